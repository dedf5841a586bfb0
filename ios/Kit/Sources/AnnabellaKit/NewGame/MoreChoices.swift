import AnnabellaCore

/// What is rarely changed before a game.
@MainActor
public struct MoreChoices {
    /// Something that is so or not; `isOn` is read whenever somebody asks.
    @MainActor
    public struct Switch {
        public let name: String
        public let isOn: @MainActor () -> Bool
        public let set: @MainActor (Bool) -> Void
    }

    private let settings: Settings
    private let dialogs: Dialogs
    private let localization: Localization
    private let opponent: Opponent
    private var isAgainstComputer: Bool { opponent == .computer }
    private var agreed: Agreement { settings.agreed(opponent) }

    init(
        _ settings: Settings, _ dialogs: Dialogs, _ localization: Localization,
        _ opponent: Opponent
    ) {
        self.settings = settings
        self.dialogs = dialogs
        self.localization = localization
        self.opponent = opponent
    }

    /// Which chess; nil for a game that has no variants.
    public var variant: FewOptions? {
        features.hasStarts ? twoOf(.newGame, \.chess960, .newChess, .newChess960) : nil
    }

    /// Who presses; nil where there is no clock.
    public var press: FewOptions? {
        hasClock ? twoOf(.newPress, \.pressByHand, .newPressApp, .newPressHand) : nil
    }

    /// The second player may have another clock where there is one.
    public var canHaveOdds: Bool { hasClock }

    public var blackClock: FewOptions? {
        canHaveOdds && agreed.hasOdds
            ? ClockChoice.forBlack(dialogs, localization, agreed).options : nil
    }

    /// Each player writes the moves down: only by the Laws.
    public var canKeepScore: Bool { agreed.isStrict }

    /// Two people by the Laws can do without an arbiter; against the computer the app is fair.
    public var unsupervised: Switch? {
        agreed.isStrict && !isAgainstComputer ? choice(.newUnsupervised, \.unsupervised) : nil
    }

    /// A friendly game may end as soon as a draw could be claimed.
    public var automaticDraws: Switch? {
        agreed.isStrict || !agreed.kind.hasClaims
            ? nil : choice(.newAutomaticDraws, \.automaticDraws)
    }

    public var terms: TermChoices { TermChoices(dialogs, localization, agreed) }

    /// Who of two people plays blind; nil against the computer, where it
    /// is one person, and in a game without rules for the blind.
    public var blind: FewOptions? {
        guard !isAgainstComputer, features.hasLaws else { return nil }
        return FewOptions(
            localization.text(.newBlind),
            [
                Option(.nobody, localization.text(.newBlindNobody)),
                Option(.white, name(of: .first)),
                Option(.black, name(of: .second)),
                Option(.both, localization.text(.newBlindBoth)),
            ], chosen: agreed.blind
        ) { agreed.blind = $0 }
    }

    /// Whether the one person plays blind; nil between two.
    public var playsBlind: Switch? {
        isAgainstComputer && features.hasLaws ? choice(.newPlayBlind, \.playsBlind) : nil
    }

    /// Whether somebody plays by the rules for the blind.
    public var isBlind: Bool {
        isAgainstComputer ? agreed.isPlayerBlind : agreed.whoIsBlind != .nobody
    }

    public var hidden: FewOptions {
        FewOptions(
            localization.text(.newHidden),
            [
                Option(.nothing, localization.text(.newHiddenNothing)),
                Option(.pieces, localization.text(.newHiddenPieces)),
                Option(.board, localization.text(.newHiddenBoard)),
            ], chosen: agreed.hidden
        ) { agreed.hidden = $0 }
    }

    /// What the app does for a blind player; nil without one.
    public var duties: DutyChoice? { isBlind ? DutyChoice(dialogs, localization, agreed) : nil }

    /// Without an assistant of the blind player, the sighted one can ask for help (article
    /// E2.10).
    public var assistsSighted: Switch? {
        guard !isAgainstComputer, agreed.canAssistSighted else { return nil }
        return choice(.newAssistsSighted, \.assistsSighted)
    }

    /// From whom of two people it is hidden; nil where nothing is, or for one person.
    public var hiddenFrom: FewOptions? {
        guard !isAgainstComputer, agreed.hidden != .nothing else { return nil }
        return FewOptions(
            localization.text(.newHiddenFrom),
            [
                Option(.both, localization.text(.newBlindBoth)),
                Option(.white, name(of: .first)),
                Option(.black, name(of: .second)),
            ], chosen: agreed.hiddenFrom
        ) { agreed.hiddenFrom = $0 }
    }

    /// What is chosen here and not usual; what has a page of its own is told there.
    public var summary: String {
        let here: [(Bool, LabelName)] = [
            (agreed.kind == .chess960, .newChess960),
            (canHaveOdds && agreed.hasOdds, agreed.kind.oddsLabel),
            (agreed.hidden != .nothing, .newHiddenSummary),
        ]
        let chosen = here.filter(\.0).map(\.1)
        let rules = features.hasLaws ? [] : rulesSummary
        let count = agreed.boardCount
        let boards = count > 1 ? ["\(localization.text(.boardsTitle)): \(count)"] : []
        return (boards + (rules + chosen).map { localization.text($0) }).joined(separator: ", ")
    }

    /// What is chosen of the rules and not usual.
    var rulesSummary: [LabelName] {
        let rules: [(Bool, LabelName)] = [
            (agreed.isStrict && agreed.scoreByHand, .newScoreSummary),
            (unsupervised?.isOn() ?? false, .newUnsupervisedSummary),
            (automaticDraws?.isOn() ?? false, .newAutomaticDrawsSummary),
        ]
        let players: [(Bool, LabelName)] = [
            (hasClock && agreed.pressByHand, .newPressHandSummary),
            (isBlind, blindPlayer ?? .newBlindSummary),
        ]
        return rules.filter(\.0).map(\.1) + terms.summary + players.filter(\.0).map(\.1)
    }

    private var blindPlayer: LabelName? {
        isAgainstComputer ? nil : agreed.whoIsBlind.playerLabel
    }
    private var hasClock: Bool { agreed.hasClock }
    private var features: GameFeatures { agreed.game.features }

    private func name(of side: GameSide) -> String { localization.name(of: side, in: agreed.game) }

    private func choice(
        _ name: LabelName, _ setting: ReferenceWritableKeyPath<Agreement, Bool>
    ) -> Switch {
        let agreed = agreed
        return Switch(
            name: localization.text(name), isOn: { agreed[keyPath: setting] },
            set: { agreed[keyPath: setting] = $0 })
    }

    private func twoOf(
        _ title: LabelName, _ setting: ReferenceWritableKeyPath<Agreement, Bool>,
        _ no: LabelName, _ yes: LabelName
    ) -> FewOptions {
        FewOptions(
            localization.text(title),
            [Option(false, localization.text(no)), Option(true, localization.text(yes))],
            chosen: agreed[keyPath: setting]
        ) { agreed[keyPath: setting] = $0 }
    }
}
