import AnnabellaCore

/// What a player's clock does.
public enum ClockState: Sendable {
    case stands
    case runs
    /// It would run, were the game not paused.
    case isPaused

    init(_ view: GameView, _ side: GameSide) {
        let isPaused = if case .paused = view.phase { true } else { false }
        self =
            if view.clocks?.running == side {
                .runs
            } else if isPaused, view.turn == side {
                .isPaused
            } else {
                .stands
            }
    }
}
