import AnnabellaKit
import SwiftUI

/// A page of lines on which things are chosen, in the app's colours.
struct FormPage<Content: View>: View {
    let title: String
    @ViewBuilder let content: Content
    @Environment(\.theme) private var theme

    var body: some View {
        Form {
            content.listRowBackground(Color(theme.surface))
        }
        .scrollContentBackground(.hidden)
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .navigationTitle(title)
    }
}

/// The name of a group of lines.
struct GroupName: View {
    let name: String
    @Environment(\.theme) private var theme

    var body: some View {
        Text(name)
            .font(.headline)
            .foregroundStyle(Color(theme.accent))
            .textCase(nil)
            .accessibilityAddTraits(.isHeader)
    }
}

/// A line that does something when it is touched, and says how it stands.
struct ValueRow: View {
    let name: String
    var value: String?
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            VStack(alignment: .leading, spacing: 4) {
                Text(name).foregroundStyle(Color(theme.ink))
                if let value {
                    Text(value).font(.subheadline).foregroundStyle(Color(theme.muted))
                }
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityValue(value ?? "")
    }
}

/// A line that is on or off.
struct SwitchRow: View {
    private let name: String
    private let isOn: @MainActor () -> Bool
    private let set: @MainActor (Bool) -> Void
    @Environment(\.theme) private var theme

    /// `isOn` is read whenever somebody asks: a switch that is touched twice before it is drawn
    /// anew goes by how it stands.
    init(
        name: String, isOn: @escaping @MainActor () -> Bool,
        set: @escaping @MainActor (Bool) -> Void
    ) {
        self.name = name
        self.isOn = isOn
        self.set = set
    }

    var body: some View {
        // so that it is drawn anew with what it shows
        let _ = isOn()
        Toggle(isOn: Binding(get: { isOn() }, set: { set($0) })) {
            Text(name).foregroundStyle(Color(theme.ink))
        }
        .tint(Color(theme.accent))
        .frame(minHeight: 44)
    }
}

/// One of a few, all to be seen.
struct OptionsRow: View {
    let options: FewOptions
    @ScaledMetric private var width = 92.0
    @Environment(\.theme) private var theme

    init(_ options: FewOptions) {
        self.options = options
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(options.title)
                .font(.subheadline)
                .foregroundStyle(Color(theme.muted))
                .accessibilityAddTraits(.isHeader)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 8) {
                ForEach(options.choices) { choice in
                    Button {
                        options.pick(choice)
                    } label: {
                        ChoiceFace(label: choice.label, isChosen: choice.isChosen)
                    }
                    .buttonStyle(.plain)
                    .accessibilityAddTraits(choice.isChosen ? .isSelected : [])
                }
            }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(options.title)
    }
}

/// What one of a few looks like: the chosen one is filled, and has a sign.
private struct ChoiceFace: View {
    let label: String
    let isChosen: Bool
    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: 4) {
            if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
            Text(label).multilineTextAlignment(.center)
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, minHeight: 44)
        .foregroundStyle(Color(isChosen ? theme.onAccent : theme.ink))
        .background(Color(isChosen ? theme.accent : theme.surface))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay {
            RoundedRectangle(cornerRadius: 12)
                .strokeBorder(Color(isChosen ? theme.accent : theme.line), lineWidth: 1)
        }
        .contentShape(Rectangle())
    }
}

/// A number between two buttons that count it. VoiceOver meets one element, which it counts by
/// swipes up and down.
struct NumberRow: View {
    private let choice: NumberChoice
    @Environment(\.theme) private var theme

    init(_ choice: NumberChoice) {
        self.choice = choice
    }

    var body: some View {
        HStack(spacing: 8) {
            Text(choice.name).foregroundStyle(Color(theme.ink))
            Spacer(minLength: 0)
            button("minus", choice.canBeLess) { choice.count(-1) }
            Text(verbatim: String(choice.value()))
                .font(.title2)
                .monospacedDigit()
                .foregroundStyle(Color(theme.ink))
                .frame(minWidth: 36)
            button("plus", choice.canBeMore) { choice.count(1) }
        }
        .frame(minHeight: 48)
        .accessibilityElement()
        .accessibilityLabel(choice.name)
        .accessibilityValue(String(choice.value()))
        .accessibilityAdjustableAction { choice.count($0 == .increment ? 1 : -1) }
        // who speaks to the device has no swipes
        .accessibilityActions {
            Button(choice.less) { choice.count(-1) }
            Button(choice.more) { choice.count(1) }
        }
    }

    private func button(
        _ sign: String, _ isPossible: Bool, _ act: @escaping @MainActor () -> Void
    ) -> some View {
        Button(action: act) {
            Image(systemName: sign)
                .frame(width: 48, height: 48)
                .contentShape(Rectangle())
        }
        // one row has two of them
        .buttonStyle(.borderless)
        .buttonRepeatBehavior(.enabled)
        .disabled(!isPossible)
    }
}

/// A line to write, below its name.
struct FieldRow: View {
    private let name: String
    private let text: @MainActor () -> String
    private let isNumber: Bool
    private let problem: String?
    private let write: @MainActor (String) -> Void
    @Environment(\.theme) private var theme

    /// `text` is read whenever somebody asks: fast fingers write on what stands there.
    init(
        name: String, text: @escaping @MainActor () -> String,
        isNumber: Bool = false, problem: String? = nil,
        write: @escaping @MainActor (String) -> Void
    ) {
        self.name = name
        self.text = text
        self.isNumber = isNumber
        self.problem = problem
        self.write = write
    }

    var body: some View {
        let _ = text()
        VStack(alignment: .leading, spacing: 4) {
            Text(name)
                .font(.subheadline)
                .foregroundStyle(Color(theme.muted))
                .accessibilityHidden(true)
            TextField(name, text: Binding(get: { text() }, set: { write($0) }))
                .textFieldStyle(.roundedBorder)
                .keyboardType(isNumber ? .numberPad : .default)
                .autocorrectionDisabled()
                .frame(minHeight: 44)
                .accessibilityLabel(name)
                .accessibilityHint(problem ?? "")
            if let problem {
                Text(problem).font(.subheadline).foregroundStyle(Color(theme.warning))
            }
        }
    }
}

/// What was said last: seen as it is printed, and read as it was said, each part in its
/// language.
struct LastSentence: View {
    let announcer: Announcer

    var body: some View {
        Text(announcer.lastSentence)
            .accessibilityHidden(announcer.lastSentence.isEmpty)
            .accessibilityLabel(Text(announcer.lastSpoken))
    }
}
