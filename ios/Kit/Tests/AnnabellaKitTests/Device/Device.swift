import AnnabellaCore
import AnnabellaKit
import Foundation

/// A device without a system: the app with the real library, and ports that note what is
/// asked of them.
@MainActor
final class Device {
    let folder = temporaryFolder()
    let kept = MemoryValues()
    let engine = NotedEngine()
    let reader = NotedReader()
    let recogniser = NotedRecogniser()
    let sounds = NotedSounds()
    let haptics = NotedHaptics()
    let focus = NotedFocus()
    let headset = NotedHeadset()
    let clipboard = NotedClipboard()
    private let times: Times
    /// Two people can sit at it.
    var isTablet = false
    var hasLittleMemory = false
    private(set) var app: Annabella!

    init(times: Times = .device) {
        self.times = times
        kept.keep("english", as: "language")
        start()
    }

    /// Starts the app, with what it has kept.
    func start() {
        app = Annabella(
            Ports(
                folder: folder.appendingPathComponent("games").path,
                sharedFolder: folder.appendingPathComponent("shared").path,
                device: "1.0, a device of tests", isTablet: isTablet,
                hasLittleMemory: hasLittleMemory, kept: kept, times: times, engine: engine,
                focus: focus, reader: reader, recogniser: recogniser,
                sounds: sounds, haptics: haptics, headset: headset,
                clipboard: clipboard))
    }

    /// Ends the app as the user does, and starts it again.
    func restart() async {
        await app.shutDown()
        start()
    }

    /// A game against the computer with White, or one of the words of docs/transcripts.md.
    @discardableResult
    func play(_ line: String? = nil) async throws -> GameStore {
        let setup =
            if let line {
                try parseSetup(line: line)
            } else {
                await NewGames(app.settings).againstComputer(person: .first)
            }
        guard await app.opener.start(setup), let game = app.games.current else {
            throw Problem("no game: \(String(describing: app.dialogs.open))")
        }
        return game
    }

    /// Ends all, and removes what was written.
    func end() async {
        await app.shutDown()
        try? FileManager.default.removeItem(at: folder)
    }
}

/// Runs a test on a device, which is cleared away afterwards.
@MainActor
func onDevice(
    times: Times = .device, _ test: @MainActor (Device) async throws -> Void
) async throws {
    let device = Device(times: times)
    do { try await test(device) } catch {
        await device.end()
        throw error
    }
    await device.end()
}

/// Values that are forgotten with the test.
@MainActor
final class MemoryValues: KeptValues {
    private(set) var values: [String: Any] = [:]

    func text(_ key: String) -> String? { values[key] as? String }
    func number(_ key: String) -> Int? { values[key] as? Int }
    func flag(_ key: String) -> Bool? { values[key] as? Bool }
    func keep(_ text: String?, as key: String) { values[key] = text }
    func keep(_ number: Int, as key: String) { values[key] = number }
    func keep(_ flag: Bool, as key: String) { values[key] = flag }
}
