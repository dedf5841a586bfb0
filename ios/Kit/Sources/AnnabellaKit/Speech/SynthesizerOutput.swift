import AnnabellaCore

/// Speaks with a voice of the device, and once more what it has failed to say.
final class SynthesizerOutput: SpeechOutput {
    private let engine: any SpeechEngine
    private let focus: any AudioFocus
    private let settings: Settings
    private let otherLanguages: @MainActor () -> [String]
    private let missing: @MainActor () -> Void

    /// A part whose own language has no voice is read in the first of `otherLanguages` that
    /// has one, and `missing` is called; also where nothing can be said at all.
    init(
        _ engine: any SpeechEngine, _ focus: any AudioFocus, _ settings: Settings,
        otherLanguages: @escaping @MainActor () -> [String],
        missing: @escaping @MainActor () -> Void
    ) {
        self.engine = engine
        self.focus = focus
        self.settings = settings
        self.otherLanguages = otherLanguages
        self.missing = missing
    }

    func speak(_ utterance: Utterance) async {
        var tries = 2
        while tries > 0 {
            await becomesFree()
            if Task.isCancelled { return }
            await focus.take()
            if await tryToSpeak(utterance.segments) || Task.isCancelled { return }
            // what a call cuts off is said after it
            if !engine.isInterrupted { tries -= 1 }
        }
        missing()
    }

    func rest() {
        focus.giveBack()
    }

    private func becomesFree() async {
        while engine.isInterrupted, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(200))
        }
    }

    private func tryToSpeak(_ segments: [PhraseSegment]) async -> Bool {
        let rate = Double(settings.voiceRate) / 100
        let pitch = Double(settings.voicePitch) / 100
        let parts = segments.map {
            SpeechPart(text: $0.text, language: language(for: $0.lang), rate: rate, pitch: pitch)
        }
        // a voice that has died says nothing of it
        let most = Duration.seconds(5) + segments.timeToSay * (3 / rate)
        let engine = engine
        let speaking = Task<Bool, Never> { await engine.speak(parts) }
        let patience = Task {
            try await Task.sleep(for: most)
            speaking.cancel()
        }
        defer { patience.cancel() }
        return await withTaskCancellationHandler {
            await speaking.value
        } onCancel: {
            speaking.cancel()
        }
    }

    private func language(for wished: String) -> String? {
        if engine.canSpeak(wished) { return wished }
        missing()
        return otherLanguages().first { engine.canSpeak($0) }
    }
}

extension [PhraseSegment] {
    /// About how long a voice with its usual speed takes for this; for any actor.
    public var timeToSay: Duration {
        let words = reduce(0) { $0 + $1.text.split(separator: " ").count }
        return .milliseconds(500 + 350 * words)
    }
}
