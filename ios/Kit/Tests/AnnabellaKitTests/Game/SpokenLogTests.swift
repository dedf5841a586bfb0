import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What was said in a game can be heard again.
@MainActor
@Suite struct SpokenLogTests {
    @Test func aLineSaysItsSentenceOnceMore() async throws {
        try await onTable { table in
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
        try await onTable { table in
            try table.pick("What was said")
            #expect(try await table.device.close().words == "Nothing was said yet.")
        }
    }
}
