import AnnabellaCore
import Foundation

/// How a game's board stood when it was left: to be drawn before the library is there.
public struct LastBoard: Equatable, Sendable {
    public var picture: BoardPicture
    public var isFlipped: Bool
    public var isOver: Bool

    public init(picture: BoardPicture, isFlipped: Bool, isOver: Bool) {
        self.picture = picture
        self.isFlipped = isFlipped
        self.isOver = isOver
    }

    /// Of a game whose board may be turned by hand.
    public init(_ view: GameView, isTurned: Bool = false) {
        let isHidden = view.hidesBoard
        picture = BoardPicture(kind: view.kind, pieces: view.board, size: view.size)
        let made = view.awaitsRepetition ? nil : view.latestMove
        picture.lastMove = made?.trail ?? []
        picture.alarms = isHidden ? [] : view.alarms.map { Int($0) }
        picture.hidesPieces = isHidden
        isFlipped =
            Self.isFlipped(first: view.first.player, second: view.second.player) != isTurned
        isOver = view.isOver
    }

    /// A saved game's, whose last move and check the library does not tell.
    init(_ content: SavedContent) {
        picture = BoardPicture(
            kind: content.kind, pieces: content.board,
            size: BoardSize(columns: Int(content.columns), rows: Int(content.rows)))
        picture.hidesPieces = content.hidesBoard
        isFlipped = Self.isFlipped(first: content.first.player, second: content.second.player)
        isOver = if case .over = content.phase { true } else { false }
    }

    /// What was kept; nil if there is nothing, or nothing that can be read.
    @MainActor
    init?(_ kept: any KeptValues) {
        let pieces = (kept.text("board-pieces") ?? "").compactMap(\.hexDigitValue)
        let size = BoardSize(
            columns: kept.number("board-columns") ?? 8, rows: kept.number("board-rows") ?? 8)
        guard !pieces.isEmpty, size.columns > 0, size.rows > 0,
            pieces.count == size.columns * size.rows
        else { return nil }
        let name = kept.text("board-kind")
        let kind = GameKind.allCases.first { String(describing: $0) == name } ?? .chess
        func points(_ key: String) -> [Int] {
            (kept.text(key) ?? "").split(separator: " ").compactMap { Int($0) }
                .filter(size.points.contains)
        }
        picture = BoardPicture(kind: kind, pieces: Data(pieces.map(UInt8.init)), size: size)
        picture.lastMove = points("board-last-move")
        picture.alarms = points("board-alarms")
        picture.hidesPieces = kept.flag("board-hidden") ?? false
        isFlipped = kept.flag("board-flipped") ?? false
        isOver = kept.flag("board-over") ?? true
    }

    @MainActor
    func keep(in kept: any KeptValues) {
        let pieces = picture.pieces.map { String($0, radix: 16) }.joined()
        kept.keep(pieces, as: "board-pieces")
        func text(_ points: [Int]) -> String { points.map { String($0) }.joined(separator: " ") }
        kept.keep(String(describing: picture.kind), as: "board-kind")
        kept.keep(picture.size.columns, as: "board-columns")
        kept.keep(picture.size.rows, as: "board-rows")
        kept.keep(text(picture.lastMove), as: "board-last-move")
        kept.keep(text(picture.alarms), as: "board-alarms")
        kept.keep(picture.hidesPieces, as: "board-hidden")
        kept.keep(isFlipped, as: "board-flipped")
        kept.keep(isOver, as: "board-over")
    }

    /// Somebody who plays Black against the computer has Black below.
    public static func isFlipped(first: GamePlayer, second: GamePlayer) -> Bool {
        !first.isPerson && second.isPerson
    }
}
