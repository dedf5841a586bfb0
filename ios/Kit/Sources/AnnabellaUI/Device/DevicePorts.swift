import AnnabellaKit
import Foundation
import UIKit

extension Annabella {
    /// The one app of this device.
    public static let onDevice = Annabella(.device())
}

extension Ports {
    /// What this device has.
    static func device() -> Ports {
        let focus = SystemFocus()
        return Ports(
            folder: gamesFolder(),
            sharedFolder: FileManager.default.temporaryDirectory
                .appendingPathComponent("shared").path,
            device: description, isTablet: UIDevice.current.userInterfaceIdiom == .pad,
            // of those that run this app, the ones with 2 GiB
            hasLittleMemory: ProcessInfo.processInfo.physicalMemory < 5 << 29,
            kept: SystemValues(), engine: SystemEngine(), focus: focus,
            reader: SystemReader(), recogniser: SystemRecogniser(focus),
            sounds: SystemSounds(focus), haptics: SystemHaptics(), headset: SystemHeadset(focus),
            clipboard: SystemClipboard())
    }

    /// Where the games lie: with what the user's backup takes, and to be read and written
    /// also while the device is locked, once it was unlocked since it was switched on.
    private static func gamesFolder() -> String {
        let files = FileManager.default
        let kept = files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
        let folder = (kept ?? files.temporaryDirectory).appendingPathComponent("games")
        let protection: [FileAttributeKey: Any] = [
            .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication
        ]
        // where it cannot be made the library says so when a game is saved
        try? files.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: protection)
        try? files.setAttributes(protection, ofItemAtPath: folder.path)
        return folder.path
    }

    private static var description: String {
        let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? ""
        let device = UIDevice.current
        let system = [device.systemName, device.systemVersion].joined(separator: " ")
        return [version, system, device.model].joined(separator: ", ")
    }
}
