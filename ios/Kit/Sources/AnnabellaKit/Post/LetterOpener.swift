import AnnabellaCore

/// Does what texts of games by correspondence are for: begins a game, or goes on with one.
@MainActor
struct LetterOpener {
    private let inbox: Inbox
    private let games: Games
    private let opener: GameOpener
    private let dialogs: Dialogs
    private let localization: Localization

    init(
        _ inbox: Inbox, _ games: Games, _ opener: GameOpener, _ dialogs: Dialogs,
        _ localization: Localization
    ) {
        self.inbox = inbox
        self.games = games
        self.opener = opener
        self.dialogs = dialogs
        self.localization = localization
    }

    /// Opens one after the other, for as long as the page is seen. Returns when its task is
    /// cancelled.
    func follow() async {
        var open: Int?
        for await letter in observed({ self.inbox.letters.first }) {
            if Task.isCancelled { return }
            guard let letter, letter.id != open else { continue }
            open = letter.id
            show(letter)
        }
    }

    private func show(_ letter: Inbox.Letter) {
        let seen: @MainActor () -> Void = { [inbox] in inbox.seen(letter) }
        switch letter.what {
        case .failure(let error): opener.tell(error, told: seen)
        case .success(.refused(_, _, let phrases)):
            dialogs.tell(localization.text(.postCame), printed(phrases), told: seen)
        case .success(.invitation(let setup, let saysMore, let phrases)):
            dialogs.ask(
                localization.text(.postInvitation), printed(phrases),
                yes: localization.text(.postAccept), no: .postNotNow, cancelled: seen
            ) {
                seen()
                Task { await begin(setup, saysMore ? letter.text : nil) }
            }
        case .success(.forGame(let id, _)): Task { await goOn(id, letter.text, seen) }
        }
    }

    private func begin(_ setup: GameSetup, _ text: String?) async {
        guard await opener.start(setup) else { return }
        // from now on it is a game of both, also without a move here
        await games.flush()
        await show(text)
    }

    private func goOn(
        _ id: String, _ text: String, _ seen: @escaping @MainActor () -> Void
    ) async {
        switch await opener.reopen(id) {
        case .failure(let error): opener.tell(error, told: seen)
        case .success:
            seen()
            await show(text)
        }
    }

    /// Goes to the game on the table, where it is seen and said what a text brings.
    private func show(_ text: String?) async {
        await opener.show()
        guard let text, let game = games.current else { return }
        if case .failure(let error) = await game.takeIn(text) { opener.tell(error) }
    }

    private func printed(_ phrases: [Phrase]) -> String {
        phrases.map(\.printed).joined(separator: " ")
    }
}
