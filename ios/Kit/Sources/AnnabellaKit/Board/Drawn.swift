import AnnabellaCore
import Foundation

/// Something that is drawn. What is equal looks alike, and is drawn once.
public protocol Drawn: Equatable, Sendable {
    func paints(in size: CGSize) -> [BoardPaint]
}

/// A board, as large as it is given room.
public struct DrawnBoard: Drawn {
    public let painter: BoardPainter
    public let picture: BoardPicture
    public let isFlipped: Bool
    public let turnedSide: GameSide?
    /// Squares whose pieces are elsewhere.
    public let without: Set<Int>
    /// Where the keys are.
    public let cursor: Int?

    public init(
        _ painter: BoardPainter, _ picture: BoardPicture, isFlipped: Bool,
        turnedSide: GameSide? = nil, without: Set<Int> = [], cursor: Int? = nil
    ) {
        self.painter = painter
        self.picture = picture
        self.isFlipped = isFlipped
        self.turnedSide = turnedSide
        self.without = without
        self.cursor = cursor
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        BoardDrawing(
            painter, BoardGeometry(size: size, isFlipped: isFlipped, board: picture.size),
            turnedSide: turnedSide
        ).paints(picture, without: without, cursor: cursor)
    }
}

/// The mark of the square over which a piece is held.
public struct DrawnFrame: Drawn {
    public let painter: BoardPainter
    public let square: Int
    public let isFlipped: Bool
    public let board: BoardSize

    public init(
        _ painter: BoardPainter, on square: Int, isFlipped: Bool, board: BoardSize = .chess
    ) {
        self.painter = painter
        self.square = square
        self.isFlipped = isFlipped
        self.board = board
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        BoardDrawing(painter, BoardGeometry(size: size, isFlipped: isFlipped, board: board))
            .frame(on: square)
    }
}

/// A piece by itself, in the middle.
public struct DrawnPiece: Drawn {
    public let painter: BoardPainter
    public let byte: UInt8
    public let isTurned: Bool

    public init(_ painter: BoardPainter, _ byte: UInt8, isTurned: Bool) {
        self.painter = painter
        self.byte = byte
        self.isTurned = isTurned
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        let side = min(size.width, size.height)
        let rect = CGRect(
            x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
        return painter.piece(byte, in: rect, isTurned: isTurned)
    }
}
