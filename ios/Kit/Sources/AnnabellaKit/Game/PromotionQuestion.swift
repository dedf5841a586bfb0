import AnnabellaCore

/// Asks what a pawn becomes.
@MainActor
enum PromotionQuestion {
    private static let choices: [(label: LabelName, piece: PieceKind, byte: UInt8)] = [
        (.pieceQueen, .queen, 5), (.pieceRook, .rook, 4), (.pieceBishop, .bishop, 3),
        (.pieceKnight, .knight, 2),
    ]

    /// How many rows it has.
    static let rows = choices.count

    /// Asks a side at a square of the board, or from the edge of the page for nil. Of a move that
    /// `binds` nothing is taken back by who answers nothing.
    static func ask(
        _ side: GameSide, at square: Int?, binds: Bool, _ dialogs: Dialogs,
        _ localization: Localization, _ answer: @escaping @MainActor (PieceKind?) -> Void
    ) {
        let options = choices.map { choice in
            Option<@MainActor () -> Void>(
                { answer(choice.piece) }, localization.text(choice.label),
                figure: side == .first ? choice.byte : choice.byte + 8)
        }
        dialogs.menu(
            localization.text(.gamePromote), options, at: square,
            back: binds || square == nil ? .answerCancel : .gamePromoteBack,
            cancelled: { answer(nil) })
    }
}
