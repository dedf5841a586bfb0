import AnnabellaCore

extension GameKind {
    /// The game to which it belongs, of which it may be a variant; for any actor.
    public var game: GameKind {
        switch self {
        case .chess, .chess960: .chess
        case .checkers: .checkers
        }
    }

    /// The games that can be chosen, none of them a variant.
    public static let games = allCases.filter { $0 == $0.game }

    /// Sides that were drawn by lot change with every further game, and are not drawn again.
    var alternatesSides: Bool { game == .checkers }

    /// Under which name the colour is kept that a person has against the computer.
    var colorKey: String {
        switch self {
        case .chess, .chess960: "color"
        case .checkers: "checkers-color"
        }
    }

    /// What can be typed, by examples, and what can be said.
    var typedHintLabel: LabelName {
        switch self {
        case .chess, .chess960: .typedHint
        case .checkers: .typedHintCheckers
        }
    }
    var helpLabel: LabelName {
        switch self {
        case .chess, .chess960: .blindHelp
        case .checkers: .blindHelpCheckers
        }
    }

    /// That the second player has another time, and whose clock that is.
    public var oddsLabel: LabelName {
        switch self {
        case .chess, .chess960: .newOdds
        case .checkers: .newOddsWhite
        }
    }
    var oddsClockLabel: LabelName {
        switch self {
        case .chess, .chess960: .newClockBlack
        case .checkers: .newClockWhite
        }
    }

    /// What it has, as the core says; for any actor.
    public var features: GameFeatures {
        (try? gameFeatures(kind: self))
            ?? GameFeatures(hasLaws: false, hasStarts: false)
    }
}

extension Localization {
    /// What a game is called, in the language of the labels.
    func name(of kind: GameKind) -> String {
        (try? gameName(kind: kind, language: labelLanguage)) ?? ""
    }

    /// What a player of a game is called, in the language of the labels.
    func name(of side: GameSide, in kind: GameKind) -> String {
        (try? sideName(kind: kind, side: side, language: labelLanguage)) ?? ""
    }

    private var labelLanguage: SpeechLanguage { SpeechChoices.language(of: labels.language) }
}
