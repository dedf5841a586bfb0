import AnnabellaCore

/// What VoiceOver and the like offer on a square: where its piece can go, and what can be
/// asked about it. In a game by the Laws nothing is offered that only advises; the core would
/// refuse it.
@MainActor
final class SquareMenu: BoardActions {
    private let game: GameStore
    private let board: BoardModel
    private let input: MoveInput
    private let label: @MainActor (LabelName) -> String
    private let ask: @MainActor (GameQuestion) -> Void

    init(
        _ game: GameStore, _ board: BoardModel, _ input: MoveInput,
        label: @escaping @MainActor (LabelName) -> String,
        ask: @escaping @MainActor (GameQuestion) -> Void
    ) {
        self.game = game
        self.board = board
        self.input = input
        self.label = label
        self.ask = ask
    }

    func on(_ square: Int) -> [BoardAction] {
        plays(square)
            + questions(square).map { label, question in
                BoardAction(self.label(label)) { [ask] in ask(question) }
            }
    }

    private func plays(_ from: Int) -> [BoardAction] {
        let view = game.state.view
        guard view.isPersonsTurn, !view.hidesBoard else { return [] }
        let targets = Set(view.moves(from: UInt8(from)).map { Int($0.arrival) }).sorted()
        // a menu of more is slower than two taps
        guard targets.count <= Self.most else { return [] }
        return targets.map { to in
            BoardAction("\(label(.actionPlay)) \(board.element(of: to).name)") { [input] in
                // what was read out is played, also if the board has changed meanwhile
                input.play(from: from, to: to)
            }
        }
    }

    private func questions(_ square: Int) -> [(LabelName, GameQuestion)] {
        let view = game.state.view
        let at = UInt8(square)
        var questions: [(LabelName, GameQuestion)] = []
        if !view.hidesBoard {
            if view.board.piece(at: at) != nil {
                questions.append((.actionMoves, .moves(square: at)))
            }
            if view.mayAdvise {
                questions.append((.actionAttackers, .attackers(square: at)))
                questions.append((.actionDefenders, .defenders(square: at)))
            }
            questions.append((.actionLines, .lines(square: at)))
        }
        questions.append((.actionRepeat, .lastMoves(count: 1)))
        if view.clocks != nil { questions.append((.actionClocks, .clocks)) }
        return questions
    }

    private static let most = 8
}
