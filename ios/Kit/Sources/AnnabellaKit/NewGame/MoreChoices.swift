/// What is rarely changed before a game.
@MainActor
public struct MoreChoices {
    private let app: Annabella
    private let isAgainstComputer: Bool
    private var settings: Settings { app.settings }

    init(_ app: Annabella, isAgainstComputer: Bool) {
        self.app = app
        self.isAgainstComputer = isAgainstComputer
    }

    public var variant: FewOptions { twoOf(.newGame, \.chess960, .newChess, .newChess960) }
    public var rules: FewOptions { twoOf(.newRules, \.strict, .newFriendly, .newStrict) }

    /// Who presses; nil where there is no clock.
    public var press: FewOptions? {
        hasClock ? twoOf(.newPress, \.pressByHand, .newPressApp, .newPressHand) : nil
    }

    /// Black may have another clock where there is one.
    public var canHaveOdds: Bool { hasClock }

    public var blackClock: FewOptions? {
        hasClock && settings.hasOdds ? ClockChoice.forBlack(app).options : nil
    }

    /// Each player writes the moves down: only by the Laws.
    public var canKeepScore: Bool { settings.strict }

    /// Who of two people plays blind; nil against the computer, where it is one person.
    public var blind: FewOptions? {
        guard !isAgainstComputer else { return nil }
        return FewOptions(
            app.text(.newBlind),
            [
                Option(.nobody, app.text(.newBlindNobody)),
                Option(.white, app.text(.gameWhite)), Option(.black, app.text(.gameBlack)),
                Option(.both, app.text(.newBlindBoth)),
            ], chosen: settings.blind
        ) { settings.blind = $0 }
    }

    /// Whether somebody plays by the rules for the blind.
    public var isBlind: Bool {
        isAgainstComputer ? settings.playsBlind : settings.blind != .nobody
    }

    public var hidden: FewOptions {
        FewOptions(
            app.text(.newHidden),
            [
                Option(.nothing, app.text(.newHiddenNothing)),
                Option(.pieces, app.text(.newHiddenPieces)),
                Option(.board, app.text(.newHiddenBoard)),
            ], chosen: settings.hidden
        ) { settings.hidden = $0 }
    }

    /// What is chosen and not usual.
    public var summary: String {
        let chosen: [(Bool, LabelName)] = [
            (settings.chess960, .newChess960),
            (settings.strict, .newStrict),
            (settings.strict && settings.scoreByHand, .newScoreSummary),
            (hasClock && settings.pressByHand, .newPressHandSummary),
            (hasClock && settings.hasOdds, .newOdds),
            (isBlind, .newBlindSummary),
            (settings.hidden != .nothing, .newHiddenSummary),
        ]
        return chosen.filter(\.0).map { app.text($0.1) }.joined(separator: ", ")
    }

    private var hasClock: Bool { settings.clock != NewGames.noClock }

    private func twoOf(
        _ title: LabelName, _ setting: ReferenceWritableKeyPath<Settings, Bool>,
        _ no: LabelName, _ yes: LabelName
    ) -> FewOptions {
        FewOptions(
            app.text(title), [Option(false, app.text(no)), Option(true, app.text(yes))],
            chosen: settings[keyPath: setting]
        ) { settings[keyPath: setting] = $0 }
    }
}
