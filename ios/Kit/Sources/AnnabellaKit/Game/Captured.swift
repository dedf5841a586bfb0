import AnnabellaCore
import Foundation

/// What a side has captured, from the boards at the start and now; promotion counts as no
/// loss.
public enum Captured {
    /// Queen, rook, bishop, knight, pawn as a board has them, and what they are worth, about.
    private static let order: [(kind: UInt8, worth: Int)] = [
        (5, 9), (4, 5), (3, 3), (2, 3), (1, 1),
    ]
    private static let black: UInt8 = 8

    /// The pieces that a side has captured, as bytes of a board, the most valuable first.
    public static func by(_ color: PlayerColor, start: Data, now: Data) -> [UInt8] {
        let base = color == .white ? black : 0
        let gone = order.map { count(start, base + $0.kind) - count(now, base + $0.kind) }
        // a pawn that became a piece was not captured
        let promoted = gone.filter { $0 < 0 }.reduce(0, -)
        return zip(order, gone).flatMap { piece, gone in
            let lost = gone - (piece.kind == 1 ? promoted : 0)
            return [UInt8](repeating: base + piece.kind, count: max(0, lost))
        }
    }

    /// By how much a side is ahead of the other; below 0 if it is behind.
    public static func lead(_ color: PlayerColor, _ board: Data) -> Int {
        let white = order.map { piece in
            piece.worth * (count(board, piece.kind) - count(board, black + piece.kind))
        }.reduce(0, +)
        return color == .white ? white : -white
    }

    private static func count(_ board: Data, _ byte: UInt8) -> Int {
        board.filter { $0 == byte }.count
    }
}
