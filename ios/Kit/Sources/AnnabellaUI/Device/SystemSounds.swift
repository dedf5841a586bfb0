import AVFoundation
import AnnabellaKit

/// Plays the sounds of the app, each of which is read when it is first wished for.
@MainActor
public final class SystemSounds: Sounds {
    private var players: [Sound: AVAudioPlayer] = [:]

    public init() {}

    public func play(_ sound: Sound) {
        guard let player = players[sound] ?? load(sound) else { return }
        // one that is not over begins anew
        player.currentTime = 0
        player.play()
    }

    private func load(_ sound: Sound) -> AVAudioPlayer? {
        guard let file = Bundle.module.url(forResource: sound.rawValue, withExtension: "wav")
        else { return nil }
        let player = try? AVAudioPlayer(contentsOf: file)
        players[sound] = player
        return player
    }
}
