import Testing

@testable import AnnabellaKit

/// What is typed comes back by the arrows.
@MainActor
@Suite struct TypedTests {
    @Test func theArrowUpBringsTheLastLinesThatWereTyped() async throws {
        try await onTable { table in
            let entry = table.model.access.entry
            for (ply, line) in ["e4", "knight c6"].enumerated() {
                try table.pick("Type a move or a question")
                entry.text = line
                entry.send()
                try await table.plies(UInt32(ply + 1))
                try await until { !entry.isOpen }
            }
            try table.pick("Type a move or a question")
            #expect(entry.text == "")
            let shown = [
                entry.back, entry.back, entry.back, entry.forth, entry.forth, entry.forth,
            ].map { step in
                _ = step()
                return entry.text
            }
            #expect(shown == ["knight c6", "e4", "e4", "knight c6", "", ""])
            entry.send()
            #expect(!entry.isOpen)
        }
    }

    @Test func aLineThatIsTypedAgainIsKeptOnceAndNotForEver() {
        let lines = TypedLines()
        for number in 0..<60 { lines.add("\(number)") }
        lines.add("30")
        lines.begin()
        #expect(lines.before() == "30")
        #expect(lines.before() == "59")
        var count = 2
        while lines.before() != nil { count += 1 }
        #expect(count == 50)
    }
}
