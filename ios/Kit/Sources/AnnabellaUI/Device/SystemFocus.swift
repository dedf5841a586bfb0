import AVFoundation
import AnnabellaKit

/// The app's share in what is heard.
///
/// While nothing is said the app is one whose sound is an addition: the silent switch silences
/// it, and it mixes with the music of other apps. While something is said, which somebody has
/// asked for in the settings or by playing blind, it is one that is there to be listened to:
/// the switch does not silence that, and other apps play more softly. A sound that falls into
/// a sentence is heard with it.
///
/// The system gives the button of a headset only to an app whose sound mixes with no other, so
/// the app is such a one while it wishes the button and no other app plays; its sounds are
/// then part of what is listened to.
@MainActor
public final class SystemFocus: AudioFocus {
    private var share = SoundShare()

    public init() {
        beAnAddition()
    }

    public func take() {
        share.isSpeaking = true
        apply()
    }

    public func giveBack() {
        share.isSpeaking = false
        apply()
    }

    /// Takes the microphone, until `giveBack`.
    func listen() throws {
        let session = AVAudioSession.sharedInstance()
        share.listens(othersPlay: session.isOtherAudioPlaying)
        try session.setCategory(.record, mode: .measurement)
        // that it listens is felt
        try? session.setAllowHapticsAndSystemSoundsDuringRecording(true)
        try session.setActive(true)
    }

    /// From now on the button of a headset is wished, or no longer.
    func wishButton(_ isWished: Bool) {
        guard share.wishesButton != isWished else { return }
        share.wishesButton = isWished
        apply()
    }

    // what happened is said also where the system refuses this, as in a call
    private func apply() {
        let session = AVAudioSession.sharedInstance()
        switch share.kind(othersPlay: session.isOtherAudioPlaying) {
        case .alone: speak(in: session)
        case .above: speak(in: session, .duckOthers)
        case .addition:
            // other apps play as before
            try? session.setActive(false, options: .notifyOthersOnDeactivation)
            beAnAddition()
        }
    }

    private func speak(
        in session: AVAudioSession, _ options: AVAudioSession.CategoryOptions = []
    ) {
        try? session.setCategory(.playback, mode: .spokenAudio, options: options)
        try? session.setActive(true)
    }

    private func beAnAddition() {
        try? AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default)
    }
}
