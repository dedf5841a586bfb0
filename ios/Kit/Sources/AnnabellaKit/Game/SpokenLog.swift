import AnnabellaCore

/// All that was said in a game so far (article E2.5), to be heard again.
@MainActor
struct SpokenLog {
    typealias Lines = [Option<@MainActor () -> Void>]

    private let game: GameStore
    private let announcer: Announcer
    private let dialogs: Dialogs
    private let opener: GameOpener
    private let localization: Localization

    init(_ game: GameStore, _ dependencies: GameDependencies) {
        self.game = game
        announcer = dependencies.announcer
        dialogs = dependencies.dialogs
        opener = dependencies.opener
        localization = dependencies.localization
    }

    /// Lists it for who reads the screen.
    func show() async {
        guard let lines = await dialogs.facing({ await lines() }) else { return }
        if lines.isEmpty {
            dialogs.tell(localization.text(.gameSpoken), localization.text(.gameSpokenNothing))
        } else {
            dialogs.menu(localization.text(.gameSpoken), lines)
        }
    }

    /// A line for all of it and one for each sentence, which says that once more; none where
    /// nothing was said. Nil if they cannot be had, which is told.
    func lines() async -> Lines? {
        let view = game.state.view
        let listener = SpeechChoices.listener(first: view.first.player, second: view.second.player)
        switch await game.spokenLog(localization.speech, for: listener) {
        case .failure(let error):
            opener.tell(error)
            return nil
        case .success(let lines): return lines.isEmpty ? [] : options(lines)
        }
    }

    private func options(_ lines: [SpokenPhrase]) -> Lines {
        let each = lines.map { line in
            again([line.phrase], "\(line.time)  \(line.phrase.printed)")
        }
        let all = again(lines.map(\.phrase), localization.text(.gameSpokenAll))
        return [all] + each
    }

    private func again(
        _ phrases: [Phrase], _ label: String
    ) -> Option<@MainActor () -> Void> {
        Option({ announcer.answer { phrases } }, label)
    }
}
