import AnnabellaCore
import AnnabellaKit
import SwiftUI

/// The game on the table stepped through. The buttons for steps stay where they are, whatever
/// is seen and said above them.
struct StepsView: View {
    @Environment(Annabella.self) private var app
    private let model: StepsModel
    @Environment(\.theme) private var theme

    init(_ model: StepsModel) {
        self.model = model
    }

    var body: some View {
        VStack(spacing: 0) {
            GeometryReader { place in
                let layout = GameLayout.of(place.size)
                GamePlaces(layout, in: place.size, hasTitle: model.isTurned) { part, side in
                    switch part {
                    case .title: title
                    case .far: player(isFar: true)
                    case .board: board(side)
                    case .near: player(isFar: false)
                    case .slip: slip(isWide: GameLayout.isWide(place.size))
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
        .titled(app.text(.stepsTitle))
        .toolbar { ToolbarItem(placement: .topBarTrailing) { type } }
        .toolbar(model.isTurned ? .hidden : .automatic, for: .navigationBar)
        .background { keys }
        .accessibilityAction(.magicTap) { model.repeatLast() }
        .task { await model.run() }
    }

    @ViewBuilder private var title: some View {
        if model.isTurned {
            HStack(spacing: 8) {
                BackButton()
                Text(app.text(.stepsTitle)).font(.pageTitle).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                type
            }
            .padding(.horizontal, 8)
            .frame(minHeight: GameLayout.title)
        }
    }

    @ViewBuilder private func player(isFar: Bool) -> some View {
        if let panel = isFar ? model.players.far : model.players.near {
            // its clock stands as it stood
            PlayerPanelView(panel: panel, hold: { _ in }, feel: {})
        }
    }

    /// Where it may not be seen its place is left empty.
    @ViewBuilder private func board(_ side: CGFloat) -> some View {
        if model.isBoardSeen {
            BoardView(board: model.board, rotors: model.rotors) { model.read($0) }
                .equatable()
                // a finger on it scrolls the page, unless it reads
                .allowsHitTesting(app.settings.exploreByFinger || app.ports.reader.isOn)
                .frame(width: side, height: side)
        } else {
            Color(theme.surface)
                .frame(width: side, height: side)
                .accessibilityHidden(true)
        }
    }

    private func slip(isWide: Bool) -> some View {
        SlipView(fills: isWide) {
            VStack(alignment: .leading, spacing: 4) {
                Text(model.sentence).accessibilityAddTraits(.isHeader)
                if !model.remark.isEmpty { LastSentence(announcer: app.announcer) }
            }
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
        return key.map { KeyboardShortcut($0, modifiers: []) }
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

    private var type: some View {
        IconButton(icon: .pen, label: app.text(.gameType)) { model.entry.open() }
    }
}
