import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Games on the page, by fingers.
@MainActor
@Suite struct PlayingTests {
    @Test func twoPeoplePlayAWholeGameByTaps() async throws {
        let clock = FakeClock()
        try await onTable(times: clock.times) { table in
            let moves = ["e2 e4", "e7 e5", "f1 c4", "b8 c6", "d1 h5", "g8 f6", "h5 f7"]
            for (ply, move) in moves.enumerated() {
                for square in move.split(separator: " ") { table.tap(String(square)) }
                try await table.plies(UInt32(ply + 1))
            }
            #expect(table.ending?.reason == .checkmate)
            try await table.result(clock)
        }
    }

    @Test func theLastMoveIsSeenBeforeTheResult() async throws {
        let clock = FakeClock()
        try await onTable(times: clock.times) { table in
            try await table.game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            try await until { table.view.isOver && !table.model.offers(.gameResign) }
            try await until { clock.waiting > 0 }
            clock.advance(699)
            await settled(table.game)
            #expect(!table.model.result.isOpen)
            clock.advance(1)
            try await until { table.model.result.isOpen(for: .near) }
            // who plays alone has one, and stays on the page
            #expect(!table.model.result.isOpen(for: .far) && table.app.pages.top == .game)
        }
        // who has left the page, or taken back, is led nowhere
        try await onTable(times: clock.times) { table in
            try await table.game.make(["f2f3", "e7e5", "g2g4", "d8h4"])
            try await until { table.view.isOver && !table.model.offers(.gameResign) }
            table.app.pages.go(.settings)
            clock.advance(700)
            await settled(table.game)
            #expect(table.app.pages.top == .settings && !table.model.result.isOpen)
        }
    }

    @Test func aTapOnAMoveLeadsToThePositionAfterIt() async throws {
        try await onTable { table in
            try await table.game.make(["e2e4", "e7e5", "g1f3"])
            try await until { table.model.strip.rows.count == 2 }
            let rows = table.model.strip.rows.map { [$0.first?.text, $0.second?.text] }
            #expect(rows == [["e4", "e5"], ["♘f3", nil]])
            table.model.lookBack(to: 2)
            #expect(table.app.pages.top == .steps)
            let steps = try await StepsPage(table.device, table.game)
            try await steps.at(2)
            await steps.leave()
            // what was wished is wished once
            let again = try await StepsPage(table.device, table.game)
            try await again.at(3)
            await again.leave()
        }
    }

    @Test func twoPeoplePlayAWholeGameByDrags() async throws {
        try await onTable { table in
            let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")]
            for (ply, move) in moves.enumerated() {
                table.drag(move.0, move.1)
                try await table.plies(UInt32(ply + 1))
            }
            #expect(table.ending?.winner == .second)
        }
    }

    @Test func aDragEndsElsewhereOrIsTakenAwayAndNothingIsDone() async throws {
        try await onTable { table in
            table.carry("e2", over: "e4")
            #expect(table.board.touch.carried == 12)
            #expect(table.board.picture.selected == 12)
            table.board.touch.end(at: CGPoint(x: -20, y: 10), in: table.geometry)
            #expect(table.board.touch.carried == nil)
            #expect(table.board.picture.selected == nil)
            table.carry("e2", over: "e4")
            table.board.touch.cancel()
            #expect(table.board.picture.selected == nil)
            // nobody carries what is not his, and an empty square is none
            table.carry("e7", over: "e5")
            #expect(table.board.touch.carried == nil)
            table.board.touch.cancel()
            table.carry("e4", over: "e5")
            #expect(table.board.touch.carried == nil)
            table.board.touch.cancel()
            _ = await table.game.describe()
            #expect(table.view.plies == 0)
        }
    }

    @Test func aTapThatEndsOnAnotherSquareIsNone() async throws {
        try await onTable { table in
            table.board.touch.move(to: table.middle("e3"), in: table.geometry)
            table.board.touch.end(at: table.middle("e2"), in: table.geometry)
            #expect(table.board.picture.selected == nil)
        }
    }

    @Test func theComputerAnswers() async throws {
        try await onTable("new chess black=level:1") { table in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(2)
            #expect(table.view.board.piece(at: 28)?.side == .first)
            #expect(table.model.players.far?.name == "Computer")
            #expect(table.model.players.near?.name == "You")
        }
    }

    @Test func blackPlaysFromBelow() async throws {
        try await onTable("new chess white=level:1") { table in
            #expect(table.board.isFlipped)
            #expect(table.model.below == .second)
            table.model.flip()
            #expect(!table.board.isFlipped)
        }
    }

    @Test func thePromotedPieceIsAsked() async throws {
        try await onTable("new chess mode=casual fen=\"7k/4P3/8/8/8/8/8/4K3 w - - 0 1\"") { table in
            table.tap("e7")
            table.tap("e8")
            let dialog = try #require(table.app.dialogs.open)
            #expect(dialog.title == table.app.text(.gamePromote))
            table.app.dialogs.cancel()
            #expect(table.view.plies == 0)
            table.tap("e7")
            table.tap("e8")
            try table.answer("Rook")
            try await table.plies(1)
            #expect(table.view.board.piece(at: 60)?.kind == .rook)
        }
    }

    @Test func castlingByTheRookTheKingsSquareAndTheMenu() async throws {
        let fen = "new chess mode=casual fen=\"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\""
        for squares in [["e1", "h1"], ["e1", "g1"], []] {
            try await onTable(fen) { table in
                try await until { table.model.offers(.gameResign) }
                if squares.isEmpty {
                    try table.pick(table.app.text(.gameCastleShort))
                } else {
                    for square in squares { table.tap(square) }
                }
                try await table.plies(1)
                #expect(table.view.board.piece(at: 6)?.kind == .king)
                #expect(table.board.picture.lastMove == [4, 6])
            }
        }
    }

    @Test func anOfferOfADrawIsAskedOnceMore() async throws {
        try await onTable { table in
            try table.pick("Offer draw")
            #expect(table.app.dialogs.open?.answers.first?.label == "Cancel")
            try table.answer("Cancel")
            _ = await table.game.describe()
            #expect(!table.view.may(.second, .accept))
            try table.pick("Offer draw")
            try table.answer("Yes")
            try await until { table.view.may(.second, .accept) }
            try await until { table.model.offers(.gameAccept) }
        }
    }

    @Test func playersHaveTheNamesThatTheyGaveAndWhatTheyHaveCaptured() async throws {
        try await onDevice { device in
            device.app.settings.whiteName = "Anna"
            device.app.settings.blackName = "Bella"
            let setup = await NewGames(device.app.settings).twoPlayers()
            #expect(await device.app.opener.start(setup))
            let game = try #require(device.app.games.current)
            for move in [
                "arbiter > start", "white > move e2e4", "black > move d7d5",
                "white > move e4d5",
            ] {
                await game.dispatch(asked(move))
            }
            let table = OnTable(device, game)
            try await until { table.model.players.near?.name == "Anna" }
            // the names come one after the other
            try await until { table.model.players.far?.name == "Bella" }
            #expect(table.model.players.near?.captured == [9])
            #expect(table.model.players.near?.lead == 1)
            #expect(table.model.players.far?.lead == -1)
            #expect(table.model.players.far?.isOnMove == true)
            await table.disappear()
        }
    }

    @Test func theLineOfMovesGrowsAndShrinksWithTheGame() async throws {
        try await onTable { table in
            for move in ["e2 e4", "e7 e5", "g1 f3"] {
                for square in move.split(separator: " ") { table.tap(String(square)) }
                try await until { table.model.strip.text.hasSuffix(String(move.suffix(2))) }
            }
            #expect(table.model.strip.text == "1. e4 e5 2. ♘f3")
            #expect(table.board.moves.map(\.ply) == [1, 2, 3])
            try table.pick("Undo")
            try await until { table.model.strip.text == "1. e4 e5" }
        }
    }

    @Test func theLineOfMovesKnowsAMoveThatTookThePlaceOfAnother() async throws {
        try await onTable(after: ["white > move e2e4"]) { table in
            let strip = MovesStrip(table.game)
            await strip.show(table.view)
            #expect(strip.text == "1. e4")
            for deed in ["black > undo", "white > undo", "white > move d2d4"] {
                await table.game.dispatch(asked(deed))
            }
            await strip.show(table.view)
            #expect(strip.text == "1. d4")
        }
    }

    @Test func theBoardTurnsBetweenTwoPeopleWhoWishIt() async throws {
        try await onTable { device in
            device.app.settings.facing = .turns
        } _: { table in
            #expect(!table.board.isFlipped)
            table.tap("e2")
            table.tap("e4")
            try await until { table.board.isFlipped }
        }
        try await onTable { device in
            device.app.settings.facing = .bothWays
        } _: { table in
            #expect(table.board.turnedSide == .second)
            table.model.flip()
            #expect(table.board.turnedSide == .first)
        }
    }

    @Test func thePieceThatMovedGlidesUnlessNobodyWantsMotion() async throws {
        try await onTable { table in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            #expect(table.board.glide == BoardModel.Glide(from: 12, to: 28, number: 1))
            table.app.settings.pieceMotion = false
            table.tap("e7")
            table.tap("e5")
            try await table.plies(2)
            #expect(table.board.glide?.number == 1)
        }
    }

    @Test func theMenuSpeaksOfTheGameThatThereIs() async throws {
        try await onTable { table in
            let labels = table.model.menu.map(\.label)
            #expect(labels.contains(.gameSpoken))
            #expect(!labels.contains(.gameOfferDraw) && table.model.offers(.gameOfferDraw))
            #expect(!labels.contains(.resultTitle))
            #expect(!labels.contains(.strictArbiter))
            #expect(Set(labels).count == labels.count)
            try table.pick("Full screen")
            #expect(table.app.settings.fullScreen)
            try table.pick("Leave full screen")
            #expect(!table.app.settings.fullScreen)
            try table.pick(table.app.text(.scoreTitle))
            #expect(table.app.pages.top == .score)
        }
        try await onTable("new chess mode=strict") { table in
            #expect(table.model.menu.map(\.label).contains(.strictArbiter))
        }
    }

    @Test func aClockIsShownAsItRuns() async throws {
        let clock = FakeClock()
        try await onTable("new chess mode=casual clock=5", times: clock.times) { table in
            #expect(table.model.players.far?.time == "5:00")
            await settled(table.game)
            clock.advance(1_000)
            try await until { table.model.players.near?.time == "4:59" }
            try table.pick(table.app.text(.gamePause))
            try await until { table.view.clocks?.running == nil }
            // nobody looks at the clock any more, and who does sees that it stands
            try await until { clock.waiting == 0 }
            clock.advance(2_000)
            table.model.players.show(below: .second)
            #expect(table.model.players.far?.time == "4:59")
        }
    }

    @Test func theEscapeGestureGivesAChoiceUpAndThenLeaves() async throws {
        try await onTable { table in
            table.tap("e2")
            table.model.escape()
            #expect(table.board.picture.selected == nil)
            #expect(table.app.pages.top == .game)
            table.model.escape()
            #expect(table.app.pages.top == nil)
        }
    }

    @Test func theBoardIsNotTurnedBeforeItShowsTheMove() async throws {
        try await onTable(reads: true) {
            $0.app.settings.facing = .turns
        } _: { table in
            table.tap("e2")
            table.tap("e4")
            try await atOnce { table.view.plies == 1 }
            table.tap("b8")
            #expect(table.board.isFlipped == (table.board.picture.byte(at: 28) != 0))
            try await until { table.board.isFlipped }
            #expect(table.board.picture.byte(at: 28) != 0)
        }
    }

    @Test func aChoiceShowsNoMoveWhoseNamesAreStillToCome() async throws {
        try await onTable(reads: true) { table in
            table.tap("e2")
            table.tap("e4")
            try await atOnce { table.view.plies == 1 }
            table.tap("b8")
            let isSeen = table.board.picture.byte(at: 28) != 0
            #expect(!isSeen || table.element("e4").name == "e 4, white pawn")
            try await until { table.board.picture.byte(at: 28) != 0 }
            #expect(table.element("e4").name == "e 4, white pawn")
        }
    }

    @Test func aLineThatBeginsWithBlackSaysSo() async throws {
        let fen = "fen=\"4k3/8/8/8/8/8/4p3/K7 b - - 0 1\""
        try await onTable("new chess mode=casual \(fen)") { table in
            table.tap("e8")
            table.tap("d7")
            try await table.plies(1)
            #expect(table.model.strip.text == "1. … ♔d7")
            table.tap("a1")
            table.tap("b2")
            try await table.plies(2)
            #expect(table.model.strip.text == "1. … ♔d7 2. ♔b2")
        }
    }

    @Test func aGameThatCannotBeginLeavesTheOtherOnTheTable() async throws {
        try await onTable { table in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            let setup = try parseSetup(line: "new chess").with(fen: .some("nonsense"))
            #expect(await table.app.opener.start(setup) == false)
            #expect(table.app.dialogs.open != nil)
            #expect(table.app.games.current === table.game)
            table.app.dialogs.cancel()
            table.tap("e7")
            table.tap("e5")
            try await table.plies(2)
        }
    }

    @Test func anOfferKeepsItsWordsInTheSlip() async throws {
        let line = "new chess mode=casual white-name=Anna black-name=Ben"
        try await onTable(line) { table in
            table.game.act(.first, .offer)
            try await until { table.model.question == "Anna offers a draw." }
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { table.model.sentence.contains("e4") }
            #expect(table.model.question == "Anna offers a draw.")
            let slip = table.model.page(.upright).parts.first { $0.kind == .slip }
            #expect(slip?.parts.first?.label == "Anna offers a draw.")
            try await until { table.model.offers(.gameDecline) }
            try table.pick("Decline")
            try await until { table.model.question.isEmpty }
        }
    }
}
