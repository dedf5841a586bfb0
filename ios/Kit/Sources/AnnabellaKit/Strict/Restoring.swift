import AnnabellaCore

/// The arbiter restores a position (article 7.5): he says after which move, sees it with what
/// falls away, and only then does it.
@MainActor
struct Restoring {
    private let game: GameStore
    private let dialogs: Dialogs
    private let localization: Localization
    private let restore: @MainActor (UInt32) -> Void

    init(
        _ game: GameStore, _ dialogs: Dialogs, _ localization: Localization,
        restore: @escaping @MainActor (UInt32) -> Void
    ) {
        self.game = game
        self.dialogs = dialogs
        self.localization = localization
        self.restore = restore
    }

    func ask() {
        Task {
            let rows = await score()
            dialogs.write(
                localization.text(.arbiterRestore), help: localization.text(.arbiterRestoreHelp),
                kind: .number,
                wrong: {
                    plies(in: rows, $0).isEmpty ? localization.text(.arbiterRestoreWrong) : nil
                },
                done: { askWhose(rows, plies(in: rows, $0)) })
        }
    }

    /// A move, after which a position can be restored; of nobody before the first.
    private struct Place {
        let side: GameSide?
        let ply: UInt32
    }

    private func plies(in rows: [ScoreRow], _ typed: String) -> [Place] {
        guard let number = UInt32(typed) else { return [] }
        let made = rows.last.flatMap { $0.second ?? $0.first }?.ply ?? 0
        if number == 0 { return made > 0 ? [Place(side: nil, ply: 0)] : [] }
        guard let row = rows.first(where: { $0.number == number }) else { return [] }
        let moves: [(GameSide, ScoreEntry?)] = [(.first, row.first), (.second, row.second)]
        return moves.compactMap { side, move in
            move.flatMap { $0.ply < made ? Place(side: side, ply: $0.ply) : nil }
        }
    }

    private func askWhose(_ rows: [ScoreRow], _ places: [Place]) {
        if let start = places.first(where: { $0.side == nil }) { return show(rows, start.ply) }
        dialogs.menu(
            localization.text(.arbiterRestore),
            places.map { place in
                Option(
                    { show(rows, place.ply) },
                    localization.text(place.side == .first ? .gameWhite : .gameBlack))
            })
    }

    private func show(_ rows: [ScoreRow], _ ply: UInt32, hasGoneOn: Bool = false) {
        Task {
            let title = localization.text(.arbiterRestore)
            // the game may have gone back behind it meanwhile
            guard let asked = try? await game.restoreQuestion(ply: ply).get(),
                let pieces = try? await game.boardAfter(plies: ply).get()
            else {
                dialogs.tell(title, localization.text(.arbiterRestoreWrong))
                return
            }
            let view = game.state.view
            let falling = rows.compactMap { $0.part(after: ply) }
                .map { ScoreLine($0, in: view.kind) }
            let news = hasGoneOn ? localization.text(.arbiterRestoreAgain) + " " : ""
            let question = news + asked.question.printed
            let moves = falling.map(\.text).joined(separator: "  ")
            let spoken = falling.map(\.spoken).joined(separator: " ")
            dialogs.ask(
                title, "\(question)\n\n\u{2066}\(moves)\u{2069}",
                spoken: "\(question) \(spoken)", yes: localization.text(.arbiterRestoreDo),
                picture: Dialog.Picture(
                    board: BoardPicture(kind: view.kind, pieces: pieces, size: view.size),
                    label: asked.position.printed)
            ) { restoreUnlessGoneOn(rows, ply) }
        }
    }

    /// What was made while he was asked does not fall away unseen.
    private func restoreUnlessGoneOn(_ asked: [ScoreRow], _ ply: UInt32) {
        Task {
            let rows = await score()
            if rows == asked { restore(ply) } else { show(rows, ply, hasGoneOn: true) }
        }
    }

    private func score() async -> [ScoreRow] {
        (try? await game.score(.language).get()) ?? []
    }
}
