/// A voice of the device, as far as the app needs one.
@MainActor
public protocol SpeechEngine: AnyObject {
    /// Whether it has a voice for a language, such as `de`.
    func canSpeak(_ language: String) -> Bool

    /// Whether something else has the ear of the user, such as a call.
    var isInterrupted: Bool { get }

    /// Says the parts one after the other; returns at the end, false if not all was said.
    /// A task that is cancelled stops it.
    func speak(_ parts: [SpeechPart]) async -> Bool
}

/// A text with how it is said: the language, nil for the device's own, speed and pitch as
/// factors of the usual ones.
public struct SpeechPart: Equatable, Sendable {
    public let text: String
    public let language: String?
    public let rate: Double
    public let pitch: Double

    public init(text: String, language: String?, rate: Double, pitch: Double) {
        self.text = text
        self.language = language
        self.rate = rate
        self.pitch = pitch
    }
}

/// The right to be heard above the sound of other apps.
@MainActor
public protocol AudioFocus: AnyObject {
    /// Returns when it is there, or cannot be had.
    func take() async
    func giveBack()
}

extension SpeechPart {
    /// The rate as Apple's synthesizer counts it: half is the usual one, below that it is
    /// slower in proportion, and 1 is four times as fast.
    public var systemRate: Float {
        let usual = 0.5
        let scaled = rate <= 1 ? usual * rate : usual + (rate - 1) / 3 * (1 - usual)
        return Float(min(max(scaled, 0), 1))
    }

    /// The pitch as Apple's synthesizer counts it, from 0.5 to 2.
    public var systemPitch: Float { Float(min(max(pitch, 0.5), 2)) }
}
