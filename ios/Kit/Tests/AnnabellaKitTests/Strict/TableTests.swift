import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A game by the Laws as two people play it at the device, with fingers alone.
@MainActor
@Suite struct TableTests {
    private let repetition = "A draw: the same position for the third time"

    private func move(_ table: OnTable, _ from: String, _ to: String) async throws {
        let plies = table.view.plies
        table.tap(from)
        try await until { isHolding(table) }
        table.tap(to)
        try await table.plies(plies + 1)
    }

    private func isHolding(_ table: OnTable) -> Bool {
        if case .holding = table.view.turnNow { true } else { false }
    }

    private func told(_ table: OnTable, _ words: String) async throws {
        do { try await until { table.model.sentence.contains(words) } } catch {
            throw Problem("said was \(table.model.sentence), not \(words)")
        }
    }

    @Test func aDrawByTheThirdTimeOfAPositionIsClaimedWithTheMoveThatWillBeMade() async throws {
        try await onTable("new chess mode=strict clock=90") { table in
            let moves = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")]
            for (from, to) in moves + moves.dropLast() { try await move(table, from, to) }
            try table.pick("Claim")
            try table.answer(repetition)
            try await table.answerNext("With the move that I show next")
            table.tap("f6")
            table.tap("g8")
            try await until { table.ending?.reason == .repetition }
            #expect(table.ending?.result == "1/2-1/2")
        }
    }

    @Test func fiftyMovesAreClaimedWithTheMoveThatWillBeMade() async throws {
        try await onTable("new chess mode=strict fen=\"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"") {
            table in
            try table.pick("Claim")
            try table.answer("A draw: fifty moves")
            try await table.answerNext("With the move that I show next")
            table.tap("a1")
            table.tap("a2")
            try await until { table.ending?.reason == .fiftyMoves }
        }
    }

    @Test func aDrawIsOfferedWithAMoveDeclinedOfferedAgainAndAgreed() async throws {
        try await onTable("new chess mode=strict clock=90") { table in
            try await move(table, "e2", "e4")
            for answer in ["Decline", "Accept"] {
                if answer == "Accept" { try await move(table, "e7", "e5") }
                let canOffer = table.model.offers(.gameOfferDraw)
                if !canOffer { try await move(table, "g1", "f3") }
                try table.pick("Offer draw")
                try table.answer("Yes")
                try await until { table.view.offer != nil }
                try await until { table.model.offers(.gameAccept) }
                try table.pick(answer)
                try await until { table.view.offer == nil || table.ending != nil }
            }
            #expect(table.ending?.reason == .agreement)
        }
    }

    @Test func whoSaysSoFirstMayPutAPieceRight() async throws {
        try await onTable("new chess mode=strict") { table in
            try table.pick("Put a piece right")
            try await told(table, "adjust")
            table.tap("e2")
            try await until { isHolding(table) }
            table.tap("e2")
            try await until { table.view.turnNow == .thinking }
            try await move(table, "d2", "d4")
        }
    }

    @Test func aPieceCannotBePutWhereItCannotGo() async throws {
        try await onTable("new chess mode=strict clock=90") { table in
            table.tap("e2")
            try await until { isHolding(table) }
            table.tap("e5")
            try await told(table, "The pawn goes one square ahead")
            #expect(isHolding(table))
        }
    }

    @Test func aFlagFallsAndEndsTheGame() async throws {
        let clock = FakeClock()
        try await onTable("new chess mode=strict clock=1", times: clock.times) { table in
            clock.advance(60_000)
            try await until { table.ending != nil }
            #expect(table.ending?.reason == .flag)
            try await table.result(clock)
        }
    }

    @Test func whoHasNotWrittenHisMoveCannotMoveOn() async throws {
        let before = ["white > move e2e4", "black > move e7e5"]
        try await onTable("new chess mode=strict clock=90 score=hand", after: before) { table in
            table.tap("g1")
            try await told(table, "has to be written down first")
            try table.pick("Write the move down")
            try table.answer("White")
            table.app.dialogs.write(["e4"])
            try await told(table, "writes down: e4")
            table.tap("g1")
            try await until { isHolding(table) }
            table.tap("f3")
            // the app's own list is out of sight until it is written down
            try await until { table.view.plies == 3 }
        }
    }
}
