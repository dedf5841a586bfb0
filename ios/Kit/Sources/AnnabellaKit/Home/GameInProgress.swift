import AnnabellaCore

/// The game that is gone on with.
public struct GameInProgress: Sendable {
    public let id: String
    public let board: LastBoard
    public let white: GamePlayer
    public let black: GamePlayer
    /// It lies on the table.
    public let isOpen: Bool
    /// What the library says of it.
    public var sentence: Phrase?

    /// The one on the table, or what is known of the last one without the library.
    @MainActor
    static func kept(_ app: Annabella) -> GameInProgress? {
        if let open = open(app) { return open }
        guard let board = app.games.lastBoard, !board.isOver else { return nil }
        return GameInProgress(
            id: app.games.lastId ?? "", board: board, white: .person, black: .person,
            isOpen: false)
    }

    /// The one on the table, or of the saved ones the last that is not over.
    @MainActor
    static func find(_ app: Annabella) async -> GameInProgress? {
        let list = await app.library.list(app.speech)
        let games = (try? list.get()) ?? []
        guard var open = open(app) else { return saved(app, games.filter(goesOn)) }
        if case .success(let id?) = await app.games.current?.id() {
            open.sentence = games.first { $0.id == id }?.summary
        }
        return open
    }

    @MainActor
    private static func open(_ app: Annabella) -> GameInProgress? {
        guard let state = app.games.current?.state, !state.isClosed, !state.view.isOver else {
            return nil
        }
        return GameInProgress(
            id: "", board: LastBoard(state.view), white: state.view.white,
            black: state.view.black, isOpen: true)
    }

    @MainActor
    private static func saved(_ app: Annabella, _ games: [SavedGame]) -> GameInProgress? {
        let last = games.first { $0.id == app.games.lastId }
        guard let game = last ?? games.first, let content = game.content else { return nil }
        let kept = last == nil ? nil : app.games.lastBoard
        let isSame = kept?.picture.pieces == content.board
        return GameInProgress(
            id: game.id, board: (isSame ? kept : nil) ?? LastBoard(content), white: content.white,
            black: content.black, isOpen: false, sentence: game.summary)
    }

    private static func goesOn(_ game: SavedGame) -> Bool {
        switch game.condition {
        case .whole, .unfinished: game.content?.result == "*"
        default: false
        }
    }
}
