/// The pages of the app, each with what it is about.
public enum Page: Hashable, Codable, Sendable {
    case newGame(Opponent)
    case rules(Opponent)
    /// How the game with this number among all is played.
    case howTo(Int)
    /// What can be said or typed in the game with this number among all.
    case sayings(Int)
    case game
    case blind
    case review
    case steps
    case keys
    case arbiter
    case display
    case score
    case fault
    case setup
    case clock
    case exercises
    case exercise(Exercise)
    case library(ofDeleted: Bool)
    case settings
    case settingsPage(SettingsGroup)
    case about
    case licence(Int)

    /// It shows the game on the table, and is nothing without one.
    public var needsGame: Bool {
        switch self {
        case .game, .blind, .review, .steps, .arbiter, .display, .score,
            .fault:
            true
        default: false
        }
    }

    /// The clock of that game is seen on it, or told for whoever plays without seeing.
    public var showsClock: Bool {
        switch self {
        case .game, .blind, .steps, .arbiter, .display: true
        default: false
        }
    }
}

/// Something that is made when it is first asked for, and kept.
@MainActor
public final class MadeOnce<Value> {
    private var value: Value?

    public init() {}

    public func get(_ make: () -> Value) -> Value {
        let value = value ?? make()
        self.value = value
        return value
    }
}
