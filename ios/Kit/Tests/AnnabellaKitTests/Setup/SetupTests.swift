import AnnabellaCore
import AnnabellaKit
import Foundation
import Testing

/// Positions are put together, and games begin from there.
@MainActor
@Suite struct SetupTests {
    private let ready = "A game can begin from here."

    private func onPage(
        _ language: LanguageChoice = .english, _ test: (Device, SetupModel) async throws -> Void
    ) async throws {
        try await onDevice { device in
            device.app.settings.language = language
            let page = device.app.setupModel()
            await page.appear()
            #expect(page.canStart)
            try await test(device, page)
        }
    }

    private func fen(_ device: Device) async throws -> String {
        try await #require(device.app.games.current).fen().get()
    }

    @Test func aPositionIsPutTogetherByFingersAndAGameBeginsFromIt() async throws {
        try await onPage { device, page in
            #expect(page.verdict == ready)
            page.clear()
            try page.put("White king", on: "e1")
            try page.put("White pawn", on: "a2")
            try page.put("Black king", on: "e8")
            try page.put("White pawn", on: "h4")
            // what stands there already is taken away
            page.board.choose(square("h4"))
            drag(page, "a2", "b3")
            #expect(page.turnLabel == "White to move")
            page.changeTurn()
            #expect(page.turnLabel == "Black to move")
            await page.play(betweenPeople: true)
            #expect(try await fen(device) == "4k3/8/8/8/8/1P6/8/4K3 b - - 0 1")
            #expect(device.app.pages.path == [.game])
        }
    }

    @Test func onlyGamesOfWhichPositionsAreSetUpAreOffered() async throws {
        try await onDevice { device in
            device.app.settings.setupGame = .yinYang
            let page = device.app.setupModel()
            #expect(page.game.choices.map(\.label) == ["Chess", "Checkers"])
            #expect(page.game.chosen == "Chess")
        }
    }

    @Test func whatWasAgreedForChessHoldsThoughCheckersWasChosenLast() async throws {
        try await onPage { device, page in
            let agreed = device.app.settings.betweenPeople
            agreed.strict = true
            agreed.game = .checkers
            await page.play(betweenPeople: true)
            let game = try #require(device.app.games.current)
            #expect(game.state.view.mode == .strict && game.state.view.kind == .chess)
        }
    }

    @Test func aDragBesideTheBoardTakesAPieceAwayAndOneThatTheSystemEndsDoesNot() async throws {
        try await onPage { _, page in
            let geometry = BoardGeometry(size: CGSize(width: 800, height: 800), isFlipped: false)
            page.board.touch.move(to: geometry.middle(of: square("e2")), in: geometry)
            page.board.touch.move(to: geometry.middle(of: square("e5")), in: geometry)
            page.board.touch.cancel()
            #expect(page.piece(on: "e2") == 1)
            page.board.touch.move(to: geometry.middle(of: square("e2")), in: geometry)
            page.board.touch.move(to: CGPoint(x: -50, y: 50), in: geometry)
            page.board.touch.end(at: CGPoint(x: -50, y: 50), in: geometry)
            #expect(page.piece(on: "e2") == 0)
        }
    }

    @Test func aPositionFromWhichNoGameCanGoOnSaysWhyAndNoneBegins() async throws {
        try await onPage { device, page in
            page.clear()
            try page.put("White king", on: "e1")
            try page.put("Black king", on: "e2")
            try await until { !page.canStart && page.verdict != ready }
            #expect(!page.verdict.isEmpty)
            await page.play(betweenPeople: true)
            #expect(device.app.games.current == nil)
        }
    }

    @Test func aNinthPawnIsRefusedWithTheReasonUntilItIsTakenAway() async throws {
        try await onPage { _, page in
            try page.put("White pawn", on: "e4")
            try await until { page.verdict == "White has 9 pawns. Nobody has more than eight." }
            #expect(!page.canStart)
            page.board.choose(square("e4"))
            try await until { page.verdict == ready }
            #expect(page.canStart)
        }
    }

    @Test func keysPutPiecesWhereTheyAre() async throws {
        try await onPage { _, page in
            page.clear()
            page.board.moveCursor(to: square("e1"))
            #expect(!page.key(KeyEvent(.sign("k"))) && !page.erase())
            page.board.hasKeys = true
            #expect(page.key(KeyEvent(.sign("k"))))
            #expect(page.piece(on: "e1") == 6)
            #expect(page.key(KeyEvent(.sign("Q"), isShift: true)))
            #expect(page.piece(on: "e1") == 13)
            #expect(page.erase())
            #expect(page.piece(on: "e1") == 0)
            #expect(page.key(KeyEvent(.arrow(.up))) && page.key(KeyEvent(.space)))
            #expect(page.piece(on: "e2") == 1)
            #expect(!page.key(KeyEvent(.sign("x"))))
            #expect(!page.key(KeyEvent(.sign("k"), isCommand: true)))
        }
    }

    @Test func twoTouchesBeginOneGame() async throws {
        try await onPage { device, page in
            async let one: Void = page.play(betweenPeople: true)
            async let other: Void = page.play(betweenPeople: true)
            _ = await (one, other)
            #expect(device.app.pages.path == [.game])
        }
    }

    @Test func castlingCanBeForbidden() async throws {
        try await onPage { device, page in
            let line = try #require(page.castlings.first)
            #expect(line.label == .setupWhiteShort && line.isAllowed)
            page.set(line, isAllowed: false)
            #expect(page.castlings.map(\.isAllowed) == [false, true, true, true])
            await page.play(betweenPeople: true)
            #expect(
                try await fen(device)
                    == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1")
        }
    }

    @Test func castlingIsOfferedWhereKingAndRookStandRight() async throws {
        try await onPage { _, page in
            try page.put("Take away", on: "h1")
            #expect(
                page.castlings.map(\.label)
                    == [.setupWhiteLong, .setupBlackShort, .setupBlackLong])
            page.setUsual()
            #expect(page.castlings.count == 4 && page.castlings.allSatisfy(\.isAllowed))
        }
    }

    @Test func piecesAreTypedInWordsOrLetters() async throws {
        try await onPage { device, page in
            page.askText()
            try await device.write("white knight f3, q d5; clear e2")
            try await until { page.piece(on: "f3") == 2 }
            #expect([page.piece(on: "d5"), page.piece(on: "e2")] == [13, 0])
        }
    }

    @Test func inGermanWordsAreGermanAndSoIsWhatIsWrong() async throws {
        try await onPage(.german) { device, page in
            #expect(page.verdict == "Von hier kann eine Partie beginnen.")
            page.askText()
            try await device.write("weißer Springer f3, leer e1")
            try await until {
                page.verdict == "Weiß hat keinen König. Jede Seite braucht genau einen."
            }
            #expect(page.piece(on: "f3") == 2)
            page.askText()
            try await device.write("4k3/8/8/8/8/8/8/4K3 x - - 0 1")
            try await until {
                page.verdict
                    == "Zeichen 21 passt nicht: „x“. Nach den Reihen kommt, wer am Zug ist: w oder b."
            }
        }
    }

    @Test func whatIsTypedAndIsNoPositionIsTold() async throws {
        try await onPage { device, page in
            page.askText()
            #expect(device.line?.value.hasSuffix("w KQkq - 0 1") == true)
            try await device.write("hello")
            try await until { page.verdict != ready }
            #expect(!page.verdict.isEmpty)
            // the position is what it was
            #expect(page.canStart)
        }
    }

    @Test func aStartOfChess960IsChosenByItsNumber() async throws {
        try await onPage { device, page in
            page.askNumber()
            // one is drawn by lot
            #expect((0..<960).contains(Int(device.line?.value ?? "") ?? -1))
            try await device.write("0")
            try await until { page.piece(on: "a1") == 3 }
            #expect(page.castlings.count == 4)
            await page.play(betweenPeople: true)
            let setup = try await #require(device.app.games.current).setup().get()
            #expect(setup.kind == .chess960)
            #expect(setup.fen?.hasPrefix("bbqnnrkr/") == true)
        }
    }

    @Test func aNumberThatIsNoStartIsTold() async throws {
        try await onPage { device, page in
            page.askNumber()
            try await device.write("960")
            try await until { page.verdict != ready }
            #expect(page.piece(on: "a1") == 4)
        }
    }

    // MARK: For VoiceOver

    @Test func squaresAreCalledWithWhatIsOnThemAndAPieceThatIsPutDownIsSaidOnce() async throws {
        try await onPage { device, page in
            device.reader.isSpeaking = true
            try await until { page.name(of: "e2") == "e 2, white pawn" }
            try page.put("White king", on: "e4")
            try await until { page.name(of: "e4") == "e 4, white king" }
            // what that means for the game comes after it
            let words = "e 4, white king White has 2 kings. Each side needs exactly one."
            try await until { device.reader.sentences == [words] }
            try page.put("Take away", on: "h2")
            try await until { device.reader.sentences == [words, "h 2, empty"] }
            page.setUsual()
            try await until { device.reader.sentences.last == ready }
        }
    }

    @Test func aPieceIsTakenAwayByAnActionOfItsSquare() async throws {
        try await onPage { _, page in
            #expect(page.board.actions(on: square("e4")).isEmpty)
            let action = try #require(page.board.actions(on: square("e2")).first)
            #expect(action.label == "Take away")
            action.run()
            #expect(page.piece(on: "e2") == 0)
        }
    }

    private func drag(_ page: SetupModel, _ from: String, _ to: String) {
        let geometry = BoardGeometry(size: CGSize(width: 800, height: 800), isFlipped: false)
        let (start, end) = (geometry.middle(of: square(from)), geometry.middle(of: square(to)))
        page.board.touch.move(to: start, in: geometry)
        page.board.touch.move(to: end, in: geometry)
        page.board.touch.end(at: end, in: geometry)
    }
}

extension SetupModel {
    fileprivate func put(_ label: String, on name: String) throws {
        let labels = Labels("en")
        choose(try #require(pieces.first { labels[$0.label] == label }))
        board.choose(square(name))
    }

    fileprivate func piece(on name: String) -> UInt8 { board.picture.pieces[square(name)] }

    fileprivate func name(of name: String) -> String { board.element(of: square(name)).name }
}

/// The number of a square.
private func square(_ name: String) -> Int {
    Squares.number(of: name) ?? -1
}
