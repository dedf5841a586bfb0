import AnnabellaCore

/// In words, what the opponent is asked of who wishes to be helped.
@MainActor
struct QuestionWords {
    let game: GameStore
    let localization: Localization

    /// Where each player `hasSeats`, his own move is taken back, and else that of who has made it.
    func of(_ question: GameActions.Question, hasSeats: Bool) async -> String {
        guard question.isForBoth, let deed = question.deed else {
            return localization.text(question.label)
        }
        let view = game.state.view
        let count = question.played(in: view)
        let first = max(Int(view.plies) - count + 1, 1)
        let rows = (try? await game.score(.language, fromPly: UInt32(first)).get()) ?? []
        let played = rows.flatMap { [$0.first, $0.second] }.compactMap { $0?.text }
        // at a device that both share, a move is taken back by who has made it, the first of several
        let mover = deed == .undo && question.times % 2 == 1 ? view.turn.other : view.turn
        let by = hasSeats ? question.by : mover
        let name = try? await game.playerName(by).get()
        return localization.help(
            deed, isOver: view.isOver, by: localization.seatName(of: by, in: view, named: name),
            played: Array(played.suffix(count)))
    }
}
