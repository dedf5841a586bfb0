import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A game that is over is taken up again only by who wishes that.
@MainActor
@Suite struct UndoEndTests {
    private let end = ["white > move e2e4", "black > resign", "black > confirm"]
    private let question = "The game is over. Take its end back and play on?"

    @Test func theButtonAsksAndToCancelChangesNothing() async throws {
        try await onTable(after: end) { table in
            try await until { table.model.buttons.contains { $0.label == .gameUndo } }
            try table.pick("Undo")
            #expect(table.app.dialogs.open?.title == question)
            try table.answer("Cancel")
            await settled(table.game)
            #expect(table.view.isOver)
            try table.pick("Undo")
            try table.answer("Yes")
            try await until { !table.view.isOver }
            // and asks nothing in a game that goes on
            try await until { table.model.buttons.contains { $0.label == .gameUndo } }
            try table.pick("Undo")
            try await table.plies(0)
        }
    }

    @Test func keysAndWordsAskAsWell() async throws {
        try await onTable(after: end) { table in
            table.board.hasKeys = true
            #expect(table.model.key(KeyEvent(.sign("u"), typed: "u")))
            #expect(table.app.dialogs.open?.title == question)
            try table.answer("Cancel")
            table.model.access.entry.open()
            table.model.access.entry.text = "undo"
            table.model.access.entry.send()
            try await until { table.app.dialogs.open?.title == question }
            #expect(!table.model.access.entry.isOpen)
            try table.answer("Cancel")
            await settled(table.game)
            #expect(table.view.isOver)
        }
    }

    @Test func onTheBlindPageItIsAskedByEar() async throws {
        try await onBlindPage { page in
            for line in end { await page.game.dispatch(asked(line)) }
            page.type("undo")
            try await page.hears("\(question) Cancel, 1 of 2")
            page.model.spokenMenu.choose()
            await settled(page.game)
            #expect(page.view.isOver)
        }
    }
}
