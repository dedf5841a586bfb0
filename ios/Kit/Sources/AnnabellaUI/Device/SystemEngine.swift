import AVFoundation
import AnnabellaKit
import UIKit

/// The device's own voices.
@MainActor
public final class SystemEngine: SpeechEngine {
    private struct Speaking {
        let number: Int
        /// Kept, so that each is another one for as long as it can be told of.
        let utterances: [AVSpeechUtterance]
        let end: CheckedContinuation<Bool, Never>
    }

    private let synthesizer = AVSpeechSynthesizer()
    private let listener = Listener()
    private var speaking: Speaking?
    /// Those that were looked for, which takes its time.
    private var voices: [String: AVSpeechSynthesisVoice] = [:]
    private var count = 0
    public private(set) var isInterrupted = false

    /// It lives as long as the app.
    public init() {
        listener.ended = { [weak self] utterance, isWhole in
            Task { @MainActor [weak self] in self?.ended(utterance, isWhole) }
        }
        synthesizer.delegate = listener
        let center = NotificationCenter.default
        _ = center.addObserver(
            forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
        ) { [weak self] told in
            let type = told.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
            let reason = told.userInfo?[AVAudioSessionInterruptionReasonKey] as? UInt
            let hasBegun = type == AVAudioSession.InterruptionType.began.rawValue
            // nobody has taken the ear of the user: what was said is said again
            let isUnplugged = reason == AVAudioSession.InterruptionReason.routeDisconnected.rawValue
            MainActor.assumeIsolated { self?.interrupted(hasBegun, isUnplugged: isUnplugged) }
        }
        // the end of an interruption is not always told
        _ = center.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.interrupted(false) }
        }
    }

    private func interrupted(_ hasBegun: Bool, isUnplugged: Bool = false) {
        isInterrupted = hasBegun && !isUnplugged
        // another one may have been chosen or fetched while the app was not seen
        voices = [:]
        if hasBegun { stop() }
    }

    public func canSpeak(_ language: String) -> Bool { voice(for: language) != nil }

    public func speak(_ parts: [SpeechPart]) async -> Bool {
        stop()
        guard !parts.isEmpty else { return true }
        count += 1
        let number = count
        let utterances = parts.map(utterance)
        return await withTaskCancellationHandler {
            guard !Task.isCancelled else { return false }
            return await withCheckedContinuation { end in
                speaking = Speaking(number: number, utterances: utterances, end: end)
                for utterance in utterances { synthesizer.speak(utterance) }
            }
        } onCancel: {
            Task { @MainActor in self.stop(number) }
        }
    }

    private func utterance(_ part: SpeechPart) -> AVSpeechUtterance {
        let utterance = AVSpeechUtterance(string: part.text)
        utterance.voice = part.language.flatMap(voice)
        utterance.rate = part.systemRate
        utterance.pitchMultiplier = part.systemPitch
        return utterance
    }

    private func voice(for language: String) -> AVSpeechSynthesisVoice? {
        let found = voices[language] ?? find(language)
        voices[language] = found
        return found
    }

    private func find(_ language: String) -> AVSpeechSynthesisVoice? {
        let voices = AVSpeechSynthesisVoice.speechVoices()
        let offered = voices.map {
            OfferedVoice(
                identifier: $0.identifier, language: $0.language, quality: $0.quality.rawValue)
        }
        let chosen = OfferedVoice.choose(
            language, of: offered, preferred: Locale.preferredLanguages
        ) { AVSpeechSynthesisVoice(language: $0)?.identifier }
        return chosen.flatMap { AVSpeechSynthesisVoice(identifier: $0) }
    }

    private func ended(_ utterance: ObjectIdentifier, _ isWhole: Bool) {
        guard let speaking, let last = speaking.utterances.last,
            speaking.utterances.contains(where: { ObjectIdentifier($0) == utterance })
        else { return }
        // what is cut off takes what waits with it
        if !isWhole || ObjectIdentifier(last) == utterance { end(isWhole) }
    }

    private func stop(_ number: Int? = nil) {
        guard let speaking, number == nil || number == speaking.number else { return }
        end(false)
        synthesizer.stopSpeaking(at: .immediate)
    }

    private func end(_ isWhole: Bool) {
        let end = speaking?.end
        speaking = nil
        end?.resume(returning: isWhole)
    }
}

/// Is told by the synthesizer, on any thread.
private final class Listener: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    /// Set once, before anything is said.
    var ended: @Sendable (ObjectIdentifier, _ isWhole: Bool) -> Void = { _, _ in }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {
        ended(ObjectIdentifier(utterance), true)
    }

    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {
        ended(ObjectIdentifier(utterance), false)
    }
}
