import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// The page for blind play on a device, seen until it is left.
@MainActor
final class BlindPage {
    let device: Device
    let game: GameStore
    let model: BlindModel
    private var seen: Task<Void, Never>?

    /// Of a game for two people, or one of the words of docs/transcripts.md.
    init(_ device: Device, _ line: String = "new chess mode=casual") async throws {
        self.device = device
        device.app.life.appear()
        game = try await device.play(line)
        device.app.pages.path = [.game, .blind]
        model = device.app.blindModel(game)
        let model = model
        seen = Task { await model.run() }
    }

    var view: GameView { game.state.view }

    /// What the app's voice has said, each in one line.
    var spoken: [String] {
        device.engine.said.map { $0.map(\.text).joined(separator: " ") }
    }

    /// How many lines the menu has.
    var menu: BlindMenu {
        BlindMenu(game, device.app.dialogs, device.app.localization, delegate: model)
    }
    var lines: Int { menu.items.count }

    func hears(_ text: String) async throws {
        do {
            try await until { spoken.last == text }
        } catch {
            throw Problem("“\(text)” is not the last of \(spoken)")
        }
    }

    func type(_ text: String) {
        model.talk.area.tap()
        model.access.entry.text = text
        model.access.entry.send()
    }

    func swipe(_ by: Int) {
        model.swiped(CGSize(width: -300 * by, height: 20), onBoard: false)
    }

    func leave() async {
        seen?.cancel()
        await seen?.value
    }
}

extension HeldArea {
    /// A finger comes and goes.
    func tap() {
        down()
        up()
    }
}

/// Runs a test on the page, which is left afterwards.
@MainActor
func onBlindPage(
    _ line: String = "new chess mode=casual", reader: Bool = false, times: Times = .device,
    _ test: @MainActor (BlindPage) async throws -> Void
) async throws {
    try await onDevice(times: times) { device in
        device.reader.isSpeaking = reader
        let page = try await BlindPage(device, line)
        do { try await test(page) } catch {
            await page.leave()
            throw error
        }
        await page.leave()
    }
}
