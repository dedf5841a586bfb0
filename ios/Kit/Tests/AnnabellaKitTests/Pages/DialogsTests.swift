import AnnabellaKit
import Testing

/// What is asked over a page.
@MainActor
@Suite struct DialogsTests {
    private let dialogs = Dialogs { $0.rawValue }

    @Test func aMenuLeadsToAnother() throws {
        var done = ""
        let more = Option<@MainActor () -> Void>(
            { self.dialogs.menu("When?", [Option({ done = "now" }, "Now")]) }, "Claim")
        dialogs.menu("What?", [more])
        let first = try #require(dialogs.open?.id)
        dialogs.pick(0)
        #expect(dialogs.open?.title == "When?")
        // the system tells late that the first one is gone
        dialogs.cancel(first)
        #expect(dialogs.open?.title == "When?")
        dialogs.pick(0)
        #expect(done == "now")
        #expect(dialogs.open == nil)
    }

    @Test func toCancelComesFirstAndDoesNothingElse() throws {
        var told: [String] = []
        dialogs.ask(
            "Resign?", yes: "Resign", cancelled: { told.append("stays") },
            act: { told.append("resigned") })
        #expect(dialogs.open?.answers.map(\.role) == [.cancel, .agree])
        dialogs.cancel()
        dialogs.agree()
        #expect(told == ["stays"])
    }

    @Test func aLineThatIsWrongStaysAndSaysWhy() {
        var written: [String] = []
        dialogs.write(
            "Number", wrong: { Int($0) == nil ? "no number" : nil },
            done: { written.append($0) })
        dialogs.open?.draft.lines = ["x"]
        dialogs.write(["x"])
        #expect(dialogs.problem == "no number")
        // and has what was written
        #expect(dialogs.open?.draft.lines == ["x"])
        #expect(dialogs.open != nil)
        dialogs.write(["7"])
        #expect(written == ["7"])
        #expect(dialogs.open == nil && dialogs.problem == nil)
    }

    @Test func anyNumberOfSeveralIsAnsweredAtOnce() {
        var picked: Set<String> = []
        let options = ["a", "b", "c"].map { Option($0, $0) }
        dialogs.chooseSome("Which?", options, chosen: ["b"]) { picked = $0 }
        #expect(dialogs.open?.chosen == [1])
        dialogs.agree([0, 2])
        #expect(picked == ["a", "c"])
    }

    /// The digits of what can be picked, and of the answers, of what is asked now.
    private func digits() throws -> [[Int?]] {
        let dialog = try #require(dialogs.open)
        let rows =
            switch dialog.content {
            case .menu(let rows), .one(let rows, _), .some(let rows): rows
            case .words, .lines: [Dialog.Row]()
            }
        return [rows.map { dialog.digit(of: $0) }, dialog.answers.map { dialog.digit(of: $0) }]
    }

    @Test func digitsCountTheRowsAndThenTheAnswersThatDoNotGoBack() throws {
        let options = ["a", "b", "c"].map { Option($0, $0) }
        dialogs.choose("Which?", options, chosen: "b") { _ in }
        #expect(try digits() == [[1, 2, 3], [nil]])
        dialogs.chooseSome("Which?", options, chosen: ["b"]) { _ in }
        #expect(try digits() == [[1, 2, 3], [nil, 4]])
        dialogs.menu("What?", (1...10).map { Option({}, "\($0)") })
        #expect(try digits() == [[1, 2, 3, 4, 5, 6, 7, 8, 9, nil], [nil]])
        dialogs.ask("Resign?", yes: "Resign") {}
        #expect(try digits() == [[], [nil, 1]])
        dialogs.tell("Trouble", "No files.")
        #expect(try digits() == [[], [nil]])
    }

    @Test func noDigitsChooseWhereTheyAreWritten() throws {
        dialogs.write("Number") { _ in }
        #expect(try digits() == [[], [nil, nil]])
    }
}
