import AnnabellaCore

/// What stands over a game.
enum GameTitle {
    /// The level's number and name; nil where no level plays.
    static func ofLevel(_ view: GameView, _ language: SpeechLanguage) async -> String? {
        for player in [view.white, view.black] {
            guard case .computer(.level(let number)) = player else { continue }
            let found = await Levels.all(language).first { $0.number == number }
            return found.map(Levels.name)
        }
        return nil
    }
}
