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
            painter,
            BoardGeometry(
                size: size, isFlipped: isFlipped, board: picture.size, rim: painter.rim),
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
        BoardDrawing(
            painter,
            BoardGeometry(size: size, isFlipped: isFlipped, board: board, rim: painter.rim)
        ).frame(on: square)
    }
}

/// A part of a board, as seen through a loupe: all of it is drawn larger, so that one point
/// lies in the middle.
public struct DrawnLoupe: Drawn {
    public let board: DrawnBoard
    public let square: Int
    public let scale: CGFloat
    /// How large the whole board is.
    public let size: CGSize

    public init(_ board: DrawnBoard, at square: Int, of size: CGSize, scale: CGFloat = 2) {
        self.board = board
        self.square = square
        self.size = size
        self.scale = scale
    }

    public func paints(in view: CGSize) -> [BoardPaint] {
        let large = CGSize(width: size.width * scale, height: size.height * scale)
        let geometry = BoardGeometry(
            size: large, isFlipped: board.isFlipped, board: board.picture.size,
            rim: board.painter.rim)
        let middle = geometry.middle(of: square)
        let away = CGPoint(x: view.width / 2 - middle.x, y: view.height / 2 - middle.y)
        let aim = BoardDrawing(board.painter, geometry).aim(at: square)
        return (board.paints(in: large) + aim).map { $0.moved(by: away) }
    }
}

/// Where a finger would put something.
public struct DrawnAim: Drawn {
    public let painter: BoardPainter
    public let square: Int
    public let isFlipped: Bool
    public let board: BoardSize

    public init(_ painter: BoardPainter, at square: Int, isFlipped: Bool, board: BoardSize) {
        self.painter = painter
        self.square = square
        self.isFlipped = isFlipped
        self.board = board
    }

    public func paints(in size: CGSize) -> [BoardPaint] {
        BoardDrawing(
            painter,
            BoardGeometry(size: size, isFlipped: isFlipped, board: board, rim: painter.rim)
        ).aim(at: square)
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
