import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What stands over the page of a game.
@MainActor
@Suite struct TitleTests {
    @Test(arguments: [
        ("new chess mode=casual", "Two players"),
        ("new chess black=full:5", "Computer, full strength"),
        ("new chess white=full:5 black=full:5", "Computer, full strength"),
    ])
    func itSaysWhoPlays(_ line: String, _ title: String) async throws {
        try await onTable(line) { table in
            #expect(table.model.title == title)
            await settled(table.game)
            #expect(table.model.title == title)
        }
    }

    @Test func aLevelHasItsNameAndItMayChangeInTheGame() async throws {
        try await onTable("new chess black=level:3") { table in
            try await until { table.model.title.hasPrefix("Computer, level 3 ") }
            await table.game.dispatch(
                GameAction(
                    by: .first, deed: .setLevel(side: .second, strength: .full(moveMs: 1_000))))
            try await until { table.model.title == "Computer, full strength" }
            await table.game.dispatch(
                GameAction(
                    by: .first, deed: .setLevel(side: .second, strength: .level(number: 5))))
            try await until { table.model.title.hasPrefix("Computer, level 5 ") }
        }
    }
}
