import AnnabellaCore
import Observation

/// What is agreed before a game; it begins with what was chosen for the last one.
@MainActor
@Observable
public final class NewGameModel {
    public let settings: Settings
    let opponentKind: Opponent
    public let level: LevelChoice
    public let start960: Start960
    /// What is rarely changed is to be seen.
    public var isOpen = false
    private let dialogs: Dialogs
    private let localization: Localization
    private let pages: Pages
    private let opener: GameOpener
    private let hasLittleMemory: Bool
    @ObservationIgnored private var isStarting = false

    init(
        _ settings: Settings, _ dialogs: Dialogs, _ localization: Localization, _ pages: Pages,
        _ opener: GameOpener, _ opponent: Opponent, hasLittleMemory: Bool
    ) {
        self.settings = settings
        self.dialogs = dialogs
        self.localization = localization
        self.pages = pages
        self.opener = opener
        self.hasLittleMemory = hasLittleMemory
        opponentKind = opponent
        level = LevelChoice(settings, dialogs, localization) {
            settings.agreed(.computer).kind
        }
        start960 = Start960(settings.agreed(opponent))
    }

    public func appear() async {
        await level.load()
    }

    public var agreed: Agreement { settings.agreed(opponentKind) }
    public var clock: FewOptions { ClockChoice.forBoth(dialogs, localization, agreed).options }
    public var more: MoreChoices {
        MoreChoices(settings, dialogs, localization, opponentKind)
    }

    /// Somebody on another device has days in the place of a clock.
    var isByCorrespondence: Bool { opponentKind == .correspondent }

    /// By which rules it is played; nil for a game that is only played in a friendly way.
    public var rules: RuleChoice? {
        guard agreed.game.features.hasLaws, !isByCorrespondence else { return nil }
        return RuleChoice(
            localization, pages, agreed, isAgainstComputer: opponentKind == .computer,
            summary: more.rulesSummary)
    }

    /// Opens how the game is played; nil where there is nothing to be read.
    var howTo: (@MainActor () -> Void)? {
        guard let page = HowToModel.page(of: agreed.game) else { return nil }
        return { [pages] in pages.go(page) }
    }

    public var opponent: FewOptions {
        FewOptions(
            localization.text(.newOpponent),
            [
                Option(.computer, localization.text(.gameComputer)),
                Option(.person, localization.text(.newSomebodyHere)),
                Option(.correspondent, localization.text(.postTitle)),
            ], chosen: opponentKind
        ) { [pages, opponentKind] in
            if $0 != opponentKind { pages.replace(.newGame($0)) }
        }
    }

    public var game: FewOptions {
        FewOptions(
            localization.text(.newWhichGame),
            GameKind.games.map { Option($0, localization.name(of: $0)) }, chosen: agreed.game
        ) { [agreed] in agreed.game = $0 }
    }

    /// How many lines the board has; nil where that is not chosen.
    public var lines: FewOptions? {
        guard agreed.game.features.hasSizes else { return nil }
        return FewOptions(
            localization.text(.newLines), Agreement.sizes.map { Option($0, String($0)) },
            chosen: agreed.lines
        ) { [agreed] in agreed.lines = $0 }
    }

    /// How many captured stones win; nil where that is not chosen.
    public var target: NumberChoice? {
        guard agreed.game.features.hasSizes else { return nil }
        let agreed = agreed
        return NumberChoice(
            name: localization.text(.newTarget), less: localization.text(.newTargetLess),
            more: localization.text(.newTargetMore), range: Agreement.targets,
            value: { agreed.target }, set: { agreed.target = $0 })
    }

    /// How many days there are for a move; nil where somebody here plays.
    public var days: NumberChoice? {
        guard isByCorrespondence else { return nil }
        let agreed = agreed
        return NumberChoice(
            name: localization.text(.postDays), less: localization.text(.postDaysLess),
            more: localization.text(.postDaysMore), range: Agreement.possibleDays,
            value: { agreed.days }, set: { agreed.days = $0 })
    }

    func text(_ label: LabelName) -> String { localization.text(label) }

    /// What a player of the game is called.
    public func name(of side: GameSide) -> String { localization.name(of: side, in: agreed.game) }

    /// The person's colour; nil for two people here.
    public var color: FewOptions? {
        guard opponentKind != .person else { return nil }
        return FewOptions(
            localization.text(.newColor),
            [
                Option(.random, localization.text(.newColorRandom)),
                Option(.white, name(of: .first)),
                Option(.black, name(of: .second)),
            ], chosen: settings[colorIn: agreed.game]
        ) { [settings, agreed] in settings[colorIn: agreed.game] = $0 }
    }

    /// How two people at one device sit, which is asked where they meet.
    var facing: NewGamePart {
        let (choice, name) = (SettingsChoice.facing, localization.text(.settingsFacing))
        return .value(name, choice.name(settings, localization) ?? "") {
            [settings, dialogs, localization] in
            choice.ask(name, settings, dialogs, localization)
        }
    }

    /// At how many boards, and against whom there.
    public var boards: BoardsChoice {
        BoardsChoice(
            settings, dialogs, localization, agreed,
            isAgainstComputer: opponentKind == .computer, hasLittleMemory: hasLittleMemory)
    }

    /// Begins the game, and shows it in the place of this page.
    public func start() async {
        guard !isStarting else { return }
        isStarting = true
        defer { isStarting = false }
        let enter = opener.fromHere { $0.replace(.game) }
        if await begin() { await opener.show(enter: enter) }
    }

    private func begin() async -> Bool {
        let games = NewGames(settings)
        guard opponentKind != .correspondent, agreed.boardCount > 1 else {
            let setup =
                switch opponentKind {
                case .computer: await games.againstComputer()
                case .person: await games.twoPlayers()
                case .correspondent: await games.byCorrespondence()
                }
            return await opener.start(setup)
        }
        let language = localization.speech.language
        let boards = await games.boards(against: opponentKind) {
            (try? boardSaved(number: UInt32($0), language: language)) ?? ""
        }
        return await opener.startAll(boards)
    }
}
