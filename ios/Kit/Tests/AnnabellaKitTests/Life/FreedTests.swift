import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What a page or a game held is gone with it.
@MainActor
@Suite struct FreedTests {
    @MainActor
    private final class Held {
        weak var game: GameStore?
        weak var model: AnyObject?
        weak var board: BoardModel?
        weak var players: PlayerPanels?
        var isGone: Bool { game == nil && model == nil && board == nil && players == nil }
        var left: String {
            "\(game == nil ? "" : "game ")\(model == nil ? "" : "model ")"
                + "\(board == nil ? "" : "board ")\(players == nil ? "" : "players")"
        }
    }

    /// Waits until nobody holds any of it.
    private func gone(_ held: Held) async throws {
        do { try await until { held.isGone } } catch { throw Problem("held: \(held.left)") }
    }

    /// A game is played on its page, which is then left.
    private func played(
        _ device: Device, _ line: String, isAtTable: Bool = false
    ) async throws -> Held {
        let held = Held()
        let game = try await device.play(line)
        _ = try await game.dispatch(asked("arbiter > start")).get()
        let table = OnTable(device, game)
        try await until { table.model.players.near != nil }
        table.model.isAtTable = isAtTable
        table.tap("e2")
        try await until { table.board.picture.selected == 12 }
        table.tap("e4")
        try await table.plies(1)
        _ = table.board.actions(on: 8)
        #expect(!table.model.menu.isEmpty)
        if isAtTable {
            let seat = table.model.table.near
            // the menu, and a question
            seat.buttons.last?.run()
            seat.buttons.first?.run()
            #expect(!seat.question.isEmpty)
        }
        await table.disappear()
        (held.game, held.model) = (game, table.model)
        (held.board, held.players) = (table.board, table.model.players)
        return held
    }

    @Test func aGameIsFreedWithItsPage() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let held = try await played(device, "new chess mode=casual clock=5")
            #expect(held.game != nil)
            await device.app.games.close()
            try await gone(held)
        }
    }

    @Test func aGameAtATableIsFreedWithItsPage() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let line = "new chess mode=casual clock=5"
            let held = try await played(device, line, isAtTable: true)
            await device.app.games.close()
            device.app.dialogs.close()
            try await gone(held)
        }
    }

    @Test func aGameByTheLawsIsFreedWithItsPageWhenAnotherTakesItsPlace() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let held = try await played(device, "new chess mode=strict")
            try await device.play("new chess mode=casual")
            try await gone(held)
        }
    }

    @Test func aPageOfBlindPlayIsFreed() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let held = Held()
            @MainActor func seen() async throws {
                let page = try await BlindPage(device)
                page.type("white > move e2e4")
                page.model.openMenu()
                try await until { page.model.spokenMenu.isOpen }
                await page.leave()
                (held.game, held.model, held.board) = (page.game, page.model, page.model.board)
            }
            try await seen()
            await device.app.games.close()
            try await gone(held)
        }
    }

    @Test func aPageForOnlookersIsFreedWithClocksThatRun() async throws {
        try await onDevice { device in
            let held = Held()
            let game = try await device.play("new chess clock=5")
            _ = try await game.dispatch(asked("arbiter > start")).get()
            @MainActor func seen() {
                let display = device.app.displayModel(game, isLarge: false)
                (held.model, held.players) = (display, display.players)
            }
            seen()
            try await gone(held)
        }
    }

    @Test func aPageOfStepsIsFreed() async throws {
        try await onDevice { device in
            device.app.life.appear()
            let held = Held()
            @MainActor func seen() async throws {
                let game = try await device.play("new chess mode=casual clock=5")
                try await game.make(["e2e4", "e7e5"])
                let page = try await StepsPage(device, game)
                page.type("go to move 1")
                try await page.at(1)
                _ = page.model.talk
                await page.leave()
                (held.game, held.model) = (game, page.model)
                (held.board, held.players) = (page.model.board, page.model.players)
            }
            try await seen()
            await device.app.games.close()
            try await gone(held)
        }
    }

    @Test func aPageForPositionsIsFreed() async throws {
        try await onDevice { device in
            let held = Held()
            @MainActor func seen() async {
                let setup = device.app.setupModel()
                await setup.appear()
                (held.model, held.board) = (setup, setup.board)
            }
            await seen()
            try await gone(held)
        }
    }
}
