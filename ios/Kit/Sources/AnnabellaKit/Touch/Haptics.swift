import AnnabellaCore

/// Makes things felt.
@MainActor
public protocol Haptics: AnyObject {
    /// A touch.
    func play(_ effect: HapticEffect)

    /// What somebody has asked for with a finger; in place of what is felt now.
    func play(_ pattern: FeltPattern)

    func stop()
}

/// Makes things felt where the player wishes for that.
@MainActor
final class PreferredHaptics: Haptics {
    private let device: any Haptics
    private let settings: Settings

    init(_ device: any Haptics, _ settings: Settings) {
        self.device = device
        self.settings = settings
    }

    func play(_ effect: HapticEffect) {
        if settings.haptics { device.play(effect) }
    }

    func play(_ pattern: FeltPattern) {
        if settings.haptics { device.play(pattern) }
    }

    func stop() { device.stop() }
}
