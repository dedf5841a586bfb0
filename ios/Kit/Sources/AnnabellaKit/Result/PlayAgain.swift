import AnnabellaCore

/// Another game like the last one.
@MainActor
struct PlayAgain {
    private let settings: Settings
    private let opener: GameOpener

    init(_ settings: Settings, _ opener: GameOpener) {
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
            // two people change colours and not places
            let turns = last.state.view.hasTwoPeople && settings.keepsSeats
            return await opener.startHere(
                NewGames(settings).again(setup), isTurned: last.isTurned != turns)
        }
    }
}
