/// The app's share in what is heard.
public struct SoundShare: Sendable {
    public enum Kind: Sendable {
        /// Its sounds are an addition to what other apps play.
        case addition
        /// Other apps play more softly.
        case above
        /// No other app plays meanwhile, and the button of a headset is this one's.
        case alone
    }

    /// Something is being said.
    public var isSpeaking = false
    /// The button of a headset is wished.
    public var wishesButton = false {
        didSet { if !wishesButton { hasSilenced = false } }
    }

    /// So many sounds are being played.
    public private(set) var sounds = 0

    /// Other apps have fallen silent for the microphone; they play again when they are told.
    private var hasSilenced = false

    public init() {}

    /// The microphone is taken, for which other apps that play fall silent.
    public mutating func listens(othersPlay: Bool) {
        if othersPlay { hasSilenced = true }
    }

    /// A sound begins.
    public mutating func soundBegins() { sounds += 1 }

    /// A sound has ended.
    public mutating func soundEnds() { sounds = max(sounds - 1, 0) }

    /// Whether what is heard above others can be given up: that would end what still sounds.
    public var canEnd: Bool { !isSpeaking && sounds == 0 }

    /// The share where other apps play, or do not. Nobody's music ends for a button.
    public func kind(othersPlay: Bool) -> Kind {
        if wishesButton, !othersPlay, !hasSilenced { return .alone }
        return isSpeaking ? .above : .addition
    }
}
