import AnnabellaCore

/// What is said in one go.
public struct Utterance: Equatable, Sendable {
    public let urgency: PhraseUrgency
    public let segments: [PhraseSegment]
    /// Nothing cuts it off.
    public let isKept: Bool
    /// It can be repeated.
    public let isRemembered: Bool
    /// It tells what the news is of, which waits for it.
    public let isHeading: Bool
    public let subject: Subject
    /// For the eye.
    public let printed: String

    public init(
        _ urgency: PhraseUrgency, _ segments: [PhraseSegment], isKept: Bool = false,
        isRemembered: Bool = true, isHeading: Bool = false, subject: Subject = .game,
        printed: String? = nil
    ) {
        self.urgency = urgency
        self.segments = segments
        self.isKept = isKept
        self.isRemembered = isRemembered
        self.isHeading = isHeading
        self.subject = subject
        self.printed = printed ?? segments.spoken
    }

    /// Whether something of this urgency that comes in between cuts it off.
    func isCutOff(by other: PhraseUrgency) -> Bool {
        switch other {
        case .answer: !isKept && urgency == .answer
        case .polite: false
        case .assertive: !isKept && !isHeading && urgency < .assertive
        }
    }
}

extension PhraseUrgency {
    /// Whether something else is more urgent.
    static func < (one: PhraseUrgency, other: PhraseUrgency) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .answer: 0
        case .polite: 1
        case .assertive: 2
        }
    }
}
