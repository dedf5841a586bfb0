import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A game by the Laws of two people at a tablet: what is claimed, and how the clocks run again.
@MainActor
@Suite struct AtTableLawsTests {
    private let start = "Arbiter: start the clocks"
    private let quiet = #"new chess mode=strict fen="4k3/8/8/8/8/8/8/R3K3 w - - 99 80""#

    /// White claims a draw by fifty moves, for the position that is chosen.
    private func claim(_ table: OnTable, _ position: String) async throws {
        try await table.press(table.seats.near, "Claim")
        try await table.answerNext("A draw: fifty moves")
        try await table.answerNext(position)
    }

    @Test func whileTheClocksStandEachHalfHasTheButtonThatStartsThem() async throws {
        try await atTable("new chess mode=strict clock=5") { table in
            let (near, far) = table.seats
            #expect(!table.words(of: near).contains(start))
            try await claim(table, "As it stands")
            try await until { table.words(of: near) == [start] }
            try await until { table.words(of: far) == ["Decline", "Accept", start] }
            try await until { table.model.sentence.contains("The arbiter starts them again.") }
            try await table.press(far, "Decline")
            try await until { table.words(of: far) == [start] }
            try await table.press(far, start)
            try await until { table.view.turnNow == .thinking }
            try await until { table.words(of: near).isEmpty && table.words(of: far).isEmpty }
        }
    }

    @Test func aWrongClaimIsAcceptedAtOnce() async throws {
        try await atTable("new chess mode=strict clock=5") { table in
            try await claim(table, "As it stands")
            try await table.press(table.seats.far, "Accept")
            try await until { table.ending?.reason == .agreement }
        }
    }

    @Test func aClaimWithTheNextMoveIsToldToBothUntilItIsShownOrGivenUp() async throws {
        try await atTable(quiet) { table in
            let (near, far) = table.seats
            try await claim(table, "With the move that I show next")
            try await until { near.offer == "You are about to claim a draw: show the move." }
            #expect(far.offer == "White is about to claim a draw, and shows the move.")
            #expect(table.words(of: near) == ["Cancel"] && table.words(of: far).isEmpty)
            try await until { table.model.sentence == far.offer }
            for seat in [near, far] {
                #expect(!table.model.table.sentence(for: seat).contains("claim"))
            }
            // nothing was declared, and nothing binds
            table.tap("a1")
            try await table.press(near, "Cancel")
            try await until { near.offer.isEmpty && far.offer.isEmpty }
            #expect(table.view.turnNow == .thinking && table.view.touched.isEmpty)
            try await claim(table, "With the move that I show next")
            table.tap("a1")
            table.tap("a2")
            try await until { table.ending?.reason == .fiftyMoves }
            #expect(table.view.plies == 0)
        }
    }

    @Test func theMoveOfAClaimMayBeTyped() async throws {
        try await atTable(quiet) { table in
            try await claim(table, "With the move that I show next")
            try await until { table.model.input.claimant == .first }
            table.model.access.entry.text = "Ra2"
            table.model.access.entry.send()
            try await until { table.ending?.reason == .fiftyMoves }
            let told = try await table.game.describe().get()
            let words = ResultWords(of: table.view, told)
            #expect(words.sentence == "White claims a draw with the move rook, a2.")
        }
    }

    @Test func aMoveThatIsMadeOtherwiseEndsTheClaimThatWaits() async throws {
        try await atTable("new chess mode=strict clock=5") { table in
            try await claim(table, "With the move that I show next")
            try await until { table.model.input.claimant == .first }
            _ = try await table.game.dispatch(asked("white > move e2e4")).get()
            try await until { table.model.input.claimant == nil }
            try await until { table.seats.near.offer.isEmpty }
        }
    }

    @Test func aClaimThatWaitsEndsWhenTheClocksAreStopped() async throws {
        try await atTable("new chess mode=strict clock=5") { table in
            try await claim(table, "With the move that I show next")
            try await until { table.model.input.claimant == .first }
            _ = try await table.game.dispatch(asked("arbiter > pause")).get()
            try await until { table.model.input.claimant == nil }
            // also one that is asked for only then
            table.model.input.announce(for: .fiftyMoves)
            #expect(table.model.input.claimant == nil)
        }
    }

    @Test func aClaimTakesTheMoveOfWhoClaimsAlone() async throws {
        try await atTable(quiet) { table in
            try await claim(table, "With the move that I show next")
            try await until { table.model.input.claimant == .first }
            let access = table.model.access
            #expect(access.claim(with: asked("black > move e8d8")) == nil)
            #expect(access.claim(with: asked("white > offer")) == nil)
            #expect(table.model.input.claimant == .first)
            // it may be lost by a touch, and the line says so
            _ = try await table.game.dispatch(asked("white > touch a1")).get()
            access.entry.open()
            access.entry.text = "Ra2"
            access.entry.send()
            try await until { access.entry.answer.contains("9.4") }
            #expect(access.entry.isOpen && table.view.plies == 0)
        }
    }

    @Test func whoIsOfferedADrawAcceptsOrDeclinesIt() async throws {
        try await atTable("new chess mode=casual") { table in
            let (near, far) = table.seats
            @MainActor func mayOffer(_ seat: Seat) -> Bool {
                seat.buttons.contains { $0.label == .gameOfferDraw && $0.isPossible }
            }
            try await until { mayOffer(near) && mayOffer(far) }
            try await table.press(near, "Offer draw")
            try await table.press(near, "Yes")
            try await until { table.words(of: far).contains("Accept") }
            #expect(!mayOffer(near) && !mayOffer(far))
            // by a key it is asked whether that is meant
            table.model.wish(.offer)
            try await until { far.question == "Accept the offer?" }
            try await table.press(far, "Yes")
            try await until { table.ending?.reason == .agreement }
        }
    }
}
