/// A voice of the device.
public struct OfferedVoice: Equatable, Sendable {
    public let identifier: String
    /// With its country, such as `de-DE`.
    public let language: String
    /// The more, the better it sounds. All but those of the lowest were fetched by the user.
    public let quality: Int

    public init(identifier: String, language: String, quality: Int) {
        self.identifier = identifier
        self.language = language
        self.quality = quality
    }

    /// The identifier of the voice that the user has chosen for a language, of the country where
    /// he lives if he has one there; `usual` is the system's for a language with its country,
    /// which he may have changed. Where it is one that comes with the device, a better one that
    /// he has fetched speaks for it.
    public static func choose(
        _ language: String, of voices: [OfferedVoice], preferred: [String],
        usual: (String) -> String?
    ) -> String? {
        let own = preferred.filter { $0.hasPrefix(language + "-") }
        let others = [countries[language]].compactMap { $0 } + voices.map(\.language)
        let codes = own + others.filter { $0.hasPrefix(language + "-") }
        for code in codes {
            let there = voices.filter { $0.language == code }
            let best = there.map(\.quality).max()
            let chosen = usual(code).flatMap { id in there.first { $0.identifier == id } }
            if let chosen, chosen.quality > leastQuality || chosen.quality == best {
                return chosen.identifier
            }
            if let found = there.first(where: { $0.quality == best }) { return found.identifier }
        }
        return usual(language)
    }

    private static let countries = ["en": "en-US", "de": "de-DE"]
    private static let leastQuality = 1
}
