import AnnabellaCore

/// The levels at which the computer plays.
public enum Levels {
    /// All of them; none if the library cannot tell.
    public static func all(_ language: SpeechLanguage) async -> [EngineLevel] {
        // it crosses into the library
        await CallQueue().run { (try? engineLevels(language: language)) ?? [] }
    }

    /// A level's number and name.
    public static func name(of level: EngineLevel) -> String {
        "\(level.number) · \(level.name)"
    }
}
