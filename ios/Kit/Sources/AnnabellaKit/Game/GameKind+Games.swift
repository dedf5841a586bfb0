import AnnabellaCore

extension GameKind {
    /// The game to which it belongs, of which it may be a variant; for any actor.
    public var game: GameKind {
        switch self {
        case .chess, .chess960: .chess
        case .checkers: .checkers
        case .yinYang: .yinYang
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
        case .yinYang: "yin-yang-color"
        }
    }

    /// What can be typed, by examples, and what can be said.
    var typedHintLabel: LabelName {
        switch self {
        case .chess, .chess960: .typedHint
        case .checkers: .typedHintCheckers
        case .yinYang: .typedHintYinYang
        }
    }
    var helpLabel: LabelName {
        switch self {
        case .chess, .chess960: .blindHelp
        case .checkers: .blindHelpCheckers
        case .yinYang: .blindHelpYinYang
        }
    }

    /// That the second player has another time, and whose clock that is.
    public var oddsLabel: LabelName {
        switch self {
        case .chess, .chess960: .newOdds
        case .checkers, .yinYang: .newOddsWhite
        }
    }
    var oddsClockLabel: LabelName {
        switch self {
        case .chess, .chess960: .newClockBlack
        case .checkers, .yinYang: .newClockWhite
        }
    }

    /// The offer that nobody wins, or that the game ends as it stands.
    var offerLabel: LabelName {
        switch self {
        case .chess, .chess960, .checkers: .gameOfferDraw
        case .yinYang: .gameOfferEnd
        }
    }

    /// Asks whether that offer is meant.
    var offerQuestion: LabelName {
        self == .yinYang ? .gameOfferEndSure : .gameOfferDrawSure
    }

    /// Whether a draw can be claimed, so that it can be agreed that it comes by itself.
    var hasClaims: Bool { game != .yinYang }

    /// Each move has a number of its own, also the second player's.
    var numbersEach: Bool { game == .yinYang }

    /// What it has, as the core says; for any actor.
    public var features: GameFeatures {
        (try? gameFeatures(kind: self))
            ?? GameFeatures(
                hasLaws: false, hasStarts: false, hasSetup: false, hasSizes: false,
                hasPass: false, hasRatings: false, hasRules: false)
    }
}

extension Localization {
    /// How many stones a player has captured, of how many that win: `3 of 5 taken`.
    func taken(_ count: Int, of target: Int) -> String {
        (try? takenOf(
            taken: UInt32(clamping: count), target: UInt8(clamping: target),
            language: labelLanguage)) ?? ""
    }

    /// What a game is called, in the language of the labels.
    func name(of kind: GameKind) -> String {
        (try? gameName(kind: kind, language: labelLanguage)) ?? ""
    }

    /// What a player of a game is called, in the language of the labels.
    func name(of side: GameSide, in kind: GameKind) -> String {
        (try? sideName(kind: kind, side: side, language: labelLanguage)) ?? ""
    }

    /// What a player is called in a game that has a name for him, or none, told to one
    /// of the two or to somebody else.
    func seatName(
        of side: GameSide, in view: GameView, named name: String?, isForPlayers: Bool = true
    ) -> String {
        let told = try? AnnabellaCore.seatName(
            kind: view.kind, player: view.player(side), side: side, name: name ?? "",
            isReader: isForPlayers && !view.hasTwoPeople, language: labelLanguage)
        return told ?? ""
    }

    /// What is asked about the offer of a player who is called so.
    func offer(by name: String, in kind: GameKind) -> String {
        (try? offerQuestion(kind: kind, name: name, language: labelLanguage)) ?? ""
    }

    /// That a player claims a draw with the move that he shows next, as all are told it.
    func claim(by side: GameSide) -> String {
        text(side == .first ? .strictClaimWhite : .strictClaimBlack)
    }

    /// That a player who is called so has signed the scoresheets.
    func signature(of name: String) -> String {
        (try? hasSigned(name: name, language: labelLanguage)) ?? ""
    }

    /// What is asked of who wishes to resign, as the game tells it.
    func resignation(of name: String) -> String {
        (try? resignQuestion(name: name, language: labelLanguage)) ?? ""
    }

    /// Who looks back at a board of two, at which move of how many; without one the beginning.
    func looksBack(_ name: String, at move: UInt32?, of last: UInt32) -> String {
        (try? AnnabellaCore.looksBack(name: name, at: move, last: last, language: labelLanguage))
            ?? ""
    }

    /// What is asked of the opponent of who wishes to be helped.
    func help(_ deed: DeedKind, isOver: Bool, by name: String, played: [String]) -> String {
        let told = try? helpQuestion(
            deed: deed, isOver: isOver, name: name, played: played, language: labelLanguage)
        return told ?? ""
    }

    /// Whose clock runs, and what it shows.
    func clock(of side: GameSide, in view: GameView, _ name: String?, at time: String) -> String {
        let isReader = !view.hasTwoPeople && side == view.ownSide
        let told = try? runningClock(
            name: seatName(of: side, in: view, named: name), isReader: isReader, time: time,
            language: labelLanguage)
        return told ?? ""
    }

    private var labelLanguage: SpeechLanguage { SpeechChoices.language(of: labels.language) }
}
