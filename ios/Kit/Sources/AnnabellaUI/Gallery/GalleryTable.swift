#if DEBUG
    import AnnabellaCore
    import AnnabellaKit
    import Foundation
    import Observation

    /// What lies on the table of the gallery: an app of its own, that says nothing and is
    /// forgotten, with a game in which some moves were made.
    @MainActor
    @Observable
    final class GalleryTable {
        /// A page, or Home for nil.
        struct Shown: Identifiable {
            let page: Page?
            /// A small phone, unless it is said otherwise.
            var size = CGSize(width: 375, height: 667)
            var id: String { "\(String(describing: page)) \(size)" }
        }

        static let pages: [Shown] =
            [
                nil, .newGame(.computer), .newGame(.person), .newGame(.correspondent),
                .rules(.person), .game,
                .blind, .review, .steps, .score, .arbiter, .display, .setup, .clock, .exercises,
                .library(ofDeleted: false), .settings,
            ].map { Shown(page: $0) }
            + SettingsGroup.allCases.map { Shown(page: .settingsPage($0)) }
            + [.keys, .about, .fault].map { Shown(page: $0) } + [
                Shown(page: .settings, size: CGSize(width: 1_024, height: 768)),
                Shown(page: .game, size: CGSize(width: 1_024, height: 768)),
                Shown(page: .game, size: CGSize(width: 768, height: 1_024)),
            ]

        let app = Annabella(.silent)
        private(set) var isLaid = false

        /// Begins the game, and makes moves.
        func lay() async {
            guard !isLaid else { return }
            app.settings.betweenPeople.clock = "5+3"
            guard await app.opener.start(NewGames(app.settings).twoPlayers()),
                let game = app.games.current
            else { return }
            for (from, to) in [(12, 28), (52, 36), (6, 21), (57, 42), (5, 33)] {
                let side = game.state.view.turn
                let path = GamePath(from: from, to: to)
                await game.dispatch(GameAction(by: side.actor, deed: .move(path: path)))
            }
            isLaid = true
        }
    }

    extension Ports {
        /// Of a device that has no voice, no sound and no memory.
        static var silent: Ports {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("gallery-\(UUID().uuidString)")
            let device = SilentDevice()
            return Ports(
                folder: folder.path, sharedFolder: folder.path, device: "", kept: device,
                engine: device, focus: device,
                reader: device, recogniser: device, sounds: device, haptics: device,
                headset: device, clipboard: device)
        }
    }

    private final class SilentDevice: KeptValues, SpeechEngine, AudioFocus, ScreenReader,
        Recogniser, Sounds, Haptics, HeadsetButton, Clipboard
    {
        private var values: [String: Any] = [:]
        let text: String? = nil
        let isSpeaking = false
        let isOn = true
        let permission = RecogniserPermission.refused

        func text(_ key: String) -> String? { values[key] as? String }
        func number(_ key: String) -> Int? { values[key] as? Int }
        func flag(_ key: String) -> Bool? { values[key] as? Bool }
        func keep(_ text: String?, as key: String) { values[key] = text }
        func keep(_ number: Int, as key: String) { values[key] = number }
        func keep(_ flag: Bool, as key: String) { values[key] = flag }
        var isInterrupted: Bool { false }
        func canSpeak(_ language: String) -> Bool { true }
        func speak(_ parts: [SpeechPart]) async -> Bool { true }
        func take() {}
        func giveBack() {}
        func announce(
            _ parts: [PhraseSegment], _ urgency: PhraseUrgency, patience: Duration
        ) async -> Announced { .unknown }
        func askPermission() async -> Bool { false }
        func knows(_ language: String) -> Bool { false }
        func listen(_ language: String) async -> String? { nil }
        func finish() {}
        func play(_ sound: Sound) {}
        func play(_ effect: HapticEffect) {}
        func play(_ pattern: FeltPattern) {}
        func stop() {}
        func begin(_ pressed: @escaping @MainActor () -> Void) {}
        func end() {}
    }
#endif
