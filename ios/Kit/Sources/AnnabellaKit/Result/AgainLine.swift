import AnnabellaCore

/// Another game like the last one.
@MainActor
struct AgainLine {
    private let games: Games
    private let settings: Settings
    private let opener: GameOpener

    init(_ games: Games, _ settings: Settings, _ opener: GameOpener) {
        self.games = games
        self.settings = settings
        self.opener = opener
    }

    /// The game on the table if it is over.
    var game: GameStore? {
        games.current.flatMap { $0.state.view.isOver ? $0 : nil }
    }

    /// Begins another one, and goes to its page from anywhere.
    func act() async {
        guard let game, await begin(after: game) else { return }
        await opener.show {
            $0.home()
            $0.go(.game)
        }
    }

    /// Begins it; false if that is not possible, which is told.
    func begin(after last: GameStore) async -> Bool {
        switch await last.setup() {
        case .failure(let error):
            opener.tell(error)
            return false
        case .success(let setup):
            // two people change colours and not places
            let turns = last.state.view.hasTwoPeople && settings.keepsSeats
            return await opener.start(
                NewGames(settings).again(setup), isTurned: last.isTurned != turns)
        }
    }
}
