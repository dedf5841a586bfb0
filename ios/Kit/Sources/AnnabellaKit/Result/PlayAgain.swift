import AnnabellaCore

/// Another game like the last one.
@MainActor
struct PlayAgain {
    private let games: Games
    private let settings: Settings
    private let opener: GameOpener

    init(_ games: Games, _ settings: Settings, _ opener: GameOpener) {
        self.games = games
        self.settings = settings
        self.opener = opener
    }

    /// Begins it; false if that is not possible, which is told.
    func begin(after last: GameStore) async -> Bool {
        switch await last.setup() {
        case .failure(let error):
            opener.tell(error)
            return false
        case .success(let setup):
            // two people change colours and not places; nor does who plays at several boards
            let keeps =
                games.boards.count > 1 ? settings.facing != .turns : settings.keepsSeats
            let areTwo = last.state.view.hasTwoPeople
            let turns = areTwo && keeps
            // who plays on keeps what he has
            let total = areTwo ? try? await last.total().get() : nil
            return await opener.startHere(
                NewGames(settings).again(setup.with(earlier: .some(total))),
                isTurned: last.isTurned != turns)
        }
    }
}
