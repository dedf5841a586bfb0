import AnnabellaKit
import Testing

@Suite struct OfferedVoiceTests {
    private let voices = [
        OfferedVoice(identifier: "anna", language: "de-DE", quality: 1),
        OfferedVoice(identifier: "petra", language: "de-DE", quality: 3),
        OfferedVoice(identifier: "viktor", language: "de-DE", quality: 2),
        OfferedVoice(identifier: "samantha", language: "en-US", quality: 1),
        OfferedVoice(identifier: "fred", language: "en-US", quality: 1),
        OfferedVoice(identifier: "daniel", language: "en-GB", quality: 1),
        OfferedVoice(identifier: "thomas", language: "fr-FR", quality: 1),
    ]

    private func choose(
        _ language: String, preferred: [String] = [], usual: [String: String] = [:]
    ) -> String? {
        OfferedVoice.choose(language, of: voices, preferred: preferred) { usual[$0] }
    }

    @Test func theOneThatTheSystemHasForTheUsersCountrySpeaks() {
        let usual = ["en-US": "fred", "en-GB": "daniel"]
        #expect(choose("en", preferred: ["de-DE", "en-GB"], usual: usual) == "daniel")
        #expect(choose("en", preferred: ["de-DE"], usual: usual) == "fred")
        #expect(choose("en", preferred: ["en-NZ", "de-DE"], usual: usual) == "fred")
    }

    @Test func oneThatWasFetchedSpeaksForOneThatComesWithTheDevice() {
        #expect(choose("de", usual: ["de-DE": "anna"]) == "petra")
        // but one that was chosen stays, also beside a better one
        #expect(choose("de", usual: ["de-DE": "viktor"]) == "viktor")
    }

    @Test func aLanguageWithoutAUsualVoiceHasWhatThereIs() {
        #expect(choose("de") == "petra")
        #expect(choose("fr") == "thomas")
        #expect(choose("it") == nil)
        #expect(choose("it", usual: ["it": "alice"]) == "alice")
    }
}
