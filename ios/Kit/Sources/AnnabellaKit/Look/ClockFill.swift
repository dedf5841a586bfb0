/// How a clock looks whose time runs.
public struct ClockFill: Equatable, Sendable {
    /// Nil where it stands.
    public let fill: RGB?
    /// What is written on it while it runs.
    public let words: RGB

    public init(_ theme: Theme, isRunning: Bool, isLow: Bool) {
        fill = isRunning ? (isLow ? theme.warning : theme.ink) : nil
        words = isLow ? theme.onWarning : theme.surface
    }
}
