import AnnabellaCore
import Foundation

/// A legal move or the last one, as a screen shows it. Squares are numbers, 0 = a1,
/// 63 = h8.
public struct BoardMove: Equatable, Hashable, Sendable {
    /// From where to where, to be played as it is; castling goes from the king's square
    /// to the rook's.
    public let squares: MoveSquares
    /// What it does beside that.
    public let kind: MoveKind
    /// Where the piece stands afterwards.
    public let arrival: UInt8
}

extension GameView {
    /// The legal moves of the piece on a square, each promotion by itself; for any actor.
    public func moves(from square: UInt8) -> [BoardMove] {
        stride(from: legalMoves.startIndex, to: legalMoves.endIndex, by: 4)
            .filter { legalMoves[$0] == square }
            .map { BoardMove(legalMoves, at: $0) }
    }

    /// The last move; nil before the first. For any actor.
    public var latestMove: BoardMove? {
        lastMove.isEmpty ? nil : BoardMove(lastMove, at: lastMove.startIndex)
    }
}

extension BoardMove {
    /// From, to, what the move does, and where the piece stands afterwards.
    fileprivate init(_ packed: Data, at place: Int) {
        let (kind, promotion) = does[Int(packed[place + 2])]
        squares = MoveSquares(from: packed[place], to: packed[place + 1], promotion: promotion)
        self.kind = kind
        arrival = packed[place + 3]
    }
}

/// What the third byte of a move says.
private let does: [(MoveKind, PieceKind?)] = [
    (.plain, nil),
    (.enPassant, nil),
    (.castle, nil),
    (.promotion, .knight),
    (.promotion, .bishop),
    (.promotion, .rook),
    (.promotion, .queen),
]
