import AnnabellaCore

/// How the core words things, as the settings have it.
@MainActor
public enum SpeechChoices {
    /// `language` is that of the labels: the core's sentences are in the same.
    public static func settings(_ language: String, _ chosen: Settings) -> SpeechSettings {
        SpeechSettings(
            language: self.language(of: language), style: chosen.speechStyle,
            announcements: chosen.announcements, pieces: chosen.pieceNaming,
            place: chosen.squarePlace,
            ownRanks: false, isBrief: chosen.isBrief, namesPawns: chosen.namesPawns,
            namesCaptured: chosen.namesCaptured, omitsCheck: false,
            longNames: chosen.longNames, asPrinted: false,
            namesColumnsAndRows: chosen.columnsAndRows)
    }

    /// For the person against a computer, or for both.
    public static func speech(
        _ language: String, _ chosen: Settings, first: GamePlayer, second: GamePlayer
    ) -> GameSpeech {
        GameSpeech(
            settings: settings(language, chosen), listener: listener(first: first, second: second))
    }

    /// The person against a computer; nil for both of two people.
    public static func listener(first: GamePlayer, second: GamePlayer) -> GameSide? {
        if first.isPerson == second.isPerson { return nil }
        return first.isPerson ? .first : .second
    }

    /// The core's language for a code such as `de`.
    nonisolated public static func language(of code: String) -> SpeechLanguage {
        code == "de" ? .german : .english
    }
}
