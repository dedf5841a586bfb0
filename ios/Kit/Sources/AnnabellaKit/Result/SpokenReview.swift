import AnnabellaCore

extension Annabella {
    /// Says what a look back at the game has found.
    func sayReview(of game: GameStore) async {
        let view = game.state.view
        let side = SpeechChoices.listener(white: view.white, black: view.black)
        var found = reviews.of(game)
        if found == nil { found = (try? await reviews.run(game, of: side).get()) ?? nil }
        await announcer.answer(found?.phrases ?? [])
    }
}
