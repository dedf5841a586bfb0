import AnnabellaCore

/// All that was said in a game so far (article E2.5), to be heard again.
@MainActor
enum SpokenLog {
    typealias Lines = [Option<@MainActor () -> Void>]

    /// Lists it for who reads the screen.
    static func show(_ app: Annabella, _ game: GameStore) async {
        guard let lines = await lines(app, game) else { return }
        if lines.isEmpty {
            app.dialogs.tell(app.text(.gameSpoken), app.text(.gameSpokenNothing))
        } else {
            app.dialogs.menu(app.text(.gameSpoken), lines)
        }
    }

    /// A line for all of it and one for each sentence, which says that once more; none where
    /// nothing was said. Nil if they cannot be had, which is told.
    static func lines(_ app: Annabella, _ game: GameStore) async -> Lines? {
        let view = game.state.view
        let listener = SpeechChoices.listener(white: view.white, black: view.black)
        switch await game.spokenLog(app.speech, for: listener) {
        case .failure(let error):
            app.opener.tell(error)
            return nil
        case .success(let lines): return lines.isEmpty ? [] : options(app, lines)
        }
    }

    private static func options(_ app: Annabella, _ lines: [SpokenPhrase]) -> Lines {
        let each = lines.map { line in
            let time = ClockText.ofSeconds(Int(clamping: line.timeMs / 1_000))
            return again(app, [line.phrase], "\(time)  \(line.phrase.printed)")
        }
        let all = again(app, lines.map(\.phrase), app.text(.gameSpokenAll))
        return [all] + each
    }

    private static func again(
        _ app: Annabella, _ phrases: [Phrase], _ label: String
    ) -> Option<@MainActor () -> Void> {
        Option({ app.announcer.answer { phrases } }, label)
    }
}
