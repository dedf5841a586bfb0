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

    public init(_ view: GameView) {
        let isHidden = view.hidesBoard
        picture = BoardPicture(pieces: view.board)
        let made = view.awaitsRepetition ? nil : view.latestMove
        picture.lastMove = made.map { [Int($0.squares.from), Int($0.arrival)] } ?? []
        picture.check = isHidden ? nil : view.check.map(Int.init)
        picture.hidesPieces = isHidden
        isFlipped = Self.isFlipped(white: view.white, black: view.black)
        isOver = view.isOver
    }

    /// A saved game's, whose last move and check the library does not tell.
    init(_ content: SavedContent) {
        picture = BoardPicture(pieces: content.board)
        picture.hidesPieces = content.hidesBoard
        isFlipped = Self.isFlipped(white: content.white, black: content.black)
        isOver = if case .over = content.phase { true } else { false }
    }

    /// What was kept; nil if there is nothing, or nothing that can be read.
    @MainActor
    init?(_ kept: any KeptValues) {
        let pieces = (kept.text("board-pieces") ?? "").compactMap(\.hexDigitValue)
        guard pieces.count == 64 else { return nil }
        picture = BoardPicture(pieces: Data(pieces.map(UInt8.init)))
        picture.lastMove = (kept.text("board-last-move") ?? "").split(separator: " ")
            .compactMap { Int($0) }.filter((0..<64).contains)
        picture.check = kept.number("board-check").flatMap { (0..<64).contains($0) ? $0 : nil }
        picture.hidesPieces = kept.flag("board-hidden") ?? false
        isFlipped = kept.flag("board-flipped") ?? false
        isOver = kept.flag("board-over") ?? true
    }

    @MainActor
    func keep(in kept: any KeptValues) {
        let pieces = picture.pieces.map { String($0, radix: 16) }.joined()
        kept.keep(pieces, as: "board-pieces")
        let move = picture.lastMove.map { String($0) }.joined(separator: " ")
        kept.keep(move, as: "board-last-move")
        kept.keep(picture.check ?? -1, as: "board-check")
        kept.keep(picture.hidesPieces, as: "board-hidden")
        kept.keep(isFlipped, as: "board-flipped")
        kept.keep(isOver, as: "board-over")
    }

    /// Somebody who plays Black against the computer has Black below.
    public static func isFlipped(white: GamePlayer, black: GamePlayer) -> Bool {
        !white.isPerson && black.isPerson
    }
}
