import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Games with VoiceOver, and where its focus is.
@MainActor
@Suite struct ReadingTests {
    @Test func aWholeGameIsPlayedByDoubleTaps() async throws {
        try await onTable(reads: true) { table in
            let moves = [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")]
            for (ply, move) in moves.enumerated() {
                for square in [move.0, move.1] {
                    table.read(square)
                    table.choose(square)
                }
                try await table.plies(UInt32(ply + 1))
                #expect(table.board.focus.at == table.number(move.1))
            }
            #expect(table.ending?.reason == .checkmate)
            try await until { table.board.title == "Chess board, the game is over" }
            // the result is over the page, and gives VoiceOver back
            try await until { table.model.result.isOpen }
            table.model.read(nil)
            table.model.closeResult()
            try await until { table.board.focus.at == 31 }
        }
    }

    @Test func whoComesToTheGameBeginsAtItsBoard() async throws {
        try await onTable(reads: true) { table in
            try await until { table.board.focus.at == table.number("e1") }
        }
    }

    @Test func aDoubleTapOnASquareThatCannotBeReachedSaysWhy() async throws {
        try await onTable(reads: true) { table in
            table.choose("e2")
            table.choose("e5")
            try await until { table.model.sentence.contains("The pawn goes") }
            #expect(table.view.plies == 0)
        }
    }

    @Test func aDoubleTapWhereNothingStandsSaysThat() async throws {
        for line in ["new chess mode=casual", "new chess mode=strict clock=5"] {
            try await onTable(line, reads: true) { table in
                table.choose("e5")
                try await table.said("Nothing stands there.")
                #expect(table.view.plies == 0)
            }
        }
    }

    @Test func aSquareOffersWhatCanBeAskedAndDoneThere() async throws {
        try await onTable(reads: true) { table in
            let asked = [
                "Along the file", "Along the rank", "Along the diagonals", "Repeat last move",
            ]
            let ofPiece = ["Legal moves", "Attackers", "Defenders"] + asked
            #expect(
                table.actions("e2") == ["Play to e 3, empty", "Play to e 4, empty"] + ofPiece)
            #expect(table.actions("e4") == ["Attackers"] + asked)
            // it is not Black's turn
            #expect(table.actions("e7") == ofPiece)
        }
    }

    @Test func aQueenWithManyMovesHasNoMenuOfThem() async throws {
        let setup = "new chess mode=casual fen=\"4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1\""
        try await onTable(setup, reads: true) { table in
            #expect(!table.actions("d5").contains { $0.hasPrefix("Play to") })
            #expect(table.actions("e1").filter { $0.hasPrefix("Play to") }.count == 5)
        }
    }

    @Test func byTheLawsNothingIsOfferedThatTheCoreDoesNotAnswer() async throws {
        try await onTable("new chess mode=strict clock=5", reads: true) { table in
            #expect(
                table.actions("e2") == [
                    "Play to e 3, empty", "Play to e 4, empty", "Legal moves",
                    "Along the file", "Along the rank", "Along the diagonals",
                    "Repeat last move", "Clocks",
                ])
            try table.act("e2", "Clocks")
            try await until { table.model.sentence.contains("minutes") }
        }
    }

    @Test func answersAreThoseOfTheCore() async throws {
        let before = ["white > move e2e4", "black > move d7d5"]
        try await onTable(after: before, reads: true) { table in
            let asked: [(String, GameQuestion)] = [
                ("Legal moves", .moves(square: 28)), ("Attackers", .attackers(square: 28)),
                ("Defenders", .defenders(square: 28)), ("Along the file", .file(file: 4)),
                ("Along the rank", .rank(rank: 3)),
                ("Along the diagonals", .diagonals(square: 28)),
                ("Repeat last move", .lastMoves(count: 1)),
            ]
            for (label, question) in asked {
                try table.act("e4", label)
                try await table.said(try await table.answer(to: question))
            }
        }
    }

    @Test func aMoveFromTheMenuTakesVoiceOverWithIt() async throws {
        try await onTable(reads: true) { table in
            table.read("e2")
            try table.act("e2", "Play to e 4, empty")
            try await until { table.board.focus.at == 28 }
            #expect(table.view.plies == 1)
        }
    }

    @Test func whatWasReadOutIsPlayedAlsoIfTheMenuHasChanged() async throws {
        try await onTable(reads: true) { table in
            let offered = table.board.actions(on: 12)
            _ = table.board.actions(on: 11)
            offered.first { $0.label == "Play to e 4, empty" }?.run()
            try await table.plies(1)
            #expect(table.view.board.piece(at: 28) != nil)
        }
    }

    @Test func theComputersAnswerLeadsNobodyAway() async throws {
        try await onTable("new chess black=level:1", reads: true) { table in
            table.read("e2")
            table.choose("e2")
            table.read("e4")
            table.choose("e4")
            try await table.plies(2)
            #expect(table.board.focus.at == 28)
        }
    }

    @Test func voiceOverComesBackFromADialogAndStaysAwayFromABoardItHasLeft() async throws {
        try await onTable(reads: true) { table in
            table.read("c6")
            table.app.dialogs.tell("Something", "is told")
            table.model.read(nil)
            #expect(table.board.focus.at == nil)
            table.app.dialogs.cancel()
            try await until { table.board.focus.at == 42 }
            // to another app
            await table.app.life.leave().value
            table.model.read(nil)
            #expect(table.board.focus.at == nil)
            table.app.life.appear()
            try await until { table.board.focus.at == 42 }
            // to a button of the page
            table.model.read(nil)
            table.app.dialogs.tell("Something", "is told")
            table.app.dialogs.cancel()
            await settled()
            #expect(table.board.focus.at == nil)
        }
    }

    @Test func whoWasOnAButtonThatIsGoneGoesOnAtTheBoard() async throws {
        try await onTable(after: ["white > move e2e4"], reads: true) { table in
            try await until { table.model.offers(.gameUndo) }
            table.model.read(nil)
            // what is muted stays, and so does who reads it
            table.model.buttonInFocus = .gameUndo
            try table.pick("Undo")
            try await until { !table.model.offers(.gameUndo) }
            #expect(table.board.focus.at == nil)
            try table.pick("Resign")
            try await until { table.model.offers(.answerNo) }
            table.model.buttonInFocus = .answerNo
            try table.pick("No")
            try await until { !table.model.offers(.answerNo) }
            #expect(table.board.focus.at == table.board.cursor)
        }
    }

    @Test func whoHasRepeatedTheMoveGoesOnAtThePressOfTheClock() async throws {
        try await onTable { table in
            let board = table.board
            board.hasKeys = false
            let buttons = AnswerButtons(table.app.ports, board)
            @MainActor func show(_ labels: LabelName...) {
                buttons.show(labels.map { GameActions.Action($0) {} })
            }
            show(.gameUndo, .gameRepeat)
            buttons.inFocus = .gameRepeat
            show(.gameUndo, .gamePressClock)
            #expect(buttons.inFocus == .gamePressClock && !board.hasKeys)
            show(.gameUndo)
            #expect(buttons.inFocus == nil && board.hasKeys)
            // it was there before
            show(.gameUndo, .gamePressClock)
            buttons.inFocus = .gameUndo
            show(.gamePressClock)
            #expect(buttons.inFocus == nil)
        }
    }

    @Test func theLastSentenceIsSaidOnceMore() async throws {
        try await onTable(reads: true) { table in
            table.choose("e2")
            table.choose("e4")
            try await table.said("White: e4.")
            try await until { table.device.reader.sentences == ["White: e 4."] }
            await table.model.repeatLast()
            #expect(table.device.reader.sentences == ["White: e 4.", "White: e 4."])
        }
    }

    @Test func aSlidingFingerReadsAndPlaysNothingUnlessItTapsTwice() async throws {
        try await onTable {
            $0.app.settings.exploreByFinger = true
        } _: { table in
            let finger = table.board.explorer
            finger.move(to: table.middle("e2"), in: table.geometry)
            finger.move(to: table.middle("e3"), in: table.geometry)
            finger.end()
            try await table.said("e3, empty")
            #expect(table.board.picture.selected == nil)
            for square in ["e2", "a1"] {
                // a finger that rests
                finger.move(to: table.middle(square), in: table.geometry)
                try await table.said(
                    square == "e2" ? "e2, white pawn" : "a1, white rook")
                finger.end()
            }
            finger.move(to: table.middle("e2"), in: table.geometry)
            finger.move(to: table.middle("e4"), in: table.geometry)
            finger.move(to: table.middle("e2"), in: table.geometry)
            finger.end()
            // two quick taps anywhere
            for _ in 0..<2 {
                finger.move(to: table.middle("h8"), in: table.geometry)
                finger.end()
            }
            #expect(table.board.picture.selected == 12)
            #expect(table.view.plies == 0)
        }
    }
}
