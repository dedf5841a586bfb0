import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// A game is stepped through.
@MainActor
@Suite struct StepsTests {
    private static let mate = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]

    /// What the files of all games hold.
    private func files(_ device: Device) throws -> [String: Data] {
        let folder = device.folder.appendingPathComponent("games")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, try Data(contentsOf: folder.appendingPathComponent(name)))
            })
    }

    @Test func aFinishedGameIsSteppedThroughAndStaysAsItIs() async throws {
        try await onSteps("new chess mode=casual", Self.mate, reads: true) { page in
            let model = page.model
            await page.game.flush()
            let (view, files) = (page.game.state.view, try files(page.device))
            #expect(view.isOver && !files.isEmpty)
            #expect((model.ply, model.canGoBack, model.canGoOn) == (7, true, false))
            #expect(model.board.picture.lastMove == [39, 53])
            #expect(model.sentence.hasSuffix("White wins."), "\(model.sentence)")
            #expect(
                page.moves == [["e4", "e5"], ["♕h5", "♘c6"], ["♗c4", "♘f6"], ["♕xf7#", nil]])

            model.first()
            try await page.at(0)
            #expect(model.board.picture == .start && !model.canGoBack && model.canGoOn)
            #expect(model.sentence == "The position at the beginning.")
            try await page.device.hear("The position at the beginning.")
            // two steps that come at once are two
            model.next()
            model.next()
            try await page.at(2)
            #expect(model.board.picture.lastMove == [52, 36])
            #expect(model.board.element(of: 36).name.contains("pawn"))
            #expect(model.board.title.contains("White to move"))
            model.previous()
            try await page.at(1)
            #expect(model.sentence.contains("e4"), "\(model.sentence)")
            model.jump(to: 4)
            try await page.at(4)
            #expect(model.board.picture.lastMove == [57, 42])
            model.last()
            try await page.at(7)
            #expect(!model.canGoOn)
            #expect(page.game.state.view == view)
            await page.game.flush()
            #expect(try self.files(page.device) == files)
        }
    }

    @Test func noMoveIsToldThatAPlayerHasStillToWrite() async throws {
        let said = "Later moves are told when they are written down."
        try await onDevice { device in
            let game = try await device.play("new chess mode=strict score=hand")
            for line in ["white > move e2e4", "white > record e2e4", "black > record e2e4"] {
                await game.dispatch(asked(line))
            }
            await game.dispatch(asked("black > move e7e5"))
            let page = try await StepsPage(device, game)
            #expect((page.model.ply, page.model.canGoOn) == (1, false))
            #expect(page.moves == [["e4", nil]] && page.model.sentence.contains(said))
            for side in ["white", "black"] {
                await game.dispatch(asked("\(side) > record e7e5"))
            }
            try await until { page.moves == [["e4", "e5"]] }
            #expect(page.model.canGoOn)
            await page.leave()
        }
    }

    @Test func whereTheGameStandsATouchOfTheBoardGoesBackToPlayOn() async throws {
        try await onSteps("new chess mode=casual", ["e2e4", "e7e5", "g1f3"]) { page in
            let (model, words) = (page.model, "The game stands here. Go back to play on.")
            #expect(model.sentence.hasSuffix(words))
            model.previous()
            try await page.at(2)
            #expect(!model.sentence.contains(words))
            model.tappedByFinger(57)
            #expect(page.device.app.pages.top == .steps)
            model.last()
            try await page.at(3)
            // VoiceOver reads the square
            model.board.choose(57)
            #expect(page.device.app.pages.top == .steps)
            model.tappedByFinger(57)
            #expect(page.device.app.pages.top == .game)
        }
        try await onSteps("new chess mode=casual", Self.mate) { page in
            page.model.tappedByFinger(57)
            #expect(page.device.app.pages.top == .steps)
        }
    }

    @Test func aBoardThatWasTurnedStaysSoInTheLookBackAndWhenTheGameComesBack() async throws {
        try await onSteps("new chess mode=casual", ["e2e4"]) { page in
            let app = page.device.app!
            app.gameModel(page.game).flip()
            let model = app.stepsModel(page.game)
            #expect(model.isFlipped)
            // who looks back may see it otherwise, and the game stays as it is
            model.flip()
            #expect(!model.isFlipped && page.game.isTurned)
            let id = try #require(try await page.game.id().get())
            await app.games.close()
            #expect(app.games.lastBoard?.isFlipped == true)
            #expect(await app.opener.bringBack(id))
            #expect(app.games.current?.isTurned == true)
        }
    }

    @Test func aHandleIsSlidThroughTheMovesInAPlaceThatStays() async throws {
        try await onSteps("new chess mode=casual", Self.mate) { page in
            let model = page.model
            let kinds = model.page(.upright).parts.map(\.kind)
            #expect(kinds == [.title, .panel, .board, .panel, .slider, .slip, .bar])
            #expect(model.slider.name == "Moves" && model.slider.value == "Move 4 of 4")
            #expect(model.slider.strip.squares == 8)
            // a reader counts it, a position at a time
            model.slider.count(-1)
            try await page.at(6)
            #expect(model.slider.value == "Move 3 of 4")
            // a finger that slides on comes to where it is at last
            for ply in [5, 4, 3, 2] { model.slider.pick(ply) }
            try await page.at(2)
            #expect(model.slider.value == "Move 1 of 4")
            model.slider.pick(0)
            try await page.at(0)
            #expect(model.slider.value == "Start")
            #expect(model.page(.upright).parts.map(\.kind) == kinds)
            let letters: [CGFloat] = [22, 40]
            for lineHeight in letters {
                let around = [true, false].map { hasSlider in
                    GameLayout.around(
                        lineHeight: lineHeight, hasTitle: false, isBarLow: false,
                        hasSlider: hasSlider)
                }
                #expect(abs(around[0] - around[1] - GameLayout.slider(lineHeight)) < 0.01)
            }
        }
    }

    @Test func aFingerSwipesOnAndBackAsTimeRuns() async throws {
        try await onSteps("new chess mode=casual", ["e2e4", "e7e5"]) { page in
            let model = page.model
            model.swiped(CGSize(width: 40, height: 5), onBoard: true)
            try await page.at(1)
            model.swiped(CGSize(width: 60, height: -20), onBoard: false)
            try await page.at(0)
            model.swiped(CGSize(width: -31, height: 0), onBoard: false)
            try await page.at(1)
            // what is short, or goes up or down, is none
            model.swiped(CGSize(width: -29, height: 0), onBoard: true)
            model.swiped(CGSize(width: -40, height: 50), onBoard: true)
            // a finger that reads the board does not swipe
            page.device.app.settings.exploreByFinger = true
            model.go(.on(plies: 0))
            try await until { model.board.isExplored }
            model.swiped(CGSize(width: -90, height: 0), onBoard: true)
            await settled(page.game)
            #expect(model.ply == 1)
        }
    }

    @Test func aSquareIsAskedAboutAsItStood() async throws {
        try await onSteps(
            "new chess mode=casual", ["f2f3", "e7e5", "g2g4", "d8h4"], reads: true
        ) { page in
            let model = page.model
            model.previous()
            try await page.at(3)
            let d8 = 59
            let actions = model.board.actions(on: d8)
            #expect(actions.contains { $0.label == "Attackers" })
            #expect(!actions.contains { $0.label.hasPrefix("Play to") })
            actions.first { $0.label == "Attackers" }?.run()
            try await until { model.remark.contains("d8") }
            // what is chosen is told, and nothing is played
            model.board.choose(d8)
            try await until { model.remark.contains("queen") }
            model.board.choose(31)
            try await until { model.remark.contains("h4") && !model.remark.contains("queen") }
            #expect(page.game.state.view.plies == 4)
        }
    }

    @Test func keysGoOverTheSquaresAndAskAboutThem() async throws {
        try await onSteps("new chess mode=casual", ["e2e4"]) { page in
            let model = page.model
            model.first()
            try await page.at(0)
            #expect(model.board.cursor == 4 && model.key(KeyEvent(.arrow(.up))))
            #expect(model.board.cursor == 12 && model.board.showsCursor == model.board.hasKeys)
            #expect(model.key(KeyEvent(.enter)))
            try await until { model.remark.contains("e2") }
            // a deed is none here
            #expect(model.key(KeyEvent(.sign("u"), typed: "u", isCommand: true)) == false)
            model.wish(.undo(times: 1))
            try await until { model.remark == "That is not possible here." }
            #expect(!model.isFlipped)
            model.flip()
            #expect(model.isFlipped && model.board.isFlipped)
            #expect(page.game.state.view.plies == 1)
        }
    }

    @Test func theClocksOfAGameThatIsOverStandAsTheyDid() async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            let game = try await device.play("new chess mode=casual clock=5")
            try await game.make(["e2e4"])
            clock.advance(60_000)
            try await game.make(["e7e5"])
            for deed in ["white > resign", "white > confirm"] {
                _ = try await game.dispatch(asked(deed)).get()
            }
            let page = try await StepsPage(device, game)
            try await until { page.model.players.far?.time == "4:00" }
            page.model.previous()
            try await until { page.model.players.far?.time == "5:00" }
            #expect(page.model.players.far?.name == "Black")
            await page.leave()
        }
    }

    @Test func theBarLeadsThereAlsoBesideTheResult() async throws {
        let clock = FakeClock()
        try await onTable(times: clock.times) { table in
            #expect(!table.model.offers(.stepsPrevious))
            for move in Self.mate { try await table.game.make([move]) }
            try await table.result(clock)
            try await until { table.model.offers(.stepsPrevious) }
            try table.pick("Previous")
            #expect(table.app.pages.top == .steps)
            table.app.pages.back()
            // closed, it leaves the last position, and the way there
            table.model.closeResult()
            try table.pick("Previous")
            #expect(table.app.pages.top == .steps)
        }
    }

    @Test func theMenuForBlindPlayLeadsThereToo() async throws {
        try await onBlindPage { blind in
            let app: Annabella = blind.device.app
            let label = app.text(.stepsTitle)
            #expect(!blind.menu.items.contains { $0.label == label })
            try await blind.game.make(["e2e4"])
            let item = try #require(blind.menu.items.first { $0.label == label })
            item.run()
            #expect(app.pages.path == [.game, .blind, .steps])
        }
    }

    @Test func aFingerThatReadsTheBoardHearsWhatStoodThere() async throws {
        try await onBlindPage { blind in
            let app: Annabella = blind.device.app
            app.settings.exploreByFinger = true
            try await blind.game.make(["e2e4", "e7e5"])
            app.pages.go(.steps)
            await blind.leave()
            let page = try await StepsPage(blind.device, blind.game)
            page.model.first()
            try await page.at(0)
            page.model.explored(12)
            try await until { blind.spoken.last?.contains("pawn") == true }
            // what is chosen plays nothing
            page.model.board.choose(12)
            page.model.board.choose(28)
            await settled(blind.game)
            #expect(blind.game.state.view.plies == 2)
            await page.leave()
        }
    }

    @Test func checkersAndYinYangAreSteppedThrough() async throws {
        try await onSteps("new checkers mode=casual", ["11-15", "22-18", "15x22"], of: .checkers) {
            page in
            #expect(page.moves.count == 2 && page.model.ply == 3)
            page.model.go(.back(plies: 2))
            try await page.at(1)
            #expect(page.model.board.picture.lastMove.count == 2)
            #expect(page.model.canPlay)
        }
        try await onSteps("new yin-yang size=9", ["d4", "e5", "d5"], of: .yinYang) { page in
            #expect(page.moves.flatMap { $0 }.compactMap { $0 }.count == 3)
            page.model.jump(to: 2)
            try await page.at(2)
            #expect(page.model.board.picture.pieces.filter { $0 != 0 }.count == 2)
            #expect(page.model.board.picture.size == BoardSize(columns: 9, rows: 9))
        }
    }

    @Test func ofAHiddenBoardOnlyTheMovesAreTold() async throws {
        try await onSteps("new chess mode=casual white-hidden=pieces", ["e2e4", "e7e5"]) { page in
            page.model.previous()
            try await page.at(1)
            #expect(!page.model.isBoardSeen)
            #expect(page.model.board.picture.pieces.allSatisfy { $0 == 0 })
            #expect(page.model.board.picture.lastMove.isEmpty)
            #expect(page.model.sentence.contains("e4"))
        }
    }

    @Test func aStrictGameShowsItsPositionsWhenItIsOver() async throws {
        try await onSteps("new chess mode=strict clock=90", ["e2e4", "e7e5"]) { page in
            let model = page.model
            #expect(model.isBoardSeen)
            model.previous()
            try await page.at(1)
            #expect(!model.isBoardSeen && !model.canPlay)
            #expect(model.sentence.contains("shows no earlier position"), "\(model.sentence)")
            let reason = "Not before the end of a strict game."
            #expect(model.noBranch == reason)
            page.type("play from here")
            try await until { model.remark == reason }
            #expect(page.device.app.games.current === page.game)
            for deed in ["resign", "confirm"] {
                _ = try await page.game.dispatch(asked("white > \(deed)")).get()
            }
            try await until { model.isBoardSeen && model.canPlay }
            #expect(model.ply == 1)
        }
    }

    @Test func anotherGameGoesOnFromThere() async throws {
        try await onSteps("new chess mode=casual white-name=Rosa", Self.mate) { page in
            let (app, model) = (page.device.app!, page.model)
            #expect(!model.canPlay && model.noBranch == "The game is over in this position.")
            model.jump(to: 6)
            try await page.at(6)
            #expect(model.canPlay)
            await model.play()
            #expect(app.pages.path == [.game])
            let game = try #require(app.games.current)
            #expect(game !== page.game)
            #expect(game.state.view.plies == 6 && !game.state.view.isOver)
            #expect(try await game.playerName(.first).get() == "Rosa")
        }
    }

    @Test func aNewMoveIsToldOnceAndTheLookStays() async throws {
        try await onSteps("new chess mode=casual", ["e2e4", "e7e5"], reads: true) { page in
            let (model, told) = (page.model, "A new move was made in the game.")
            model.previous()
            try await page.at(1)
            try await page.game.make(["g1f3"])
            try await page.device.hear(told)
            #expect(model.ply == 1)
            try await until { page.moves == [["e4", "e5"], ["♘f3", nil]] }
            try await page.game.make(["b8c6"])
            try await until { page.moves.last == ["♘f3", "♘c6"] }
            await settled(page.game)
            #expect(page.device.reader.sentences.count { $0 == told } == 1)
            model.last()
            try await page.at(4)
            // a position that is taken back is none to look at
            _ = try await page.game.dispatch(asked("black > undo")).get()
            try await page.at(3)
        }
    }

    @Test func stepsAndQuestionsAreTypedThere() async throws {
        try await onSteps("new chess mode=casual", Self.mate) { page in
            let (app, model) = (page.device.app!, page.model)
            page.type("back")
            try await page.at(6)
            try await until { !model.entry.isOpen }
            page.type("go to move 1")
            try await page.at(1)
            page.type("what is on e4")
            try await until { model.entry.answer.contains("pawn") }
            try await until { model.remark.contains("pawn") }
            page.type("d5")
            try await until { model.entry.answer == "That is not possible here." }
            #expect(page.game.state.view.plies == 7)
            page.type("back to the game")
            try await until { app.pages.path == [.game] }
        }
    }

    @Test func whatIsTypedOnThePageOfTheGameLeadsThere() async throws {
        try await onTable { table in
            @MainActor func type(_ text: String) throws {
                try table.pick("Type a move or a question")
                table.model.access.entry.text = text
                table.model.access.entry.send()
            }
            try type("go back")
            try await table.said("That is the first position. The position at the beginning.")
            #expect(table.app.pages.path == [.game])
            try await table.game.make(["e2e4", "e7e5", "g1f3"])
            try type("back two")
            try await until { table.app.pages.top == .steps }
            #expect(!table.model.access.entry.isOpen)
            let page = try await StepsPage(table.device, table.game)
            try await page.at(1)
            await page.leave()
            table.app.pages.back()
            try type("play from here")
            try await until { table.app.pages.top == .steps }
            // the wish before is none of this one
            let again = try await StepsPage(table.device, table.game)
            #expect(again.model.ply == 3)
            await again.leave()
        }
    }

    @Test func inBlindPlayItGoesOnByTalkingAndSoDoesTheGameFromThere() async throws {
        try await onBlindPage { blind in
            let app: Annabella = blind.device.app
            try await blind.game.make(["e2e4", "e7e5"])
            blind.device.recogniser.words = "go to move 1"
            blind.model.talk.talk()
            try await until { app.pages.path == [.game, .blind, .steps] }
            await blind.leave()
            let page = try await StepsPage(blind.device, blind.game)
            try await page.at(1)
            #expect(page.model.hasTalk && app.announcer.isTalkingPage)
            try await until { blind.spoken.last?.contains("e 4") == true }
            blind.device.recogniser.words = "start"
            page.model.talk.talk()
            try await page.at(0)
            blind.device.recogniser.words = "play from here"
            page.model.talk.talk()
            try await until { app.pages.path == [.game, .blind] }
            #expect(app.games.current !== blind.game)
            await page.leave()
            #expect(!app.announcer.isTalkingPage)
        }
    }

    @Test func aClockThatRunsRunsOnAndWhatItWasIsToldAsThat() async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            let game = try await device.play("new chess mode=casual clock=5")
            try await game.make(["e2e4", "e7e5", "g1f3"])
            clock.advance(62_000)
            let page = try await StepsPage(device, game)
            page.model.jump(to: 1)
            try await page.at(1)
            #expect(page.model.timeAfter == "After this move: 5:00")
            try await until { page.model.players.far?.time == "3:58" }
            #expect(page.model.players.far?.clock == .runs)
            #expect(page.model.players.near?.clock == .stands)
            page.model.first()
            try await page.at(0)
            #expect(page.model.timeAfter == nil && page.model.players.far?.time == "3:58")
            await page.leave()
        }
    }

    @Test func whoLeavesAGameThatGoesOnForAnotherIsAskedBefore() async throws {
        try await onSteps("new chess mode=casual", ["e2e4", "e7e5"]) { page in
            let (app, model) = (page.device.app!, page.model)
            // it is not hit instead of the end
            #expect(
                model.bar.map(\.label)
                    == [.stepsPlay, .stepsFirst, .stepsPrevious, .stepsNext, .stepsLast])
            model.askToPlay()
            let dialog = try #require(app.dialogs.open)
            #expect(dialog.answers.first?.role == .cancel)
            app.dialogs.cancel()
            await settled(page.game)
            #expect(app.games.current === page.game)
            model.askToPlay()
            app.dialogs.agree()
            try await until { app.games.current !== page.game && app.pages.top == .game }
        }
        try await onSteps("new chess mode=casual", Self.mate) { page in
            page.model.jump(to: 2)
            try await page.at(2)
            page.model.askToPlay()
            #expect(page.device.app.dialogs.open == nil)
            try await until { page.device.app.games.current !== page.game }
        }
    }
}
