import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Yin-Yang on the page of a game.
@MainActor
@Suite struct YinYangTests {
    private let usual = "new yin-yang mode=casual"
    private let small = "new yin-yang mode=casual size=5 target=1"
    private let large = "new yin-yang mode=casual size=13"

    private func tap(_ table: OnTable, _ points: String...) async throws {
        for point in points {
            let plies = table.view.plies + 1
            table.tap(point)
            try await table.plies(plies)
        }
    }

    // YY-01, YY-12
    @Test func aWholeGameIsPlayedByTapsUntilTheTargetIsReached() async throws {
        let clock = FakeClock()
        try await onTable(small, times: clock.times) { table in
            #expect(table.model.players.near?.score?.text == "0 of 1 taken")
            try await tap(table, "C3", "A1", "A2", "E5")
            #expect(table.board.picture.alarms == [table.number("A1")])
            #expect(table.board.picture.lastMove == [table.number("E5")])
            table.tap("B1")
            try await until { table.view.isOver }
            #expect(table.ending?.reason == .target && table.ending?.winner == .first)
            try await table.result(clock)
            #expect(table.board.picture.byte(at: table.number("A1")) == 0)
            #expect(table.model.players.near?.score?.text == "1 of 1 taken")
            #expect(table.model.players.near?.score?.signs == [true])
            let words = table.model.result.words
            #expect(words.sentence == "Black wins." && words.points == ["1", "0"])
            #expect(words.reason == "Black has captured one stone; the target was one.")
        }
    }

    // YY-07, YY-18
    @Test func twoPassesOneAfterTheOtherEndIt() async throws {
        try await onTable(usual) { table in
            try table.pick("Pass")
            try table.answer("Yes")
            try await table.plies(1)
            #expect(table.board.picture.lastMove.isEmpty)
            try await tap(table, "E5")
            try table.pick("Pass")
            try table.answer("Yes")
            try await table.plies(3)
            #expect(!table.view.isOver && table.model.strip.text.hasSuffix("3. pass"))
            try table.pick("Pass")
            try table.answer("Yes")
            try await until { table.view.isOver }
            #expect(table.ending?.reason == .passed && table.ending?.winner == nil)
            try await until { !table.model.offers(.gamePass) }
        }
    }

    // YY-14
    @Test func whoHasNoLibertyThereIsToldThatThePointIsForbidden() async throws {
        try await onTable(usual, reads: true) { table in
            try await tap(table, "A2", "E5", "B1")
            #expect(table.board.picture.forbidden == [table.number("A1")])
            #expect(table.element("A1").value == "forbidden")
            table.tap("A1")
            try await until { table.model.sentence.contains("the stone would have no liberty") }
            #expect(table.view.plies == 3)
            // it is so for this side alone
            try await tap(table, "E6")
            #expect(table.board.picture.forbidden.isEmpty && table.element("A1").value == "")
            try await tap(table, "A1")
        }
    }

    // YY-05
    @Test func aPointOnWhichAStoneStandsIsRefused() async throws {
        try await onTable(usual) { table in
            try await tap(table, "E5")
            table.tap("E5")
            try await until { table.model.sentence.contains("stone already stands on E5") }
            try await tap(table, "E4")
            // an own one is not taken up either
            table.tap("E5")
            try await until { table.model.sentence.contains("stone already stands on E5") }
            #expect(table.board.picture.selected == nil && table.view.plies == 2)
        }
    }

    // YY-15
    @Test func whatWouldRepeatAPositionIsForbiddenAndTheMoveIsNamed() async throws {
        try await onTable(usual) { table in
            try await tap(table, "B1", "C1", "A2", "D2", "B3", "C3", "C2", "B2")
            #expect(table.view.second.taken.count == 1)
            table.tap("C2")
            try await until {
                table.model.sentence.contains("would repeat the position after move 7")
            }
            #expect(table.view.plies == 8)
        }
    }

    @Test func onManyLinesAFingerShowsTheStoneFirstAndAnotherTapPutsIt() async throws {
        try await onTable(large) { table in
            table.tap("G7")
            #expect(table.board.picture.selected == table.number("G7"))
            #expect(table.board.picture.ghost == 1 && table.view.plies == 0)
            // another point takes over
            table.tap("G8")
            #expect(table.board.picture.selected == table.number("G8"))
            await settled(table.game)
            #expect(table.view.plies == 0)
            try await tap(table, "G8")
            #expect(table.board.picture.selected == nil && table.board.picture.ghost == 0)
            // by the button below the board
            table.tap("G9")
            #expect(table.board.picture.ghost == 9)
            try table.pick("Place here")
            try await table.plies(2)
            try await until { !table.model.offers(.gamePlace) }
            // and not at all
            table.tap("A1")
            #expect(table.model.key(KeyEvent(.escape)))
            #expect(table.board.picture.selected == nil && table.view.plies == 2)
            // what cannot be is told at once, and nothing is shown any more
            table.tap("A1")
            #expect(table.model.offers(.gamePlace))
            #expect(!table.model.offers(.gamePass))
            table.tap("G8")
            #expect(table.board.picture.selected == nil)
            try await until { table.model.sentence.contains("stone already stands on G8") }
        }
    }

    @Test func upToNineLinesATapPutsTheStone() async throws {
        for lines in [5, 7, 9] {
            try await onTable("new yin-yang mode=casual size=\(lines)") { table in
                try await tap(table, "A1")
                #expect(table.board.picture.byte(at: 0) == 1)
            }
        }
    }

    @Test func aFingerThatSlidesPutsWhereItIsLiftedAndCarriesNothing() async throws {
        try await onTable(usual) { table in
            try await tap(table, "E5")
            table.carry("E5", over: "E6")
            #expect(table.board.touch.carried == nil)
            #expect(table.board.touch.aimed == table.number("E6"))
            table.board.touch.end(at: table.middle("D6"), in: table.geometry)
            try await table.plies(2)
            #expect(table.board.touch.aimed == nil)
            #expect(table.board.picture.lastMove == [table.number("D6")])
            // a touch that is taken away has chosen nothing
            table.carry("A1", over: "A2")
            table.board.touch.cancel()
            #expect(table.board.touch.aimed == nil)
            await settled(table.game)
            #expect(table.view.plies == 2)
        }
    }

    @Test func aFingerThatExploresReadsTheNearestPointAndADoubleTapPutsAStone() async throws {
        let clock = FakeClock()
        try await onTable(large, times: clock.times) {
            $0.app.settings.exploreByFinger = true
        } _: { table in
            let explorer = table.board.explorer
            // a little beside the corner
            let corner = table.geometry.rect(of: table.number("A1"))
            explorer.move(to: table.middle("B2"), in: table.geometry)
            explorer.move(
                to: CGPoint(x: corner.minX - 2, y: corner.maxY + 2), in: table.geometry)
            explorer.end()
            for _ in 0..<2 {
                explorer.move(to: table.middle("G7"), in: table.geometry)
                explorer.end()
            }
            try await table.plies(1)
            #expect(table.board.picture.lastMove == [table.number("A1")])
        }
    }

    // YY-04
    @Test func thePlayersAreBlackAndWhiteAndBlackBegins() async throws {
        try await onTable(usual) { table in
            #expect(table.model.players.near?.name == "Black")
            #expect(table.model.players.far?.name == "White")
            #expect(table.board.title == "Yin-Yang board, Black to move")
            try await tap(table, "E5")
            #expect(table.board.picture.byte(at: table.number("E5")) == 1)
            #expect(table.board.title == "Yin-Yang board, White to move")
        }
        try await onTable(usual) {
            $0.app.settings.language = .german
        } _: { table in
            #expect(table.model.players.near?.name == "Schwarz")
            #expect(table.model.players.near?.score?.text == "0 von 5 geschlagen")
        }
    }

    // YY-16
    @Test func theEndIsOfferedInTheWordsOfTheGame() async throws {
        try await onTable(usual) { table in
            try await tap(table, "E5", "D5")
            try table.pick("Offer to end")
            try await until {
                table.app.dialogs.open != nil || table.view.offer != nil || table.view.isOver
            }
            if table.app.dialogs.open != nil { try table.answer("Yes") }
            try await until { table.view.offer != nil || table.view.isOver }
            let all = table.model.menu + table.model.offered
            #expect(!all.contains { $0.label == .gameOfferDraw })
        }
    }

    @Test func theComputerAnswersAndAHintMarksAPoint() async throws {
        try await onTable("new yin-yang mode=casual size=5 white=level:1") {
            $0.app.settings.answerMoment = .none
        } _: { table in
            table.tap("C3")
            try await until { table.view.plies == 2 }
            try await table.plies(2)
            try table.pick("Hint")
            try await until { table.board.picture.hint != nil }
            let hint = try #require(table.board.picture.hint)
            #expect(hint.from == hint.to && table.board.picture.byte(at: hint.to) == 0)
        }
        #expect(BoardPicture.hint(GamePath(points: [], becomes: nil)) == nil)
    }

    @Test func everyPointIsReadByItsNameAndIsPlayedByOneDoubleTap() async throws {
        try await onTable(large, reads: true) { table in
            let elements = table.board.elements
            #expect(elements.count == 169)
            #expect(elements.first?.name == "A, 13, empty")
            #expect(elements.last?.name == "N 1, empty")
            #expect(
                table.board.places(isRead: true).map(\.count) == Array(repeating: 13, count: 13))
            #expect(table.element("J9").inputLabels.prefix(3) == ["J9", "J nine", "juliett nine"])
            #expect(table.element("J9").extra == nil)
            // who reads a point means it
            table.choose("J9")
            try await table.plies(1)
            try await until { table.element("J9").name == "J 9, black stone" }
            #expect(table.element("J9").value == "last move")
            #expect(table.actions("J9").contains("The group and its liberties"))
            #expect(!table.actions("A1").contains { $0.hasPrefix("Play") })
            table.choose("J10")
            try await table.plies(2)
        }
    }

    @Test func aReaderGoesFromStoneToStoneAndToWhatIsInAtari() async throws {
        try await onTable(usual, reads: true) { table in
            try await tap(table, "A2", "A1", "E5")
            let rotors = table.model.rotors
            #expect(
                rotors.map(\.label) == [
                    .rotorOwn, .rotorOther, .rotorAtari, .rotorLastMove, .rotorColumn, .rotorRow,
                ])
            func ways(_ label: LabelName) -> [Int] {
                rotors.first { $0.label == label }?.squares ?? []
            }
            #expect(ways(.rotorOther) == ["E5", "A2"].map { table.number($0) })
            #expect(ways(.rotorAtari) == [table.number("A1")])
            #expect(ways(.rotorLastMove) == [table.number("E5")])
            table.model.read(table.number("C2"))
            let column = table.model.rotors.first { $0.label == .rotorColumn }?.squares ?? []
            #expect(Array(column.prefix(3)) == ["C1", "C2", "C3"].map { table.number($0) })
            // its name says it, and nothing says it again
            #expect(table.element("A1").name.hasSuffix("white stone, atari"))
            #expect(table.element("A1").value.isEmpty)
        }
    }

    @Test func onlyThePointsOfAMoveAreToldAnew() async throws {
        try await onTable("new yin-yang mode=casual size=19", reads: true) { table in
            table.choose("D4")
            try await table.plies(1)
            try await until { table.element("D4").name == "D 4, black stone" }
            let before = table.board.elements
            table.choose("Q16")
            try await table.plies(2)
            try await until { table.element("Q16").name == "Q 16, white stone" }
            let now = table.board.elements
            let changed = zip(before, now).filter { $0 != $1 }.map(\.1.id)
            #expect(Set(changed) == [table.number("D4"), table.number("Q16")])
        }
    }

    @Test func arrowsGoOverAllPointsAndEnterPutsAStoneAtOnce() async throws {
        try await onTable(large) { table in
            @MainActor func go(_ arrow: KeyEvent.Arrow) -> String? {
                table.model.key(KeyEvent(.arrow(arrow)))
                    ? table.view.kind.name(of: table.board.cursor, on: table.view.size) : nil
            }
            // the keys begin in the middle
            #expect(table.board.cursor == table.number("G7"))
            #expect(go(.up) == "G8" && go(.right) == "H8" && go(.right) == "J8")
            #expect(table.model.key(KeyEvent(.enter)))
            try await table.plies(1)
            #expect(table.board.picture.byte(at: table.number("J8")) == 1)
            table.board.moveCursor(to: table.number("N13"))
            #expect(go(.right) == nil && go(.up) == nil)
        }
    }

    @Test func lettersGoFromStoneToStoneAskAndPass() async throws {
        try await onTable(usual) { table in
            @MainActor func press(_ sign: Character) {
                #expect(table.model.key(KeyEvent(.sign(sign))))
            }
            try await tap(table, "A2", "A1", "G7")
            table.board.moveCursor(to: table.number("B1"))
            press("n")
            #expect(table.board.cursor == table.number("A2"))
            press("n")
            #expect(table.board.cursor == table.number("G7"))
            press("j")
            #expect(table.board.cursor == table.number("A1"))
            press("c")
            try await table.said(try await table.answer(to: .yinYang(question: .target)))
            press("p")
            #expect(table.view.plies == 3)
            try table.answer("Yes")
            try await table.plies(4)
            #expect(table.view.latestMove == nil)
            table.app.settings.setKeys("FLIP z", of: .yinYang)
            press("z")
            #expect(table.board.isFlipped)
        }
    }

    @Test func aGameThatIsLeftIsSeenOnTheFirstPageAndIsHandedOnAsSgf() async throws {
        try await onTable("new yin-yang mode=casual size=7 target=3") { table in
            try await tap(table, "D4", "C3")
            await table.disappear()
            await table.device.restart()
            let home = table.app.homeModel()
            #expect(home.board.kind == .yinYang && home.board.size.columns == 7)
            await home.appear()
            #expect(home.board.byte(at: 24) == 1 && home.board.lastMove == [16])
            let library = table.app.libraryModel(ofDeleted: false)
            try await shown(library) {
                try await until { !library.rows.isEmpty }
                let row = try #require(library.rows.first)
                #expect(row.board.kind == .yinYang)
                let actions = library.actions(on: row)
                #expect(!actions.map(\.label).contains(table.app.text(.libraryExportPgn)))
                try #require(actions.first { $0.label == "Save as SGF" }).value()
                try await until { library.outgoing != nil }
                let file = try #require(library.outgoing)
                #expect(file.kind.ending == "sgf" && file.text.contains("SZ[7]"))
                library.exported()
                // it comes back, and with it how many stones win
                table.app.arrive(.text(file.text))
                try await until { library.rows.count == 2 }
                #expect(try await table.device.close().words == "1 game was saved.")
            }
            let saved = try await table.device.saved()
            #expect(saved.allSatisfy { $0.content?.kind == .yinYang })
            #expect(saved.allSatisfy { $0.content?.columns == 7 })
            let newest = try #require(saved.first { $0.content?.plies == 2 })
            #expect(await table.app.opener.open(newest.id, first: .person, second: .person))
            #expect(table.app.games.current?.state.view.target == 3)
        }
    }

    @Test func whoPlaysBlindfoldSeesNoStoneAndHearsOfNone() async throws {
        try await onTable(nil, reads: true) { device in
            let agreed = device.app.settings.againstComputer
            agreed.game = .yinYang
            agreed.lines = 5
            agreed.hidden = .pieces
            device.app.settings[colorIn: .yinYang] = .white
            device.app.settings.answerMoment = .none
        } _: { table in
            #expect(table.view.kind == .yinYang && table.board.picture.hidesPieces)
            table.choose("C3")
            try await until { table.view.plies >= 2 }
            try await until { table.board.picture.pieces == table.view.board }
            #expect(table.board.picture.alarms.isEmpty && table.board.picture.forbidden.isEmpty)
            #expect(
                table.model.rotors.prefix(3)
                    .allSatisfy { $0.squares.isEmpty })
            // the counts are known to both all the time
            #expect(table.model.players.near?.score?.target == 5)
            #expect(table.element("C3").name.hasPrefix("C 3"))
            // until somebody looks
            table.model.wish(.peek)
            try await until { !table.board.picture.hidesPieces }
            try await until { table.element("C3").name == "C 3, black stone" }
        }
    }

    @Test func theMenuForBlindPlayAsksForStonesAndForbiddenPoints() async throws {
        try await onBlindPage(usual, reader: true) { page in
            let device = page.device
            #expect(page.model.board.cursor == 40)
            page.model.openMenu()
            #expect(device.offered.contains("Forbidden points") && device.offered.contains("Pass"))
            try device.pick(device.app.text(.blindWhere))
            #expect(device.offered == ["Black stones", "White stones"])
        }
    }

    @Test(arguments: [(6, 6, "D4"), (6, 9, "D5"), (9, 6, "E4"), (8, 8, "E5")])
    func theKeysBeginInTheMiddleAlsoOfEvenBoards(
        columns: Int, rows: Int, middle: String
    ) async throws {
        let empty = Array(repeating: "\(columns)", count: rows).joined(separator: "/")
        try await onTable("new yin-yang mode=casual fen=\"\(empty) b 5\"") { table in
            #expect(table.board.cursor == table.number(middle))
        }
    }

    @Test func aPointIsTypedAndSpoken() async throws {
        try await onTable(usual) { table in
            await table.model.access.hear("d4")
            try await table.plies(1)
            #expect(table.board.cursor == table.number("D4"))
            await table.model.access.hear("pass", on: 1)
            try await table.plies(2)
            // nobody is led away by a pass
            #expect(table.board.cursor == table.number("D4"))
        }
    }

    @Test func aCaptureIsHeardAsOneAndAtariIsNoCheck() async throws {
        try await onTable("new yin-yang mode=casual size=5 target=2") { table in
            table.app.effects.begin()
            await settled(table.game)
            try await tap(table, "A2", "A1")
            try await until { table.device.sounds.played.last == .move }
            try await tap(table, "B1")
            try await until { table.device.sounds.played.last == .capture }
        }
    }

    @Test func onlookersSeeTheCountsAndOneNumberForEachMove() async throws {
        try await onTable(usual) { table in
            try await tap(table, "E5", "D5")
            let display = table.app.displayModel(table.game, isLarge: false)
            let seen = Task { await display.run() }
            try await until { display.lines.map(\.text) == ["1. E5", "2. D5"] }
            #expect(display.players.near?.score?.text == "0 of 5 taken")
            #expect(display.board.kind == .yinYang)
            seen.cancel()
            await seen.value
            #expect(table.model.strip.text == "1. E5 2. D5")
        }
    }
}

/// How a board of lines and its stones are drawn and hit.
@Suite struct StonePainterTests {
    private let rect = CGRect(x: 0, y: 0, width: 45, height: 45)

    private func count(_ painter: BoardPainter, _ byte: UInt8) -> Int {
        painter.piece(byte, in: rect).count
    }

    @Test func blackIsHatchedForWhoDoesNotTellThemByTone() {
        let plain = BoardPainter(.light, kind: .yinYang)
        let textured = BoardPainter(.light, kind: .yinYang, hasTexture: true)
        #expect(plain.piece(1, in: rect) != plain.piece(9, in: rect))
        #expect(count(plain, 1) == count(plain, 9))
        #expect(count(textured, 1) == count(textured, 9) + 1)
        for byte: UInt8 in [0, 2, 10] { #expect(count(plain, byte) == 0) }
    }

    @Test func atariTheLastStoneAndOneToBeAreToldByShape() {
        let painter = BoardPainter(.light, kind: .yinYang)
        for byte: UInt8 in [1, 9] {
            let marks = [
                painter.alarm(byte, in: rect), painter.lastMove(byte, in: rect),
                painter.ghost(byte, in: rect), painter.piece(byte, in: rect),
            ]
            for (place, one) in marks.enumerated() {
                #expect(!one.isEmpty)
                for other in marks[(place + 1)...] { #expect(one != other) }
            }
        }
        // nothing of it is drawn on a board of squares
        let chess = BoardPainter(.light, kind: .chess)
        #expect(chess.lastMove(1, in: rect).isEmpty && chess.ghost(1, in: rect).isEmpty)
    }

    @Test func namesStandInARimAndSkipI() {
        let painter = BoardPainter(.light, kind: .yinYang, showsCoordinates: true)
        let geometry = BoardGeometry(
            size: CGSize(width: 400, height: 400), isFlipped: false,
            board: BoardSize(columns: 19, rows: 19), rim: painter.rim)
        #expect(geometry.square == 20 && geometry.origin == CGPoint(x: 10, y: 10))
        let names = painter.squares(geometry).compactMap { paint -> String? in
            if case .letter(let sign) = paint { sign.text } else { nil }
        }
        #expect(Array(names.prefix(19)) == LinePoints.letters.map { String($0) })
        #expect(Array(names.suffix(19)) == (1...19).reversed().map { String($0) })
        #expect(!names.contains("I"))
        #expect(BoardPainter(.light, kind: .yinYang).rim == .none)
        #expect(BoardPainter(.light, kind: .chess, showsCoordinates: true).rim == .none)
    }

    @Test func theNearestPointIsHitAlsoALittleBesideTheBoard() {
        for lines in [5, 9, 13, 19] {
            for isFlipped in [false, true] {
                let board = BoardSize(columns: lines, rows: lines)
                let geometry = BoardGeometry(
                    size: CGSize(width: 360, height: 420), isFlipped: isFlipped, board: board,
                    rim: .squares(0.5))
                for point in board.points {
                    let middle = geometry.middle(of: point)
                    for away in [-0.45, 0, 0.45] {
                        let near = CGPoint(
                            x: middle.x + away * geometry.square,
                            y: middle.y - away * geometry.square)
                        #expect(geometry.square(nearest: near) == point)
                    }
                }
                let corner = geometry.at(column: 0, row: 0)
                #expect(
                    geometry.square(
                        nearest: CGPoint(x: geometry.whole.minX, y: geometry.whole.minY))
                        == corner)
                #expect(geometry.square(nearest: CGPoint(x: -400, y: 0)) == nil)
            }
        }
        #expect(BoardGeometry(size: .zero, isFlipped: false).square(nearest: .zero) == nil)
    }

    @Test func aLoupeHasThePointInItsMiddle() {
        let picture = BoardPicture.start(of: .yinYang, lines: 13)
        let drawn = DrawnBoard(
            BoardPainter(.light, kind: .yinYang), picture, isFlipped: false)
        let loupe = DrawnLoupe(drawn, at: 14, of: CGSize(width: 390, height: 390))
        let paints = loupe.paints(in: CGSize(width: 132, height: 132))
        // the frame of what is aimed at
        guard case .stroke(let path, _, _) = paints.last else {
            Issue.record("nothing is aimed at")
            return
        }
        let corners = path.steps.compactMap { step -> CGPoint? in
            switch step {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        #expect((x.min() ?? 0) + (x.max() ?? 0) == 132 && (y.min() ?? 0) + (y.max() ?? 0) == 132)
        // twice as large: two lines are 60 apart
        #expect(abs((x.max() ?? 0) - (x.min() ?? 0) - 54) < 0.001)
    }

    @Test func pointsHaveTheirNamesAndDots() {
        let board = BoardSize(columns: 9, rows: 9)
        func names(_ points: [Int], _ board: BoardSize) -> [String] {
            points.compactMap { LinePoints.name(of: $0, on: board) }
        }
        #expect(names([0, 7, 8, 80], board) == ["A1", "H1", "J1", "J9"])
        #expect(LinePoints.name(of: 81, on: board) == nil)
        #expect(names(LinePoints.stars(on: board), board) == ["C3", "G3", "E5", "C7", "G7"])
        let counts = [5, 6, 7, 8, 9, 13, 19].map { lines in
            LinePoints.stars(on: BoardSize(columns: lines, rows: lines)).count
        }
        #expect(counts == [1, 0, 5, 4, 5, 5, 9])
        #expect(SpokenNames.of(8, in: .yinYang, on: board, language: "de").last == "Juliett eins")
    }
}
