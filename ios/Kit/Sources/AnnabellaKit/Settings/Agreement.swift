import AnnabellaCore

/// What is agreed before a game, as it was chosen for the last one of its kind; each is kept at
/// once.
@MainActor
public final class Agreement {
    private let settings: Settings
    private let prefix: String
    private let only: GameKind?

    /// Kept under names that begin with `prefix`; `only` is the game, whichever was chosen last.
    init(_ settings: Settings, _ prefix: String, only: GameKind? = nil) {
        self.settings = settings
        self.prefix = prefix
        self.only = only
    }

    /// Each game has its own clock, so that a choice for one changes nothing of another.
    private func clockKey(_ name: String) -> String {
        switch game {
        case .chess, .chess960: key(name)
        case .checkers: key("checkers-\(name)")
        case .yinYang: key("yin-yang-\(name)")
        }
    }
    /// As the library reads them: `5+3`, `none`.
    public var clock: String {
        get { settings.text(clockKey("clock"), "none") }
        set { settings.set(newValue, clockKey("clock"), "none") }
    }
    /// The clock before a set of the Laws brought its own.
    public var friendlyClock: String {
        get { settings.text(clockKey("friendly-clock"), "none") }
        set { settings.set(newValue, clockKey("friendly-clock"), "none") }
    }
    public var blackClock: String {
        get { settings.text(clockKey("black-clock"), "5") }
        set { settings.set(newValue, clockKey("black-clock"), "5") }
    }
    public var hasOdds: Bool {
        get { settings.flag(clockKey("odds"), false) }
        set { settings.set(newValue, clockKey("odds"), false) }
    }
    public var pressByHand: Bool {
        get { settings.flag(clockKey("press-by-hand"), false) }
        set { settings.set(newValue, clockKey("press-by-hand"), false) }
    }
    /// Which game, none of its variants.
    public var game: GameKind {
        get { only ?? settings.choice(key("game"), GameKind.chess).game }
        set { settings.set(newValue, key("game"), GameKind.chess) }
    }
    /// The game with its variant, where it has any.
    public var kind: GameKind { game == .chess && chess960 ? .chess960 : game }
    /// By the Laws, in a game that has them.
    public var isStrict: Bool { strict && game.features.hasLaws }
    /// There is a clock; what else is agreed of it counts only then.
    public var hasClock: Bool { clock != NewGames.noClock }
    public var chess960: Bool {
        get { settings.flag(key("chess960"), false) }
        set { settings.set(newValue, key("chess960"), false) }
    }
    /// A start of Chess960; below 0 one is drawn for each game.
    public var start960: Int {
        get { settings.number(key("start960"), -1) }
        set { settings.set(newValue, key("start960"), -1) }
    }
    /// How many lines a board has that has several sizes: one of `sizes`.
    public var lines: Int {
        get {
            let kept = settings.number(key("lines"), Self.usualLines)
            return Self.sizes.contains(kept) ? kept : Self.usualLines
        }
        set { settings.set(newValue, key("lines"), Self.usualLines) }
    }
    /// How many captured stones win: one of `targets`.
    public var target: Int {
        get { Self.within(settings.number(key("target"), Self.usualTarget)) }
        set { settings.set(Self.within(newValue), key("target"), Self.usualTarget) }
    }
    public static let sizes = [5, 7, 9, 13, 19]
    public nonisolated static let usualLines = 9
    public static let targets = 1...99
    private static let usualTarget = 5
    private static func within(_ target: Int) -> Int {
        min(max(target, targets.lowerBound), targets.upperBound)
    }
    /// At how many boards somebody plays at once.
    public var boards: Int {
        get { settings.number(key("boards"), 1) }
        set { settings.set(newValue, key("boards"), 1) }
    }
    public var boardCount: Int {
        min(max(boards, Self.boards.lowerBound), Self.boards.upperBound)
    }
    /// How many there can be at once.
    public static let boards = 1...12
    /// At each of them the computer plays better than at the one before.
    public var levelsRise: Bool {
        get { settings.flag(key("levels-rise"), false) }
        set { settings.set(newValue, key("levels-rise"), false) }
    }
    /// Two people play at all boards, or one of them against another opponent at each.
    public var hasSeveralOpponents: Bool {
        get { settings.flag(key("several-opponents"), false) }
        set { settings.set(newValue, key("several-opponents"), false) }
    }
    /// At each of several boards somebody else plays against one and the same.
    public var isAgainstSeveral: Bool { boardCount > 1 && hasSeveralOpponents }
    /// Who plays at a board, as far as that was written.
    public func name(ofBoard number: Int) -> String {
        let names = namesOfBoards
        return names.indices.contains(number - 1) ? names[number - 1] : ""
    }
    public func setName(_ name: String, ofBoard number: Int) {
        var names = namesOfBoards
        while names.count < number { names.append("") }
        names[number - 1] = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        settings.set(names.joined(separator: "\n"), key("board-names"), "")
    }
    private var namesOfBoards: [String] {
        settings.text(key("board-names"), "").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }
    public var strict: Bool {
        get { settings.flag(key("strict"), false) }
        set { settings.set(newValue, key("strict"), false) }
    }
    /// In games by the Laws each player writes the moves down himself.
    public var scoreByHand: Bool {
        get { settings.flag(key("score-by-hand"), false) }
        set { settings.set(newValue, key("score-by-hand"), false) }
    }
    /// Nobody watches over a game of two people by the Laws: they claim what is wrong.
    public var unsupervised: Bool {
        get { settings.flag(key("unsupervised"), false) }
        set { settings.set(newValue, key("unsupervised"), false) }
    }
    /// From this move on draws may be agreed; 0 always, below that never.
    public var drawsFrom: Int {
        get { settings.number(key("draws-from"), 0) }
        set { settings.set(newValue, key("draws-from"), 0) }
    }
    /// A friendly game ends as soon as somebody could claim a draw.
    public var automaticDraws: Bool {
        get { settings.flag(key("automatic-draws"), false) }
        set { settings.set(newValue, key("automatic-draws"), false) }
    }
    /// So many hours are played before the game is adjourned; 0 without end.
    public var sessionHours: Int {
        get { settings.number(key("session-hours"), 0) }
        set { settings.set(newValue, key("session-hours"), 0) }
    }
    /// The game begins so many minutes after it was made; 0 when somebody says so.
    public var beginsIn: Int {
        get { settings.number(key("begins-in"), 0) }
        set { settings.set(newValue, key("begins-in"), 0) }
    }
    /// So many minutes after that a player who has not come has lost.
    public var lateAfter: Int {
        get { settings.number(key("late-after"), 0) }
        set { settings.set(newValue, key("late-after"), 0) }
    }
    /// How many days there are for a move by correspondence: one of `possibleDays`.
    public var days: Int {
        get { Self.withinDays(settings.number(key("days"), Self.usualDays)) }
        set { settings.set(Self.withinDays(newValue), key("days"), Self.usualDays) }
    }
    public static let possibleDays = 1...60
    private static let usualDays = 3
    private static func withinDays(_ days: Int) -> Int {
        min(max(days, possibleDays.lowerBound), possibleDays.upperBound)
    }
    public var playsBlind: Bool {
        get { settings.flag(key("plays-blind"), false) }
        set { settings.set(newValue, key("plays-blind"), false) }
    }
    public var blind: BlindChoice {
        get { settings.choice(key("blind"), .nobody) }
        set { settings.set(newValue, key("blind"), .nobody) }
    }
    /// In a blind game the app repeats the opponent's moves for a player.
    public var appRepeats: Bool {
        get { settings.flag(key("app-repeats"), false) }
        set { settings.set(newValue, key("app-repeats"), false) }
    }
    public var hidden: HiddenChoice {
        get { settings.choice(key("hidden"), .nothing) }
        set { settings.set(newValue, key("hidden"), .nothing) }
    }

    /// From whom of two people it is hidden.
    public var hiddenFrom: HiddenFrom {
        get { settings.choice(key("hidden-from"), .both) }
        set { settings.set(newValue, key("hidden-from"), .both) }
    }
    /// What the app does for a blind player as an assistant: the letters of article E2.9.
    public var duties: String {
        get { settings.text(key("duties"), "abcdef") }
        set { settings.set(newValue, key("duties"), "abcdef") }
    }
    /// Whether one of two people is blind and has no assistant: then the sighted one can
    /// (article E2.10).
    public var canAssistSighted: Bool {
        duties.isEmpty && isOneBlind
    }
    /// One of two people plays blind.
    public var isOneBlind: Bool { whoIsBlind == .white || whoIsBlind == .black }
    /// Who of two people plays by the rules for the blind, in a game that has them.
    public var whoIsBlind: BlindChoice { game.features.hasLaws ? blind : .nobody }
    /// The same of one person.
    public var isPlayerBlind: Bool { playsBlind && game.features.hasLaws }
    public var assistsSighted: Bool {
        get { settings.flag(key("assists-sighted"), false) }
        set { settings.set(newValue, key("assists-sighted"), false) }
    }

    /// The same for this game.
    func of(_ game: GameKind) -> Agreement { Agreement(settings, prefix, only: game) }

    private func key(_ name: String) -> String { prefix + name }
}
