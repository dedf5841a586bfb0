import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What somebody does and hears on the page for blind play.
@MainActor
@Suite struct BlindPlayTests {
    @Test func whatWasSaidIsRepeated() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.model.repeatLast()
            try await until { page.spoken.count == 2 }
            #expect(Set(page.spoken) == ["White to move."])
        }
    }

    @Test func movesAreTypedAndSwipesGoThroughThem() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.type("e4")
            try await page.hears("White: e 4.")
            #expect(page.view.plies == 1)
            try await until { !page.model.access.entry.isOpen }
            page.type("e5")
            try await page.hears("Black: e 5.")
            page.type("Nf3")
            try await page.hears("White: knight, f 3.")
            let count = page.spoken.count
            page.swipe(-1)
            try await until { page.spoken.count == count + 1 }
            let last = try #require(page.spoken.last)
            #expect(last.contains("knight"))
            page.swipe(-1)
            try await until { page.spoken.last?.contains("e 5") == true }
            page.swipe(1)
            try await page.hears(last)
            let sounds = page.device.sounds.played.count
            page.swipe(1)
            try await until { page.device.sounds.played.count == sounds + 1 }
            #expect(page.device.sounds.played.last == .edge)
            #expect(page.spoken.last == last)
        }
    }

    @Test func whoeverIsAskedForTwoMovesBackHearsBoth() async throws {
        try await onBlindPage("new chess mode=casual clock=5") { page in
            for line in ["white > start", "white > move e2e4", "black > move e7e5"] {
                await page.game.dispatch(asked(line))
            }
            page.type("take back two moves")
            try await page.hears("White asks to take back 2 moves: e4, e5. Refuse, 1 of 2")
            page.swipe(1)
            try await page.hears("Allow, 2 of 2")
            page.model.spokenMenu.choose()
            try await until { page.view.plies == 0 }
        }
    }

    @Test func whatIsNotUnderstoodIsSaidAndTheLineStays() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.type("xyzzy")
            try await page.hears("I do not know the word \"xyzzy\".")
            #expect(page.model.access.entry.isOpen)
            try await until { page.model.access.entry.answer.contains("xyzzy") }
        }
    }

    @Test func withoutVoiceOverTheMenuIsGoneThroughBySwipes() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.model.openMenu()
            try await page.hears(
                "Menu. Swipe to go through it, tap in the middle to choose. "
                    + "To the board, 1 of \(page.lines)")
            #expect(page.device.app.dialogs.open == nil)
            for _ in 0..<2 { page.swipe(1) }
            try await page.hears("Where is …, 3 of \(page.lines)")
            page.model.spokenMenu.choose()
            try await page.hears("King, 1 of 6")
            page.swipe(1)
            try await page.hears("Queen, 2 of 6")
            page.model.spokenMenu.choose()
            try await until { page.spoken.contains { $0.contains("White queen: d 1.") } }
            #expect(!page.model.spokenMenu.isOpen)
            // what the menu said is not what is repeated
            let answer = try #require(page.spoken.last)
            page.model.openMenu()
            page.model.escape()
            try await page.hears("The menu is closed.")
            page.model.repeatLast()
            try await page.hears(answer)
            #expect(page.device.app.pages.top == .blind)
            page.model.escape()
            #expect(page.device.app.pages.top == .game)
        }
    }

    @Test func withVoiceOverTheMenuIsAListAndTheAppsVoiceIsSilent() async throws {
        try await onBlindPage(reader: true) { page in
            try await until { page.device.reader.sentences.last == "White to move." }
            #expect(page.model.sentence == "White to move.")
            page.model.openMenu()
            let list = try #require(page.device.app.dialogs.rows)
            #expect(Array(list.prefix(2)) == ["To the board", "Position, rank by rank"])
            #expect(list.contains("Offer draw") && list.contains("Resign"))
            page.device.app.dialogs.pick(2)
            #expect(page.device.app.dialogs.rows?.first == "King")
            page.device.app.dialogs.pick(1)
            try await until { page.device.reader.sentences.last?.contains("d 1") == true }
            #expect(page.device.engine.said.isEmpty)
        }
    }

    @Test func theMenuLeadsToOtherPagesAndChangesTheBoard() async throws {
        try await onBlindPage(reader: true) { page in
            let dialogs = page.device.app.dialogs
            page.model.openMenu()
            let board = try #require(dialogs.rows?.firstIndex(of: "How the board is seen"))
            dialogs.pick(board)
            #expect(dialogs.rows == ["Shown", "Dimmed", "Hidden"])
            #expect(page.model.boardOpacity < 1)
            dialogs.pick(0)
            #expect(page.model.boardOpacity == 1)
            page.device.app.settings.blindBoard = .hidden
            page.model.redraw()
            #expect(page.model.board.isUnseen)
            page.model.openMenu()
            let score = try #require(dialogs.rows?.firstIndex(of: "Scoresheet"))
            dialogs.pick(score)
            #expect(page.device.app.pages.top == .score)
        }
    }

    @Test func toResignIsAskedOnceMoreAndToGoOnComesFirst() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.type("I resign")
            try await until { page.spoken.contains("Resign this game? Cancel, 1 of 2") }
            #expect(page.view.first.isResigning)
            #expect(page.device.app.dialogs.open == nil)
            page.model.spokenMenu.choose()
            try await until { !page.view.first.isResigning }
            #expect(!page.view.isOver)
            page.type("I resign")
            try await until { page.view.first.isResigning && page.model.spokenMenu.isOpen }
            page.swipe(1)
            try await until { page.spoken.last == "Resign, 2 of 2" }
            page.model.spokenMenu.choose()
            try await until { page.view.isOver }
        }
    }

    @Test func voiceOverHasTheQuestionAsADialog() async throws {
        try await onBlindPage(reader: true) { page in
            page.game.send(asked("white > resign"))
            try await until { page.device.app.dialogs.open?.title == "Resign this game?" }
            #expect(page.device.app.dialogs.open?.answers.first?.role == .cancel)
            page.device.app.dialogs.cancel()
            try await until { !page.view.first.isResigning }
            page.game.send(asked("white > resign"))
            try await until { page.device.app.dialogs.open != nil }
            // it is answered in another way
            page.game.send(asked("white > cancel"))
            try await until { page.device.app.dialogs.open == nil }
        }
    }

    @Test func voiceOverComesBackToItsSquareFromAnotherApp() async throws {
        try await onBlindPage(reader: true) { page in
            page.model.read(42)
            #expect(page.model.board.focus.at == 42)
            await page.device.app.life.leave().value
            page.model.read(nil)
            #expect(page.model.board.focus.at == nil)
            page.device.app.life.appear()
            try await until { page.model.board.focus.at == 42 }
        }
    }

    @Test func anOfferIsAskedOnceMoreForItCannotBeTakenBack() async throws {
        try await onBlindPage(reader: true) { page in
            page.model.openMenu()
            let offer = try #require(page.device.app.dialogs.rows?.firstIndex(of: "Offer draw"))
            page.device.app.dialogs.pick(offer)
            #expect(page.device.app.dialogs.open?.title == "Offer a draw?")
            #expect(page.view.offer == nil)
            page.device.app.dialogs.agree()
            try await until { page.view.offer == .first }
        }
    }

    @Test func theClocksAreToldByATapAndFeltWhileTheyAreHeld() async throws {
        try await onBlindPage("new chess clock=5") { page in
            await page.game.dispatch(asked("white > start"))
            let said = page.spoken.count
            page.model.clockArea.tap()
            try await until { page.spoken.count > said && page.spoken.last?.contains("5") == true }
            #expect(page.device.haptics.patterns.isEmpty)
            page.model.clockArea.down()
            try await until { !page.device.haptics.patterns.isEmpty }
            page.model.clockArea.up()
            #expect(page.device.haptics.stops == 1)
            page.model.feelClock(isOnce: true)
            let count = page.device.haptics.patterns.count
            try await until { page.device.haptics.patterns.count == count + 1 }
        }
    }

    @Test func nothingHoldsAPageThatIsLeft() async throws {
        try await onDevice { device in
            let game = try await device.play("new chess")
            weak var blind: BlindModel?
            weak var table: GameModel?
            do {
                let (first, second) = (device.app.blindModel(game), device.app.gameModel(game))
                (blind, table) = (first, second)
                let seen = [Task { await first.run() }, Task { await second.run() }]
                try await until { device.app.announcer.isTalkingPage }
                first.openMenu()
                first.escape()
                first.talk.talk()
                first.tapped(12)
                second.tapped(12)
                for task in seen {
                    task.cancel()
                    await task.value
                }
            }
            try await until { blind == nil }
            try await until { table == nil }
        }
    }

    @Test func squaresAreReadToAFingerThatExplores() async throws {
        try await onBlindPage { page in
            try await page.hears("White to move.")
            page.model.explored(12)
            try await until { page.spoken.last == "e 2, white pawn" }
            #expect(page.device.sounds.played == [.tickPiece])
            page.device.app.settings.exploreByFinger = true
            page.model.redraw()
            let count = page.spoken.count
            page.model.swiped(CGSize(width: 300, height: 0), onBoard: true)
            await settled(page.game)
            #expect(page.spoken.count == count)
        }
    }
}

extension Dialogs {
    /// What can be picked.
    fileprivate var rows: [String]? {
        guard case .menu(let rows) = open?.content else { return nil }
        return rows.map(\.label)
    }
}
