import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// A game of two people at a tablet: each has his own half, and is asked there.
@MainActor
@Suite struct AtTableTests {
    private let casual = "new chess mode=casual"

    @Test func aDrawIsOfferedByOneAndAnsweredByTheOtherInHisHalf() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            let (near, far) = table.seats
            // also by who is not on move
            try await table.press(near, "Offer draw")
            #expect(near.question == "Offer a draw?")
            #expect(table.words(of: near) == ["No", "Yes"] && table.words(of: far).isEmpty)
            #expect(table.app.dialogs.open == nil)
            try await table.press(near, "Yes")
            try await until { table.words(of: far).contains("Accept") }
            #expect(!table.words(of: near).contains("Accept"))
            try await table.press(far, "Accept")
            try await until { table.ending?.reason == .agreement }
            try await until { table.words(of: near) == ["Result"] }
            #expect(table.words(of: far) == ["Result"])
            // both stay where they are
            #expect(table.app.pages.top == .game)
        }
    }

    @Test func anOfferKeepsItsWordsForAsLongAsItCanBeAnswered() async throws {
        try await atTable(casual + " white-name=Anna black-name=Ben") { table in
            let (near, far) = table.seats
            try await table.press(near, "Offer draw")
            try await table.press(near, "Yes")
            try await until { table.words(of: far).contains("Accept") }
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { table.model.sentence.contains("e4") }
            #expect(far.offer == "Anna offers a draw." && near.offer.isEmpty)
            try await table.press(far, "Decline")
            try await until { far.offer.isEmpty }
        }
    }

    @Test func whoResignsIsAskedInHisHalfAndMayThinkBetterOfIt() async throws {
        try await atTable(casual) { table in
            let (near, far) = table.seats
            try await table.press(far, "Resign")
            try await until { far.offer == "Resign this game?" }
            #expect(near.offer.isEmpty && table.words(of: near).isEmpty)
            try await table.press(far, "No")
            try await until { far.offer.isEmpty }
            #expect(!table.view.seat(.second).isResigning && !table.view.isOver)
            try await table.press(far, "Resign")
            try await table.press(far, "Yes")
            try await until { table.ending?.winner == .first }
        }
    }

    @Test func againstTheClockTheOpponentIsAskedWhetherAMoveIsTakenBack() async throws {
        let line = "new chess mode=casual clock=5 white-name=Anna"
        try await atTable(line, after: ["white > move e2e4"]) { table in
            let (near, far) = table.seats
            #expect(far.caption(table.model.players.far) == .tableYourMove)
            #expect(near.caption(table.model.players.near) == nil)
            try await table.press(near, "Undo")
            try await until { far.question == "Anna asks to take back e4." }
            // what is harmless comes first, as everywhere
            #expect(table.words(of: near).isEmpty && table.words(of: far) == ["Refuse", "Allow"])
            // who asks reads that he has asked
            #expect(near.question == far.question)
            try await table.press(far, "Refuse")
            #expect(far.question.isEmpty && near.question.isEmpty && table.view.plies == 1)
            try await table.press(near, "Undo")
            try await table.press(far, "Allow")
            try await table.plies(0)
        }
    }

    @Test func whoPlaysAgainReadsWhatBothHaveInAll() async throws {
        let line = "\(casual) white-name=Anna black-name=Bella"
        try await atTable(line, after: ["black > resign", "black > confirm"]) { table in
            await table.model.result.learn()
            #expect(table.model.result.inAll.isEmpty)
            for total in ["In all: Bella 1, Anna 1", "In all: Anna 1, Bella 2"] {
                let last = try #require(table.app.games.current)
                let again = PlayAgain(table.app.games, table.app.settings, table.app.opener)
                #expect(await again.begin(after: last))
                let game = try #require(table.app.games.current)
                let side = table.app.gameModel(game).below == .first ? "white" : "black"
                for deed in ["resign", "confirm"] {
                    await game.dispatch(asked("\(side) > \(deed)"))
                }
                let result = table.app.gameModel(game).result
                await result.learn()
                #expect(result.inAll == total)
            }
        }
    }

    @Test func whoPlaysAgainKeepsHisPlaceAndTheBoardTurns() async throws {
        let line = "\(casual) white-name=Anna black-name=Bella"
        try await atTable(line, after: ["white > resign", "white > confirm"]) { table in
            for facing in [BoardFacing.bothWays, .fixed] {
                table.app.settings.facing = facing
                let last = try #require(table.app.games.current)
                let again = PlayAgain(
                    table.app.games, table.app.settings, table.app.opener)
                #expect(await again.begin(after: last))
                let game = try #require(table.app.games.current)
                #expect(game !== last && game.isTurned != last.isTurned)
                let next = table.app.gameModel(game)
                // Anna, who was below with White, is there with Black, and then with White again
                let setup = try await game.setup().get()
                #expect(setup.seat(next.below).name == "Anna")
                #expect(next.table.near.side == next.below)
                #expect(next.board.isFlipped == (next.below == .second))
            }
            // who sit side by side at a phone have no places there
            table.app.settings.facing = .turns
            #expect(!table.app.settings.keepsSeats)
        }
    }

    @Test func whoSitsSideBySideKeepsHisColumnAndTheBoardTurnsWithEachMove() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            table.app.settings.facing = .turns
            let model = table.model
            model.isUpright = true
            #expect(model.below == .second && model.table.near.side == .second)
            // above and below the board they change with it
            model.isUpright = false
            #expect(model.below == .second && model.board.isFlipped)
            #expect(model.table.near.side == .first && model.table.far.side == .second)
        }
    }

    @Test func whatTheFarPlayerOpensFacesHimThroughAllItsPages() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            let (near, far) = table.seats
            let (pages, dialogs) = (table.app.pages, table.app.dialogs)
            for (seat, isTurned) in [(far, true), (near, false)] {
                try await table.press(seat, "Menu")
                try table.answer("Settings")
                #expect(pages.path == [.game, .settings] && pages.isTopTurned == isTurned)
                pages.go(.settingsPage(.board))
                #expect(pages.isTopTurned == isTurned && dialogs.isTurned == isTurned)
                // the page of the game faces both
                #expect(!pages.isTurned(.game))
                pages.back()
                pages.back()
                #expect(!pages.isTopTurned && !dialogs.isTurned)
            }
        }
    }

    @Test func atAPhoneWhatBelongsToTheFarPlayerFacesHim() async throws {
        let moves = ["white > move e2e4", "white > offer"]
        try await onTable(casual, after: moves, times: .device) { device in
            device.start()
            device.app.settings.facing = .bothWays
        } _: { table in
            try await until { table.model.isSlipTurned }
            #expect(table.model.buttons.contains { $0.label == .gameAccept })
            table.model.openMenu()
            #expect(table.app.dialogs.open?.isTurned == false)
            table.app.dialogs.cancel()
            table.model.face(.second)
            #expect(table.app.dialogs.isTurned)
            table.model.lookBack(to: 0)
            #expect(!table.app.pages.isTopTurned)
        }
    }

    @Test(arguments: ["", " clock=5"])
    func whoTakesBackOnHisOwnMoveTakesBackHisOwnLastOneToo(_ clock: String) async throws {
        let line = "\(casual)\(clock) white-name=Anna"
        try await atTable(line, after: ["white > move e2e4"]) { table in
            let (near, far) = table.seats
            // of her own there is nothing yet
            #expect(far.buttons.contains { $0.label == .gameUndo && !$0.isPossible })
            await table.game.dispatch(asked("black > move e7e5"))
            try await table.plies(2)
            try await table.press(near, "Undo")
            try await until { far.question == "Anna asks to take back 2 moves: e4, e5." }
            try await table.press(far, "Allow")
            try await table.plies(0)
            // one deed, told in one sentence and played again as one
            let told = "Taken back: e5 and e4. White to move."
            try await until { table.app.announcer.lastSentence == told }
            await table.game.dispatch(asked("white > redo"))
            try await table.plies(2)
        }
    }

    @Test func withoutAClockOnesOwnMoveBeforeTheAnswerGoesBackUnasked() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            try await table.press(table.seats.0, "Undo")
            try await table.plies(0)
        }
    }

    @Test func whoIsAskedToTakeBackTheEndReadsThatInPlaceOfHisResult() async throws {
        let clock = FakeClock()
        let line = "\(casual) white-name=Anna black-name=Bella"
        try await atTable(line, after: ["white > move e2e4"], times: clock.times) { table in
            let (near, far) = table.seats
            try await table.press(far, "Resign")
            try await table.press(far, "Yes")
            try await table.result(clock)
            table.model.closeResult(for: .far)
            try await table.press(far, "Undo")
            let words = "Bella asks to take back the end, and to go on."
            try await until { near.question == words }
            #expect(far.question == words && !table.model.result.isOpen(for: .near))
            #expect(table.words(of: near) == ["Refuse", "Allow", "Result"])
            try await table.press(near, "Refuse")
            #expect(far.question.isEmpty && table.words(of: near) == ["Result"])
            try await table.press(far, "Undo")
            try await table.press(near, "Allow")
            try await until { !table.view.isOver }
            #expect(table.view.plies == 1)
        }
    }

    @Test func anEndByTheBoardIsTakenBackWithItsMoveAndNoResultCoversThatQuestion() async throws {
        let clock = FakeClock()
        let moves = ["white > move f2f3", "black > move e7e5", "white > move g2g4"]
        try await atTable(casual + " black-name=Bella", after: moves, times: clock.times) { table in
            let (near, far) = table.seats
            await table.game.dispatch(asked("black > move d8h4"))
            try await table.plies(4)
            // before the result has come
            try await table.press(far, "Undo")
            let words = "Bella asks to take back Qh4#, and to go on."
            try await until { near.question == words }
            try await table.result(clock)
            #expect(!table.model.result.isOpen(for: .near) && near.question == words)
            try await table.press(near, "Allow")
            try await table.plies(3)
        }
    }

    @Test func whoHasToChooseAPieceReadsThatOnHisClock() async throws {
        let line = #"new chess mode=strict clock=90 fen="7k/P7/8/8/8/8/8/7K w - - 0 1""#
        let hand = ["white > lift a7", "white > release a8"]
        try await atTable(line, after: hand) { table in
            let (near, far) = table.seats
            try await until { near.caption(nil) == .tableChoosePiece }
            #expect(far.caption(nil) == nil)
        }
    }

    @Test func beforeTheStartAndInAPauseATouchNamesTheButton() async throws {
        try await atTable("new chess mode=strict clock=5", isStarted: false) { table in
            let (near, far) = table.seats
            for seat in [near, far] { try await until { table.words(of: seat).contains("Start") } }
            table.tap("e2")
            try await table.said("The game has not begun. Press Start.")
        }
        try await atTable("\(OnTable.named) clock=5", after: ["white > move e2e4"]) { table in
            let (near, far) = table.seats
            try await until { near.isPressHeard }
            table.model.table.press(near)
            try await until { table.model.sentence.contains("changes sides by itself") }
            await table.game.dispatch(asked("white > pause"))
            try await until { table.words(of: near).contains("Continue") }
            table.tap("e7")
            try await table.said("The game is paused. Press Continue.")
            // a question stands beside what both wait for
            try await table.press(far, "Resign")
            try await until { far.offer == "Resign this game?" }
            #expect(table.words(of: far) == ["No", "Yes", "Continue"])
            #expect(table.words(of: near) == ["Continue"])
        }
    }

    @Test func aClockWhoseTimeIsUpSaysSo() async throws {
        let clock = FakeClock()
        let moves = ["white > move e2e4"]
        try await atTable("\(OnTable.named) clock=1", after: moves, times: clock.times) { table in
            try await until {
                clock.advance(1_000)
                return table.view.isOver
            }
            let (near, far) = table.seats
            try await until { table.model.players.far?.clock == .hasFallen }
            #expect(far.caption(table.model.players.far) == .clockFallen)
            #expect(near.caption(table.model.players.near) == nil && !near.isPressHeard)
        }
    }

    @Test func eachQuestionIsReadOnceAndByWhoIsAsked() async throws {
        try await atTable(casual + " white-name=Anna black-name=Bella") { table in
            let (near, far) = table.seats
            let model = table.model.table
            try await table.press(near, "Offer draw")
            try await table.press(near, "Yes")
            try await table.said("Anna offers a draw.")
            #expect(model.sentence(for: near) == "Anna offers a draw.")
            try await until { far.offer == "Anna offers a draw." }
            #expect(model.sentence(for: far).isEmpty)
            try await table.press(far, "Decline")
            try await table.press(far, "Resign")
            try await table.said("Does Bella really resign?")
            #expect(far.offer == "Resign this game?")
            for seat in [near, far] { #expect(model.sentence(for: seat).isEmpty) }
            try await table.press(far, "Yes")
            try await until { model.sentence(for: near).contains("Bella resigns") }
        }
    }

    @Test func whatWasAskedIsGoneWithTheNextMove() async throws {
        try await atTable(casual) { table in
            let (_, far) = table.seats
            try await table.press(far, "Offer draw")
            #expect(!far.question.isEmpty)
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { far.question.isEmpty }
            #expect(table.words(of: far).isEmpty)
        }
    }

    @Test func theClockIsPressedByHandWhereTheGameSaysSo() async throws {
        let line = "new chess mode=casual clock=5 press=manual"
        try await atTable(line) { table in
            let (near, far) = table.seats
            #expect(!near.mayPress && !far.mayPress)
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { near.mayPress }
            #expect(!far.mayPress)
            #expect(near.caption(table.model.players.near) == .gamePressClock)
            table.model.table.press(near)
            try await until { !near.mayPress }
            try await until { table.view.clocks?.running == .second }
        }
    }

    @Test func menusAndTheLookBackFaceWhoAskedForThem() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            let (near, far) = table.seats
            #expect(far.isTurned && !near.isTurned)
            #expect(table.board.turnedSide == .second)
            for (seat, isTurned) in [(far, true), (near, false)] {
                try await table.press(seat, "Menu")
                #expect(table.app.dialogs.open?.isTurned == isTurned)
                table.app.dialogs.cancel()
            }
            for (seat, isTurned) in [(far, true), (near, false)] {
                table.model.table.face(seat.side)
                let toSteps = table.model.table.menu(seat).first { $0.label == .stepsTitle }
                try #require(toSteps).run()
                let steps = try await StepsPage(table.device, table.game)
                try await steps.at(1)
                #expect(steps.model.isTurned == isTurned)
                // each has his own side below
                #expect(steps.model.board.isFlipped == isTurned)
                await steps.leave()
                table.app.pages.back()
            }
        }
    }

    @Test func whatAPawnBecomesIsAskedOfWhoMoves() async throws {
        let fen = "new chess mode=casual fen=\"4k3/8/8/8/8/8/p7/4K3 b - - 0 1\""
        try await atTable(fen) { table in
            table.tap("a2")
            table.tap("a1")
            try await until { table.app.dialogs.open != nil }
            #expect(table.app.dialogs.open?.isTurned == true)
        }
    }

    @Test func thoseWhoSitOnOneSideReadFromThere() async throws {
        try await atTable(casual) { table in
            table.app.settings.facing = .fixed
            table.model.redraw()
            table.model.table.show()
            #expect(table.seats.far.isTurned == false && table.board.turnedSide == nil)
            try await table.press(table.seats.far, "Menu")
            #expect(table.app.dialogs.open?.isTurned == false)
        }
    }

    @Test func oppositeIsUsualAtATabletAlone() async throws {
        try await onDevice { device in
            #expect(device.app.settings.facing == .fixed)
            device.isTablet = true
            device.start()
            #expect(device.app.settings.facing == .bothWays)
            device.app.settings.facing = .turns
            await device.restart()
            #expect(device.app.settings.facing == .turns)
        }
    }

    @Test(arguments: [
        "new chess mode=casual", "new chess mode=casual clock=5", "new chess mode=strict clock=90",
        "new checkers mode=casual", "new yin-yang mode=casual size=5",
    ])
    func noButtonMovesComesOrGoes(_ line: String) async throws {
        try await atTable(line) { table in
            @MainActor func places() -> [[String]] {
                table.model.table.seats.map { $0.buttons.map { "\($0.label) \($0.icon)" } }
            }
            let first = places()
            #expect(first.allSatisfy { $0.count == 4 } && first[0] == first[1])
            for seat in table.model.table.seats {
                if seat.answers.actions.contains(where: { $0.label == .gameStart }) {
                    try await table.press(seat, "Start")
                    break
                }
            }
            for _ in 0..<2 {
                let (plies, move) = (table.view.plies, try #require(table.view.allMoves.first))
                await table.game.dispatch(
                    GameAction(by: table.view.turn.actor, deed: .move(path: move.path)))
                try await until { table.view.plies != plies }
                await settled(table.game)
                #expect(places() == first)
            }
            let far = table.model.table.far
            try await table.press(far, "Resign")
            await settled(table.game)
            #expect(places() == first)
            if !table.view.isOver { try await table.press(far, "Yes") }
            try await until { table.view.isOver }
            await settled(table.game)
            #expect(places() == first)
        }
    }

    @Test func nothingIsInAMenuThatStandsBesideIt() async throws {
        for line in [casual, "new chess mode=strict clock=90", "new yin-yang mode=casual size=5"] {
            try await atTable(line) { table in
                for seat in table.model.table.seats {
                    let labels = table.model.table.menu(seat).map(\.label)
                    let beside =
                        seat.buttons.map(\.label) + seat.choices.actions.map(\.label)
                        + seat.answers.actions.map(\.label)
                    #expect(Set(beside).isDisjoint(with: labels))
                    #expect(Set(labels).count == labels.count)
                    #expect(labels.last == .resultHome && labels.contains(.settingsTitle))
                }
            }
        }
    }

    @Test func withLargeLettersTheMenuStaysWhereItIsAndHasTheButtons() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            let (near, _) = table.seats
            #expect(near.buttons.last?.label == .gameMenu)
            #expect(!table.model.menu.map(\.label).contains(.gameResign))
            table.model.fits(CGSize(width: 1_180, height: 820), lineHeight: 44)
            #expect(near.buttons.last?.label == .gameMenu && near.buttons.count == 4)
            for label in [LabelName.gameOfferDraw, .gameResign, .gameUndo] {
                #expect(table.model.table.menu(near).map(\.label).contains(label))
                #expect(table.model.menu.map(\.label).contains(label))
            }
        }
    }

    @Test func whoClaimsAtATableIsNotAskedWhoHeIs() async throws {
        try await atTable("new chess mode=strict clock=90 score=hand") { table in
            let (near, far) = table.seats
            for move in ["white > move e2e4", "black > move e7e5"] {
                await table.game.dispatch(asked(move))
            }
            for seat in [near, far] {
                try await until { table.words(of: seat).contains("Write the move down") }
                try await table.press(seat, "Write the move down")
                try await until { table.app.dialogs.open != nil }
                // the line to write is there at once
                #expect(table.device.line != nil)
                #expect(table.app.dialogs.open?.isTurned == seat.isFar)
                // in his half, and not over the board of both
                #expect(table.app.dialogs.open?.half == seat.side)
                #expect(table.model.table.written?.id == table.app.dialogs.open?.id)
                #expect(table.app.overlay.shown == nil)
                table.model.escape()
                #expect(table.app.dialogs.open == nil && table.model.table.written == nil)
            }
        }
    }

    @Test func whoWritesLosesNothingOfItWhileTheOtherOnePlaysOn() async throws {
        try await atTable("new chess mode=strict clock=90 score=hand") { table in
            let (near, far) = table.seats
            let (model, dialogs) = (table.model.table, table.app.dialogs)
            for move in ["white > move e2e4", "black > move e7e5"] {
                await table.game.dispatch(asked(move))
            }
            try await table.press(far, "Write the move down")
            try await until { model.written(by: far.side) != nil }
            let card = try #require(model.written(by: far.side))
            card.draft.lines = ["e"]
            // his menu lies over the page, and nothing is lost under it
            try await table.press(near, "Menu")
            #expect(dialogs.open?.half == nil && dialogs.open?.isTurned == false)
            #expect(table.app.overlay.shown != nil)
            #expect(model.written(by: far.side)?.id == card.id)
            dialogs.cancel()
            #expect(dialogs.open?.id == card.id && table.app.overlay.shown == nil)
            // both write at the same time
            try await table.press(near, "Write the move down")
            try await until { model.written(by: near.side) != nil }
            let other = try #require(model.written(by: near.side))
            dialogs.write(["good morning"], of: card.id)
            #expect(model.written(by: far.side) == nil)
            // why it is none is told to who has written it
            try await until { dialogs.open?.half == nil && dialogs.open != nil }
            #expect(dialogs.open?.isTurned == true)
            dialogs.cancel()
            #expect(dialogs.open?.id == other.id)
            dialogs.write(["e4"], of: other.id)
            try await until { try await table.game.written(near.side).get() == 1 }
            #expect(dialogs.open == nil)
            // a page that is left has nothing written on it
            try await table.press(far, "Write the move down")
            try await until { model.written(by: far.side) != nil }
            table.app.pages.go(.settings)
            #expect(model.written == nil)
        }
    }

    @Test func aKeyboardCoversThePageAndWhatIsWrittenLiesAboveIt() {
        for (size, isMirrored) in [
            (CGSize(width: 1_180, height: 820), false), (CGSize(width: 1_180, height: 820), true),
            (CGSize(width: 820, height: 1_180), false),
        ] {
            let layout = TableLayout(size, lineHeight: 22, isMirrored: isMirrored)
            let page = CGRect(origin: .zero, size: size)
            let board = CGRect(
                x: (size.width - layout.board) / 2, y: (size.height - layout.board) / 2,
                width: layout.board, height: layout.board)
            let free = CGRect(x: 0, y: 0, width: size.width, height: size.height - 420)
            let near = layout.writingPlace(of: .near, above: 0)
            let far = layout.writingPlace(of: .far, above: 0)
            #expect(near.size == layout.seat && far.size == layout.seat)
            for place in [near, far] {
                #expect(page.contains(place) && !place.intersects(board.insetBy(dx: 1, dy: 1)))
            }
            #expect(!near.intersects(far))
            // he who sits at the keyboard has his above it, and the other one what he can see
            for part in [TableLayout.Part.near, .far] {
                let place = layout.writingPlace(of: part, above: 420)
                #expect(free.contains(place) && place.height >= 196)
            }
        }
        let upright = TableLayout(
            CGSize(width: 820, height: 1_180), lineHeight: 22, isMirrored: false)
        #expect(upright.writingPlace(of: .near, above: 420).maxY == 760)
        #expect(upright.writingPlace(of: .far, above: 420).minY == 0)
    }

    @Test func aGameThatIsOpenedAgainHasItsPlayersWhereTheySat() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            let app = table.app
            let turned = try #require(try await table.game.id().get())
            table.model.flip()
            #expect(table.game.isTurned && table.model.table.near.side == .second)
            // another game was played since
            let other = try await table.device.play(casual)
            _ = try await other.dispatch(asked("arbiter > start")).get()
            _ = try await other.dispatch(asked("white > move d2d4")).get()
            let usual = try #require(try await other.id().get())
            #expect(app.games.current?.isTurned == false)
            for (id, isTurned) in [(turned, true), (usual, false), (turned, true)] {
                #expect(await app.opener.bringBack(id))
                let game = try #require(app.games.current)
                #expect(game.isTurned == isTurned)
                let model = app.gameModel(game)
                model.isAtTable = true
                #expect(model.table.near.side == (isTurned ? .second : .first))
            }
        }
    }

    @Test func thePageIsTheSameFromBothSides() {
        let lying = TableLayout(
            CGSize(width: 1_180, height: 820), lineHeight: 22, isMirrored: false)
        #expect(!lying.isUpright && lying.parts == [.far, .board, .near])
        #expect(lying.board == 748 && lying.seat == CGSize(width: 216, height: 820))
        let upright = TableLayout(
            CGSize(width: 820, height: 1_180), lineHeight: 22, isMirrored: true)
        #expect(upright.isUpright && upright.parts == [.far, .board, .near])
        #expect(upright.board == 788 && upright.seat == CGSize(width: 820, height: 196))
        let mirrored = TableLayout(
            CGSize(width: 1_180, height: 820), lineHeight: 22, isMirrored: true)
        #expect(mirrored.parts == [.near, .board, .far])
        // large letters have more room, up to a point
        let large = TableLayout(
            CGSize(width: 1_180, height: 820), lineHeight: 70, isMirrored: false)
        #expect(large.board == 618)
        #expect(TableLayout.serves(CGSize(width: 744, height: 1_133)))
        #expect(!TableLayout.serves(CGSize(width: 1_133, height: 440)))
    }
}
