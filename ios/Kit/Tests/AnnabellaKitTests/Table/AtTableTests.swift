import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// A game of two people at a tablet: each has his own half, and is asked there.
@MainActor
@Suite struct AtTableTests {
    private let casual = "new chess mode=casual"

    /// Runs a test on the page of two people, who sit opposite each other.
    private func atTable(
        _ line: String, after moves: [String] = [], isStarted: Bool = true,
        times: Times = .device, isTablet: Bool = true,
        _ test: @MainActor (OnTable) async throws -> Void
    ) async throws {
        try await onTable(line, after: moves, isStarted: isStarted, times: times) { device in
            device.isTablet = isTablet
            device.start()
        } _: { table in
            table.model.isAtTable = true
            try await until { !table.model.table.near.buttons.isEmpty }
            try await test(table)
        }
    }

    private func words(_ table: OnTable, _ seat: Seat) -> [String] {
        (seat.choices.actions + seat.back.actions + seat.answers.actions)
            .map { table.app.text($0.label) }
    }

    /// A player presses one of his buttons, or answers.
    private func press(_ table: OnTable, _ seat: Seat, _ label: String) async throws {
        @MainActor func find() -> GameActions.Action? {
            let items = seat.buttons.filter(\.isPossible).map { item in
                GameActions.Action(item.label) { item.run() }
            }
            let waiting = seat.choices.actions + seat.back.actions + seat.answers.actions
            return (items + waiting).first { table.app.text($0.label) == label }
        }
        do { try await until { find() != nil } } catch {
            throw Problem("\(label) is not among \(words(table, seat))")
        }
        find()?.run()
    }

    private func seats(_ table: OnTable) -> (near: Seat, far: Seat) {
        (table.model.table.near, table.model.table.far)
    }

    @Test func aDrawIsOfferedByOneAndAnsweredByTheOtherInHisHalf() async throws {
        try await atTable(casual, after: ["white > move e2e4"]) { table in
            let (near, far) = seats(table)
            // also by who is not on move
            try await press(table, near, "Offer draw")
            #expect(near.question == "Offer a draw?")
            #expect(words(table, near) == ["No", "Yes"] && words(table, far).isEmpty)
            #expect(table.app.dialogs.open == nil)
            try await press(table, near, "Yes")
            try await until { words(table, far).contains("Accept") }
            #expect(!words(table, near).contains("Accept"))
            try await press(table, far, "Accept")
            try await until { table.ending?.reason == .agreement }
            try await until { words(table, near) == ["Result"] }
            #expect(words(table, far) == ["Result"])
            // both stay where they are
            #expect(table.app.pages.top == .game)
        }
    }

    @Test func anOfferKeepsItsWordsForAsLongAsItCanBeAnswered() async throws {
        try await atTable(casual + " white-name=Anna black-name=Ben") { table in
            let (near, far) = seats(table)
            try await press(table, near, "Offer draw")
            try await press(table, near, "Yes")
            try await until { words(table, far).contains("Accept") }
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { table.model.sentence.contains("e4") }
            #expect(far.offer == "Anna offers a draw." && near.offer.isEmpty)
            try await press(table, far, "Decline")
            try await until { far.offer.isEmpty }
        }
    }

    @Test func whoResignsIsAskedInHisHalfAndMayThinkBetterOfIt() async throws {
        try await atTable(casual) { table in
            let (near, far) = seats(table)
            try await press(table, far, "Resign")
            try await until { far.offer == "Resign this game?" }
            #expect(near.offer.isEmpty && words(table, near).isEmpty)
            try await press(table, far, "No")
            try await until { far.offer.isEmpty }
            #expect(!table.view.seat(.second).isResigning && !table.view.isOver)
            try await press(table, far, "Resign")
            try await press(table, far, "Yes")
            try await until { table.ending?.winner == .first }
        }
    }

    @Test func againstTheClockTheOpponentIsAskedWhetherAMoveIsTakenBack() async throws {
        let line = "new chess mode=casual clock=5 white-name=Anna"
        try await atTable(line, after: ["white > move e2e4"]) { table in
            let (near, far) = seats(table)
            #expect(far.caption(table.model.players.far) == .tableYourMove)
            #expect(near.caption(table.model.players.near) == nil)
            try await press(table, near, "Undo")
            try await until { far.question == "Anna asks to take back e4." }
            // what is harmless comes first, as everywhere
            #expect(words(table, near).isEmpty && words(table, far) == ["Refuse", "Allow"])
            // who asks reads that he has asked
            #expect(near.question == far.question)
            try await press(table, far, "Refuse")
            #expect(far.question.isEmpty && near.question.isEmpty && table.view.plies == 1)
            try await press(table, near, "Undo")
            try await press(table, far, "Allow")
            try await table.plies(0)
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
            let (near, far) = seats(table)
            let (pages, dialogs) = (table.app.pages, table.app.dialogs)
            for (seat, isTurned) in [(far, true), (near, false)] {
                try await press(table, seat, "Menu")
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
            let (near, far) = seats(table)
            // of her own there is nothing yet
            #expect(far.buttons.contains { $0.label == .gameUndo && !$0.isPossible })
            await table.game.dispatch(asked("black > move e7e5"))
            try await table.plies(2)
            try await press(table, near, "Undo")
            if !clock.isEmpty {
                try await until { far.question == "Anna asks to take back 2 moves: e4, e5." }
                try await press(table, far, "Allow")
            }
            try await table.plies(0)
        }
    }

    @Test func whoIsAskedToTakeBackTheEndReadsThatInPlaceOfHisResult() async throws {
        let clock = FakeClock()
        let line = "\(casual) white-name=Anna black-name=Bella"
        try await atTable(line, after: ["white > move e2e4"], times: clock.times) { table in
            let (near, far) = seats(table)
            try await press(table, far, "Resign")
            try await press(table, far, "Yes")
            try await table.result(clock)
            table.model.closeResult(for: .far)
            try await press(table, far, "Undo")
            let words = "Bella asks to take back the end, and to go on."
            try await until { near.question == words }
            #expect(far.question == words && !table.model.result.isOpen(for: .near))
            #expect(self.words(table, near) == ["Refuse", "Allow", "Result"])
            try await press(table, near, "Refuse")
            #expect(far.question.isEmpty && self.words(table, near) == ["Result"])
            try await press(table, far, "Undo")
            try await press(table, near, "Allow")
            try await until { !table.view.isOver }
            #expect(table.view.plies == 1)
        }
    }

    @Test func anEndByTheBoardIsTakenBackWithItsMoveAndNoResultCoversThatQuestion() async throws {
        let clock = FakeClock()
        let moves = ["white > move f2f3", "black > move e7e5", "white > move g2g4"]
        try await atTable(casual + " black-name=Bella", after: moves, times: clock.times) { table in
            let (near, far) = seats(table)
            await table.game.dispatch(asked("black > move d8h4"))
            try await table.plies(4)
            // before the result has come
            try await press(table, far, "Undo")
            let words = "Bella asks to take back Qh4#, and to go on."
            try await until { near.question == words }
            try await table.result(clock)
            #expect(!table.model.result.isOpen(for: .near) && near.question == words)
            try await press(table, near, "Allow")
            try await table.plies(3)
        }
    }

    private let named = "new chess mode=casual white-name=Anna black-name=Bella"
    private let opened = ["white > move e2e4", "black > move e7e5"]

    @Test func whoLooksBackTellsBothAndEitherHasTheRunningGameOnTheBoardAgainAtOnce() async throws {
        try await atTable("\(named) clock=5", after: opened) { table in
            let (near, far) = seats(table)
            let look = table.model.table.look
            for seat in [far, near] {
                #expect(!seat.canLookOn)
                table.model.table.lookBack(near)
                try await until { far.look == "Anna looks back: move 1 of 1." }
                #expect(near.look == far.look && look.isSeen)
                #expect(look.board.picture.byte(at: 36) == 0)
                // nothing is played there, whose turn it ever was
                for square in [52, 36, 6, 21] { look.board.listener?.tappedByFinger(square) }
                await settled(table.game)
                try await until {
                    table.model.table.sentence(for: far) == "First go back to the game."
                }
                #expect(table.view.plies == 2 && table.view.clocks?.running == .first)
                try await press(table, seat, "Back to the game")
                #expect(!look.isSeen && near.look.isEmpty && far.back.actions.isEmpty)
            }
            table.tap("g1")
            table.tap("f3")
            try await table.plies(3)
        }
    }

    @Test func whoLooksBackStandsOnceInEachHalf() async throws {
        try await atTable(named, after: opened) { table in
            let (near, far) = seats(table)
            table.model.table.lookBack(near)
            try await until {
                table.app.announcer.lastSentence.hasPrefix("Anna looks back: move 1 of 1.")
            }
            for seat in [near, far] {
                let sentence = table.model.table.sentence(for: seat)
                #expect(!sentence.isEmpty && !sentence.contains("looks back"), "\(sentence)")
            }
        }
    }

    @Test func whoHasToChooseAPieceReadsThatOnHisClock() async throws {
        let line = #"new chess mode=strict clock=90 fen="7k/P7/8/8/8/8/8/7K w - - 0 1""#
        let hand = ["white > lift a7", "white > release a8"]
        try await atTable(line, after: hand) { table in
            let (near, far) = seats(table)
            try await until { near.caption(nil) == .tableChoosePiece }
            #expect(far.caption(nil) == nil)
        }
    }

    @Test func aLookBackGoesOnByStepsToTheNewestPositionWhichIsTheGame() async throws {
        try await atTable(named, after: opened) { table in
            let (near, far) = seats(table)
            let (model, look) = (table.model.table, table.model.table.look)
            model.lookBack(near)
            model.lookBack(near)
            try await until { near.look == "Anna looks back: the beginning." }
            #expect(!near.canLookBack)
            model.lookOn(far)
            try await until { near.look == "Bella looks back: move 1 of 1." }
            model.lookOn(far)
            try await until { !look.isSeen }
            #expect(look.ply == nil && near.canLookBack && !near.canLookOn)
        }
    }

    @Test func keysStepBackAndEscapeBringsTheGameBack() async throws {
        try await atTable(named, after: opened) { table in
            let look = table.model.table.look
            table.model.table.lookBack(seats(table).near)
            try await until { look.ply == 1 }
            #expect(table.model.key(KeyEvent(.pageUp)))
            try await until { look.ply == 0 }
            #expect(table.model.key(KeyEvent(.escape)))
            #expect(!look.isSeen && table.view.plies == 2)
        }
    }

    @Test func aStepThatWasWishedBeforeTheGameWasOnTheBoardAgainLeadsNowhere() async throws {
        try await atTable(named, after: opened) { table in
            let (near, far) = seats(table)
            let (model, look) = (table.model.table, table.model.table.look)
            model.lookBack(near)
            try await until { look.isSeen && !far.back.actions.isEmpty }
            model.lookBack(near)
            model.lookBack(near)
            try await press(table, far, "Back to the game")
            await settled(table.game)
            #expect(!look.isSeen && look.ply == nil && near.look.isEmpty)
        }
    }

    @Test func whatIsTypedDuringALookBackStepsOrIsPlayedInTheGame() async throws {
        try await atTable(named, after: opened) { table in
            let (look, entry) = (table.model.table.look, table.model.access.entry)
            @MainActor func type(_ line: String) {
                entry.open()
                entry.text = line
                entry.send()
            }
            table.model.table.lookBack(seats(table).near, to: 0)
            try await until { look.ply == 0 }
            type("go to move 1")
            try await until { look.ply == 1 && !entry.isOpen }
            type("knight f3")
            try await table.plies(3)
            try await until { !look.isSeen && !entry.isOpen }
        }
    }

    @Test func aLookBackEndsWhenTheGameGoesOn() async throws {
        try await atTable(named, after: ["white > move e2e4"]) { table in
            let look = table.model.table.look
            table.model.table.lookBack(seats(table).near)
            try await until { look.isSeen }
            await table.game.dispatch(asked("black > move e7e5"))
            try await until { !look.isSeen }
        }
    }

    @Test func ofAGameByTheLawsALookBackTellsTheMovesAlone() async throws {
        let moves = ["white > start", "white > move e2e4"]
        try await atTable("new chess mode=strict clock=90", after: moves) { table in
            let (near, _) = seats(table)
            table.model.table.lookBack(near, to: 0)
            try await until { table.model.table.look.ply == 0 }
            #expect(
                !table.model.table.look.isSeen && near.look.isEmpty && near.back.actions.isEmpty)
        }
    }

    @Test func aLookBackEndsAtTheLastMoveThatIsWrittenToo() async throws {
        let moves = [
            "white > move e2e4", "white > record e2e4", "black > record e2e4", "black > move e7e5",
        ]
        try await atTable("new chess mode=strict clock=90 score=hand", after: moves) { table in
            let (near, far) = seats(table)
            let (model, look) = (table.model.table, table.model.table.look)
            for steps in 1...2 {
                for _ in 1...steps { model.lookBack(near) }
                try await until { look.ply == UInt32(2 - steps) && far.canLookOn }
                model.lookOn(far)
                try await until { look.ply == nil && !far.canLookOn }
            }
        }
    }

    @Test func beforeTheStartAndInAPauseATouchNamesTheButton() async throws {
        try await atTable("new chess mode=strict clock=5", isStarted: false) { table in
            let (near, far) = seats(table)
            for seat in [near, far] { try await until { words(table, seat).contains("Start") } }
            table.tap("e2")
            try await table.said("The game has not begun. Press Start.")
        }
        try await atTable("\(named) clock=5", after: ["white > move e2e4"]) { table in
            let (near, far) = seats(table)
            try await until { near.isPressHeard }
            table.model.table.press(near)
            try await until { table.model.sentence.contains("changes sides by itself") }
            await table.game.dispatch(asked("white > pause"))
            try await until { words(table, near).contains("Continue") }
            table.tap("e7")
            try await table.said("The game is paused. Press Continue.")
            // a question stands beside what both wait for
            try await press(table, far, "Resign")
            try await until { far.offer == "Resign this game?" }
            #expect(words(table, far) == ["No", "Yes", "Continue"])
            #expect(words(table, near) == ["Continue"])
        }
    }

    @Test func aClockWhoseTimeIsUpSaysSo() async throws {
        let clock = FakeClock()
        let moves = ["white > move e2e4"]
        try await atTable("\(named) clock=1", after: moves, times: clock.times) { table in
            try await until {
                clock.advance(1_000)
                return table.view.isOver
            }
            let (near, far) = seats(table)
            try await until { table.model.players.far?.clock == .hasFallen }
            #expect(far.caption(table.model.players.far) == .clockFallen)
            #expect(near.caption(table.model.players.near) == nil && !near.isPressHeard)
        }
    }

    @Test func afterALookBackTheGamesOwnLastSentenceIsThereAgain() async throws {
        try await atTable(casual) { table in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { table.model.sentence.contains("e4") }
            let said = table.model.sentence
            table.model.table.lookBack(table.model.table.near, to: 0)
            try await until { table.model.sentence.contains("The position at the beginning.") }
            table.model.table.look.end()
            #expect(table.model.sentence == said)
        }
    }

    @Test func aGameThatEndsWhileItIsLookedBackAtIsOnTheBoardAgainWithItsResult() async throws {
        let clock = FakeClock()
        let line = "new chess mode=casual clock=1"
        try await atTable(line, after: ["white > move e2e4"], times: clock.times) { table in
            table.model.table.lookBack(table.model.table.near)
            try await until { table.model.table.look.isSeen }
            try await until {
                clock.advance(1_000)
                return table.view.isOver
            }
            try await until { !table.model.table.look.isSeen }
            try await table.result(clock)
            for reader in ResultModel.Reader.allCases {
                #expect(table.model.result.isOpen(for: reader))
            }
        }
    }

    @Test func eachQuestionIsReadOnceAndByWhoIsAsked() async throws {
        try await atTable(casual + " white-name=Anna black-name=Bella") { table in
            let (near, far) = seats(table)
            let model = table.model.table
            try await press(table, near, "Offer draw")
            try await press(table, near, "Yes")
            try await table.said("Anna offers a draw.")
            #expect(model.sentence(for: near) == "Anna offers a draw.")
            try await until { far.offer == "Anna offers a draw." }
            #expect(model.sentence(for: far).isEmpty)
            try await press(table, far, "Decline")
            try await press(table, far, "Resign")
            try await table.said("Does Bella really resign?")
            #expect(far.offer == "Resign this game?")
            for seat in [near, far] { #expect(model.sentence(for: seat).isEmpty) }
            try await press(table, far, "Yes")
            try await until { model.sentence(for: near).contains("Bella resigns") }
        }
    }

    @Test func whatWasAskedIsGoneWithTheNextMove() async throws {
        try await atTable(casual) { table in
            let (_, far) = seats(table)
            try await press(table, far, "Offer draw")
            #expect(!far.question.isEmpty)
            table.tap("e2")
            table.tap("e4")
            try await table.plies(1)
            try await until { far.question.isEmpty }
            #expect(words(table, far).isEmpty)
        }
    }

    @Test func theClockIsPressedByHandWhereTheGameSaysSo() async throws {
        let line = "new chess mode=casual clock=5 press=manual"
        try await atTable(line) { table in
            let (near, far) = seats(table)
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
            let (near, far) = seats(table)
            #expect(far.isTurned && !near.isTurned)
            #expect(table.board.turnedSide == .second)
            for (seat, isTurned) in [(far, true), (near, false)] {
                try await press(table, seat, "Menu")
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
            #expect(seats(table).far.isTurned == false && table.board.turnedSide == nil)
            try await press(table, seats(table).far, "Menu")
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
                    try await press(table, seat, "Start")
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
            try await press(table, far, "Resign")
            await settled(table.game)
            #expect(places() == first)
            if !table.view.isOver { try await press(table, far, "Yes") }
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
            let (near, _) = seats(table)
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
            let (near, far) = seats(table)
            for move in ["white > move e2e4", "black > move e7e5"] {
                await table.game.dispatch(asked(move))
            }
            for seat in [near, far] {
                try await until { words(table, seat).contains("Write the move down") }
                try await press(table, seat, "Write the move down")
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
            let (near, far) = seats(table)
            let (model, dialogs) = (table.model.table, table.app.dialogs)
            for move in ["white > move e2e4", "black > move e7e5"] {
                await table.game.dispatch(asked(move))
            }
            try await press(table, far, "Write the move down")
            try await until { model.written(by: far.side) != nil }
            let card = try #require(model.written(by: far.side))
            card.draft.lines = ["e"]
            // his menu lies over the page, and nothing is lost under it
            try await press(table, near, "Menu")
            #expect(dialogs.open?.half == nil && dialogs.open?.isTurned == false)
            #expect(table.app.overlay.shown != nil)
            #expect(model.written(by: far.side)?.id == card.id)
            dialogs.cancel()
            #expect(dialogs.open?.id == card.id && table.app.overlay.shown == nil)
            // both write at the same time
            try await press(table, near, "Write the move down")
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
            try await press(table, far, "Write the move down")
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
