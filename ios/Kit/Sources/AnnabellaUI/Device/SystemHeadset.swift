import AnnabellaKit
import MediaPlayer

/// What starts and stops music: the button of a headset, and that of the locked screen.
@MainActor
final class SystemHeadset: HeadsetButton {
    private let focus: SystemFocus
    private let title =
        Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? "Annabella"
    private var targets: [(command: MPRemoteCommand, target: Any)] = []

    /// `focus` has the sound that the button belongs to.
    init(_ focus: SystemFocus) {
        self.focus = focus
    }

    func begin(_ pressed: @escaping @MainActor () -> Void) {
        end()
        let center = MPRemoteCommandCenter.shared()
        // a headset sends the one or the other
        let commands = [center.togglePlayPauseCommand, center.playCommand, center.pauseCommand]
        targets = commands.map { command in
            // it may be called on any thread
            let target = command.addTarget { @Sendable _ in
                Task { @MainActor in pressed() }
                return .success
            }
            return (command, target)
        }
        // the system gives the button to an app that says what it plays
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: title, MPNowPlayingInfoPropertyPlaybackRate: 1.0,
        ]
        focus.wishButton(true)
    }

    func end() {
        for (command, target) in targets { command.removeTarget(target) }
        targets = []
        MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
        focus.wishButton(false)
    }
}
