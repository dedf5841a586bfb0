import AnnabellaCore

/// The game that is gone on with.
public struct GameInProgress: Sendable {
    public let id: String
    public let board: LastBoard
    public let first: GamePlayer
    public let second: GamePlayer
    /// It lies on the table.
    public let isOpen: Bool
    /// What it is and where it stands; nil where that is not known yet.
    public var sentence: Phrase?
    /// All boards of a simultaneous display; none of a game alone.
    public var shelf: [ShelvedBoard] = []
    /// Which of them it is.
    var number = 0

    /// Which board this is of how many; nil for a game alone.
    func board(_ language: SpeechLanguage) -> String? {
        guard !shelf.isEmpty, number > 0 else { return nil }
        return try? boardNumber(
            number: UInt32(number), of: UInt32(shelf.count), waiting: nil, language: language)
    }

    /// The one on the table, or what is known of the last one without the library.
    @MainActor
    static func kept(_ games: Games) -> GameInProgress? {
        if let open = open(games) { return open }
        guard let board = games.lastBoard, !board.isOver else { return nil }
        return GameInProgress(
            id: games.lastId ?? "", board: board, first: .person, second: .person,
            isOpen: false)
    }

    /// The one on the table, or of the saved ones in the list the last that is not over.
    @MainActor
    static func find(
        _ games: Games, _ list: [SavedGame], _ localization: Localization
    ) async -> GameInProgress? {
        guard var open = open(games) else { return saved(games, list, localization) }
        // a game without a move is not among the saved ones
        open.sentence = try? await games.current?.summary().get()
        open.shelf = await ShelvedBoard.open(games, localization)
        open.number = games.number
        return open
    }

    @MainActor
    private static func open(_ games: Games) -> GameInProgress? {
        guard let game = games.current, !game.state.isClosed,
            games.boards.contains(where: { !$0.isOver })
        else {
            return nil
        }
        let view = game.state.view
        return GameInProgress(
            id: "", board: LastBoard(view, isTurned: game.isTurned), first: view.first.player,
            second: view.second.player, isOpen: true)
    }

    @MainActor
    private static func saved(
        _ games: Games, _ list: [SavedGame], _ localization: Localization
    ) -> GameInProgress? {
        let left = list.filter(goesOn)
        let ofDisplay = games.lastBoards.map(\.id)
        let last = left.first { $0.id == games.lastId }
        // the board on the table may be the first that was over
        let other = left.first { board in
            ofDisplay.contains(board.id) && ofDisplay.contains(games.lastId ?? "")
        }
        guard let game = last ?? other ?? left.first, let content = game.content else { return nil }
        let kept = last == nil ? nil : games.lastBoard
        let isSame = kept?.picture.pieces == content.board
        return GameInProgress(
            id: game.id, board: (isSame ? kept : nil) ?? LastBoard(content),
            first: content.first.player,
            second: content.second.player, isOpen: false, sentence: game.summary,
            shelf: ofDisplay.contains(game.id)
                ? ShelvedBoard.saved(games, list, localization) : [],
            number: (ofDisplay.firstIndex(of: game.id) ?? -1) + 1)
    }

    private static func goesOn(_ game: SavedGame) -> Bool {
        switch game.condition {
        case .whole, .unfinished: game.content?.result == "*"
        default: false
        }
    }
}
