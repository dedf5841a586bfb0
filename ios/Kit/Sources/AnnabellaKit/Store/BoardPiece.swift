import AnnabellaCore
import Foundation

/// A piece on a board.
public struct BoardPiece: Equatable, Hashable, Sendable {
    /// Whose.
    public let side: GameSide
    /// Which.
    public let kind: PieceKind
}

extension Data {
    /// What stands on a point of a board, such as that of a view or of a saved game; nil if
    /// it is empty or no point. For any actor.
    public func piece(at point: Int) -> BoardPiece? {
        guard indices.contains(startIndex + point) else { return nil }
        let byte = self[startIndex + point]
        // the first player's pieces are counted from 1, the other one's from 9
        let place = Int(byte % 8) - 1
        guard byte < 16, PieceKind.allCases.indices.contains(place) else { return nil }
        return BoardPiece(side: byte < 8 ? .first : .second, kind: PieceKind.allCases[place])
    }
}
