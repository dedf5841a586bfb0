import AnnabellaCore

/// What VoiceOver and the like offer on a square: where its piece can go, and what can be
/// asked about it, as the core says.
@MainActor
final class SquareMenu: BoardActions {
    private let game: GameStore
    private let board: BoardModel
    private let input: MoveInput
    private let label: @MainActor (LabelName) -> String
    private let language: @MainActor () -> SpeechLanguage
    private let ask: @MainActor (GameQuestion) -> Void

    init(
        _ game: GameStore, _ board: BoardModel, _ input: MoveInput,
        label: @escaping @MainActor (LabelName) -> String,
        language: @escaping @MainActor () -> SpeechLanguage,
        ask: @escaping @MainActor (GameQuestion) -> Void
    ) {
        self.game = game
        self.board = board
        self.input = input
        self.label = label
        self.language = language
        self.ask = ask
    }

    func on(_ square: Int) -> [BoardAction] {
        let questions = try? squareMenu(
            view: game.state.view, square: UInt16(square), language: language())
        return plays(square)
            + (questions ?? []).map { line in
                BoardAction(line.name) { [ask] in ask(line.question) }
            }
    }

    private func plays(_ from: Int) -> [BoardAction] {
        let view = game.state.view
        guard view.isPersonsTurn, !view.hidesBoard else { return [] }
        let targets = Set(view.moves(from: from).map(\.arrival)).sorted()
        // a menu of more is slower than two taps
        guard targets.count <= Self.most else { return [] }
        return targets.map { to in
            BoardAction("\(label(.actionPlay)) \(board.element(of: to).name)") { [input] in
                // what was read out is played, also if the board has changed meanwhile
                input.play(from: from, to: to)
            }
        }
    }

    private static let most = 8
}
