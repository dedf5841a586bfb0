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

    @Test func theSameAnswerIsSaidASecondTime() async throws {
        try await onTable { table in
            table.device.reader.isSpeaking = true
            let entry = table.model.access.entry
            try table.pick("Type a move or a question")
            for count in 1...2 {
                entry.text = "clock"
                entry.send()
                try await until {
                    let said = table.device.reader.sentences
                    return said.filter { $0 == "This game has no clock." }.count == count
                }
            }
        }
    }

    @Test func whatIsAskedBackIsAnsweredOnTheSameLine() async throws {
        try await onTable { table in
            let entry = table.model.access.entry
            for answer in ["no", "yes"] {
                try table.pick("Type a move or a question")
                entry.text = "resign"
                entry.send()
                try await until { entry.answer == "Resign this game?" }
                #expect(entry.isOpen)
                entry.text = answer
                entry.send()
                try await until { !entry.isOpen }
            }
            #expect(table.model.view.isOver)
        }
    }

    @Test func aLineThatAsksNothingClosesThoughAQuestionStands() async throws {
        try await onTable { table in
            try table.pick("Resign")
            try await until { table.view.first.isResigning }
            let entry = table.model.access.entry
            entry.open()
            entry.text = "stop"
            entry.send()
            try await until { !entry.isOpen }
            #expect(entry.answer.isEmpty && table.view.first.isResigning)
        }
    }

    @Test func aLineIsSentOnceUntilItIsAnswered() {
        let entry = TypedEntry(TypedLines())
        var sent: [(text: String, line: Int)] = []
        entry.typed = { sent.append(($0, $1)) }
        entry.open()
        entry.text = "d4"
        entry.send()
        entry.send()
        #expect(sent.map(\.text) == ["d4"])
        entry.tell("Not possible.", on: sent[0].line)
        #expect(entry.answer == "Not possible.")
        entry.text = "e4"
        entry.send()
        #expect(sent.map(\.text) == ["d4", "e4"])
    }

    @Test func whatComesLateToALineThatIsGoneLeavesTheNextOneAlone() {
        let entry = TypedEntry(TypedLines())
        var first: Int?
        entry.typed = { first = $1 }
        entry.open()
        entry.text = "review"
        entry.send()
        entry.close()
        entry.open()
        if let first {
            entry.tell("Not possible.", on: first)
            entry.close(first)
        }
        #expect(first != nil && entry.isOpen && entry.answer.isEmpty)
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
