import AnnabellaCore
import Foundation

/// A piece on a board.
public struct BoardPiece: Equatable, Hashable, Sendable {
    /// Whose.
    public let color: PlayerColor
    /// Which.
    public let kind: PieceKind
}

extension Data {
    /// What stands on a square, 0 = a1, 63 = h8, of a board of 64 bytes, such as that of
    /// a view or of a saved game; nil if it is empty or no square. For any actor.
    public func piece(at square: UInt8) -> BoardPiece? {
        guard square < count else { return nil }
        let byte = self[startIndex + Int(square)]
        // White's pieces are counted from 1, Black's from 9
        let place = Int(byte % 8) - 1
        guard byte < 16, PieceKind.allCases.indices.contains(place) else { return nil }
        return BoardPiece(color: byte < 8 ? .white : .black, kind: PieceKind.allCases[place])
    }
}
