import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// What is agreed seldom, from Home to what it brings about in the game.
@MainActor
@Suite struct TermsTests {
    private let draws = "A draw can be agreed"
    private let session = "Hours until the game is adjourned"
    private let begins = "Minutes until the game begins"
    private let late = "Minutes late after which a player has lost"

    /// The page on which two people, or one against the computer, agree.
    private func page(_ device: Device, _ label: LabelName) throws -> NewGameModel {
        let home = device.app.homeModel()
        home.go(try #require(home.lines.first { $0.label == label }))
        guard case .newGame(let opponent) = device.app.pages.top else {
            throw Problem("another page: \(String(describing: device.app.pages.top))")
        }
        return device.app.newGameModel(opponent)
    }

    private func choose(
        _ page: NewGameModel, _ device: Device, _ name: String, _ value: String
    ) throws {
        let lines = page.more.terms.lines
        let line = try #require(lines.first { device.app.text($0.name) == name })
        line.choose()
        try device.pick(value)
        #expect(page.more.terms.lines.first { $0.name == line.name }?.value == value)
    }

    private func play(
        _ page: NewGameModel, _ device: Device,
        _ test: @MainActor (OnTable, GameSetup) async throws -> Void
    ) async throws {
        await page.start()
        let game = try #require(device.app.games.current)
        let table = OnTable(device, game, isBack: true)
        do { try await test(table, game.setup().get()) } catch {
            await table.disappear()
            throw error
        }
        await table.disappear()
    }

    private func menu(_ table: OnTable) -> [String] {
        (table.model.menu + table.model.offered).map { table.app.text($0.label) }
    }

    @Test func withoutAnArbiterAFlagAndAnIllegalMoveCountWhenTheyAreClaimed() async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            let page = try page(device, .homeTwoPlayers)
            #expect(page.more.unsupervised == nil)
            try page.rules?.pick("By the Laws")
            let choice = try #require(page.more.unsupervised)
            #expect(choice.name.hasPrefix("Without an arbiter:") && !choice.isOn())
            choice.set(true)
            #expect(choice.isOn())
            #expect(page.rules?.details == "Without an arbiter, FIDE Laws of 1 July 2009")
            try page.clock.pick("30")
            try page.more.press?.pick("The players")
            try await play(page, device) { table, setup in
                #expect(!setup.isSupervised)
                try await until { table.model.offers(.gameStart) }
                try table.pick("Start")
                try await until { table.view.clocks?.running == .first }
                table.drag("e2", "e5")
                try await until { table.view.plies == 1 }
                try await until { table.model.offers(.gamePressClock) }
                try table.pick("Press the clock")
                try await until { table.view.clocks?.running == .second }
                try table.pick("Claim")
                try table.answer("A move was illegal")
                try await until { table.view.plies == 0 }
                clock.advance(31 * 60_000)
                try await until { table.view.clocks?.first.leftMs == 0 }
                #expect(table.ending == nil)
                try table.pick("Claim")
                try table.answer("The opponent's flag has fallen")
                try await until { table.ending != nil }
            }
        }
    }

    @Test func againstTheComputerTheAppWatches() async throws {
        try await onDevice { device in
            let page = try page(device, .homePlayComputer)
            try page.rules?.pick("By the Laws")
            #expect(page.more.unsupervised == nil)
            #expect(page.rules?.value == "By the Laws, changed")
            try await play(page, device) { _, setup in #expect(setup.isSupervised) }
        }
    }

    @Test func drawsCanBeAgreedFromAMoveOnOrNotAtAll() async throws {
        try await onDevice { device in
            var page = try page(device, .homeTwoPlayers)
            #expect(page.more.terms.lines.isEmpty)
            try page.rules?.pick("By the Laws")
            try await play(page, device) { table, setup in
                #expect(setup.drawsFromMove == 0)
                try await until { menu(table).contains("Offer draw") }
            }
            for (value, number) in [("From move 30", 30), ("Not at all", nil)]
                as [(String, UInt32?)]
            {
                device.app.pages.back()
                page = try self.page(device, .homeTwoPlayers)
                try choose(page, device, draws, value)
                #expect(page.rules?.details == "Draws limited, FIDE Laws of 1 July 2009")
                try await play(page, device) { table, setup in
                    #expect(setup.drawsFromMove == number)
                    #expect(!menu(table).contains("Offer draw"))
                }
            }
        }
    }

    @Test func aGameIsAdjournedWhenItsSessionEnds() async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            let page = try page(device, .homeTwoPlayers)
            try page.rules?.pick("By the Laws")
            try choose(page, device, session, "2")
            try await play(page, device) { table, _ in
                clock.advance(119 * 60_000)
                await settled(table.game)
                #expect(!isSealing(table))
                clock.advance(60_000)
                try await until { isSealing(table) }
                #expect(menu(table).contains("Seal the move"))
            }
        }
    }

    private func isSealing(_ table: OnTable) -> Bool {
        if case .sealing = table.view.turnNow { true } else { false }
    }

    @Test func aGameBeginsAtASetTimeAndWhoComesTooLateHasLost() async throws {
        let clock = FakeClock()
        try await onDevice(times: clock.times) { device in
            let page = try page(device, .homeTwoPlayers)
            try page.rules?.pick("By the Laws")
            #expect(!page.more.terms.lines.contains { device.app.text($0.name) == late })
            #expect(!page.more.terms.lines.contains { device.app.text($0.name) == begins })
            try page.clock.pick("30")
            try choose(page, device, begins, "5")
            try choose(page, device, late, "10")
            #expect(page.rules?.details == "Begins at a set time, FIDE Laws of 1 July 2009")
            try await play(page, device) { table, setup in
                #expect(setup.start == .scheduled(atMs: 300_000, defaultTimeMs: 600_000))
                try await until { table.model.offers(.strictWhiteArrives) }
                try table.pick("White is here")
                await settled(table.game)
                clock.advance(5 * 60_000)
                try await until { table.view.clocks?.running == .first }
                clock.advance(11 * 60_000)
                try await until { table.ending != nil }
                try await table.result(clock)
            }
        }
    }

    @Test func theAppAssistsABlindPlayerInWhatIsAgreed() async throws {
        try await onDevice { device in
            let page = try page(device, .homeTwoPlayers)
            #expect(page.more.duties == nil)
            try page.more.blind?.pick("Black")
            let duties = try #require(page.more.duties)
            duties.choose()
            #expect(device.app.dialogs.open?.chosen == Set(0..<6))
            device.app.dialogs.agree([0, 2, 4, 5])
            #expect(
                page.more.duties?.value
                    == "The moves on both boards, Score and clock, Claims, Adjournment")
            try await play(page, device) { _, setup in
                #expect(
                    setup.second.conduct?.assistant == [.boards, .score, .claims, .adjournment])
                #expect(setup.second.conduct?.reportsSpeech == false)
            }
        }
    }

    @Test func whatTheAppDoesNotAssistWithItDoesNotDo() async throws {
        try await onDevice { device in
            let page = try page(device, .homePlayComputer)
            page.more.playsBlind?.set(true)
            page.more.duties?.choose()
            device.app.dialogs.agree([0, 1, 2, 4, 5])
            await page.start()
            #expect(device.app.pages.top == .blind)
            let game = try #require(device.app.games.current)
            device.app.blindModel(game).tellClocks()
            try await until {
                device.app.announcer.lastSentence == "Nobody tells that in this game."
            }
        }
    }

    @Test func withoutAnAssistantOfTheBlindPlayerTheSightedOneCanBeHelped() async throws {
        try await onDevice { device in
            let page = try page(device, .homeTwoPlayers)
            try page.more.blind?.pick("Black")
            #expect(page.more.assistsSighted == nil)
            page.more.duties?.choose()
            device.app.dialogs.agree([])
            #expect(page.more.duties?.value == "Nothing")
            try #require(page.more.assistsSighted).set(true)
            try await play(page, device) { _, setup in
                #expect(setup.second.conduct?.assistant == [])
                #expect(setup.first.conduct?.assistant == [.boards, .announcements])
            }
        }
    }

    @Test func theBoardIsHiddenFromOneOfTwoPeople() async throws {
        try await onDevice { device in
            let page = try page(device, .homeTwoPlayers)
            #expect(page.more.hiddenFrom == nil)
            try page.more.hidden.pick("The pieces")
            try page.more.hiddenFrom?.pick("Black")
            try await play(page, device) { table, setup in
                #expect(setup.first.conduct == nil)
                #expect(setup.second.conduct?.hidden == .pieces(mayAsk: true))
                #expect(!table.board.picture.hidesPieces)
                table.drag("e2", "e4")
                try await until { table.board.picture.hidesPieces }
                table.drag("e7", "e5")
                try await until { !table.board.picture.hidesPieces }
            }
        }
    }
}
