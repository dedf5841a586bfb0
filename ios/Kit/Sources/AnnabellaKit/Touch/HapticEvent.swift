import AnnabellaCore

/// Something felt, as a haptic engine takes it; times in seconds from the beginning.
public struct HapticEvent: Equatable, Sendable {
    public let time: Double
    /// Nil for a single tap.
    public let duration: Double?
    /// From 0 to 1.
    public let intensity: Double
    /// From dull, 0, to crisp, 1.
    public let sharpness: Double
}

extension HapticEffect {
    /// What is felt.
    public var events: [HapticEvent] {
        var at = 0
        return pulses.map { pulse in
            at += pulse.pauseMs
            defer { at += pulse.lengthMs }
            return HapticEvent(at: at, lengthMs: pulse.lengthMs, strength: pulse.strength)
        }
    }
}

extension FeltPattern {
    /// What is felt of one round; for any actor.
    public var events: [HapticEvent] {
        var at = 0
        return pulses.map { pulse in
            at += Int(pulse.pauseMs)
            defer { at += Int(pulse.lengthMs) }
            return HapticEvent(at: at, lengthMs: Int(pulse.lengthMs), strength: 1)
        }
    }
}

extension HapticEvent {
    // an engine has nothing shorter than a tap: how crisp that is tells the lengths apart
    fileprivate init(at ms: Int, lengthMs: Int, strength: Double) {
        self.init(
            time: Double(ms) / 1_000,
            duration: lengthMs <= longestTapMs ? nil : Double(lengthMs) / 1_000,
            intensity: strength,
            sharpness: lengthMs <= 10 ? 0.9 : lengthMs <= 20 ? 0.6 : 0.3)
    }
}

private let longestTapMs = 30
