import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// The page on which two people, or one against the computer, agree by which rules they play.
@MainActor
@Suite struct RulesTests {
    private let names = [
        "Friendly", "Classical", "Rapid", "Rapid without arbiter", "Blitz",
        "Blitz without arbiter", "Blind against sighted", "By the Laws",
    ]

    private func open(
        _ device: Device, _ opponent: Opponent = .person
    ) throws -> (page: NewGameModel, rules: RulesModel) {
        device.app.pages.go(.newGame(opponent))
        let page = device.app.newGameModel(opponent)
        try #require(page.rules).open()
        #expect(device.app.pages.top == .rules(opponent))
        return (page, device.app.rulesModel(opponent))
    }

    @Test func theSetsAreThereByNameAndOneHolds() async throws {
        try await onDevice { device in
            let (page, rules) = try open(device)
            #expect(rules.rules.rows.map(\.name) == names)
            #expect(rules.rules.rows.allSatisfy { !$0.about.isEmpty && $0.problem == nil })
            for name in names.dropLast() {
                try rules.rules.pick(name)
                #expect(rules.rules.rows.filter(\.isChosen).map(\.name) == [name])
                #expect(page.rules?.value == name)
                let isBlind = name == "Blind against sighted"
                let blind = isBlind ? "White plays blind, " : ""
                let agreed = device.app.settings.betweenPeople
                let clock = try clockTold(clock: agreed.clock, language: .english)
                let details =
                    name == "Friendly" ? "" : "\(blind)\(clock), FIDE Laws of 1 July 2009"
                #expect(page.rules?.details == details)
            }
            // as it was before, and in German
            try rules.rules.pick("Friendly")
            #expect(device.app.settings.betweenPeople.strict == false)
            device.app.settings.language = .german
            #expect(page.rules?.value == "Freundschaftlich")
        }
    }

    @Test func aSetFillsWhatIsAgreed() async throws {
        try await onDevice { device in
            let (page, rules) = try open(device)
            try rules.rules.pick("Classical")
            var setup = await NewGames(page.settings).twoPlayers()
            #expect(setup.mode == .strict && setup.clock == "40/90+30,30+30")
            #expect(setup.press == .byHand && setup.isScoreByHand && setup.isSupervised)
            #expect(page.clock.chosen == "40/90+30,30+30")
            try rules.rules.pick("Blitz without arbiter")
            setup = await NewGames(page.settings).twoPlayers()
            #expect(setup.clock == "3+2" && !setup.isSupervised && !setup.isScoreByHand)
            #expect(setup.start == .atCommand && setup.sessionMs == nil)
            try rules.rules.pick("Blind against sighted")
            setup = await NewGames(page.settings).twoPlayers()
            #expect(setup.clock == "90+30" && setup.isSupervised)
            #expect(setup.first.conduct?.isBlind == true && setup.second.conduct == nil)
            #expect(setup.first.conduct?.assistant.count == 6)
            // nothing of it stays among friends
            try rules.rules.pick("Friendly")
            setup = await NewGames(page.settings).twoPlayers()
            #expect(setup.mode == .casual && setup.press == .automatic)
            #expect(setup.first.conduct == nil)
        }
    }

    @Test func aClockOfFriendsStaysWithTheLawsAsTheyAreSetAndOneChosenByThemToo() async throws {
        try await onDevice { device in
            let (page, rules) = try open(device)
            for clock in ["5", "3+2"] {
                // also one that a set has
                try page.clock.pick(clock)
                try rules.rules.pick("By the Laws")
                #expect(page.clock.chosen == clock)
                try rules.rules.pick("Friendly")
                #expect(page.clock.chosen == clock)
            }
            // a set brings another, which goes with it
            try rules.rules.pick("Blitz")
            try rules.rules.pick("Classical")
            #expect(page.clock.chosen != "3+2")
            try rules.rules.pick("Friendly")
            #expect(page.clock.chosen == "3+2")
            try rules.rules.pick("By the Laws")
            try page.clock.pick("10+5")
            try rules.rules.pick("Friendly")
            #expect(page.clock.chosen == "10+5")
        }
    }

    @Test func whatIsChangedIsToldAndMakesItNoSetAnyMore() async throws {
        try await onDevice { device in
            let (page, rules) = try open(device)
            try rules.rules.pick("Rapid")
            try rules.turn("Each player writes the moves down")
            #expect(page.rules?.value == "By the Laws, changed")
            #expect(
                page.rules?.details
                    == "Score kept by hand, Clock pressed by hand, FIDE Laws of 1 July 2009")
            #expect(rules.rules.rows.filter(\.isChosen).map(\.name) == ["By the Laws"])
            try rules.turn("Each player writes the moves down")
            #expect(page.rules?.value == "Rapid")
            try page.clock.pick("5")
            #expect(page.rules?.value == "By the Laws, changed")
            // among friends the app presses; the time was chosen by itself
            try rules.rules.pick("Friendly")
            #expect(page.rules?.details == "")
            try rules.rules.pick("By the Laws")
            #expect(page.clock.chosen == "5" && !page.agreed.pressByHand)
        }
    }

    @Test func whoIsBlindIsChosenBelowTheSetAndNothingOfItStaysAmongFriends() async throws {
        try await onDevice { device in
            let (page, rules) = try open(device)
            @MainActor func blind() -> FewOptions? {
                let rules = rules.rules
                return rules.rows.compactMap { rules.whoIsBlind(below: $0) }.first
            }
            #expect(blind() == nil)
            try rules.rules.pick("Blind against sighted")
            #expect(blind()?.chosen == "White plays blind")
            try blind()?.pick("Black plays blind")
            #expect(page.rules?.value == "Blind against sighted")
            let details =
                "Black plays blind, 1 hour and 30 minutes, plus 30 seconds a move, FIDE Laws of 1 July 2009"
            #expect(page.rules?.details == details)
            #expect(await NewGames(page.settings).twoPlayers().second.conduct?.isBlind == true)
            // the game tells it as it comes
            device.app.settings.voice = .app
            device.app.life.appear()
            await page.start()
            try await until {
                let said = device.app.announcer.lastSentence
                return said.contains(
                    "Black plays blind. Repeat the opponent's move before you answer it.")
                    && said.contains("The game has not begun.")
            }
            // and it is as it was before
            try rules.rules.pick("Friendly")
            #expect(page.rules?.value == "Friendly" && page.rules?.details == "")
            let setup = await NewGames(page.settings).twoPlayers()
            #expect(setup.clock == "none" && setup.second.conduct == nil)
            try rules.rules.pick("Rapid")
            try page.clock.pick("5")
            try rules.rules.pick("Friendly")
            #expect(page.clock.chosen == "5")
        }
    }

    @Test func whatExcludesEachOtherIsSaidBefore() async throws {
        try await onDevice { device in
            let (page, rules) = try open(device)
            @MainActor func problem(_ name: String) -> String? { rules.item(name)?.problem }
            let begins = "Minutes until the game begins"
            let late = "Minutes late after which a player has lost"
            let score = "Each player writes the moves down"
            #expect(problem(score) == "Only by the Laws")
            #expect(problem(begins) == "Only by the Laws")
            #expect(problem("Who presses the clock") == "Needs a clock")
            #expect(problem("A draw that could be claimed comes at once") == nil)
            try rules.rules.pick("By the Laws")
            #expect(problem(score) == nil)
            #expect(problem(begins) == "Needs a clock")
            #expect(
                problem("A draw that could be claimed comes at once")
                    == "Only in a friendly game")
            try page.clock.pick("5")
            #expect(problem(begins) == nil && problem("Who presses the clock") == nil)
            #expect(problem(late) == "Needs a set time for the beginning")
            page.agreed.beginsIn = 5
            #expect(problem(late) == nil)
            // a time that was set counts no more without a clock
            try page.clock.pick("None")
            #expect(await NewGames(page.settings).twoPlayers().start == .atCommand)
            #expect(problem("What the app does for a blind player") == "Needs a blind player")
            #expect(
                problem("The app moves and announces for the sighted player")
                    == "Only where one player is blind and the app does nothing for that player")
            try page.more.blind?.pick("White")
            #expect(problem("What the app does for a blind player") == nil)
        }
    }

    @Test func againstTheComputerTheAppWatches() async throws {
        try await onDevice { device in
            let (page, rules) = try open(device, .computer)
            let alone = rules.rules.rows.filter { $0.problem != nil }
            #expect(
                alone.map(\.name) == ["Rapid without arbiter", "Blitz without arbiter"])
            #expect(alone.map(\.problem) == ["Needs two people", "Needs two people"])
            try rules.rules.pick("Rapid without arbiter")
            #expect(page.rules?.value == "Friendly")
            #expect(
                rules.item("Without an arbiter: the players claim what is wrong")?.problem
                    == "Only by the Laws")
            try rules.rules.pick("Blind against sighted")
            #expect(page.rules?.value == "Blind against sighted")
            #expect(
                rules.item("Without an arbiter: the players claim what is wrong")?.problem
                    == "Needs two people")
            page.settings[colorIn: .chess] = .black
            let setup = await NewGames(page.settings).againstComputer()
            #expect(setup.second.conduct?.isBlind == true && setup.first.conduct == nil)
        }
    }

    @Test func eachLineHasItsArticleAndItsHeading() async throws {
        try await onDevice { device in
            let (_, rules) = try open(device)
            #expect(
                rules.sections.map(\.title) == [
                    "Clock and start", "Writing the moves down", "Arbiter", "Draws",
                    "Blind players", "Friendly games",
                ])
            let items = rules.sections.flatMap(\.items)
            #expect(items.allSatisfy { !$0.article.isEmpty })
            #expect(rules.item("Minutes until the game begins")?.article == "Article 6.5")
            #expect(
                rules.item("Without an arbiter: the players claim what is wrong")?.article
                    == "Appendix A.4, B.3")
            #expect(Set(items.map(\.id)).count == items.count)
        }
    }

    @Test func gamesWithoutLawsHaveNoSuchPage() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.person)
            try page.game.pick("Checkers")
            #expect(page.rules == nil)
            #expect(!page.parts.contains { $0.id == "rules" })
            #expect(
                page.moreParts.contains { $0.id == "A draw that could be claimed comes at once" })
        }
    }
}

extension RuleChoice {
    func pick(_ name: String) throws {
        guard let row = rows.first(where: { $0.name == name }) else {
            throw Problem("\(name) is not among \(rows.map(\.name))")
        }
        pick(row)
    }
}

extension RulesModel {
    func item(_ name: String) -> Item? {
        sections.flatMap(\.items).first { $0.id == name }
    }

    func turn(_ name: String) throws {
        guard case .flag(let flag) = item(name)?.part.content else {
            throw Problem("\(name) is no switch")
        }
        flag.set(!flag.isOn())
    }
}
