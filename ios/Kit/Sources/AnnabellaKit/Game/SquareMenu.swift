import AnnabellaCore

/// What VoiceOver and the like offer on a square: where its piece can go, and what can be
/// asked about it, as the core says.
@MainActor
final class SquareMenu: BoardActions {
    private let seen: @MainActor () -> GameView
    private let board: BoardModel
    /// Nil where nothing is played.
    private let input: MoveInput?
    private let label: @MainActor (LabelName) -> String
    private let language: @MainActor () -> SpeechLanguage
    private let ask: @MainActor (GameQuestion) -> Void
    private var known: [Facts: [String]] = [:]

    init(
        _ seen: @escaping @MainActor () -> GameView, _ board: BoardModel, _ input: MoveInput?,
        label: @escaping @MainActor (LabelName) -> String,
        language: @escaping @MainActor () -> SpeechLanguage,
        ask: @escaping @MainActor (GameQuestion) -> Void
    ) {
        self.seen = seen
        self.board = board
        self.input = input
        self.label = label
        self.language = language
        self.ask = ask
    }

    func on(_ square: Int) -> [BoardAction] {
        plays(square)
            + names(of: square).map { name in
                BoardAction(name) { [weak self] in
                    guard let self else { return }
                    if let line = questions(on: square).first(where: { $0.name == name }) {
                        ask(line.question)
                    }
                }
            }
    }

    /// What can be asked about a square, each of which is a call into the library.
    private func questions(on square: Int) -> [SquareQuestion] {
        (try? squareMenu(
            view: seen(), square: UInt16(square), language: language())) ?? []
    }

    /// What that is called is the same on many squares, of which a board can have hundreds.
    private func names(of square: Int) -> [String] {
        let view = seen()
        let facts = Facts(
            kind: view.kind, isOccupied: view.board[view.board.startIndex + square] != 0,
            hidesBoard: view.hidesBoard, mayAdvise: view.mayAdvise, hasClock: view.clocks != nil,
            language: language())
        if let known = known[facts] { return known }
        let names = questions(on: square).map(\.name)
        known[facts] = names
        return names
    }

    /// All that they depend on.
    private struct Facts: Hashable {
        let kind: GameKind
        let isOccupied: Bool
        let hidesBoard: Bool
        let mayAdvise: Bool
        let hasClock: Bool
        let language: SpeechLanguage
    }

    private func plays(_ from: Int) -> [BoardAction] {
        let view = seen()
        // where something is only put a point is played by choosing it
        guard let input, view.isPersonsTurn, !view.hidesBoard, !view.kind.isOnLines else {
            return []
        }
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
