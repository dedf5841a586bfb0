import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A new game of checkers.
@MainActor
@Suite struct NewCheckersTests {
    @Test func whatTheGameDoesNotHaveIsLeftOutAndNotAgreed() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.person)
            #expect(page.game.choices.map(\.label) == ["Chess", "Checkers", "Yin-Yang"])
            page.agreed.strict = true
            page.agreed.chess960 = true
            page.agreed.blind = .both
            page.agreed.scoreByHand = true
            try page.game.pick("Checkers")
            page.agreed.hasOdds = true
            try page.clock.pick("5")
            let more = page.more
            #expect(more.variant == nil && page.rules == nil && more.blind == nil)
            #expect(!more.canKeepScore && more.unsupervised == nil)
            #expect(more.terms.lines.isEmpty && more.duties == nil)
            #expect(more.summary == "Another time for White")
            try more.blackClock?.pick("30")
            try more.hidden.pick("The pieces")
            more.automaticDraws?.set(true)
            #expect(page.more.summary.contains("Draws at once"))
            #expect(page.more.hiddenFrom?.choices.map(\.label).suffix(2) == ["Red", "White"])
            #expect([page.name(of: .first), page.name(of: .second)] == ["Red", "White"])
            page.settings.whiteName = "Anna"
            await page.start()
            let game = try #require(device.app.games.current)
            let setup = try await game.setup().get()
            #expect(setup.kind == .checkers && setup.mode == .casual)
            #expect(setup.automaticDraws)
            #expect(setup.clock == "5" && setup.secondClock == "30")
            #expect(setup.first.name == "Anna" && setup.first.conduct?.isBlind == false)
            #expect(setup.first.conduct?.hidden == .pieces(mayAsk: true))
            // it is remembered, and chess has what was agreed for it
            await device.restart()
            let again = device.app.newGameModel(.person)
            #expect(again.game.chosen == "Checkers")
            #expect(device.app.newGameModel(.computer).game.chosen == "Chess")
            try again.game.pick("Chess")
            #expect(again.agreed.kind == .chess960 && again.agreed.isStrict)
        }
    }

    @Test func redIsChosenAgainstTheComputer() async throws {
        try await onDevice { device in
            let page = device.app.newGameModel(.computer)
            try page.game.pick("Checkers")
            #expect(page.color?.choices.map(\.label) == ["By lot", "Red", "White"])
            #expect(page.more.playsBlind == nil)
            try page.color?.pick("Red")
            await page.start()
            let game = try #require(device.app.games.current)
            #expect(game.state.view.kind == .checkers)
            #expect(game.state.view.first.player == .person)
            #expect(device.app.pages.path == [.game])
        }
    }

    // CK-34
    @Test func coloursAreDrawnByLotAndChangeWithEveryFurtherGame() async throws {
        try await onDevice { device in
            let settings = device.app.settings
            for agreed in [settings.againstComputer, settings.betweenPeople] {
                agreed.game = .checkers
            }
            settings.whiteName = "Anna"
            settings.blackName = "Bella"
            let games = NewGames(settings)
            var two = await games.twoPlayers()
            for name in ["Bella", "Anna", "Bella"] {
                two = await games.again(two)
                #expect(two.first.name == name && two.kind == .checkers)
            }
            var drawn: Set<Bool> = []
            for _ in 0..<64 { drawn.insert(await games.againstComputer().first.player.isPerson) }
            #expect(drawn.count == 2)
            var one = await games.againstComputer()
            for _ in 0..<8 {
                let next = await games.again(one)
                #expect(next.first.player.isPerson != one.first.player.isPerson)
                one = next
            }
            // who has chosen his colour keeps it
            settings[colorIn: .checkers] = .white
            #expect(settings[colorIn: .chess] == .random)
            let kept = await games.again(await games.againstComputer())
            #expect(kept.first.player.isPerson)
        }
    }

    @Test func theKeysOfBothGamesAreToldAndChangedApart() async throws {
        try await onDevice { device in
            let model = device.app.keysModel()
            #expect(model.groups.map(\.heading) == ["Chess", "Checkers", "Yin-Yang"])
            let rows = model.groups.flatMap(\.rows)
            #expect(Set(rows.map(\.id)).count == rows.count)
            let hint = try #require(model.groups[1].rows.first { $0.command == "HINT" })
            model.ask(hint)
            #expect(model.press(KeyEvent(.sign("z"))))
            #expect(device.app.settings.keys(of: .checkers) == "HINT z")
            #expect(device.app.settings.keys(of: .chess960) == "")
            model.reset()
            #expect(device.app.settings.keys(of: .checkers) == "")
        }
    }

    @Test func theTwoSwitchesAreAmongTheSettings() async throws {
        try await onDevice { device in
            let page = device.app.settingsModel()
            let numbers = try page.line(.settingsSquareNumbers)
            #expect(page.isOn(numbers))
            page.act(numbers)
            #expect(!device.app.settings.squareNumbers)
            page.act(try page.line(.settingsLightSquares))
            #expect(device.app.settings.lightSquares)
        }
    }
}
