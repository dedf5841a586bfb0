import AnnabellaCore

@MainActor
protocol BlindMenuDelegate: AnyObject {
    /// What can be done in the game.
    var deeds: [GameActions.Action] { get }

    func ask(_ question: GameQuestion)

    func set(_ board: BlindBoard)

    func step(_ by: Int)

    /// Where else to go, of several boards.
    var boards: Boards { get }

    func review()

    /// What was said in the game, to be heard again.
    func spoken()

    /// To the page of the scoresheet.
    func score()

    /// To the page on which the game is stepped through.
    func steps()

    func leaveToBoard()
}

/// The commands of the page for blind play.
@MainActor
struct BlindMenu {
    /// A line of it; what opens further lines gives them.
    @MainActor
    struct Item {
        let label: String
        var more: (@MainActor () -> [Item])?
        var run: @MainActor () -> Void = {}
    }

    private let game: GameStore
    private let dialogs: Dialogs
    private let localization: Localization
    private weak var delegate: (any BlindMenuDelegate)?

    init(
        _ game: GameStore, _ dialogs: Dialogs, _ localization: Localization,
        delegate: any BlindMenuDelegate
    ) {
        self.game = game
        self.dialogs = dialogs
        self.localization = localization
        self.delegate = delegate
    }

    var items: [Item] {
        // the way out comes first
        var items = [item(.blindToBoard) { $0.leaveToBoard() }]
        if delegate?.boards.areSeveral == true {
            items += [
                item(.boardsNext) { $0.boards.step(by: 1) },
                item(.boardsPrevious) { $0.boards.step(by: -1) },
            ]
        }
        items += [
            question(.blindPosition, kind.positionQuestion),
            Item(label: localization.text(.blindWhere), more: { pieces }),
            question(.blindTurn, .turn),
            question(.blindLastMoves, .lastMoves(count: 6)),
            question(.blindCaptured, .captured),
            question(kind.movesLabel, kind.movesQuestion),
            item(.blindStepBack) { $0.step(-1) },
            item(.blindStepOn) { $0.step(1) },
        ]
        items += (delegate?.deeds ?? []).map { deed in item(deed.label) { _ in deed.run() } }
        if game.state.view.isOver {
            items.append(item(.blindReview) { $0.review() })
        }
        if game.state.view.plies > 0 {
            items.append(item(.stepsTitle) { $0.steps() })
        }
        return items + [
            item(.gameSpoken) { $0.spoken() },
            item(.scoreTitle) { $0.score() },
            Item(label: localization.text(.blindBoard), more: { boards }),
        ]
    }

    /// Shows lines in a list, as VoiceOver or the eye reads them.
    func show(_ title: String, _ items: [Item]) {
        let options = items.map { item in
            Option<@MainActor () -> Void>(
                { if let more = item.more { show(item.label, more()) } else { item.run() } },
                item.label)
        }
        dialogs.menu(title, options)
    }

    private var kind: GameKind { game.state.view.kind }

    private var pieces: [Item] {
        kind.pieceQuestions.map { question($0.label, $0.question) }
    }

    private var boards: [Item] {
        let boards: [(LabelName, BlindBoard)] = [
            (.blindBoardShown, .shown), (.blindBoardDimmed, .dimmed), (.blindBoardHidden, .hidden),
        ]
        return boards.map { label, board in item(label) { $0.set(board) } }
    }

    private func question(_ label: LabelName, _ question: GameQuestion) -> Item {
        item(label) { $0.ask(question) }
    }

    private func item(
        _ label: LabelName, _ run: @escaping @MainActor (any BlindMenuDelegate) -> Void
    ) -> Item {
        Item(
            label: localization.text(label),
            run: { [weak delegate] in if let delegate { run(delegate) } })
    }
}
