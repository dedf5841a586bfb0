import AnnabellaCore

/// Where a piece can go, and what it does there.
public struct MoveTarget: Equatable, Hashable, Sendable {
    /// 0 = a1, 63 = h8; the rook's square if it castles.
    public let square: UInt8
    /// With a promotion, what the pawn becomes has to be asked.
    public let kind: MoveKind
}

extension GameView {
    /// Where the piece on a square can go, each square once; nowhere if it cannot move.
    public func targets(of square: UInt8) -> [MoveTarget] {
        var targets: [MoveTarget] = []
        // from, to, and what the move does; the four promotions follow each other
        for at in stride(from: 0, to: legalMoves.count, by: 3) where legalMoves[at] == square {
            let kind: MoveKind =
                switch legalMoves[at + 2] {
                case 0: .plain
                case 1: .enPassant
                case 2: .castle
                default: .promotion
                }
            let target = MoveTarget(square: legalMoves[at + 1], kind: kind)
            if target != targets.last { targets.append(target) }
        }
        return targets
    }
}
