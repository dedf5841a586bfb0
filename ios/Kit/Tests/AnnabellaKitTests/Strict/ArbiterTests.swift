import AnnabellaCore
import Testing

@testable import AnnabellaKit

@MainActor
@Suite struct ArbiterTests {
    /// The arbiter's page of a game, which follows it.
    private func onPage(
        _ line: String, _ moves: String...,
        test: @MainActor (StrictGame, ArbiterModel) async throws -> Void
    ) async throws {
        try await onDevice { device in
            let table = try await StrictGame(device, line)
            for move in moves { try await table.act(move) }
            device.app.pages.path = [.game, .arbiter]
            let arbiter = device.app.arbiterModel(table.game)
            let watching = Task { await arbiter.run() }
            try await test(table, arbiter)
            watching.cancel()
            await watching.value
        }
    }

    @Test func theArbiterCorrectsTimes() async throws {
        try await onPage("new chess mode=strict clock=90", "white > move e2e4") { table, arbiter in
            try table.run(.arbiterSetTime, of: arbiter.first.deeds)
            #expect(table.dialog?.title == "Set the time")
            try table.write("half an hour")
            #expect(table.device.app.dialogs.problem == "This is no time such as 12:30")
            try table.write("12:30")
            try await table.agree("Set White's clock to 12 minutes and 30 seconds?")
            try await until { (table.view.clocks?.first.leftMs ?? 0) <= 750_000 }

            let black = try #require(table.view.clocks?.second.leftMs)
            try table.run(.arbiterGiveTime, of: arbiter.second.deeds)
            try table.write("5")
            try await table.agree("Give Black 5 minutes more?")
            try await until { (table.view.clocks?.second.leftMs ?? 0) > black + 200_000 }
            try table.run(.arbiterTakeTime, of: arbiter.second.deeds)
            try table.write("10")
            try await table.agree("Take 10 minutes from Black?")
            try await until { (table.view.clocks?.second.leftMs ?? 0) < black }

            try table.run(.arbiterSetMoves, of: arbiter.first.deeds)
            try table.write("x")
            #expect(table.device.app.dialogs.problem == "This is no whole number")
            try table.write("7")
            try await table.agree("Set White's move counter to 7?")
            try await until { table.view.clocks?.first.moves == 7 }
        }
    }

    @Test func eachCommandHasItsArticleAndTellsItAsAReaderCanSayIt() async throws {
        try await onPage("new chess mode=strict clock=90") { table, arbiter in
            try await until { arbiter.ofGame.deeds.contains { $0.label == .arbiterAdjourn } }
            let deeds = arbiter.groups.flatMap(\.deeds)
            @MainActor func article(_ label: LabelName) -> [String] {
                let article = deeds.first { $0.label == label }?.article
                return [article?.printed, article?.told].compactMap { $0 }
            }
            #expect(article(.arbiterWarn) == ["Article 13.4.a", "Article 13 point 4, letter A."])
            #expect(
                article(.arbiterIllegalMove) == ["Article 7.4.b", "Article 7 point 4, letter B."])
            #expect(
                article(.arbiterAdjourn) == [
                    "Guideline 1.a for adjourned games",
                    "Guideline 1 for adjourned games, letter A.",
                ])
            #expect(article(.arbiterWhiteWins).first == "Article 13.4.d")
            // the Laws do not say when an arbiter rules a draw; the score is a page
            let without = deeds.filter { $0.article == nil }.map(\.label)
            #expect(without == [.scoreTitle, .arbiterDraw])
            #expect(
                arbiter.corrections(for: .first).map(\.article?.printed) == [
                    "Article 13.4.c", "Article 13.5",
                ])
            #expect(arbiter.clockSwitchArticle?.printed == "Article 6.12.a")
            arbiter.clockSwitch.run()
            try await until { arbiter.clockSwitchArticle?.printed == "Article 6.12.c" }
        }
    }

    @Test func theArbiterEndsTheGameWhenHeIsSure() async throws {
        try await onPage("new chess mode=strict clock=5") { table, arbiter in
            try table.run(.arbiterWhiteWins, of: arbiter.end.deeds)
            try await until { table.dialog?.title == "White wins" }
            table.device.app.dialogs.cancel()
            #expect(table.ending == nil)
            try table.run(.arbiterWhiteWins, of: arbiter.end.deeds)
            try await table.agree("Declare the game lost for Black? Then White has won.")
            try await until { table.ending != nil }
            #expect(table.ending?.result == "1-0")
        }
    }

    @Test func whatWasSealedAndIsNotClearIsReadByTheArbiter() async throws {
        let line = "new chess mode=strict clock=90 fen=\"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\""
        try await onPage(line, "arbiter > adjourn Tuesday") { table, arbiter in
            try table.menu(.strictSeal)
            try table.write("Nd2")
            try table.write("Elista", "Elista")
            try await until {
                if case .sealing(isSealed: true) = table.turn { true } else { false }
            }
            for deed in ["white > press", "white > arrive", "black > arrive", "arbiter > resume"] {
                try await table.act(deed)
            }
            try table.menu(.strictSealOpen)
            try table.write("Elista")
            try await until { arbiter.ofGame.deeds.map(\.label).contains(.arbiterReadAs) }
            try table.run(.arbiterReadAs, of: arbiter.ofGame.deeds)
            try table.write("Nd2")
            try await until { table.dialog != nil }
            table.device.app.dialogs.cancel()
            try table.run(.arbiterReadAs, of: arbiter.ofGame.deeds)
            try table.write("Nbd2")
            try await until { table.view.plies == 1 }
        }
    }

    @Test func theArbiterMarksAForfeitAndRaisesPoints() async throws {
        try await onPage("new chess mode=strict clock=5") { table, arbiter in
            try table.run(.arbiterForfeit, of: arbiter.first.deeds)
            try await table.agree("Does White forfeit the game?")
            try await until { table.ending?.reason == .forfeit }
            #expect(table.ending?.result == "0-1")
            try table.run(.arbiterRaisePoints, of: arbiter.first.deeds)
            try await table.agree("Give White the whole point? The result is 1-1 then.")
            try await until { table.ending?.result == "1-1" }
            try table.run(.arbiterLowerPoints, of: arbiter.second.deeds)
            try await table.agree("Take half a point from Black? The result is 1-1/2 then.")
            try await until { table.ending?.result == "1-1/2" }
        }
    }

    @Test func theClocksAreStoppedAndStartedByOneButtonInItsPlace() async throws {
        try await onPage("new chess mode=strict clock=5") { table, arbiter in
            #expect(arbiter.clockSwitch.label == .arbiterPause && arbiter.clockSwitch.isPossible)
            arbiter.clockSwitch.run()
            try await until { arbiter.clockSwitch.label == .arbiterContinue }
            #expect(table.turn == nil)
            // a finger that taps twice has not meant the other one
            arbiter.pressClockSwitch()
            await settled(table.game)
            #expect(table.turn == nil)
            arbiter.clockSwitch.run()
            try await until { arbiter.clockSwitch.label == .arbiterPause }
            #expect(!arbiter.groups.flatMap(\.deeds).contains { $0.label == .arbiterPause })
            try table.run(.arbiterVoid, of: arbiter.end.deeds)
            try await table.agree("Is this game not to count?")
            // it stays, muted
            try await until { !arbiter.clockSwitch.isPossible }
        }
    }

    @Test func twoMinutesAreGivenAndTakenInOneTap() async throws {
        try await onPage("new chess mode=strict clock=30") { table, arbiter in
            try await until { arbiter.panel(of: .second)?.time == "30:00" }
            try table.run(.arbiterGiveTime, of: arbiter.corrections(for: .second))
            try await until { arbiter.panel(of: .second)?.time == "32:00" }
            try table.run(.arbiterTakeTime, of: arbiter.corrections(for: .second))
            try await until { arbiter.panel(of: .second)?.time == "30:00" }
        }
        try await onPage("new chess mode=strict") { _, arbiter in
            #expect(arbiter.corrections(for: .first).isEmpty)
        }
    }

    @Test func whoWasOnAButtonThatIsGoneIsOnWhatIsNew() async throws {
        try await onPage("new chess mode=strict clock=5") { table, arbiter in
            try await table.act("arbiter > rule time white 1:30")
            try await table.act("white > claim no-effort")
            try await until { arbiter.ofGame.deeds.first?.label == .arbiterAgree }
            arbiter.focused = .arbiterAgree
            try await table.act("arbiter > rule reject")
            try await until {
                !arbiter.ofGame.deeds.contains { $0.label == .arbiterAgree }
            }
            #expect(arbiter.focused == arbiter.ofGame.deeds.first?.label)
            // who is on one that stays is left there
            arbiter.focused = .arbiterReconstruct
            try await table.act("arbiter > declare 1-0")
            try await until { !arbiter.ofGame.deeds.contains { $0.label == .arbiterAdjourn } }
            #expect(arbiter.focused == .arbiterReconstruct)
        }
    }

    @Test func whatWasTouchedIsSeenWhileTheClocksStandAndTheSessionCanBeEnded() async throws {
        try await onPage("new chess mode=strict clock=5", "white > touch g1") { table, arbiter in
            try await table.act("white > call unsaid")
            try await until { arbiter.known == "White has touched: knight on g1." }
            #expect(Array(table.view.touched) == [6])
            let deeds = arbiter.ofGame.deeds.map(\.label)
            #expect(deeds.contains(.arbiterAdjourn) && !deeds.contains(.arbiterCompare))
        }
    }

    @Test func aQuestionSaysWhomItConcernsAndWhatComesOfIt() async throws {
        try await onPage("new chess mode=strict clock=5") { table, arbiter in
            try table.run(.arbiterGiveOpponent, of: arbiter.first.deeds)
            try table.write("2:00")
            try await table.agree(
                "Punish White and give Black 2 minutes more? Then Black has 7 minutes.")
            try await until { table.view.clocks?.second.leftMs == 420_000 }
        }
    }

    @Test func aClaimIsDecided() async throws {
        try await onPage("new chess mode=strict clock=5") { table, arbiter in
            try await table.act("arbiter > rule time white 1:30")
            #expect(!arbiter.ofGame.deeds.map(\.label).contains(.arbiterAgree))
            try await table.act("white > claim no-effort")
            try await until { arbiter.ofGame.deeds.first?.label == .arbiterAgree }
            try table.run(.arbiterAgree, of: arbiter.ofGame.deeds)
            try await table.agree("Is White's claim right? The game is drawn then.")
            try await until { table.ending?.result == "1/2-1/2" }
            try await until { !arbiter.clockSwitch.isPossible }
        }
    }

    @Test func aPositionIsRestoredAfterItWasSeen() async throws {
        try await onPage(
            "new chess mode=strict", "white > move e2e4", "black > move e7e5", "white > move g1f3"
        ) { table, arbiter in
            try table.run(.arbiterRestore, of: arbiter.ofGame.deeds)
            try await until { table.dialog != nil }
            for typed in ["x", "2", "7"] {
                try table.write(typed)
                #expect(
                    table.device.app.dialogs.problem
                        == "There is no such move before the last one")
            }
            try table.write("1")
            try table.answer("Black")
            try await until { table.dialog?.picture != nil }
            guard case .words(let words) = try #require(table.dialog).content else {
                throw Problem("nothing is asked")
            }
            #expect(String(words.characters).contains("Move 2 of White falls away."))
            #expect(String(words.characters).contains("2. Nf3"))
            let dialog = try #require(table.dialog)
            #expect(dialog.spoken?.hasSuffix("Move 2, White: knight, f 3.") == true)
            #expect(dialog.picture?.label.contains("knights b1, g1") == true)
            table.device.app.dialogs.cancel()
            #expect(table.view.plies == 3)
            try table.run(.arbiterRestore, of: arbiter.ofGame.deeds)
            try await until { table.dialog != nil }
            try table.write("0")
            try await until { table.dialog?.picture != nil }
            table.device.app.dialogs.agree()
            try await until { table.view.plies == 0 }
        }
    }

    @Test func aMoveThatIsMadeWhileTheArbiterIsAskedDoesNotFallAwayUnseen() async throws {
        try await onPage("new chess mode=strict", "white > move e2e4", "black > move e7e5") {
            table, arbiter in
            let asks = { (start: String) in
                guard case .words(let words) = table.dialog?.content else { return false }
                return String(words.characters).hasPrefix(start)
            }
            try table.run(.arbiterRestore, of: arbiter.ofGame.deeds)
            try await until { table.dialog != nil }
            try table.write("1")
            try table.answer("White")
            try await until { asks("Move 1 of Black falls away.") }
            await table.game.dispatch(asked("white > move g1f3"))
            table.device.app.dialogs.agree()
            try await until { asks("The game has gone on meanwhile. 2 moves fall away") }
            #expect(table.view.plies == 3)
            table.device.app.dialogs.agree()
            try await until { table.view.plies == 1 }
        }
    }

    @Test func aPositionThatIsNoMoreThereIsToldToBeWrong() async throws {
        try await onPage(
            "new chess mode=strict", "white > move e2e4", "black > move e7e5", "white > move g1f3",
            "black > move b8c6"
        ) { table, arbiter in
            try table.run(.arbiterRestore, of: arbiter.ofGame.deeds)
            try await until { table.dialog != nil }
            try table.write("2")
            // the game goes back behind it before it is seen
            await table.game.dispatch(asked("arbiter > rule restore 1"))
            #expect(table.view.plies == 1)
            try table.answer("White")
            try await until {
                guard case .words(let words) = table.dialog?.content else { return false }
                return String(words.characters) == "There is no such move before the last one"
            }
            table.device.app.dialogs.cancel()
            #expect(table.view.plies == 1)
        }
    }

    @Test func whatHappenedIsOnThePage() async throws {
        try await onPage("new chess mode=strict clock=5") { table, arbiter in
            table.device.app.life.appear()
            try table.run(.arbiterWarn, of: arbiter.first.deeds)
            try await until { arbiter.sentence.contains("warn") }
        }
    }

    @Test func theScoresheetIsOnePageFurther() async throws {
        try await onPage("new chess mode=strict") { table, arbiter in
            try table.run(.scoreTitle, of: arbiter.ofGame.deeds)
            #expect(table.device.app.pages.path == [.game, .arbiter, .score])
        }
    }

    @Test func whoAdjournsGoesBackToTheGame() async throws {
        try await onPage("new chess mode=strict clock=90", "white > move e2e4") { table, arbiter in
            try await until { arbiter.ofGame.deeds.contains { $0.label == .arbiterAdjourn } }
            try table.run(.arbiterAdjourn, of: arbiter.ofGame.deeds)
            try table.write("Tuesday at 10")
            #expect(table.device.app.pages.path == [.game])
            try await until { if case .sealing = table.turn { true } else { false } }
        }
    }
}
