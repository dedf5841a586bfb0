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
    public private(set) var isSpeaking = false
    /// The button of a headset is wished.
    public var wishesButton = false {
        didSet {
            guard !wishesButton else { return }
            hasSilenced = false
            if !canEnd { isPutOff = !isSpeaking }
        }
    }

    /// Those that are being played.
    private var sounds: Set<Sound> = []
    /// What was taken is given back when the last sound has ended.
    private var isPutOff = false

    /// Other apps have fallen silent for the microphone; they play again when they are told.
    private var hasSilenced = false

    public init() {}

    /// Something is to be said.
    public mutating func take() {
        isSpeaking = true
        isPutOff = false
    }

    /// It was said, or heard; where a sound is heard still, what was taken is given back later.
    public mutating func giveBack() {
        isSpeaking = false
        isPutOff = !canEnd
    }

    /// The microphone is taken, for which other apps that play fall silent.
    public mutating func listens(othersPlay: Bool) {
        isPutOff = false
        if othersPlay { hasSilenced = true }
    }

    /// A sound begins, perhaps anew.
    public mutating func soundBegins(_ sound: Sound) { sounds.insert(sound) }

    /// A sound has ended; true if what was put off is done now.
    public mutating func soundEnds(_ sound: Sound) -> Bool {
        sounds.remove(sound)
        return isDue()
    }

    /// Something else, such as a call, has ended all sounds, which nobody tells of each; true if
    /// what was put off is done now.
    public mutating func isInterrupted() -> Bool {
        sounds = []
        return isDue()
    }

    private mutating func isDue() -> Bool {
        guard isPutOff, canEnd else { return false }
        isPutOff = false
        return true
    }

    /// Whether what is heard above others can be given up: that would end what still sounds.
    public var canEnd: Bool { !isSpeaking && sounds.isEmpty }

    /// The share where other apps play, or do not. Nobody's music ends for a button.
    public func kind(othersPlay: Bool) -> Kind {
        if wishesButton, !othersPlay, !hasSilenced { return .alone }
        return isSpeaking ? .above : .addition
    }
}
