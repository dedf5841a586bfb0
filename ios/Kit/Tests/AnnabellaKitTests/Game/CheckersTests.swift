import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Checkers on the page of a game.
@MainActor
@Suite struct CheckersTests {
    private let usual = "new checkers mode=casual"
    /// Red has to jump from 9 over two men; the other piece is on 1.
    private let jumps = "new checkers mode=casual fen=B:W14,23,32:B1,9"

    // CK-01
    @Test func aTapChoosesAnotherOneTakesOverAndTheSameOneEndsIt() async throws {
        try await onTable(usual) { table in
            table.tap("11")
            #expect(table.board.picture.selected == table.number("11"))
            #expect(table.board.picture.targets == [table.number("15"), table.number("16")])
            table.tap("10")
            #expect(table.board.picture.selected == table.number("10"))
            table.tap("10")
            #expect(table.board.picture.selected == nil)
            table.tap("11")
            table.tap("15")
            try await table.plies(1)
            #expect(table.board.picture.lastMove == [table.number("11"), table.number("15")])
        }
    }

    // CK-02
    @Test func aDragMovesAndGoesBackWithoutPenaltyWhereItIsNoMove() async throws {
        try await onTable(usual) { table in
            let before = table.board.picture
            table.drag("11", "20")
            try await until { table.model.sentence.contains("nothing to jump on 16") }
            #expect(table.board.picture == before && table.view.plies == 0)
            table.drag("11", "15")
            try await table.plies(1)
        }
    }

    // CK-02
    @Test func aJumpOfSeveralIsDraggedJumpByJumpOrToItsEnd() async throws {
        try await onTable(jumps) { table in
            await settled(table.game)
            table.drag("9", "18")
            #expect(table.view.plies == 0)
            #expect(table.board.picture.passed == [table.number("18")])
            // the man is seen where it has come to
            #expect(table.board.picture.byte(at: table.number("18")) == 1)
            #expect(table.board.picture.byte(at: table.number("9")) == 0)
            table.drag("18", "27")
            try await table.plies(1)
            #expect(table.board.glide?.from == table.number("18"))
            #expect(
                table.board.picture.lastMove == ["9", "18", "27"].map { table.number($0) })
        }
        try await onTable(jumps) { table in
            table.drag("9", "27")
            try await table.plies(1)
        }
        try await onTable(jumps) { table in
            for square in ["9", "18", "27"] { table.tap(square) }
            try await table.plies(1)
            #expect(table.model.players.near?.captured == [9, 9])
        }
    }

    // CK-03
    @Test func whatHasToJumpIsMarkedAndWhyNothingElseMovesIsSaid() async throws {
        try await onTable(jumps) { table in
            #expect(table.board.picture.alarms == [table.number("9")])
            #expect(table.model.shownSentence.hasSuffix("A piece with a ring must jump."))
            table.tap("1")
            try await until { table.app.announcer.lastSentence.contains("Red must jump") }
            #expect(table.model.shownSentence == table.model.sentence)
            #expect(table.board.picture.selected == nil)
            table.tap("9")
            #expect(table.board.picture.victims == [table.number("14"), table.number("23")])
            table.tap("1")
            await settled(table.game)
            #expect(table.board.picture.selected == table.number("9"))
            #expect(table.view.plies == 0)
        }
        try await onTable(jumps) { table in
            table.drag("1", "6")
            try await until { table.model.sentence.contains("You must jump") }
            #expect(table.view.plies == 0 && table.board.picture.selected == nil)
        }
    }

    @Test func aReaderHearsWhatHasToJump() async throws {
        try await onTable(jumps, reads: true) { table in
            #expect(table.element("9").value == "must jump")
            #expect(table.element("1").value == "")
        }
    }

    // CK-08
    @Test func thePlayersAreRedAndWhite() async throws {
        try await onTable(usual) { table in
            #expect(table.model.players.near?.name == "Red")
            #expect(table.model.players.far?.name == "White")
            #expect(table.board.title == "Checkers board, Red to move")
        }
        try await onTable(usual) {
            $0.app.settings.language = .german
        } _: { table in
            #expect(table.model.players.near?.name == "Rot")
        }
    }

    // CK-11
    @Test func piecesStandOnDarkSquaresOnly() async throws {
        try await onTable(usual) { table in
            #expect(table.board.picture == .start(of: .checkers))
            for point in Squares.all where table.board.picture.byte(at: point) != 0 {
                #expect(Squares.isDark(point))
            }
        }
    }

    // CK-29
    @Test func whoIsCrownedIsSeenAndHeard() async throws {
        try await onTable("new checkers mode=casual fen=B:W5:B26") { table in
            table.tap("26")
            table.tap("31")
            try await table.plies(1)
            #expect(table.board.picture.byte(at: table.number("31")) == 2)
            try await until { table.model.sentence.contains("crowned") }
        }
    }

    @Test func aWholeGameIsPlayedByTaps() async throws {
        let clock = FakeClock()
        try await onTable(usual, times: clock.times) { table in
            var plies: UInt32 = 0
            while !table.view.isOver, plies < 400, let move = table.view.allMoves.last {
                var taps = move.path.points.map { Int($0) }
                // a way that is the only one is gone at once
                while !taps.isEmpty, table.view.plies == plies {
                    let point = table.geometry.middle(of: taps.removeFirst())
                    table.board.touch.move(to: point, in: table.geometry)
                    table.board.touch.end(at: point, in: table.geometry)
                }
                plies += 1
                try await until { table.view.plies == plies }
            }
            #expect(table.ending?.reason == .noMoves)
            try await table.result(clock)
            #expect(table.model.result.words.points.count == 2)
        }
    }

    @Test func theComputerAnswers() async throws {
        try await onTable("new checkers mode=casual white=level:1") { table in
            table.tap("11")
            table.tap("15")
            try await until { table.view.plies == 2 }
            try await table.plies(2)
            #expect(!table.model.title.isEmpty)
        }
    }

    @Test func theSquaresOnWhichIsPlayedAreReadAndTheOthersOnlyByChoice() async throws {
        try await onTable(usual, reads: true) { table in
            let elements = table.board.elements
            #expect(elements.count == 32)
            #expect(elements.first?.name == "32, white man" && elements.last?.name == "1, red man")
            #expect(table.element("18").name == "18, empty")
            #expect(table.element("18").inputLabels == ["18"])
            // the core has the same numbers
            for element in elements {
                let number = CheckersSquares.number(of: element.id)
                #expect(number.map { element.name.hasPrefix("\($0), ") } == true)
            }
            #expect(table.board.places(isRead: true).map(\.count) == Array(repeating: 8, count: 8))
            #expect(table.board.squares(isRead: true).count == 32)
            table.choose("11")
            #expect(table.element("15").value == "possible")
            #expect(table.actions("11").prefix(2) == ["Play to 16, empty", "Play to 15, empty"])
            table.app.settings.lightSquares = true
            table.model.redraw()
            #expect(table.board.elements.count == 64)
            #expect(table.board.element(of: 1).name == "light square")
        }
    }

    @Test func arrowsGoOverTheDarkSquares() async throws {
        try await onTable(usual) { table in
            @MainActor func go(_ arrow: KeyEvent.Arrow) -> String? {
                table.model.key(KeyEvent(.arrow(arrow)))
                    ? table.view.kind.name(of: table.board.cursor, on: .chess) : nil
            }
            #expect(table.view.kind.name(of: table.board.cursor, on: .chess) == "2")
            #expect(go(.up) == "6" && go(.down) == "2")
            #expect(go(.right) == "1" && go(.right) == nil)
            for number in ["5", "9", "13"] { #expect(go(.up) == number) }
            #expect(table.model.key(KeyEvent(.enter)))
            table.app.settings.lightSquares = true
            table.model.redraw()
            let before = table.board.cursor
            _ = go(.left)
            #expect(table.board.cursor == before - 1)
        }
    }

    @Test func lettersGoFromPieceToPieceAndAsk() async throws {
        try await onTable(jumps) { table in
            @MainActor func press(_ sign: Character) {
                #expect(table.model.key(KeyEvent(.sign(sign))))
            }
            press("j")
            #expect(table.board.cursor == table.number("9"))
            press("n")
            #expect(table.board.cursor == table.number("14"))
            press("v")
            try await table.said(try await table.answer(to: .checkers(question: .board)))
            table.app.settings.setKeys("FLIP z", of: .checkers)
            press("z")
            #expect(table.board.isFlipped)
            #expect(table.app.settings.keys(of: .chess) == "")
        }
    }

    @Test func aGameThatIsLeftIsSeenOnTheFirstPageAndAmongTheSavedOnes() async throws {
        try await onTable(usual) { table in
            table.tap("11")
            table.tap("15")
            try await table.plies(1)
            await table.disappear()
            await table.device.restart()
            let home = table.app.homeModel()
            #expect(home.board.kind == .checkers)
            await home.appear()
            #expect(home.board.byte(at: 27) == 1 && home.board.lastMove == [18, 27])
            let library = table.app.libraryModel(ofDeleted: false)
            try await shown(library) {
                try await until { !library.rows.isEmpty }
                let row = try #require(library.rows.first)
                #expect(row.board.kind == .checkers)
                let actions = library.actions(on: row).map(\.label)
                #expect(!actions.contains(table.app.text(.libraryExportPgn)))
                #expect(actions.contains(table.app.text(.libraryOpen)))
            }
        }
    }

    @Test func theMenuForBlindPlayAsksForMenAndKings() async throws {
        try await onBlindPage(usual, reader: true) { page in
            let device = page.device
            // the introduction, which would take the place of an answer before it
            try await until { !page.model.sentence.isEmpty }
            page.model.openMenu()
            try device.pick(device.app.text(.blindWhere))
            #expect(device.offered == ["Man", "King"])
            try device.pick("Man")
            let question = GameQuestion.checkers(question: .where(side: nil, rank: .man))
            let told = try await page.game.ask(question).get().map(\.printed)
            try await device.hear(told.joined(separator: " "))
            #expect(told.joined().contains("12"))
        }
    }

    @Test func aCaptureSoundsSoAlsoWhereOneHasToFollow() async throws {
        try await onTable(jumps) { table in
            table.app.effects.begin()
            await settled(table.game)
            table.drag("9", "27")
            try await table.plies(1)
            #expect(!table.view.alarms.isEmpty)
            try await until { table.device.sounds.played.last == .capture }
            #expect(table.device.haptics.felt.last == .move)
        }
    }

    @Test func onlookersHaveThePositionInTheWordsOfTheGame() async throws {
        try await onTable(usual, reads: true) { table in
            let display = table.app.displayModel(table.game, isLarge: false)
            let seen = Task { await display.run() }
            let board = try await table.answer(to: .checkers(question: .board))
            try await until { display.boardLabel.contains(board) }
            #expect(display.board.kind == .checkers)
            seen.cancel()
            await seen.value
            let chess = try await table.answer(to: .board)
            for question in [table.view.kind.positionQuestion, table.view.kind.movesQuestion] {
                #expect(try await table.answer(to: question) != chess)
            }
        }
    }
}

/// How the discs of checkers are told apart.
@Suite struct CheckersPainterTests {
    private let rect = CGRect(x: 0, y: 0, width: 45, height: 45)

    /// The shapes of a piece, whatever their colours are.
    private func shapes(_ byte: UInt8, turned: Bool = false) -> [BoardPath] {
        BoardPainter(.light, kind: .checkers).piece(byte, in: rect, isTurned: turned).map {
            switch $0 {
            case .fill(let path, _), .stroke(let path, _, _): path
            case .letter, .faint: BoardPath()
            }
        }
    }

    // CK-09
    @Test func sidesAndKingsNeedNoColour() {
        let all = [shapes(1), shapes(2), shapes(9), shapes(10)]
        for (place, one) in all.enumerated() {
            for other in all[(place + 1)...] { #expect(one != other) }
        }
        // a king is higher, and has a crown
        #expect(shapes(2).count == shapes(1).count + 2)
        #expect(shapes(2) != shapes(2, turned: true))
        #expect(shapes(0).isEmpty && shapes(3).isEmpty)
    }

    @Test func numbersStandOnDarkSquaresAndStayReadableOverMarks() {
        let geometry = BoardGeometry(size: CGSize(width: 360, height: 360), isFlipped: true)
        func numbers(_ picture: BoardPicture, shown: Bool = true) -> [String] {
            BoardDrawing(BoardPainter(.light, kind: .checkers, showsNumbers: shown), geometry)
                .paints(picture).compactMap {
                    if case .letter(let sign) = $0 { sign.text } else { nil }
                }
        }
        var picture = BoardPicture.start(of: .checkers)
        #expect(Set(numbers(picture)) == Set((1...32).map(String.init)))
        #expect(numbers(picture, shown: false).isEmpty)
        picture.alarms = [18]
        #expect(numbers(picture).count == 33 && numbers(picture).last == "11")
    }

    @Test func aJumpTakesWhatLiesBetween() {
        #expect(CheckersSquares.jumped(by: [22, 36, 50]) == [29, 43])
        #expect(CheckersSquares.jumped(by: [18, 27]).isEmpty)
        #expect(CheckersSquares.number(of: 0) == 4 && CheckersSquares.number(of: 63) == 29)
        #expect(CheckersSquares.number(of: 1) == nil)
        #expect(GameKind.chess.victims(of: GamePath(from: 1, to: 18)).isEmpty)
    }
}
