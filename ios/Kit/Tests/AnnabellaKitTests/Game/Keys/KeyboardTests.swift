import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// Games with a keyboard alone.
@MainActor
@Suite struct KeyboardTests {
    private func letter(_ table: OnTable, _ sign: Character, shift: Bool = false) {
        let typed = shift ? sign.uppercased().first : sign
        #expect(table.model.key(KeyEvent(.sign(sign), typed: typed, isShift: shift)))
    }

    private func cursor(_ table: OnTable) -> String { Squares.name(of: table.board.cursor) }

    /// To a square by arrows.
    private func go(_ table: OnTable, _ square: String) {
        let (at, to) = (table.board.cursor, table.number(square))
        let turned = table.board.isFlipped ? -1 : 1
        let (files, ranks) = ((to % 8 - at % 8) * turned, (to / 8 - at / 8) * turned)
        for _ in 0..<abs(files) {
            #expect(table.model.key(KeyEvent(.arrow(files > 0 ? .right : .left))))
        }
        for _ in 0..<abs(ranks) {
            #expect(table.model.key(KeyEvent(.arrow(ranks > 0 ? .up : .down))))
        }
        #expect(cursor(table) == square)
    }

    @Test func aWholeGameIsPlayedWithArrowsAndEnter() async throws {
        try await onTable { table in
            let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")]
            for (ply, move) in moves.enumerated() {
                go(table, move.0)
                #expect(table.model.key(KeyEvent(.enter)))
                go(table, move.1)
                #expect(table.model.key(KeyEvent(ply % 2 == 0 ? .space : .enter)))
                try await table.plies(UInt32(ply + 1))
                #expect(cursor(table) == move.1)
            }
            #expect(table.ending?.reason == .checkmate)
        }
    }

    @Test func lettersGoFromPieceToPieceAlsoOverTheEdge() async throws {
        try await onTable { table in
            go(table, "e1")
            letter(table, "n")
            #expect(cursor(table) == "g1")
            letter(table, "n")
            #expect(cursor(table) == "b8")
            for square in ["g1", "b1", "g8"] {
                letter(table, "n", shift: true)
                #expect(cursor(table) == square)
            }
            let question = GameQuestion.next(
                piece: .knight, color: nil, from: 1, isBackward: true)
            try await table.said(try await table.answer(to: question))
        }
    }

    @Test func digitsGoToRanksAndWithShiftOrAltToFiles() async throws {
        try await onTable { table in
            go(table, "e1")
            letter(table, "4")
            #expect(cursor(table) == "e4")
            letter(table, "2", shift: true)
            #expect(cursor(table) == "b4")
            #expect(table.model.key(KeyEvent(.sign("8"), isAlt: true)))
            #expect(cursor(table) == "h4")
            try await table.said(try await table.answer(to: .on(square: 31)))
        }
    }

    @Test func whatIsRefusedStaysInTheHand() async throws {
        try await onTable { table in
            go(table, "e2")
            #expect(table.model.key(KeyEvent(.enter)))
            go(table, "e5")
            #expect(table.model.key(KeyEvent(.enter)))
            try await until { table.model.sentence.contains("The pawn goes") }
            #expect(table.board.picture.selected == 12)
            go(table, "e4")
            #expect(table.model.key(KeyEvent(.enter)))
            try await table.plies(1)
            #expect(table.board.picture.selected == nil)
        }
    }

    @Test func aLetterAndADigitSoonBehindItGoToASquare() async throws {
        try await onTable { table in
            for square in ["e4", "f3", "b8", "h1", "a5"] {
                for sign in square { _ = table.model.key(KeyEvent(.sign(sign))) }
                #expect(cursor(table) == square)
            }
            #expect(!table.board.isFlipped)
        }
    }

    @Test func ofASquareThatIsNamedSoonItsLetterSaysNothingAndLaterWhatItStandsFor() async throws {
        let clock = FakeClock()
        try await onTable("new chess mode=strict", times: clock.times) { table in
            for sign in "d7" { letter(table, sign) }
            #expect(cursor(table) == "d7")
            try await table.said(try await table.answer(to: .on(square: 51)))
            let before = table.model.sentence
            clock.advance(500)
            await settled(table.game)
            #expect(table.model.sentence == before)
            letter(table, "d")
            await settled(table.game)
            #expect(table.model.sentence == before)
            clock.advance(500)
            try await until { table.model.sentence.hasPrefix("Not in a strict game") }
        }
    }

    @Test func aLetterThatAnotherKeyFollowsDoesFirstWhatItStandsFor() async throws {
        try await onTable(times: FakeClock().times) { table in
            go(table, "e1")
            for sign in "bb" { letter(table, sign) }
            #expect(cursor(table) == "f1")
            #expect(table.model.key(KeyEvent(.arrow(.left))))
            // the second one has led to a bishop before
            #expect(cursor(table) == "b8")
        }
    }

    @Test func lettersAskWhatTheCoreAnswers() async throws {
        let before = ["white > move e2e4", "black > move d7d5"]
        try await onTable("new chess mode=casual", after: before) { table in
            go(table, "e4")
            let asked: [(Character, Bool, GameQuestion)] = [
                ("m", false, .moves(square: 28)), ("m", true, .captures(square: 28)),
                ("a", false, .attackers(square: 28)), ("d", false, .defenders(square: 28)),
                ("s", false, .lines(square: 28)), ("x", false, .diagonals(square: 28)),
                ("o", false, .on(square: 28)), ("l", false, .lastMoves(count: 1)),
                ("c", false, .captured), ("w", false, .turn), ("t", false, .clocks),
                ("c", true, .material), ("v", false, .board), ("l", true, .score),
            ]
            for (key, shift, question) in asked {
                letter(table, key, shift: shift)
                try await table.said(try await table.answer(to: question))
            }
            #expect(cursor(table) == "e4")
            // a question that is held is asked once
            let revision = table.model.sentence
            #expect(table.model.key(KeyEvent(.sign("w"), isRepeat: true)))
            await settled(table.game)
            #expect(table.model.sentence == revision)
        }
    }

    @Test func uTakesBackShiftAndFTurnTheBoardEscapeGivesAChoiceUp() async throws {
        try await onTable(after: ["white > move e2e4"]) { table in
            letter(table, "f", shift: true)
            #expect(table.board.isFlipped)
            letter(table, "f", shift: true)
            #expect(!table.board.isFlipped)
            letter(table, "u")
            try await table.plies(0)
            go(table, "d2")
            #expect(table.model.key(KeyEvent(.enter)))
            #expect(table.board.picture.selected == 11)
            #expect(table.model.key(KeyEvent(.escape)))
            #expect(table.board.picture.selected == nil)
            // nothing is left to give up
            #expect(!table.model.key(KeyEvent(.escape)))
        }
    }

    @Test func byTheLawsOnlyEnterTouches() async throws {
        try await onTable("new chess mode=strict clock=5") { table in
            let phase = table.view.phase
            for sign in "abcdeghjklmnopqrstuvwxyz" {
                _ = table.model.key(KeyEvent(.sign(sign)))
            }
            for sign in "12345678" {
                letter(table, sign)
                letter(table, sign, shift: true)
            }
            go(table, "e2")
            _ = await table.game.describe()
            #expect(table.view.phase == phase)
            #expect(table.model.key(KeyEvent(.enter)))
            try await until { table.view.turnNow == .holding(from: 12) }
        }
    }

    @Test func arrowsLeaveTheBoardAtItsEdge() async throws {
        try await onTable { table in
            go(table, "a8")
            #expect(!table.model.key(KeyEvent(.arrow(.up))))
            #expect(!table.model.key(KeyEvent(.arrow(.left))))
            #expect(!table.model.key(KeyEvent(.arrow(.down), isShift: true)))
            #expect(cursor(table) == "a8")
            table.model.flip()
            go(table, "e5")
            #expect(table.model.key(KeyEvent(.arrow(.up))))
            #expect(cursor(table) == "e4")
        }
    }

    @Test func keysThatMeanNothingHereAreForOthers() async throws {
        try await onTable { table in
            #expect(!table.model.key(KeyEvent(.sign("w"), isCommand: true)))
            #expect(!table.model.key(KeyEvent(.sign("z"))))
            #expect(!table.model.key(KeyEvent(.other)))
            letter(table, "/")
            #expect(table.model.access.entry.isOpen)
            table.model.access.entry.close()
            #expect(table.model.key(KeyEvent(.sign("/"), typed: "?", isShift: true)))
            #expect(table.app.pages.top == .keys)
        }
    }

    @Test func aChangedKeyDoesWhatItIsFor() async throws {
        try await onTable { table in
            table.app.settings.setKeys("FLIP z", of: .chess)
            letter(table, "z")
            #expect(table.board.isFlipped)
            #expect(!table.model.key(KeyEvent(.sign("f"), typed: "F", isShift: true)))
        }
    }

    @Test func keysComeBackToTheBoardThatTheyWereOn() async throws {
        try await onTable { table in
            table.board.hasKeys = true
            letter(table, "/")
            try await until { table.board.hadKeys }
            // the line takes them
            table.board.hasKeys = false
            table.model.access.entry.close()
            try await until { table.board.hasKeys }
            // they were on a button
            table.board.hasKeys = false
            table.app.dialogs.tell("Something", "is told")
            await settled()
            table.app.dialogs.cancel()
            await settled()
            #expect(!table.board.hasKeys)
        }
    }

    @Test func whoWasOnAButtonThatIsGoneGoesOnAtTheBoard() async throws {
        try await onTable(after: ["white > move e2e4"]) { table in
            try await until { table.model.offers(.gameUndo) }
            table.model.buttonInFocus = .gameUndo
            try table.pick("Undo")
            try await until { !table.model.offers(.gameUndo) }
            #expect(table.board.hasKeys)
            #expect(table.board.focus.at == nil)
        }
    }
}
