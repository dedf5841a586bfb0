import AnnabellaCore
import Foundation

/// A legal move or the last one, as a screen shows it. Points are numbers, row by row from
/// the first player's near left: in chess 0 = a1, 63 = h8.
public struct BoardMove: Equatable, Hashable, Sendable {
    /// Over which points, to be played as it is; castling goes from the king's square to the
    /// rook's.
    public let path: GamePath
    /// What it does beside that.
    public let kind: MoveKind
    /// Where the piece stands afterwards.
    public let arrival: Int

    /// The points over which its piece goes, to where it stands afterwards; for any actor.
    public var trail: [Int] { path.points.dropLast().map { Int($0) } + [arrival] }
}

extension GameView {
    /// All legal moves; for any actor.
    public var allMoves: [BoardMove] { unpacked(legalMoves) }

    /// The legal moves that begin on a point, each promotion by itself; for any actor.
    public func moves(from point: Int) -> [BoardMove] { unpacked(legalMoves, from: point) }

    /// A move over no point, if that is legal; for any actor.
    public var pass: GamePath? { allMoves.first { $0.path.points.isEmpty }?.path }

    /// The last move; nil before the first, and after a pass. For any actor.
    public var latestMove: BoardMove? {
        unpacked(lastMove).first { !$0.path.points.isEmpty }
    }
}

extension GamePath {
    /// From one point to another; for any actor.
    public init(from: Int, to: Int, becomes: PieceKind? = nil) {
        self.init(points: [UInt16(from), UInt16(to)], becomes: becomes)
    }

    /// The first point; for any actor.
    public var from: Int { Int(points.first ?? 0) }

    /// The last point; for any actor.
    public var to: Int { Int(points.last ?? 0) }
}

/// Those of packed moves that begin on a point, or all.
private func unpacked(_ packed: Data, from point: Int? = nil) -> [BoardMove] {
    var moves: [BoardMove] = []
    var place = packed.startIndex
    while place < packed.endIndex {
        let end = place + 4 + 2 * Int(packed[place])
        let isEmpty = packed[place] == 0
        if point == nil || !isEmpty && packed.point(at: place + 4) == point {
            moves.append(BoardMove(packed[place..<end]))
        }
        place = end
    }
    return moves
}

extension BoardMove {
    /// How many points, what the move does, where the piece stands afterwards, and the points.
    fileprivate init(_ packed: Data) {
        let (start, does) = (packed.startIndex, Int(packed[packed.startIndex + 1]))
        let kinds: [MoveKind] = [.plain, .enPassant, .castle]
        kind = kinds.indices.contains(does) ? kinds[does] : .promotion
        let points = stride(from: start + 4, to: packed.endIndex, by: 2).map {
            UInt16(packed.point(at: $0))
        }
        path = GamePath(
            points: points, becomes: kind == .promotion ? PieceKind.allCases[does - 2] : nil)
        arrival = packed.point(at: start + 2)
    }
}

extension Data {
    /// Two bytes, the lower first.
    fileprivate func point(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }
}
