import AnnabellaCore

/// What a player's clock does.
public enum ClockState: Sendable {
    case stands
    case runs
    /// It would run, were the game not paused.
    case isPaused
    /// Its time is used up.
    case hasFallen

    init(_ view: GameView, _ side: GameSide) {
        let isPaused = if case .paused = view.phase { true } else { false }
        let face = side == .first ? view.clocks?.first : view.clocks?.second
        self =
            if face?.isOutOfTime == true {
                .hasFallen
            } else if view.clocks?.running == side {
                .runs
            } else if isPaused, view.turn == side {
                .isPaused
            } else {
                .stands
            }
    }
}
