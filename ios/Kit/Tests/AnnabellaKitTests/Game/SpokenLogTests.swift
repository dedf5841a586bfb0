import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What was said in a game can be heard again.
@MainActor
@Suite struct SpokenLogTests {
    /// A game of two people, begun on the first page.
    private func fromHome(_ test: @MainActor (OnTable) async throws -> Void) async throws {
        try await onDevice { device in
            let home = HomeModel(device.app)
            home.go(try #require(home.lines.first { $0.label == .homeTwoPlayers }))
            await NewGameModel(device.app, againstComputer: false).start()
            let table = OnTable(device, try #require(device.app.games.current), isBack: true)
            try await until { table.model.players.near != nil }
            do { try await test(table) } catch {
                await table.disappear()
                throw error
            }
            await table.disappear()
        }
    }

    @Test func aLineSaysItsSentenceOnceMore() async throws {
        try await fromHome { table in
            table.drag("e2", "e4")
            try await until { table.view.plies == 1 }
            table.drag("e7", "e5")
            try await until { table.model.sentence.contains("e5") }
            try table.pick("What was said")
            try await until { table.app.dialogs.open != nil }
            let lines = table.device.offered
            #expect(lines.count == 3)
            #expect(lines.first == "Say all of it")
            #expect(lines[1].contains("e4") && lines[2].contains("e5"))
            try table.answer(lines[1])
            try await until { table.model.sentence.contains("e4") }
        }
    }

    @Test func beforeAnythingWasSaidThatIsTold() async throws {
        try await fromHome { table in
            try table.pick("What was said")
            #expect(try await table.device.close().words == "Nothing was said yet.")
        }
    }
}
