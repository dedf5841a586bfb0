import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// Games by correspondence, beyond what is played of them in `tests/reached`.
@MainActor
@Suite struct PostTests {
    private let game =
        "new chess black=correspondent white-name=Anna black-name=Bella days=5 seed=11"

    /// A device to which somebody elsewhere has sent an invitation, which is read on Home.
    private func invited(
        _ test: @MainActor (Device, HomeModel) async throws -> Void
    ) async throws {
        try await onDevice { device in
            let there = There(.device)
            try await there.act(game, shared: "", first: "")
            try await there.act("white > move e2e4", shared: "", first: "")
            let home = device.app.homeModel()
            await home.appear()
            let reading = Task { await home.followLetters() }
            let link = try #require(there.text("").split(separator: "\n").last)
            device.app.arrive(try #require(URL(string: String(link))))
            try await until { device.told != nil }
            do { try await test(device, home) } catch {
                reading.cancel()
                throw error
            }
            reading.cancel()
            await reading.value
        }
    }

    @Test func anInvitationThatIsNotAcceptedChangesNothing() async throws {
        try await invited { device, _ in
            #expect(device.app.dialogs.open?.title == "An invitation")
            #expect(device.app.dialogs.open?.answers.map(\.label) == ["Not now", "Accept"])
            device.app.dialogs.cancel()
            try await until { device.app.inbox.letters.isEmpty }
            #expect(try await device.app.library.list().get().isEmpty)
            #expect(device.app.games.current == nil)
        }
    }

    @Test func homeHasTheGamesThatGoOnAfterHowOneBegins() async throws {
        try await invited { device, home in
            device.app.dialogs.agree()
            try await until { device.app.pages.top == .game }
            device.app.pages.back()
            try await until {
                await home.appear()
                return !home.running.isEmpty
            }
            let card = try #require(
                home.page.parts.first { part in
                    part.parts.contains { $0.label == "Play by correspondence" }
                })
            #expect(
                card.parts.map(\.label) == [
                    "By correspondence", "Play by correspondence", "Paste a move",
                    "Anna against Bella: your move, move 1, due in 5 days.",
                ])
            #expect(card.parts.last?.aside == "Chess")
            try await home.goOn(#require(home.running.first))
            #expect(device.app.pages.top == .game)
        }
    }

    @Test func whatHasChangedBeforeThePageIsThereIsToldOnIt() async throws {
        try await invited { device, _ in
            device.app.dialogs.agree()
            try await until { device.app.pages.top == .game }
            let game = try #require(device.app.games.current)
            await game.dispatch(asked("black > move c7c5"))
            // something was said there, as the move is
            let announcer = device.app.announcer
            await announcer.say("Black: c5", in: "en")
            #expect(announcer.lastSentence == "Black: c5")
            let page = device.app.gameModel(game)
            let seen = Task { await page.run() }
            try await until {
                announcer.lastSentence.hasPrefix("Your move has still to be shared.")
            }
            seen.cancel()
            await seen.value
        }
    }

    @Test func whatIsAgreedIsRememberedAndTheGameBeginsAsItWasAgreed() async throws {
        try await onDevice { device in
            device.app.pages.go(.newGame(.correspondent))
            let page = device.app.newGameModel(.correspondent)
            page.settings.correspondent = "Bella"
            page.settings.ownName = "Anna"
            page.days?.write("8")
            try #require(page.color).pick("Black")
            #expect(page.rules == nil)
            await page.start()
            let game = try #require(device.app.games.current)
            let setup = try await game.setup().get()
            #expect(setup.first.player == .correspondent)
            #expect((setup.first.name, setup.second.name) == ("Bella", "Anna"))
            #expect(setup.days == 8)
            #expect(device.app.gameModel(game).board.isFlipped)
            #expect(device.app.newGameModel(.correspondent).days?.value() == 8)
        }
    }

    @Test func daysOfAMoveAreFromOneToSixty() async throws {
        try await onDevice { device in
            let days = try #require(device.app.newGameModel(.correspondent).days)
            days.write("61")
            #expect(days.value() == 3)
            days.count(-9)
            #expect(days.value() == 1)
            days.count(99)
            #expect(days.value() == 60)
        }
    }
}
