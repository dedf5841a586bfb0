/// What is felt, as pulses.
public enum HapticEffect: CaseIterable, Sendable {
    case lightSquare, lightOwn, lightOther
    case darkSquare, darkOwn, darkOther
    /// The board ends here.
    case edge
    case move, check, illegal

    /// A rest and the vibration after it, in milliseconds, and how strong that is, from 0
    /// to 1.
    public struct Pulse: Equatable, Sendable {
        public let pauseMs: Int
        public let lengthMs: Int
        public let strength: Double
    }

    public var pulses: [Pulse] {
        let light = Pulse(pauseMs: 0, lengthMs: 10, strength: 0.35)
        let dark = Pulse(pauseMs: 0, lengthMs: 30, strength: 0.65)
        let piece = Pulse(pauseMs: 50, lengthMs: 20, strength: 0.65)
        return switch self {
        case .lightSquare: [light]
        case .lightOwn: [light, piece]
        case .lightOther: [light, piece, piece]
        case .darkSquare: [dark]
        case .darkOwn: [dark, piece]
        case .darkOther: [dark, piece, piece]
        case .edge: [Pulse(pauseMs: 0, lengthMs: 60, strength: 0.85)]
        case .move: [Pulse(pauseMs: 0, lengthMs: 20, strength: 0.65)]
        case .check:
            [
                Pulse(pauseMs: 0, lengthMs: 40, strength: 0.85),
                Pulse(pauseMs: 80, lengthMs: 40, strength: 0.85),
            ]
        case .illegal:
            [
                Pulse(pauseMs: 0, lengthMs: 60, strength: 1),
                Pulse(pauseMs: 60, lengthMs: 120, strength: 1),
            ]
        }
    }

    /// Of a square with a piece of the player's own, of the other side, or none for nil.
    public static func square(isLight: Bool, isOwn: Bool?) -> HapticEffect {
        switch isOwn {
        case nil: isLight ? .lightSquare : .darkSquare
        case true?: isLight ? .lightOwn : .darkOwn
        case false?: isLight ? .lightOther : .darkOther
        }
    }
}
