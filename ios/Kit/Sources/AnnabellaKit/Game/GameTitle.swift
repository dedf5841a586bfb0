import AnnabellaCore

/// What stands over a game.
@MainActor
enum GameTitle {
    /// Until the names of the levels are there.
    static func atOnce(
        _ localization: Localization, _ white: GamePlayer, _ black: GamePlayer
    ) -> String {
        switch strength(white, black) {
        case .full: localization.text(.newFullStrength)
        case .level: localization.text(.gameComputer)
        case nil: localization.text(.gameTwoPlayers)
        }
    }

    /// The level's number and name, full strength, or two people.
    static func of(
        _ localization: Localization, _ white: GamePlayer, _ black: GamePlayer
    ) async -> String {
        let title = atOnce(localization, white, black)
        guard case .level(let number) = strength(white, black) else { return title }
        let levels = await Levels.all(SpeechChoices.language(of: localization.labels.language))
        return levels.first { $0.number == number }.map(Levels.name) ?? title
    }

    private static func strength(_ white: GamePlayer, _ black: GamePlayer) -> GameStrength? {
        for case .computer(let strength) in [white, black] { return strength }
        return nil
    }
}
