import AnnabellaCore

/// Asks what a pawn becomes.
@MainActor
enum PromotionQuestion {
    private static let choices: [(label: LabelName, piece: PieceKind)] = [
        (.pieceQueen, .queen), (.pieceRook, .rook), (.pieceBishop, .bishop),
        (.pieceKnight, .knight),
    ]

    static func ask(_ app: Annabella, _ answer: @escaping @MainActor (PieceKind?) -> Void) {
        let options = choices.map { choice in
            Option<@MainActor () -> Void>({ answer(choice.piece) }, app.text(choice.label))
        }
        app.dialogs.menu(app.text(.gamePromote), options, cancelled: { answer(nil) })
    }
}
