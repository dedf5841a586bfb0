/// Something that can be put on a square.
public struct PieceChoice: Identifiable, Sendable {
    /// As a byte of a board; 0 takes away.
    public let piece: UInt8
    public let label: LabelName
    public var id: UInt8 { piece }

    /// White's first.
    public static let all = [
        PieceChoice(piece: 6, label: .setupWhiteKing),
        PieceChoice(piece: 5, label: .setupWhiteQueen),
        PieceChoice(piece: 4, label: .setupWhiteRook),
        PieceChoice(piece: 3, label: .setupWhiteBishop),
        PieceChoice(piece: 2, label: .setupWhiteKnight),
        PieceChoice(piece: 1, label: .setupWhitePawn),
        PieceChoice(piece: 14, label: .setupBlackKing),
        PieceChoice(piece: 13, label: .setupBlackQueen),
        PieceChoice(piece: 12, label: .setupBlackRook),
        PieceChoice(piece: 11, label: .setupBlackBishop),
        PieceChoice(piece: 10, label: .setupBlackKnight),
        PieceChoice(piece: 9, label: .setupBlackPawn),
        PieceChoice(piece: 0, label: .setupErase),
    ]
}
