import AnnabellaCore

/// Another game like the last one.
@MainActor
struct AgainLine {
    private let app: Annabella

    init(_ app: Annabella) {
        self.app = app
    }

    /// The game on the table if it is over.
    var game: GameStore? {
        app.games.current.flatMap { $0.state.view.isOver ? $0 : nil }
    }

    /// Begins another one, and goes to its page from anywhere.
    func act() async {
        guard let game, await begin(after: game) else { return }
        await app.opener.show {
            $0.home()
            $0.go(.game)
        }
    }

    /// Begins it; false if that is not possible, which is told.
    func begin(after last: GameStore) async -> Bool {
        let opener = app.opener
        switch await last.setup() {
        case .failure(let error):
            opener.tell(error)
            return false
        case .success(let setup):
            return await opener.start(NewGames(app.settings).again(setup))
        }
    }
}
