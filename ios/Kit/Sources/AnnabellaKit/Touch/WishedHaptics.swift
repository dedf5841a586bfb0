import AnnabellaCore

/// Makes things felt where the player wishes for that.
@MainActor
final class WishedHaptics: Haptics {
    private let device: any Haptics
    private let settings: Settings

    init(_ device: any Haptics, _ settings: Settings) {
        self.device = device
        self.settings = settings
    }

    func feel(_ feel: Feel) {
        if settings.haptics { device.feel(feel) }
    }

    func feel(_ pattern: FeltPattern) {
        if settings.haptics { device.feel(pattern) }
    }

    func stop() { device.stop() }
}
