import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// The game on the table stepped through. The buttons for steps stay where they are, whatever
/// is seen and said above them.
struct StepsView: View {
    @Environment(Annabella.self) private var app
    private let model: StepsModel
    @Environment(\.theme) private var theme
    @ScaledMetric(relativeTo: .body) private var lineHeight: CGFloat = 22

    init(_ model: StepsModel) {
        self.model = model
    }

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { place in
                let layout = GameLayout.of(place.size)
                GamePlaces(layout, in: place.size, hasTitle: model.isTurned, hasSlider: true) {
                    part, side in
                    switch part {
                    case .title: title
                    case .far: player(isFar: true)
                    case .board: board(side)
                    case .near: player(isFar: false)
                    case .slip: below(isWide: GameLayout.isWide(place.size))
                    case .bar: GameBarView(model.bar)
                    }
                }
            }
            talk
        }
        // who sits opposite reads from there
        .rotationEffect(.degrees(model.isTurned ? 180 : 0))
        .background(Color(theme.paper))
        .foregroundStyle(Color(theme.ink))
        .titled(app.text(.stepsLooking))
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { comment }
            ToolbarItem(placement: .topBarTrailing) { more }
        }
        .toolbar(model.isTurned ? .hidden : .automatic, for: .navigationBar)
        .background { keys }
        .onKeyPress(phases: [.down, .repeat]) { take(KeyEvent($0)) }
        .accessibilityAction(.magicTap) { model.repeatLast() }
        .task { await model.run() }
    }

    @ViewBuilder private var title: some View {
        if model.isTurned {
            HStack(spacing: 8) {
                BackButton()
                Text(app.text(.stepsLooking)).font(.pageTitle).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                comment
                more
            }
            .padding(.horizontal, 8)
            .frame(minHeight: GameLayout.title)
        }
    }

    @ViewBuilder private func player(isFar: Bool) -> some View {
        if let panel = isFar ? model.players.far : model.players.near {
            // while the game goes on its clock does
            PlayerPanelView(panel: panel, hold: { _ in }, feel: {})
        }
    }

    /// Where it may not be seen its place is left empty.
    @ViewBuilder private func board(_ side: CGFloat) -> some View {
        if model.isBoardSeen {
            BoardView(
                board: model.board, rotors: model.rotors, isStill: !app.settings.exploreByFinger
            ) {
                model.read($0)
            }
            .equatable()
            .frame(width: side, height: side)
            .simultaneousGesture(swipe(onBoard: true))
        } else {
            Color(theme.surface)
                .frame(width: side, height: side)
                .accessibilityHidden(true)
        }
    }

    private func swipe(onBoard: Bool) -> some Gesture {
        DragGesture(minimumDistance: MoveSwipe.least).onEnded { finger in
            model.swiped(finger.translation, onBoard: onBoard)
        }
    }

    /// Keys that lead over the board are for it alone.
    private func take(_ event: KeyEvent) -> KeyPress.Result {
        if event.isForBoardOnly, !model.board.hasKeys { return .ignored }
        return model.key(event) ? .handled : .ignored
    }

    /// The slider stays where it is, and the moves take what is left.
    private func below(isWide: Bool) -> some View {
        VStack(spacing: 0) {
            slider.frame(minHeight: GameLayout.slider(lineHeight)).padding(.horizontal, 16)
            slip(isWide: isWide)
        }
    }

    private var slider: some View {
        let choice = model.slider
        let layout =
            GameLayout.hasLargeText(lineHeight)
            ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
            : AnyLayout(HStackLayout(spacing: 12))
        return layout {
            // as wide as the longest words
            Text(verbatim: model.widestPlace)
                .opacity(0)
                .overlay(alignment: .leading) { Text(verbatim: choice.value) }
                .font(.aside.monospacedDigit())
                .foregroundStyle(Color(theme.muted))
                .accessibilityHidden(true)
            StepSlider(choice, areMoves: true)
        }
    }

    private func slip(isWide: Bool) -> some View {
        SlipView(fills: isWide) {
            VStack(alignment: .leading, spacing: 4) {
                Text(model.sentence).accessibilityAddTraits(.isHeader)
                if let time = model.timeAfter { Text(time).foregroundStyle(Color(theme.muted)) }
                ForEach(Array(model.comments.enumerated()), id: \.offset) { Text($0.element) }
                if !model.remark.isEmpty { LastSentence(announcer: app.announcer) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .simultaneousGesture(swipe(onBoard: false))
        } under: {
            if isWide {
                ScrolledMoves(rows: model.rows, current: model.ply) { model.jump(to: $0) }
            } else {
                MoveRowsView(rows: model.rows, current: model.ply) { model.jump(to: $0) }
                    .padding(.vertical, 6)
            }
        }
    }

    /// What the keys of a keyboard do, whichever button they are on.
    private var keys: some View {
        HStack(spacing: 0) {
            ForEach(model.bar) { item in
                Button("") { item.run() }
                    .keyboardShortcut(shortcut(item.label))
                    .disabled(!item.isPossible)
            }
        }
        .opacity(0)
        .accessibilityHidden(true)
    }

    private func shortcut(_ label: LabelName) -> KeyboardShortcut? {
        let key: KeyEquivalent? =
            switch label {
            case .stepsFirst: .home
            case .stepsPrevious: .leftArrow
            case .stepsNext: .rightArrow
            case .stepsLast: .end
            default: nil
            }
        // where the keys are on the board the arrows lead over its squares
        return key.map { KeyboardShortcut($0, modifiers: model.board.hasKeys ? .command : []) }
    }

    /// Where a finger finds it on the page for blind play.
    @ViewBuilder private var talk: some View {
        if model.hasTalk {
            CornerArea(.speak, model.talk.label, touch: model.talk.area) {
                model.talk.type()
            }
            .accessibilityHint(app.text(.blindType))
            .accessibilityAction(named: Text(app.text(.blindTalk))) { model.talk.talk() }
            .frame(height: 96)
        }
    }

    private var comment: some View {
        IconButton(icon: .comment, label: app.text(.stepsComment)) { model.comment() }
            .disabled(!model.mayComment)
    }

    private var more: some View {
        IconButton(icon: .more, label: app.text(.gameMore)) { model.openMenu() }
    }
}
