import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// Help: offered to who plays for himself, agreed between two people, and a game that is over is
/// taken up again only by who wishes that.
@MainActor
@Suite struct HelpTests {
    private let end = ["white > move e2e4", "black > resign", "black > confirm"]
    private let question = "The game is over. Take back, and go on?"

    @Test func theButtonAsksAndToCancelChangesNothing() async throws {
        try await onTable(after: end) { table in
            try await until { table.model.offers(.gameUndo) }
            try table.pick("Undo")
            #expect(table.app.dialogs.open?.title == question)
            try table.answer("Cancel")
            await settled(table.game)
            #expect(table.view.isOver)
            try table.pick("Undo")
            try table.answer("Yes")
            try await until { !table.view.isOver }
            // and asks nothing in a game that goes on
            try await until { table.model.offers(.gameUndo) }
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

    @Test func whileTheClocksOfTwoPeopleRunNobodyIsOfferedHelp() async throws {
        try await onTable(
            "new chess mode=casual clock=5", after: ["white > move e2e4", "black > move e7e5"]
        ) { table in
            try await table.plies(2)
            #expect(!table.model.offers(.gameHint))
            #expect(!table.model.menu.contains { $0.label == .gameHint })
            try table.pick("Undo")
            try await until { table.app.dialogs.open?.title == "Black asks to take back e5." }
            try table.answer("Refuse")
            await settled(table.game)
            #expect(table.view.plies == 2)
            try table.pick("Undo")
            try await until { table.app.dialogs.open != nil }
            try table.answer("Allow")
            try await table.plies(1)
            table.board.hasKeys = true
            #expect(table.model.key(KeyEvent(.sign("h"), typed: "H", isShift: true)))
            try await until { table.app.dialogs.open?.title == "Black asks for a hint." }
        }
    }

    @Test func againstTheComputerAndWithoutAClockItIs() async throws {
        for line in ["new chess mode=casual", "new chess black=level:1 clock=5 begins=first-move"] {
            try await onTable(line) { table in
                try await until {
                    (table.model.menu + table.model.offered).contains { $0.label == .gameHint }
                }
                try table.pick("Hint")
                try await until { if case .given = table.view.hint { true } else { false } }
                #expect(table.view.clocks?.running == nil)
            }
        }
    }

    @Test func inAnotherLanguageTheSentenceAtTheBoardIsAnotherOne() async throws {
        try await onTable { table in
            table.drag("e2", "e4")
            try await table.plies(1)
            try await until { table.model.sentence.contains("White: e4.") }
            table.app.settings.language = .german
            try await until { table.model.sentence.contains("Schwarz ist am Zug") }
            #expect(!table.model.sentence.contains("White"))
        }
    }

    @Test func theArrowOfAHintMakesRoomForAnotherPieceThatIsChosen() async throws {
        try await onTable("new chess black=level:1") { table in
            try table.pick("Hint")
            try await until { table.board.picture.hint != nil }
            let from = try #require(table.board.picture.hint?.from)
            let other = from == 8 ? "b2" : "a2"
            table.tap(other)
            #expect(table.board.picture.hint == nil)
            table.tap(other)
            #expect(table.board.picture.hint?.from == from)
        }
    }

    @Test func aFriendlyGameWithAClockBeginsWithItsFirstMove() async throws {
        try await onDevice { device in
            device.app.settings.betweenPeople.clock = "5"
            let setup = await NewGames(device.app.settings).twoPlayers()
            #expect(await device.app.opener.start(setup))
            let table = OnTable(device, try #require(device.app.games.current))
            try await until { table.model.players.near != nil }
            #expect(!table.model.offers(.gameStart))
            #expect(table.view.clocks?.running == nil)
            #expect(device.app.life.keepsScreenOn)
            table.drag("e2", "e4")
            try await table.plies(1)
            #expect(table.view.clocks?.running == .second)
            await table.disappear()
        }
    }

    @Test func whatIsNotPermittedIsRefusedAndNotAskedFirst() async throws {
        let moves = ["white > move e2e4", "black > move e7e5"]
        for end in [[], ["white > resign", "white > confirm"]] {
            try await onTable("new chess mode=strict clock=5", after: moves + end) { table in
                try await table.plies(2)
                for word in ["undo", "hint"] {
                    table.model.access.entry.open()
                    table.model.access.entry.text = word
                    table.model.access.entry.send()
                    try await until { !table.model.access.entry.answer.isEmpty }
                    #expect(
                        table.model.access.entry.answer
                            == "Not possible: a strict game does not allow that.")
                    #expect(table.app.dialogs.open == nil)
                }
                #expect(table.view.plies == 2)
            }
        }
    }
}
