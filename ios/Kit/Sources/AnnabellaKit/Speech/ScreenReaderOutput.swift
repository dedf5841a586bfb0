import AnnabellaCore

/// Lets VoiceOver say it, which tells when it has finished.
///
/// Whatever VoiceOver says of a touch cuts off what it was told to say. What has happened in a
/// game is then said once more, so that no touch can cut it off again; so is an answer that was
/// cut off at once, as the touch before it does that. Who listens to an answer no longer does
/// not hear it again.
final class ScreenReaderOutput: SpeechOutput {
    private let reader: any ScreenReader
    private let times: Times
    private var pace = ListeningPace()
    /// What VoiceOver says of a touch cuts off so fast what follows it.
    private static let atOnceMs: UInt64 = 600

    init(_ reader: any ScreenReader, _ times: Times) {
        self.reader = reader
        self.times = times
    }

    func speak(_ utterance: Utterance) async {
        let begun = times.nowMs()
        guard await say(utterance, utterance.urgency) == .cutOff, !Task.isCancelled else { return }
        let isAtOnce = times.nowMs() < begun + Self.atOnceMs
        if utterance.isKept || utterance.urgency != .answer || isAtOnce {
            _ = await say(utterance, .assertive)
        }
    }

    func rest() {}

    private func say(_ utterance: Utterance, _ urgency: PhraseUrgency) async -> Announced {
        let usual = utterance.segments.timeToSay
        let begun = times.nowMs()
        let announced = await reader.announce(
            utterance.segments, urgency, patience: pace.patience(usual))
        switch announced {
        case .whole: pace.heard(usual, inMs: times.nowMs() - begun)
        case .unknown: pace.missed()
        case .cutOff: break
        }
        return announced
    }
}
