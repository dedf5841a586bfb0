import AnnabellaCore
import AnnabellaKit
import Testing

/// What is agreed before a game.
@MainActor
@Suite struct NewGameTests {
    private func start(_ page: NewGameModel, _ device: Device) async throws -> GameSetup {
        await page.start()
        let game = try #require(device.app.games.current)
        return try await game.setup().get()
    }

    @Test func aLevelAColourAndAClockAreChosenAndRemembered() async throws {
        try await onDevice { device in
            device.app.pages.go(.newGame(.computer))
            let page = device.app.newGameModel(.computer)
            #expect(page.level.fair?.isOn() == true && page.level.slider == nil)
            await page.appear()
            #expect(page.level.name == "Casual player" && page.level.standing == "about 1200")
            try page.level.slide(to: "about 1500")
            #expect(page.level.standing == "about 1500" && page.level.fair?.isOn() == false)
            try page.color?.pick("Black")
            try page.clock.pick("10+5")
            let setup = try await start(page, device)
            #expect(setup.first.player == .computer(strength: .level(number: 1_500)))
            #expect(setup.second.player == .person)
            #expect(setup.clock == "10+5")
            #expect(device.app.pages.path == [.game])
            await device.restart()
            let again = device.app.newGameModel(.computer)
            #expect(again.clock.chosen == "10+5")
            #expect(again.color?.chosen == "Black")
            #expect(device.app.settings[strengthIn: .chess] == 1_500)
            #expect(device.app.settings[strengthIn: .checkers] == 4)
        }
    }

    @Test func howTwoPeopleSitIsChosenWhereTheyMeet() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.person)
            @MainActor func facing() -> NewGamePart.Value? {
                for part in page.parts {
                    if case .value(let line) = part.content,
                        line.name == "Two players at one device"
                    {
                        return line
                    }
                }
                return nil
            }
            try #require(facing()).act()
            try device.pick("Opposite each other")
            #expect(device.app.settings.facing == .bothWays)
            #expect(facing()?.value == "Opposite each other")
            // also at several boards two people play, or one of them against others
            device.app.settings.betweenPeople.boards = 3
            #expect(facing() != nil)
            @MainActor func fields() -> [String] {
                (page.who + page.moreParts).compactMap { part in
                    if case .field(let field) = part.content { field.name } else { nil }
                }
            }
            #expect(fields() == ["White", "Black"])
            device.app.settings.betweenPeople.hasSeveralOpponents = true
            #expect(facing() != nil)
            let opponents = (1...3).map { "Board \($0), opponent" }
            #expect(fields() == opponents + ["Your name"])
        }
    }

    @Test func fullStrengthHasSecondsForAMove() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.computer)
            #expect(page.level.seconds == nil)
            page.level.full.set(true)
            #expect(page.level.name == "Full strength" && page.level.fair?.isOn() == false)
            #expect(page.level.seconds == "5")
            page.level.chooseSeconds()
            try device.pick("2")
            try page.color?.pick("White")
            let setup = try await start(page, device)
            #expect(setup.second.player == .computer(strength: .full(moveMs: 2_000)))
        }
    }

    @Test func aClockThatIsWrittenIsChecked() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.person)
            #expect(page.clock.chosen == "None")
            try page.clock.pick("Other …")
            try await device.write("soon")
            try await until { device.app.dialogs.open?.title == "No such clock" }
            #expect(device.line?.name.hasPrefix("\"soon\" is no clock.") == true)
            #expect(device.line?.value == "soon")
            device.app.dialogs.cancel()
            #expect(device.app.settings.betweenPeople.clock == "none")

            try page.clock.pick("Other …")
            try await device.write("40/90+30, 30")
            try await until { page.clock.chosen == "40/90+30,30" }
            #expect(try await start(page, device).clock == "40/90+30,30")
        }
    }

    @Test func whatIsRarelyChangedIsFoldedAwayAndTold() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.person)
            #expect(!page.isOpen)
            #expect(page.more.summary.isEmpty)
            #expect(!page.more.canKeepScore)
            try page.more.variant?.pick("Chess960")
            try page.rules?.pick("By the Laws")
            try page.more.hidden.pick("The pieces")
            #expect(page.more.canKeepScore)
            page.start960.setByLot(false)
            #expect(!page.start960.number.isEmpty)
            #expect(page.more.summary == "Chess960, Blindfold")
            page.start960.write("518")
            let setup = try await start(page, device)
            #expect(setup.kind == .chess960)
            #expect(setup.mode == .strict)
            #expect(setup.first.conduct?.hidden == .pieces(mayAsk: false))
            #expect(setup.fen?.hasPrefix("rnbqkbnr/") == true)
        }
    }

    @Test func aNumberThatIsNoStartIsTold() async throws {
        try await onDevice { device in
            let start = device.app.newGameModel(.person).start960
            start.setByLot(false)
            start.write("959")
            #expect(!start.isWrong)
            start.write("960")
            #expect(start.isWrong)
            #expect(device.app.settings.betweenPeople.start960 == 959)
            start.write("")
            #expect(!start.isWrong)
            start.draw()
            #expect(Int(start.number) == device.app.settings.betweenPeople.start960)
            start.setByLot(true)
            #expect(device.app.settings.betweenPeople.start960 < 0 && start.number.isEmpty)
        }
    }

    @Test func namesOddsAndABlindPlayerGoIntoTheGame() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.person)
            page.settings.whiteName = "Anna"
            page.settings.blackName = "Bella"
            try page.clock.pick("5")
            page.agreed.hasOdds = true
            try page.more.press?.pick("The players")
            try page.more.blackClock?.pick("30")
            try page.more.blind?.pick("Black")
            #expect(page.more.summary == "Another time for Black")
            #expect(page.rules?.details == "Clock pressed by hand, Black plays blind")
            let setup = try await start(page, device)
            #expect([setup.first.name, setup.second.name] == ["Anna", "Bella"])
            #expect([setup.clock, setup.secondClock] == ["5", "30"])
            #expect(setup.press == .byHand)
            #expect(setup.first.conduct == nil)
            #expect(setup.second.conduct?.isBlind == true)
        }
    }

    @Test func withoutAClockNobodyPressesOne() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.computer)
            page.agreed.pressByHand = true
            page.agreed.hasOdds = true
            #expect(page.more.press == nil)
            #expect(!page.more.canHaveOdds)
            #expect(page.more.blackClock == nil)
            #expect(page.more.summary.isEmpty)
            try page.clock.pick("5")
            #expect(page.more.press?.chosen == "The players")
            #expect(page.more.blackClock?.chosen == "5")
        }
    }

    /// A keyboard leads here from any page.
    @Test func aGameThatIsBegunOverAnotherIsShownOnce() async throws {
        try await onDevice { device in
            for _ in 0..<2 {
                device.app.pages.go(.newGame(.person))
                await device.app.newGameModel(.person).start()
                #expect(device.app.pages.path == [.game])
            }
            device.app.pages.path = [.game, .settings]
            device.app.pages.go(.newGame(.person))
            await device.app.newGameModel(.person).start()
            #expect(device.app.pages.path == [.settings, .game])
        }
    }

    @Test func theOpponentCanBeChanged() async throws {
        try await onDevice { device in
            device.app.pages.go(.newGame(.computer))
            let page = device.app.newGameModel(.computer)
            #expect(page.more.blind == nil)
            try page.opponent.pick("Computer")
            #expect(device.app.pages.path == [.newGame(.computer)])
            try page.opponent.pick("Somebody here")
            #expect(device.app.pages.path == [.newGame(.person)])
        }
    }

    @Test func whatTwoPeopleHaveAgreedDoesNotHoldAgainstTheComputer() async throws {
        try await onDevice { device in
            let two = device.app.newGameModel(.person)
            try two.clock.pick("5")
            try two.more.variant?.pick("Chess960")
            try two.rules?.pick("By the Laws")
            try two.more.press?.pick("The players")
            try two.more.hidden.pick("The board")
            two.agreed.hasOdds = true
            two.agreed.scoreByHand = true
            _ = try await start(two, device)
            let computer = device.app.newGameModel(.computer)
            #expect(computer.more.summary.isEmpty)
            let setup = try await start(computer, device)
            #expect(setup.mode == .casual && setup.kind == .chess)
            #expect([setup.clock, setup.secondClock ?? ""] == ["none", ""])
            #expect(setup.press == .automatic && !setup.isScoreByHand)
            #expect(setup.first.conduct == nil && setup.second.conduct == nil)
            // and not the other way round
            try computer.clock.pick("30")
            let again = device.app.newGameModel(.person)
            #expect(again.clock.chosen == "5")
            #expect(again.more.summary == "Chess960, Another time for Black, Blindfold")
            #expect(again.rules?.value == "By the Laws, changed")
            #expect(
                again.rules?.details
                    == "Score kept by hand, Clock pressed by hand, FIDE Laws of 1 July 2009")
        }
    }
}

extension LevelChoice {
    /// Leads the handle to the step of which these are the last words.
    func slide(to words: String) throws {
        guard let slider, let step = slider.steps.firstIndex(where: { $0.hasSuffix(words) }) else {
            throw Problem("\(words) is not among \(slider?.steps ?? [])")
        }
        slider.pick(step)
    }
}
