import AnnabellaCore

/// Something that can be put on a square.
public struct PieceChoice: Identifiable, Sendable {
    /// As a byte of a board; 0 takes away.
    public let piece: UInt8
    public let label: LabelName
    public var id: UInt8 { piece }

    /// What can be put on a board of a game, the first player's first, and last what takes away.
    static func all(in kind: GameKind) -> [PieceChoice] {
        let pieces: [(UInt8, LabelName)] =
            switch kind {
            case .chess, .chess960:
                [
                    (6, .setupWhiteKing), (5, .setupWhiteQueen), (4, .setupWhiteRook),
                    (3, .setupWhiteBishop), (2, .setupWhiteKnight), (1, .setupWhitePawn),
                    (14, .setupBlackKing), (13, .setupBlackQueen), (12, .setupBlackRook),
                    (11, .setupBlackBishop), (10, .setupBlackKnight), (9, .setupBlackPawn),
                ]
            case .checkers:
                [
                    (1, .setupRedMan), (2, .setupRedCrowned),
                    (9, .setupWhiteMan), (10, .setupWhiteCrowned),
                ]
            case .yinYang: []
            }
        return (pieces + [(0, .setupErase)]).map { PieceChoice(piece: $0, label: $1) }
    }
}
