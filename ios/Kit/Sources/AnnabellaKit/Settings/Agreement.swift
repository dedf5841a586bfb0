/// What is agreed before a game, as it was chosen for the last one of its kind; each is kept at
/// once.
@MainActor
public final class Agreement {
    private unowned let settings: Settings
    private let prefix: String

    /// Kept under names that begin with `prefix`.
    init(_ settings: Settings, _ prefix: String) {
        self.settings = settings
        self.prefix = prefix
    }

    /// As the library reads them: `5+3`, `none`.
    public var clock: String {
        get { settings.text(key("clock"), "none") }
        set { settings.set(newValue, key("clock"), "none") }
    }
    public var blackClock: String {
        get { settings.text(key("black-clock"), "5") }
        set { settings.set(newValue, key("black-clock"), "5") }
    }
    public var hasOdds: Bool {
        get { settings.flag(key("odds"), false) }
        set { settings.set(newValue, key("odds"), false) }
    }
    public var pressByHand: Bool {
        get { settings.flag(key("press-by-hand"), false) }
        set { settings.set(newValue, key("press-by-hand"), false) }
    }
    public var chess960: Bool {
        get { settings.flag(key("chess960"), false) }
        set { settings.set(newValue, key("chess960"), false) }
    }
    /// A start of Chess960; below 0 one is drawn for each game.
    public var start960: Int {
        get { settings.number(key("start960"), -1) }
        set { settings.set(newValue, key("start960"), -1) }
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

    private func key(_ name: String) -> String { prefix + name }
}
