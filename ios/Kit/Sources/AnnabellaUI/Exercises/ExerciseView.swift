import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// An exercise: how far it has come, the task, what was said to the last answer, and ways to
/// answer.
struct ExerciseView: View {
    @Environment(Annabella.self) private var app
    private let model: ExerciseModel
    @FocusState private var hasKeys: Bool
    @Environment(\.theme) private var theme
    @Environment(\.isLarge) private var isLarge

    init(_ model: ExerciseModel) {
        self.model = model
    }

    var body: some View {
        GeometryReader { place in
            let isBeside = isLarge && place.size.width > place.size.height
            let layout =
                isBeside
                ? AnyLayout(HStackLayout(alignment: .center, spacing: 32))
                : AnyLayout(VStackLayout(spacing: 16))
            ScrollView {
                VStack(spacing: 16) {
                    ProgressStrip(model: model)
                    if model.isOver {
                        result.frame(maxWidth: 640)
                    } else {
                        layout {
                            VStack(spacing: 16) { asked }
                            VStack(spacing: 16) { given }
                        }
                        .frame(maxHeight: .infinity)
                    }
                }
                .frame(maxWidth: isBeside ? 1120 : 640)
                .padding(16)
                // the middle of a large screen is where the eye is
                .frame(maxWidth: .infinity, minHeight: isLarge ? place.size.height : nil)
            }
        }
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(model.title)
        .keys($hasKeys, wished: app.dialogs.open == nil && !model.entry.isOpen && !model.hasBoard)
        .focusEffectDisabled()
        .onKeyPress(phases: [.down, .repeat]) { press in
            model.key(KeyEvent(press)) ? .handled : .ignored
        }
        .accessibilityAction(.magicTap) { model.sayAgain() }
        .accessibilityAction(.escape) { model.back() }
        .task { await model.appear() }
    }

    /// What there is to know, and what was said to it.
    @ViewBuilder private var asked: some View {
        Text(model.task.printed)
            .font(.display)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, minHeight: 120)
            .accessibilityLabel(Text(model.task.flatMap(\.segments)))
        verdict
    }

    /// With what it is answered.
    @ViewBuilder private var given: some View {
        answers
        HStack(spacing: 8) {
            Button(app.text(.exercisesSayAgain)) { model.sayAgain() }
            Button(app.text(.exercisesUnknown)) { Task { await model.giveUp() } }
        }
        .buttonStyle(.words)
    }

    /// Its room is kept, so that nothing below moves.
    private var verdict: some View {
        Text(model.verdict.printed)
            .font(.name)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, minHeight: 56)
            .accessibilityHidden(model.verdict.printed.isEmpty)
    }

    @ViewBuilder private var answers: some View {
        switch model.answers {
        case .buttons(let buttons):
            TileRow {
                ForEach(buttons) { button in
                    LargeAnswer(name: app.text(button.label)) { model.press(button) }
                }
            }
        case .squares:
            BoardView(board: model.board, rotors: [], isStill: true) { square in
                model.board.read(square, isElsewhereHere: true)
            }
            .frame(maxWidth: 420)
            Text(model.givenNames)
                .font(.name)
                .frame(maxWidth: .infinity, minHeight: 28)
                .accessibilityHidden(model.given.isEmpty)
            if model.hasSend {
                Button(app.text(.answerDone)) { Task { await model.send() } }
                    .buttonStyle(.primaryWords)
                    .disabled(model.given.isEmpty)
            }
            if model.hasFinish {
                Button(app.text(.answerDone)) { Task { await model.finish() } }
                    .buttonStyle(.primaryWords)
            }
        case .words: EmptyView()
        }
        HStack(spacing: 8) {
            Button(app.text(.exercisesAnswer)) { model.entry.open() }
            Button(model.talk.label) { model.talk.talk() }
        }
        .buttonStyle(.words)
    }

    @ViewBuilder private var result: some View {
        Text(model.summary.printed)
            .font(.display)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, minHeight: 120)
        verdict
        Button(app.text(.exercisesAgain)) { Task { await model.again() } }
            .buttonStyle(.primaryWords)
        Button(app.text(.gameBack)) { model.back() }.buttonStyle(.words)
    }
}

/// A part for each task, filled when it was done: with a sign in it where it was done right.
private struct ProgressStrip: View {
    let model: ExerciseModel
    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<max(model.count, 1), id: \.self) { number in
                let mark = number < model.marks.count ? model.marks[number] : nil
                Capsule()
                    .fill(Color(fill(mark)))
                    .frame(height: mark == true ? 12 : 6)
            }
        }
        .frame(maxWidth: .infinity, minHeight: 16)
        .accessibilityElement()
        .accessibilityLabel(model.progress)
    }

    /// What is right is higher as well, so that no colour is needed.
    private func fill(_ mark: Bool?) -> RGB {
        switch mark {
        case true?: theme.accent
        case false?: theme.warning
        case nil: theme.hair
        }
    }
}

/// One of two answers.
private struct LargeAnswer: View {
    let name: String
    let act: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: act) {
            Text(name)
                .font(.cardTitle)
                .foregroundStyle(Color(theme.ink))
                .frame(maxWidth: .infinity, minHeight: 120)
                .filled(theme.wash, radius: Radius.area)
        }
        .buttonStyle(.bare(radius: Radius.area))
    }
}
