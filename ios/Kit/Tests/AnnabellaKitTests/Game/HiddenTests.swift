import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Games whose pieces or board are not shown.
@MainActor
@Suite struct HiddenTests {
    private func begin(
        _ hidden: HiddenChoice, _ test: @MainActor (OnTable) async throws -> Void
    ) async throws {
        try await onTable(nil, reads: true) { device in
            device.app.settings.againstComputer.hidden = hidden
            device.app.settings.answerMoment = .none
        } _: { table in
            try await test(table)
        }
    }

    @Test func noMarkNoWordAndNoWayTellsWhereAPieceIs() async throws {
        for choice in [HiddenChoice.pieces, .board] {
            try await begin(choice) { table in
                #expect(table.board.picture.hidesPieces)
                #expect(table.board.isUnseen == (choice == .board))
                table.tap("e2")
                #expect(table.board.picture.selected == 12)
                #expect(table.board.picture.targets.isEmpty)
                #expect(table.element("e4").value == "")
                #expect(table.model.rotors.prefix(4).allSatisfy { $0.squares.isEmpty })
                #expect(table.actions("e2") == ["Repeat last move"])
                table.tap("e4")
                try await until { table.view.plies >= 1 }
            }
        }
    }

    @Test func namesTellNoPieceUnlessItMayBeAsked() async throws {
        for isStrict in [false, true] {
            try await onTable(nil, reads: true) { device in
                device.app.settings.againstComputer.hidden = .pieces
                device.app.settings.againstComputer.strict = isStrict
            } _: { table in
                #expect(table.element("e4").name == (isStrict ? "e 4" : "e 4, empty"))
                #expect(table.element("e2").name == (isStrict ? "e 2" : "e 2, white pawn"))
                #expect(table.board.picture.hidesPieces)
            }
        }
    }

    @Test func lettersGoToNoPieceThatIsNotSeen() async throws {
        try await begin(.pieces) { table in
            let before = table.board.cursor
            #expect(table.model.key(KeyEvent(.sign("n"))))
            #expect(table.board.cursor == before)
        }
    }

    @Test func aLookAtTheBoardLastsUntilTheNextMoveAndIsCounted() async throws {
        try await onTable(nil, reads: true) { device in
            device.app.settings.againstComputer.hidden = .board
            device.app.settings.againstComputer.strict = true
        } _: { table in
            #expect(table.element("e2").name == "e 2")
            #expect(table.board.isUnseen)
            try table.pick("Look at the board")
            try await until { !table.board.picture.hidesPieces && !table.board.isUnseen }
            #expect(table.element("e2").name == "e 2, white pawn")
            try await table.device.hear("A look at the board, the first one.")
            table.tap("e2")
            try await until { table.board.picture.selected == 12 }
            table.tap("e4")
            try await until { table.view.plies >= 1 && table.board.picture.hidesPieces }
            try await until { table.element("e4").name == "e 4" }
            #expect(table.view.first.peeks == 1)
        }
    }

    @Test func whoAsksByVoiceOrKeyboardLooksToo() async throws {
        try await begin(.pieces) { table in
            try table.pick("Type a move or a question")
            table.model.access.entry.text = "let me look"
            table.model.access.entry.send()
            try await until { !table.board.picture.hidesPieces }
        }
    }

    @Test func whatWasHiddenIsSeenWhenTheGameIsOver() async throws {
        try await begin(.pieces) { table in
            for line in ["white > resign", "white > confirm"] {
                await table.game.dispatch(asked(line))
            }
            try await until { !table.board.picture.hidesPieces }
            #expect(table.ending != nil)
        }
    }
}
