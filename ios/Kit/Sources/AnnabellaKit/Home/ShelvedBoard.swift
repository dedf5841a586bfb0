import AnnabellaCore

/// A board of a simultaneous display, as Home shows it.
public struct ShelvedBoard: Identifiable, Sendable {
    public let number: Int
    public let board: LastBoard
    public let name: String
    /// How the game stands, for who does not see it.
    public let standing: String
    public var id: Int { number }

    /// Those that are open; none where there is one alone.
    @MainActor
    static func open(_ games: Games, _ localization: Localization) async -> [ShelvedBoard] {
        guard games.boards.count > 1 else { return [] }
        var shelf: [ShelvedBoard] = []
        for (at, board) in games.boards.enumerated() {
            let opponent = await board.opponent(localization.speech.language)
            let picture = LastBoard(board.game.state.view, isTurned: board.game.isTurned)
            shelf.append(
                ShelvedBoard(at + 1, picture, opponent, await board.standing(), localization))
        }
        return shelf
    }

    /// Those that were open when the app ended, and are saved.
    @MainActor
    static func saved(
        _ games: Games, _ list: [SavedGame], _ localization: Localization
    ) -> [ShelvedBoard] {
        let language = localization.speech.language
        let boards = games.lastBoards.compactMap { kept in
            list.first { $0.id == kept.id }.flatMap { game in
                game.content.map { (content: $0, own: kept.own, summary: game.summary) }
            }
        }
        guard boards.count > 1 else { return [] }
        return boards.enumerated().map { at, board in
            let seat = board.own == .first ? board.content.second : board.content.first
            let name = try? seatName(
                kind: board.content.kind, player: seat.player, side: board.own.other,
                name: seat.name, isReader: false, language: language)
            return ShelvedBoard(
                at + 1, LastBoard(board.content), name ?? "", board.summary?.printed ?? "",
                localization)
        }
    }

    @MainActor
    private init(
        _ number: Int, _ board: LastBoard, _ opponent: String, _ standing: String,
        _ localization: Localization
    ) {
        self.standing = standing
        self.number = number
        self.board = board
        name =
            (try? boardNamed(
                number: UInt32(number), name: opponent, language: localization.speech.language))
            ?? ""
    }
}
