import AnnabellaCore

/// Lets the games that are open go by the settings, also when these change.
@MainActor
struct GameWishes {
    private let games: Games
    private let settings: Settings
    private let localization: Localization
    private let announcer: Announcer

    init(
        _ games: Games, _ settings: Settings, _ localization: Localization,
        _ announcer: Announcer
    ) {
        self.games = games
        self.settings = settings
        self.localization = localization
        self.announcer = announcer
    }

    /// Returns when its task is cancelled.
    func follow() async {
        var language = localization.labels.language
        for await wish in observed({
            Wish(games: games.boards.map(\.game), changes: settings.changes)
        }) {
            for game in wish.games { await apply(to: game) }
            guard language != localization.labels.language else { continue }
            language = localization.labels.language
            if let game = games.current { await announcer.showAnew(game) }
        }
    }

    private struct Wish: Sendable {
        let games: [GameStore]
        let changes: Int
    }

    private func apply(to game: GameStore) async {
        let view = game.state.view
        await game.setSpeech(
            localization.speech(first: view.first.player, second: view.second.player))
        let moment = settings.answerMoment.range
        await game.setAnswerMoment(leastMs: moment.lowerBound, mostMs: moment.upperBound)
        let marks = TimeMarks.of(settings.timeMarks).map { UInt64($0.seconds) * 1_000 }
        // the computer needs no reminder
        await game.setTimeMarks(
            firstMs: view.first.player.isPerson ? marks : [],
            secondMs: view.second.player.isPerson ? marks : [])
    }
}
