/// How a clock looks.
public struct ClockFill: Equatable, Sendable {
    /// Nil where it stands.
    public let fill: RGB?
    public let words: RGB

    public init(_ theme: Theme, _ clock: ClockState, isLow: Bool) {
        switch clock {
        case .runs:
            fill = isLow ? theme.warning : theme.ink
            words = isLow ? theme.onWarning : theme.surface
        case .isPaused:
            fill = nil
            words = theme.ink
        case .hasFallen:
            fill = theme.warningWash
            words = theme.warning
        case .stands:
            fill = nil
            words = theme.muted
        }
    }
}
