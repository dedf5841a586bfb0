import AnnabellaKit
import SwiftUI

/// A clock that talks, beside a board of wood: a face at each end, of which the whole is
/// pressed, and what is seldom wished between them.
struct ClockView: View {
    @Environment(Annabella.self) private var app
    private let model: ClockModel
    @FocusState private var hasKeys: Bool
    @Environment(\.theme) private var theme
    @Environment(\.verticalSizeClass) private var height

    init(_ model: ClockModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { page in
            if height == .compact || page.size.width > page.size.height {
                HStack(spacing: 8) {
                    face(at: 0)
                    controls.frame(width: min(page.size.width / 3, height == .compact ? 280 : 200))
                    face(at: 1)
                }
            } else {
                VStack(spacing: 8) {
                    face(at: 0).rotationEffect(.degrees(180))
                    controls.frame(maxHeight: page.size.height * 0.36)
                    face(at: 1)
                }
            }
        }
        .padding(8)
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(app.text(.clockTitle))
        .keys($hasKeys, wished: app.dialogs.open == nil)
        .focusEffectDisabled()
        // a key that is held has been pressed once
        .onKeyPress(keys: [.space, "t"], phases: .down) { press in
            if press.key == .space { model.press() } else { model.tellTimes() }
            return .handled
        }
        .accessibilityAction(.magicTap) { model.press() }
        .task { await model.appear() }
    }

    private func face(at place: Int) -> some View {
        let face = model.faces[place]
        return Button {
            model.press(face.side)
        } label: {
            ClockFaceView(face: face)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(face.name)
        .accessibilityValue(face.isLow ? app.text(.clockLow) : "")
        // which one is filled says whose time runs
        .accessibilityAddTraits(face.isRunning ? .isSelected : [])
    }

    private var controls: some View {
        ViewThatFits(in: .vertical) {
            buttons
            ScrollView { buttons }
        }
    }

    private var buttons: some View {
        VStack(spacing: 8) {
            Button(model.startOrStopLabel) { model.pressStartOrStop() }.buttonStyle(.primaryWords)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 130))], spacing: 8) {
                ForEach(model.controls) { control in
                    Button(app.text(control.label)) { control.run() }
                }
            }
            .buttonStyle(.words)
            // VoiceOver has said it
            // its room is kept, so that the buttons stay where they are
            Text(model.sentence).font(.subheadline).accessibilityHidden(true)
                .frame(minHeight: 72, alignment: .top)
        }
    }
}

/// The time of one side, as large as there is room: filled while it runs.
private struct ClockFaceView: View {
    let face: ClockModel.Face
    @Environment(\.theme) private var theme

    var body: some View {
        let filled = ClockFill(theme, face.isRunning ? .runs : .stands, isLow: face.isLow)
        VStack(spacing: 4) {
            Text(face.label).font(.name)
            Text(face.left)
                .font(.system(size: 120, weight: .semibold).monospacedDigit())
                .lineLimit(1)
                .minimumScaleFactor(0.2)
                .frame(maxHeight: .infinity)
            Text(face.made)
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .foregroundStyle(Color(face.isRunning ? filled.words : theme.ink))
        .filled(filled.fill ?? theme.surface, radius: Radius.area)
        .contentShape(Rectangle())
    }
}
