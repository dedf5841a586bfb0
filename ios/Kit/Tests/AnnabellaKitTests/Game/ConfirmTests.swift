import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// Marks of where a piece can go, and moves that are shown before they are made, each by choice.
@MainActor
@Suite struct ConfirmTests {
    private func onConfirming(
        _ line: String = "new chess mode=casual", _ test: @MainActor (OnTable) async throws -> Void
    ) async throws {
        try await onTable(line) { table in
            table.app.settings.confirmMoves = true
            try await test(table)
        }
    }

    @Test func whereAPieceCanGoIsMarkedOrNot() async throws {
        try await onTable { table in
            table.tap("e2")
            #expect(table.board.picture.targets == [20, 28])
            table.tap("e2")
            table.app.settings.legalMarks = false
            table.tap("e2")
            #expect(table.board.picture.targets.isEmpty && table.board.picture.selected == 12)
            table.tap("e4")
            try await table.plies(1)
        }
    }

    @Test func aMoveWaitsUntilItIsShownASecondTime() async throws {
        try await onConfirming { table in
            table.tap("e2")
            table.tap("e4")
            #expect(table.board.picture.waiting == BoardPicture.Hint(from: 12, to: 28))
            #expect(table.board.picture.targets.isEmpty)
            try await table.said("Once more to play it.")
            #expect(table.view.plies == 0)
            // another target is shown in its place, and another piece puts it away
            table.tap("e3")
            #expect(table.board.picture.waiting?.to == 20)
            table.tap("d2")
            #expect(table.board.picture.waiting == nil && table.board.picture.selected == 11)
            table.tap("d4")
            table.tap("d4")
            try await table.plies(1)
            #expect(table.board.picture.waiting == nil)
        }
    }

    @Test func aButtonPlaysWhatIsShownAndADragShowsItToo() async throws {
        try await onConfirming { table in
            table.drag("g1", "f3")
            #expect(table.view.plies == 0 && table.board.picture.waiting?.to == 21)
            try await until { table.model.offers(.gamePlayIt) }
            #expect(!table.model.offers(.gamePlace))
            try table.pick("Play it")
            try await table.plies(1)
            try await until { !table.model.offers(.gamePlayIt) }
            // who gives it up has played nothing
            table.drag("g8", "f6")
            try await until { table.model.offers(.gamePlayIt) }
            #expect(table.model.input.cancel())
            try await until { !table.model.offers(.gamePlayIt) }
            #expect(table.view.plies == 1 && table.board.picture.waiting == nil)
        }
    }

    @Test func aMoveThatWaitsCanBeGivenUpAndItsSentenceGoesWithIt() async throws {
        try await onConfirming { table in
            for button in ["Cancel", "Play it"] {
                table.tap("e2")
                table.tap("e4")
                try await table.said("Once more to play it.")
                let labels = table.model.buttons.map { table.app.text($0.label) }
                #expect(labels == ["Cancel", "Play it"])
                try table.pick(button)
                try await until { table.model.sentence != "Once more to play it." }
                #expect(table.board.picture.waiting == nil)
            }
            try await table.plies(1)
        }
    }

    @Test func aStoneIsShownBeforeItIsPut() async throws {
        try await onConfirming("new yin-yang mode=casual size=5") { table in
            table.tap("C3")
            #expect(table.view.plies == 0 && table.board.picture.ghost != 0)
            try await until { table.model.offers(.gamePlace) }
            table.tap("C3")
            try await table.plies(1)
        }
    }

    @Test func whatIsNamedIsMadeAtOnce() async throws {
        try await onConfirming { table in
            table.model.input.play(from: 12, to: 28)
            try await table.plies(1)
        }
    }

    @Test func byTheLawsWhatIsTouchedIsMoved() async throws {
        try await onConfirming("new chess mode=strict clock=90") { table in
            table.tap("e2")
            try await until { if case .holding = table.view.turnNow { true } else { false } }
            table.tap("e4")
            try await until { table.view.board.piece(at: 28) != nil }
            #expect(table.board.picture.waiting == nil)
        }
    }
}
