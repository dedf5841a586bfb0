import AnnabellaCore

/// A piece on a board.
public struct BoardPiece: Equatable, Hashable, Sendable {
    /// Whose.
    public let color: PlayerColor
    /// Which.
    public let kind: PieceKind
}

extension BoardPiece {
    /// The piece of a byte of a board; nil if the square is empty.
    public init?(_ byte: UInt8) {
        let place = Int(byte & 7) - 1
        guard byte < 16, PieceKind.allCases.indices.contains(place) else { return nil }
        color = byte < 8 ? .white : .black
        kind = PieceKind.allCases[place]
    }
}

extension GameView {
    /// The piece on a square, 0 = a1, 63 = h8; nil if it is empty.
    public func piece(at square: UInt8) -> BoardPiece? {
        board.indices.contains(Int(square)) ? BoardPiece(board[Int(square)]) : nil
    }
}
