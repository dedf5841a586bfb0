import AVFoundation
import AnnabellaKit
import Speech

/// Apple's recognition of speech where it works on this device alone.
@MainActor
public final class SystemRecogniser: Recogniser {
    /// Another one each time: one that was made for another microphone has its format.
    private var engine: AVAudioEngine?
    private let focus: SystemFocus
    private var hearing: SpeechRecognition?

    /// `focus` is given back when it has listened.
    public init(_ focus: SystemFocus) {
        self.focus = focus
    }

    public var permission: RecogniserPermission {
        let speech = SFSpeechRecognizer.authorizationStatus()
        let microphone = AVAudioApplication.shared.recordPermission
        if speech == .authorized, microphone == .granted { return .given }
        if speech == .notDetermined || microphone == .undetermined {
            return speech == .denied || microphone == .denied ? .refused : .notAsked
        }
        return .refused
    }

    public func askPermission() async -> Bool {
        guard await Self.askForSpeech() else { return false }
        return await AVAudioApplication.requestRecordPermission()
    }

    // the answer comes on any thread
    private nonisolated static func askForSpeech() async -> Bool {
        await withCheckedContinuation { answered in
            SFSpeechRecognizer.requestAuthorization { @Sendable status in
                answered.resume(returning: status == .authorized)
            }
        }
    }

    public func knows(_ language: String) -> Bool {
        recognizer(language)?.supportsOnDeviceRecognition ?? false
    }

    public func listen(_ language: String) async -> String? {
        guard hearing == nil, !Task.isCancelled, let recognizer = recognizer(language),
            recognizer.isAvailable
        else { return nil }
        let hearing = SpeechRecognition()
        // a finger may go while the microphone is being taken
        self.hearing = hearing
        defer {
            end(hearing)
            self.hearing = nil
        }
        guard await begin(recognizer, hearing) else { return hearing.isFinished ? "" : nil }
        return await withTaskCancellationHandler {
            await hearing.words()
        } onCancel: {
            Task { @MainActor in hearing.cancel() }
        }
    }

    public func finish() {
        hearing?.finish()
    }

    private func recognizer(_ language: String) -> SFSpeechRecognizer? {
        let own = Locale.preferredLanguages.filter { $0.hasPrefix(language + "-") }
        let usual = ["en": "en-US", "de": "de-DE"][language] ?? language
        let all = (own + [usual]).compactMap { SFSpeechRecognizer(locale: Locale(identifier: $0)) }
        return all.first(where: \.supportsOnDeviceRecognition)
    }

    private func begin(
        _ recognizer: SFSpeechRecognizer, _ hearing: SpeechRecognition
    ) async -> Bool {
        do {
            try await focus.listen()
            guard !Task.isCancelled, !hearing.isFinished else { return false }
            let engine = AVAudioEngine()
            let format = engine.inputNode.outputFormat(forBus: 0)
            // a device that has no microphone just now
            guard format.sampleRate > 0, format.channelCount > 0 else { return false }
            self.engine = engine
            let request = hearing.request
            engine.inputNode.installTap(
                onBus: 0, bufferSize: 1_024, format: format, block: request.tap)
            engine.prepare()
            try engine.start()
            hearing.begin(recognizer)
            return true
        } catch {
            return false
        }
    }

    private func end(_ hearing: SpeechRecognition) {
        engine?.stop()
        engine?.inputNode.removeTap(onBus: 0)
        engine = nil
        hearing.close()
        focus.giveBack()
    }
}
