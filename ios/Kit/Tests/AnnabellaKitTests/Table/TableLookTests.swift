import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// One of two people at a tablet looks back at the game.
@MainActor
@Suite struct TableLookTests {
    @Test func whoLooksBackTellsBothAndEitherHasTheRunningGameOnTheBoardAgainAtOnce() async throws {
        try await atTable("\(OnTable.named) clock=5", after: OnTable.opened) { table in
            let (near, far) = table.seats
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
                try await table.press(seat, "Back to the game")
                #expect(!look.isSeen && near.look.isEmpty && far.back.actions.isEmpty)
            }
            table.tap("g1")
            table.tap("f3")
            try await table.plies(3)
        }
    }

    @Test func whoLooksBackStandsOnceInEachHalf() async throws {
        try await atTable(OnTable.named, after: OnTable.opened) { table in
            let (near, far) = table.seats
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

    @Test func whoLooksBackSeesWhatWasCapturedThen() async throws {
        let moves = ["white > move e2e4", "black > move d7d5", "white > move e4d5"]
        try await atTable(OnTable.named, after: moves) { table in
            let players = table.model.players
            #expect(players.near?.captured.count == 1 && players.near?.lead == 1)
            table.model.table.lookBack(table.seats.far)
            try await until { players.near?.captured.isEmpty == true && players.near?.lead == 0 }
            try await table.press(table.seats.near, "Back to the game")
            #expect(players.near?.captured.count == 1)
        }
    }

    @Test func aLookBackGoesOnByStepsToTheNewestPositionWhichIsTheGame() async throws {
        try await atTable(OnTable.named, after: OnTable.opened) { table in
            let (near, far) = table.seats
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
        try await atTable(OnTable.named, after: OnTable.opened) { table in
            let look = table.model.table.look
            table.model.table.lookBack(table.seats.near)
            try await until { look.ply == 1 }
            #expect(table.model.key(KeyEvent(.pageUp)))
            try await until { look.ply == 0 }
            #expect(table.model.key(KeyEvent(.escape)))
            #expect(!look.isSeen && table.view.plies == 2)
        }
    }

    /// So often that the game comes back at each moment of a step.
    @Test(arguments: 0..<50)
    func aStepThatWasWishedBeforeTheGameWasOnTheBoardAgainLeadsNowhere(_: Int) async throws {
        try await atTable(OnTable.named, after: OnTable.opened) { table in
            let (near, far) = table.seats
            let (model, look) = (table.model.table, table.model.table.look)
            model.lookBack(near)
            try await until { look.isSeen && !far.back.actions.isEmpty }
            model.lookBack(near)
            model.lookBack(near)
            try await table.press(far, "Back to the game")
            await settled(table.game)
            #expect(!look.isSeen && look.ply == nil && near.look.isEmpty)
        }
    }

    @Test func whatIsTypedDuringALookBackStepsOrIsPlayedInTheGame() async throws {
        try await atTable(OnTable.named, after: OnTable.opened) { table in
            let (look, entry) = (table.model.table.look, table.model.access.entry)
            @MainActor func type(_ line: String) {
                entry.open()
                entry.text = line
                entry.send()
            }
            table.model.table.lookBack(table.seats.near, to: 0)
            try await until { look.ply == 0 }
            type("go to move 1")
            try await until { look.ply == 1 && !entry.isOpen }
            type("knight f3")
            try await table.plies(3)
            try await until { !look.isSeen && !entry.isOpen }
        }
    }

    @Test func aLookBackEndsWhenTheGameGoesOn() async throws {
        try await atTable(OnTable.named, after: ["white > move e2e4"]) { table in
            let look = table.model.table.look
            table.model.table.lookBack(table.seats.near)
            try await until { look.isSeen }
            await table.game.dispatch(asked("black > move e7e5"))
            try await until { !look.isSeen }
        }
    }

    @Test func ofAGameByTheLawsALookBackTellsTheMovesAlone() async throws {
        let moves = ["white > start", "white > move e2e4"]
        try await atTable("new chess mode=strict clock=90", after: moves) { table in
            let (near, _) = table.seats
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
            let (near, far) = table.seats
            let (model, look) = (table.model.table, table.model.table.look)
            for steps in 1...2 {
                for _ in 1...steps { model.lookBack(near) }
                try await until { look.ply == UInt32(2 - steps) && far.canLookOn }
                model.lookOn(far)
                try await until { look.ply == nil && !far.canLookOn }
            }
        }
    }

    @Test func afterALookBackTheGamesOwnLastSentenceIsThereAgain() async throws {
        try await atTable("new chess mode=casual") { table in
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
}
