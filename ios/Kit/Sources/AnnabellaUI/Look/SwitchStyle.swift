import AnnabellaKit
import SwiftUI

/// A switch: off a small knob in a line, on a large one in a filled field.
struct FilledSwitch: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        SwitchFace(configuration: configuration)
    }
}

extension ToggleStyle where Self == FilledSwitch {
    static var filled: FilledSwitch { FilledSwitch() }
}

private struct SwitchFace: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.theme) private var theme
    @Environment(\.accessibilityReduceMotion) private var isStill

    var body: some View {
        let isOn = configuration.isOn
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 16) {
                configuration.label
                Spacer(minLength: 0)
                Capsule()
                    .fill(isOn ? Color(theme.accent) : Color.clear)
                    .overlay {
                        Capsule().strokeBorder(
                            Color(isOn ? theme.accent : theme.line), lineWidth: 2)
                    }
                    .frame(width: 52, height: 32)
                    .overlay(alignment: isOn ? .trailing : .leading) {
                        Circle()
                            .fill(Color(isOn ? theme.onAccent : theme.line))
                            .frame(width: isOn ? 22 : 16, height: isOn ? 22 : 16)
                            .padding(isOn ? 5 : 8)
                    }
                    .animation(isStill ? nil : .easeOut(duration: 0.12), value: isOn)
            }
            .frame(minHeight: 48)
        }
        .buttonStyle(.bare())
        // VoiceOver meets a switch as it knows them
        .accessibilityRepresentation {
            Toggle(isOn: configuration.$isOn) { configuration.label }.toggleStyle(.switch)
        }
    }
}
