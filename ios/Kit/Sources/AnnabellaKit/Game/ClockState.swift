import AnnabellaCore

/// What a player's clock does.
public enum ClockState: Sendable {
    case stands
    case runs
    /// It would run, were the game not interrupted.
    case isPaused

    init(_ view: GameView, _ side: GameSide) {
        let isInterrupted = if case .paused = view.phase { true } else { false }
        self =
            if view.clocks?.running == side {
                .runs
            } else if isInterrupted, view.turn == side {
                .isPaused
            } else {
                .stands
            }
    }
}
