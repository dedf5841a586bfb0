import AnnabellaCore
import Foundation

/// What is shown and said in the language that is chosen.
@MainActor
public final class Localization {
    private let settings: Settings
    private var keptLaws: (language: SpeechLanguage, sets: [OfferedLaws])?
    private var kept: (choice: LanguageChoice, labels: Labels)?

    init(_ settings: Settings) {
        self.settings = settings
    }

    /// The labels, read once for each language that is chosen.
    public var labels: Labels {
        let choice = settings.language
        if let kept, kept.choice == choice { return kept.labels }
        let labels = Labels(choice)
        kept = (choice, labels)
        return labels
    }

    /// A label.
    public func text(_ label: LabelName) -> String { labels[label] }

    /// The sets of rules by which a game is agreed, read once for each language.
    public var lawSets: [OfferedLaws] {
        let language = speech.language
        if let keptLaws, keptLaws.language == language { return keptLaws.sets }
        let sets = (try? AnnabellaCore.lawSets(language: language)) ?? []
        keptLaws = (language, sets)
        return sets
    }

    /// How dates are written: as the device does, where the app has its language.
    var locale: Locale {
        let own = Locale.current
        return own.language.languageCode?.identifier == labels.language
            ? own : Locale(identifier: labels.language)
    }

    /// How the core words things for pages that are about no game of their own.
    public var speech: SpeechSettings { SpeechChoices.settings(labels.language, settings) }

    /// How the core words things in a game of these players.
    func speech(first: GamePlayer, second: GamePlayer) -> GameSpeech {
        SpeechChoices.speech(labels.language, settings, first: first, second: second)
    }
}
