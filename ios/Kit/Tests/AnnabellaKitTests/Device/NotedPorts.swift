import AnnabellaCore
import AnnabellaKit
import Observation

/// A voice that notes what it says; it has finished at once unless it `waits`.
@MainActor
final class NotedEngine: SpeechEngine {
    var languages: Set<String> = ["en", "de"]
    /// Each utterance goes on until `finish`.
    var waits = false
    /// It fails.
    var isBroken = false
    var isInterrupted = false
    private(set) var said: [[SpeechPart]] = []
    private(set) var stopped = 0
    private var speaking: CheckedContinuation<Bool, Never>?

    func canSpeak(_ language: String) -> Bool { languages.contains(language) }

    func speak(_ parts: [SpeechPart]) async -> Bool {
        guard !isBroken else { return false }
        said.append(parts)
        guard waits, !Task.isCancelled else { return !Task.isCancelled }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { speaking = $0 }
        } onCancel: {
            Task { @MainActor in self.end(false) }
        }
    }

    /// The end of what is being said.
    func finish() { end(true) }

    private func end(_ isWhole: Bool) {
        if !isWhole { stopped += 1 }
        speaking?.resume(returning: isWhole)
        speaking = nil
    }
}

@MainActor
final class NotedFocus: AudioFocus {
    private(set) var isTaken = false
    func take() async { isTaken = true }
    func giveBack() { isTaken = false }
}

/// VoiceOver, which notes what it is to say.
@MainActor
@Observable
final class NotedReader: ScreenReader {
    var isSpeaking = false
    var isOn: Bool { isSpeaking || hasSwitches }
    var hasSwitches = false
    private(set) var announced: [(parts: [PhraseSegment], urgency: PhraseUrgency)] = []

    /// So long it is waited for the end of each.
    private(set) var patiences: [Duration] = []
    /// So many of the next ones are cut off.
    var cuts = 0
    /// It tells when it has finished.
    var tells = true
    /// Time passes while it speaks.
    var passes: @MainActor () async -> Void = {}

    /// The sentences, each in one line.
    var sentences: [String] {
        announced.map { $0.parts.map(\.text).joined(separator: " ") }
    }

    func announce(
        _ parts: [PhraseSegment], _ urgency: PhraseUrgency, patience: Duration
    ) async -> Announced {
        announced.append((parts, urgency))
        patiences.append(patience)
        await passes()
        guard tells else { return .unknown }
        cuts -= 1
        return cuts < 0 ? .whole : .cutOff
    }
}

/// Hears what a test says.
@MainActor
final class NotedRecogniser: Recogniser {
    var permission = RecogniserPermission.given
    var languages: Set<String> = ["en", "de"]
    /// What is said next; nil where it fails.
    var words: String?
    private(set) var listened: [String] = []

    /// The user says no.
    var refuses = false

    func askPermission() async -> Bool {
        if permission == .notAsked { permission = refuses ? .refused : .given }
        return permission == .given
    }

    func knows(_ language: String) -> Bool { languages.contains(language) }

    /// It listens until `finish`.
    var waits = false
    private var listening: CheckedContinuation<Void, Never>?

    func listen(_ language: String) async -> String? {
        listened.append(language)
        guard waits else { return words }
        await withTaskCancellationHandler {
            await withCheckedContinuation { listening = $0 }
        } onCancel: {
            Task { @MainActor in self.finish() }
        }
        return Task.isCancelled ? nil : words
    }

    func finish() {
        listening?.resume()
        listening = nil
    }
}

/// The button of a headset that a test presses.
@MainActor
final class NotedHeadset: HeadsetButton {
    private var pressed: (@MainActor () -> Void)?
    private(set) var begun = 0
    var isOn: Bool { pressed != nil }
    func begin(_ pressed: @escaping @MainActor () -> Void) {
        begun += 1
        self.pressed = pressed
    }
    func end() { pressed = nil }
    func press() { pressed?() }
}

/// What was copied in another app.
@MainActor
final class NotedClipboard: Clipboard {
    var text: String?
}

@MainActor
final class NotedSounds: Sounds {
    private(set) var played: [Sound] = []
    func play(_ sound: Sound) { played.append(sound) }
}

@MainActor
final class NotedHaptics: Haptics {
    private(set) var felt: [HapticEffect] = []
    private(set) var patterns: [FeltPattern] = []
    private(set) var stops = 0
    func play(_ effect: HapticEffect) { felt.append(effect) }
    func play(_ pattern: FeltPattern) { patterns.append(pattern) }
    func stop() { stops += 1 }
}
