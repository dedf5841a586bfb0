import AVFoundation
import AnnabellaKit

/// Plays the sounds of the app, each of which is read when it is first wished for.
@MainActor
public final class SystemSounds: Sounds {
    private let focus: SystemFocus
    private let listener = Listener()
    private var players: [Sound: AVAudioPlayer] = [:]

    /// `focus` is told what is heard.
    public init(_ focus: SystemFocus) {
        self.focus = focus
        listener.ended = { [weak self] player in
            Task { @MainActor [weak self] in self?.ended(player) }
        }
    }

    public func play(_ sound: Sound) {
        guard let player = players[sound] ?? load(sound) else { return }
        // one that is not over begins anew
        player.currentTime = 0
        if player.play() { focus.soundBegins(sound) }
    }

    private func load(_ sound: Sound) -> AVAudioPlayer? {
        guard let file = Bundle.module.url(forResource: sound.rawValue, withExtension: "wav")
        else { return nil }
        let player = try? AVAudioPlayer(contentsOf: file)
        player?.delegate = listener
        players[sound] = player
        return player
    }

    private func ended(_ player: ObjectIdentifier) {
        let sound = players.first { ObjectIdentifier($0.value) == player }?.key
        if let sound { focus.soundEnds(sound) }
    }
}

/// Is told by the players, on any thread.
private final class Listener: NSObject, AVAudioPlayerDelegate, @unchecked Sendable {
    /// Set once, before anything is played.
    var ended: @Sendable (ObjectIdentifier) -> Void = { _ in }

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        ended(ObjectIdentifier(player))
    }

    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
        ended(ObjectIdentifier(player))
    }
}
