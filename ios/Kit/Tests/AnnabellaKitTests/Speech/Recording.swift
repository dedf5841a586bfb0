import AnnabellaCore
import AnnabellaKit

/// Says one thing at a time, until a test lets it end, and writes down what became of it.
@MainActor
final class Recording {
    private(set) var log: [String] = []
    private var speaking: CheckedContinuation<Bool, Never>?

    var isSpeaking: Bool { speaking != nil }

    /// False if it was cut off.
    func say(_ text: String) async -> Bool {
        let isWhole = await withTaskCancellationHandler {
            guard !Task.isCancelled else { return false }
            return await withCheckedContinuation { speaking = $0 }
        } onCancel: {
            Task { @MainActor in self.end(false) }
        }
        log.append(isWhole ? text : "cut off: \(text)")
        return isWhole
    }

    /// The end of what is being said.
    func finish() { end(true) }

    func cutOff() { end(false) }

    func note(_ text: String) { log.append(text) }

    /// Lets all that is said end until so much is written down.
    func finishAll(_ count: Int) async throws {
        try await until {
            finish()
            return log.count >= count
        }
    }

    private func end(_ isWhole: Bool) {
        speaking?.resume(returning: isWhole)
        speaking = nil
    }
}

/// A voice that writes down what it has said.
@MainActor
final class RecordingEngine: SpeechEngine {
    let record = Recording()
    var languages: Set<String> = ["en", "de"]
    /// So many of the next attempts to speak fail.
    var failures = 0
    private(set) var isInterrupted = false

    /// A call begins, or ends.
    func interrupt(_ hasBegun: Bool) {
        isInterrupted = hasBegun
        if hasBegun { record.cutOff() }
    }

    func canSpeak(_ language: String) -> Bool { languages.contains(language) }

    func speak(_ parts: [SpeechPart]) async -> Bool {
        let text = parts.map { "\($0.language ?? "?"):\($0.text)" }.joined(separator: " ")
        guard failures == 0 else {
            failures -= 1
            record.note("failed: \(text)")
            return false
        }
        return await record.say(text)
    }
}

/// VoiceOver, which writes down what it has said.
@MainActor
final class RecordingReader: ScreenReader {
    let record = Recording()
    var isSpeaking = true
    var isOn: Bool { isSpeaking }

    func announce(
        _ parts: [PhraseSegment], _ urgency: PhraseUrgency, patience: Duration
    ) async -> Announced {
        await record.say("\(urgency): " + parts.spoken) ? .whole : .cutOff
    }
}

@MainActor
final class RecordingFocus: AudioFocus {
    private(set) var isHeld = false
    private(set) var takes = 0

    func take() async {
        if !isHeld { takes += 1 }
        isHeld = true
    }

    func giveBack() { isHeld = false }
}
