import AnnabellaCore

/// All that was said in a game so far (article E2.5), to be heard again.
@MainActor
enum SpokenLog {
    /// Lists it; a line says its sentence once more.
    static func show(_ app: Annabella, _ game: GameStore) async {
        let view = game.state.view
        let listener = SpeechChoices.listener(white: view.white, black: view.black)
        switch await game.spokenLog(app.speech, for: listener) {
        case .failure(let error): Tables(app).tell(error)
        case .success(let lines) where lines.isEmpty:
            app.dialogs.tell(app.text(.gameSpoken), app.text(.gameSpokenNothing))
        case .success(let lines): list(app, lines)
        }
    }

    private static func list(_ app: Annabella, _ lines: [SpokenPhrase]) {
        let each = lines.map { line in
            let time = ClockText.ofSeconds(Int(clamping: line.timeMs / 1_000))
            return again(app, [line.phrase], "\(time)  \(line.phrase.printed)")
        }
        let all = again(app, lines.map(\.phrase), app.text(.gameSpokenAll))
        app.dialogs.menu(app.text(.gameSpoken), [all] + each)
    }

    private static func again(
        _ app: Annabella, _ phrases: [Phrase], _ label: String
    ) -> Option<@MainActor () -> Void> {
        Option({ app.announcer.answer { phrases } }, label)
    }
}
