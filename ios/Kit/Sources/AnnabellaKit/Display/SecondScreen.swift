import Observation

/// A second screen, such as a television, on which onlookers see the game on the table.
@MainActor
@Observable
public final class SecondScreen {
    /// Whether one is connected.
    public var isThere = false

    private let settings: Settings
    private let games: Games

    init(_ settings: Settings, _ games: Games) {
        self.settings = settings
        self.games = games
    }

    /// Whether the game is shown there; otherwise the system shows there what it likes.
    public var isOn: Bool { isThere && settings.secondScreen && games.current != nil }

    /// Shows the game there, or stops that; kept for the next time.
    public func toggle() {
        settings.secondScreen.toggle()
    }

    /// What a menu calls that; nil without a second screen.
    public var label: LabelName? {
        guard isThere else { return nil }
        return isOn ? .displaySecondLeave : .displaySecond
    }
}
