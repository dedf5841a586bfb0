/// Decides when somebody who speaks has finished, and what was understood.
public struct EndOfSpeechDetector: Sendable {
    public enum State: Sendable {
        /// Nothing is heard yet.
        case begun
        case speaking
        /// The speaker has finished, and the last words are being understood.
        case finished
    }

    /// Nothing more comes.
    public private(set) var isOver = false
    /// The speaker has finished.
    public var isFinished: Bool { state == .finished }
    private var words: String?
    private var hasFailed = false
    private var state = State.begun

    public init() {}

    /// What is known when it is over; nil if nothing could be understood.
    public var result: String? { hasFailed ? words : words ?? "" }

    /// How long to wait from here on; nil where what is waited for stays.
    public mutating func patience(_ next: State) -> Duration? {
        // words that come late do not begin it anew
        if state == .finished { return nil }
        state = next
        return switch next {
        case .begun: .seconds(8)
        case .speaking: .milliseconds(1_500)
        case .finished: .seconds(3)
        }
    }

    /// Something was understood of what has been said so far.
    public mutating func heard(_ new: String?, isFinal: Bool, hasFailed: Bool) {
        if let new, !new.isEmpty { words = new }
        if hasFailed {
            // that nothing was said is no failure
            self.hasFailed = state == .begun
            isOver = true
        } else if isFinal {
            isOver = true
        }
    }

    /// Nothing came for so long; true if there is nothing to wait for, else the last words
    /// are asked for.
    public mutating func isSilent() -> Bool {
        if state == .finished { isOver = true }
        return isOver
    }
}
