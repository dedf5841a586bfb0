import AVFoundation
import AnnabellaKit
import Speech

/// What is understood of one time that somebody speaks.
@MainActor
final class SpeechRecognition {
    /// Takes what the microphone hears, on any thread.
    final class Request: @unchecked Sendable {
        fileprivate let request = SFSpeechAudioBufferRecognitionRequest()

        /// What the engine calls with each piece of sound.
        var tap: @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void {
            { [self] buffer, _ in request.append(buffer) }
        }
    }

    private nonisolated static let noSpeech = 1_110

    let request = Request()
    /// Kept for as long as its task goes on.
    private var recognizer: SFSpeechRecognizer?
    private var task: SFSpeechRecognitionTask?
    private var end: CheckedContinuation<String?, Never>?
    private var detector = EndOfSpeechDetector()
    private var waiting: Task<Void, any Error>?

    /// The speaker has finished, perhaps before it has begun.
    var isFinished: Bool { detector.isFinished }

    /// Begins to understand; nothing leaves the device.
    func begin(_ recognizer: SFSpeechRecognizer) {
        self.recognizer = recognizer
        request.request.requiresOnDeviceRecognition = true
        request.request.shouldReportPartialResults = true
        request.request.addsPunctuation = false
        request.request.taskHint = .search
        task = recognizer.recognitionTask(with: request.request) {
            @Sendable [weak self] result, error in
            let words = result?.bestTranscription.formattedString
            // that nobody has said anything is told as an error
            let isNothing = (error as NSError?)?.code == Self.noSpeech
            let isFinal = isNothing || (result?.isFinal ?? false)
            let hasFailed = error != nil && !isNothing
            Task { @MainActor [weak self] in
                self?.heard(words, isFinal: isFinal, hasFailed: hasFailed)
            }
        }
        wait(.begun)
    }

    /// The words when the speaker is silent or has finished; nil if that was not possible.
    func words() async -> String? {
        await withCheckedContinuation { continuation in
            end = continuation
            if detector.isOver { finishWith(detector.result) }
        }
    }

    /// The speaker has finished.
    func finish() {
        request.request.endAudio()
        wait(.finished)
    }

    func cancel() {
        finishWith(nil)
    }

    func close() {
        waiting?.cancel()
        task?.cancel()
        task = nil
        recognizer = nil
    }

    private func heard(_ words: String?, isFinal: Bool, hasFailed: Bool) {
        detector.heard(words, isFinal: isFinal, hasFailed: hasFailed)
        if detector.isOver { finishWith(detector.result) } else if words != nil { wait(.speaking) }
    }

    /// Waits for the next word, and takes what there is when none comes.
    private func wait(_ state: EndOfSpeechDetector.State) {
        guard let patience = detector.patience(state) else { return }
        waiting?.cancel()
        waiting = Task { [weak self] in
            try await Task.sleep(for: patience)
            self?.isSilent()
        }
    }

    private func isSilent() {
        if detector.isSilent() { finishWith(detector.result) } else { finish() }
    }

    private func finishWith(_ words: String?) {
        waiting?.cancel()
        end?.resume(returning: words)
        end = nil
    }
}
