import AVFoundation
import AnnabellaKit

/// The app's share in what is heard.
///
/// While nothing is said the app is one whose sound is an addition: the silent switch silences
/// it, and it mixes with the music of other apps. While something is said, which somebody has
/// asked for in the settings or by playing blind, it is one that is there to be listened to:
/// the switch does not silence that, and other apps play more softly. A sound that falls into
/// a sentence is heard with it, and to its end.
///
/// The system gives the button of a headset only to an app whose sound mixes with no other, so
/// the app is such a one while it wishes the button and no other app plays; its sounds are
/// then part of what is listened to.
@MainActor
public final class SystemFocus: AudioFocus {
    private var share = SoundShare()
    private let session = Session()

    /// It lives as long as the app.
    public init() {
        session.begin()
        _ = NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
        ) { [weak self] told in
            let type = told.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
            guard type == AVAudioSession.InterruptionType.began.rawValue else { return }
            MainActor.assumeIsolated { self?.interrupted() }
        }
    }

    public func take() async {
        share.take()
        let share = share
        await withCheckedContinuation { done in session.turn(to: share) { done.resume() } }
    }

    public func giveBack() {
        share.giveBack()
        turn()
    }

    /// A sound of the app begins.
    func soundBegins(_ sound: Sound) { share.soundBegins(sound) }

    /// It has ended.
    func soundEnds(_ sound: Sound) {
        if share.soundEnds(sound) { turn() }
    }

    private func interrupted() {
        if share.isInterrupted() { turn() }
    }

    /// Takes the microphone, until `giveBack`.
    func listen() async throws {
        share.listens(othersPlay: AVAudioSession.sharedInstance().isOtherAudioPlaying)
        try await withCheckedThrowingContinuation { done in
            session.listen { done.resume(with: $0) }
        }
    }

    /// From now on the button of a headset is wished, or no longer.
    func wishButton(_ isWished: Bool) {
        guard share.wishesButton != isWished else { return }
        share.wishesButton = isWished
        turn()
    }

    private func turn() { session.turn(to: share) }
}

/// The system's audio session. It may take long to turn it on or off, so nothing waits for that
/// on the main thread; what is asked is done in the order in which it was asked.
private final class Session: Sendable {
    private let queue = DispatchQueue(label: "app.annabella.audio", qos: .userInitiated)

    /// What holds for as long as the app runs.
    func begin() {
        queue.async {
            // a headset that is pulled out stops music; a sentence is said to its end
            try? AVAudioSession.sharedInstance().setPrefersInterruptionOnRouteDisconnect(false)
            Self.beAnAddition()
        }
    }

    // what happened is said also where the system refuses this, as in a call
    func turn(to share: SoundShare, _ done: @escaping @Sendable () -> Void = {}) {
        queue.async {
            Self.turn(to: share)
            done()
        }
    }

    func listen(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        queue.async { done(Result { try Self.listen() }) }
    }

    private static func turn(to share: SoundShare) {
        let session = AVAudioSession.sharedInstance()
        switch share.kind(othersPlay: session.isOtherAudioPlaying) {
        case .alone: speak()
        case .above: speak(.duckOthers)
        case .addition:
            // it would end what still sounds; when that has ended, this comes again
            guard share.canEnd else { return }
            // other apps play as before
            try? session.setActive(false, options: .notifyOthersOnDeactivation)
            beAnAddition()
        }
    }

    private static func listen() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.record, mode: .measurement)
        // that it listens is felt
        try? session.setAllowHapticsAndSystemSoundsDuringRecording(true)
        try session.setActive(true)
    }

    private static func speak(_ options: AVAudioSession.CategoryOptions = []) {
        let session = AVAudioSession.sharedInstance()
        try? session.setCategory(.playback, mode: .spokenAudio, options: options)
        try? session.setActive(true)
    }

    private static func beAnAddition() {
        try? AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default)
    }
}
