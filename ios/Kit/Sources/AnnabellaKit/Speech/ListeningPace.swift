/// How fast somebody lets VoiceOver speak, learned from what it has said: VoiceOver may not tell
/// that it has finished, and who listens fast should not wait longer for the next sentence than
/// somebody who listens slowly.
public struct ListeningPace: Equatable, Sendable {
    /// Of the usual time.
    private var factor = 1.0
    private static let factors = 0.1...3.0
    /// A sentence may take so much longer than the ones before.
    private static let reserve = 2.0
    /// So much more time is given after one whose end was not told.
    private static let growth = 1.5

    public init() {}

    /// What usually takes so long was said in this time.
    public mutating func heard(_ usual: Duration, inMs ms: UInt64) {
        let found = Double(ms) / Self.milliseconds(usual)
        guard Self.factors.contains(found) else { return }
        factor = (factor + found) / 2
    }

    /// The end of one was not told: it may have come too late, as VoiceOver speaks more slowly
    /// than before. More than the usual time is never learned from that.
    public mutating func missed() {
        if factor < 1 { factor = min(factor * Self.growth, 1) }
    }

    /// So long is waited for the end of what usually takes so long.
    public func patience(_ usual: Duration) -> Duration {
        .milliseconds(Self.milliseconds(usual) * factor * Self.reserve)
    }

    private static func milliseconds(_ time: Duration) -> Double {
        Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
    }
}
