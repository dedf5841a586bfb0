import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What was said in a game can be heard again.
@MainActor
@Suite struct SpokenLogTests {
    /// A game of two people, begun on the first page.
    private func fromHome(_ test: @MainActor (OnTable) async throws -> Void) async throws {
        try await onDevice { device in
            let home = device.app.homeModel()
            home.go(try #require(home.lines.first { $0.label == .homeTwoPlayers }))
            await device.app.newGameModel(.person).start()
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

    private let title = "What was said"

    @Test func onTheBlindPageItIsGoneThroughByEar() async throws {
        try await onBlindPage { page in
            try await turn(page)
            await page.game.dispatch(asked("white > move e2e4"))
            try await until { page.model.sentence.contains("e4") }
            try await choose(page)
            try await page.hears("\(title) Say all of it, 1 of 2")
            page.model.step(1)
            try await until { page.spoken.last?.contains("2 of 2") ?? false }
            page.model.spokenMenu.choose()
            try await until { page.model.sentence.contains("e4") }
            #expect(!page.model.spokenMenu.isOpen)
        }
    }

    @Test func onTheBlindPageItIsToldThatNothingWasSaid() async throws {
        try await onBlindPage { page in
            try await turn(page)
            try await choose(page)
            try await page.hears("Nothing was said yet.")
            #expect(!page.model.spokenMenu.isOpen)
        }
    }

    @Test func onTheBlindPageItIsAListForVoiceOver() async throws {
        try await onBlindPage(reader: true) { page in
            try await turn(page)
            await page.game.dispatch(asked("white > move e2e4"))
            try await until { page.model.sentence.contains("e4") }
            page.model.openMenu()
            try page.device.pick(title)
            try await until { page.device.offered.first == "Say all of it" }
            #expect(page.device.offered.last?.contains("e4") ?? false)
        }
    }

    /// The page has said whose turn it is, as it does when it is new.
    private func turn(_ page: BlindPage) async throws {
        try await until { page.model.sentence == "White to move." }
    }

    /// Goes to its line in the menu by ear, and taps.
    private func choose(_ page: BlindPage) async throws {
        let items = page.menu.items
        let at = try #require(items.firstIndex { $0.label == title })
        page.model.openMenu()
        for _ in 0..<at { page.model.step(1) }
        try await page.hears("\(title), \(at + 1) of \(items.count)")
        page.model.spokenMenu.choose()
    }
}
