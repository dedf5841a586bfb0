import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What the menu of a game by the Laws has beside that of any game.
@MainActor
@Suite struct StrictActionsTests {
    private let home = [
        "white > move g1f3", "black > move g8f6", "white > move f3g1", "black > move f6g8",
    ]
    private let repetition = "A draw: the same position for the third time"

    @Test func aFriendlyGameHasNothingOfIt() async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, "new chess", "white > move e2e4")
            #expect(table.actions().menu(table.view, .second).isEmpty)
            #expect(table.actions().buttons(table.view, .second).isEmpty)
        }
    }

    @Test func aWrongClaimGivesTheOpponentTime() async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, "new chess mode=strict clock=90")
            for move in home { try await table.act(move) }
            let before = try #require(table.view.clocks?.second.leftMs)
            try table.menu(.strictClaim)
            try table.answer(repetition)
            try await until { table.dialog != nil }
            try table.answer("As it stands")
            try await until { (table.view.clocks?.second.leftMs ?? 0) > before }
            #expect(table.ending == nil)
        }
    }

    @Test func aClaimThatDoesNotApplyIsNotOffered() async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, "new chess mode=strict clock=5 supervised=no")
            try table.menu(.strictClaim)
            let claims = try #require(table.dialog).rows.map(\.label)
            #expect(claims.contains("A draw: fifty moves"))
            #expect(!claims.contains("A draw: the opponent cannot win"))
        }
    }

    @Test func aClaimForTheNextMoveIsAnnounced() async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, "new chess mode=strict clock=90")
            var announced: DrawClaim?
            let actions = table.actions { announced = $0 }
            try table.run(.strictClaim, of: actions.menu(table.view, .first))
            try table.answer(repetition)
            try await until { table.dialog != nil }
            try table.answer("With the move that I show next")
            #expect(announced == .repetition)
            #expect(table.dialog == nil)
        }
    }

    @Test func theThirdTimeOfAPositionIsADraw() async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, "new chess mode=strict clock=90")
            for move in home + home { try await table.act(move) }
            try table.menu(.strictClaim)
            try table.answer(repetition)
            try await until { table.dialog != nil }
            try table.answer("As it stands")
            try await until { table.ending?.reason == .repetition }
            #expect(table.ending?.result == "1/2-1/2")
        }
    }

    @Test func aFlagThatNobodyWatchesIsClaimedByTheOpponent() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict clock=0:01 supervised=no")
            try await until { table.view.clocks?.first.leftMs == 0 }
            try table.menu(.strictClaim)
            try table.answer("The opponent's flag has fallen")
            try await until { table.ending?.reason == .flag }
            #expect(table.ending?.result == "0-1")
        }
    }

    @Test func inBlitzBothAgreeToCorrectWhatWasIllegal() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict clock=5 supervised=no", "white > move e2e5",
                "black > move e7e6")
            try table.menu(.strictClaim)
            let revision = table.view.revision
            try table.answer("A move was illegal")
            try await until { table.view.revision != revision }
            // now only the other one can agree
            try table.menu(.strictClaim)
            try table.answer("A move was illegal")
            try await until { table.view.plies == 0 }
        }
    }

    @Test func theArbiterIsCalledForAReason() async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, "new chess mode=strict clock=90")
            try table.menu(.strictCall)
            // of two people at one device either may mean himself
            if case .menu(let rows)? = table.dialog?.content, rows.count == 2 {
                try table.answer("White")
            }
            // the clocks stand first
            try await until { if case .paused = table.view.phase { true } else { false } }
            #expect(table.dialog?.title == "The clocks stand. Why is the arbiter called?")
            let revision = table.view.revision
            try table.answer("The opponent's conduct")
            #expect(table.dialog == nil)
            try await until { table.view.revision != revision }
            #expect(!table.actions().menu(table.view, .first).contains { $0.label == .strictCall })
        }
    }

    @Test func aClaimThatCannotBeMadeIsRefusedBeforeAnythingElseIsAsked() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict clock=90", "white > touch g1")
            try table.menu(.strictClaim)
            #expect(table.dialog?.title == "White: What do you claim?")
            try table.answer("A draw: fifty moves")
            try await until {
                guard case .words(let words) = table.dialog?.content else { return false }
                return String(words.characters).contains("9.4")
            }
        }
    }

    @Test func bothPlayersSignEachForHimself() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict score=hand", "white > move e2e4",
                "white > record e2e4", "black > record e2e4", "black > resign", "black > confirm")
            #expect(table.ending != nil)
            try table.menu(.strictSign)
            try table.answer("White")
            try await until { table.view.first.hasSigned }
            #expect(!table.view.second.hasSigned)
            try table.menu(.strictSign)
            #expect(table.dialog == nil)
            try await until { table.view.second.hasSigned }
        }
    }

    @Test func whoHasMovesToWriteDownWritesBeforeHeSigns() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict score=hand white-name=Anna", "white > move e2e4",
                "white > record e2e4", "black > move e7e5", "white > record e7e5",
                "black > resign", "black > confirm")
            #expect(table.view.second.missesMoves && !table.view.first.missesMoves)
            let result = ResultModel(device.app.gameDependencies, table.game)
            await result.learn()
            #expect(result.signed.isEmpty)
            try table.menu(.strictSign)
            try table.answer("White")
            try await until { result.signed == "Anna has signed." }
            try table.menu(.strictSign)
            try table.write("e4")
            try await until { table.dialog != nil }
            #expect(table.view.second.missesMoves)
            try table.write("e5")
            try await until { result.signed == "Anna has signed. Black has signed." }
        }
    }

    @Test func whereNobodyHasToWriteNothingIsSigned() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict clock=15", "arbiter > start", "black > resign",
                "black > confirm")
            #expect(table.ending != nil && table.view.may(.first, .sign))
            let offered = table.actions().buttons(table.view, table.view.turn)
            #expect(!offered.contains { $0.label == .strictSign })
            // what a claim rests on is no scoresheet
            try await table.act("white > sign")
            let result = ResultModel(device.app.gameDependencies, table.game)
            await result.learn()
            #expect(table.view.first.hasSigned && result.signed.isEmpty)
        }
    }

    @Test func aGameIsAdjournedWithASealedMoveAndGoesOnByItsPassphrase() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess mode=strict clock=90", "white > move e2e4",
                "arbiter > adjourn Tuesday at 10")
            try table.menu(.strictSeal)
            #expect(table.kinds == [.secret])
            try table.write("Nf6")
            #expect(table.kinds == [.secret, .secret])
            try table.write("a walk in Elista", "a walk in Elysium")
            #expect(device.app.dialogs.problem == "The two passphrases are not the same.")
            #expect(table.kinds == [.secret, .secret])
            try table.write("a walk in Elista", "a walk in Elista")
            try await until {
                if case .sealing(isSealed: true) = table.turn { true } else { false }
            }
            try await table.act("black > press")
            #expect(table.view.adjournment?.resumption == "Tuesday at 10")
            try table.menu(.strictWhiteArrives)
            try table.menu(.strictBlackArrives)
            try await until {
                table.actions().menu(table.view, .second).allSatisfy {
                    $0.label != .strictWhiteArrives && $0.label != .strictBlackArrives
                }
            }
            try await table.act("arbiter > resume")
            #expect(table.view.phase == .resumed)
            try table.menu(.strictSealOpen)
            device.app.life.appear()
            try table.write("Elista")
            try await until { device.app.announcer.lastSentence.contains("passphrase") }
            #expect(table.view.phase == .resumed)
            try table.menu(.strictSealOpen)
            try table.write("a walk in Elista")
            try await until { table.view.plies == 2 }
        }
    }

    @Test func inAFriendlyGameWhatIsNoMoveIsNotSealedAndThatIsTold() async throws {
        try await onDevice { device in
            let table = try await StrictGame(
                device, "new chess clock=90", "white > move e2e4", "arbiter > adjourn Tuesday")
            try table.menu(.strictSeal)
            try table.write("Nf7")
            try table.write("Elista", "Elista")
            try await until { table.dialog?.title == "That is not possible" }
        }
    }
}

extension StrictGame {
    /// How what is typed now is shown, line by line.
    fileprivate var kinds: [Dialog.Line.Kind] {
        if case .lines(let lines)? = dialog?.content { lines.map(\.kind) } else { [] }
    }
}
