import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// A clock does not run on unseen: it stands, or where it may not is told on every page.
@MainActor
@Suite struct UnseenClockTests {
    private func running(_ table: OnTable) -> GameSide? { table.view.clocks?.running }

    @Test func amongFriendsItStandsFromWhenItsPageIsLeftUntilSomebodyGoesOn() async throws {
        let line = "new chess mode=casual clock=5"
        try await onTable(line, after: ["white > move e2e4"]) { table in
            let pages = table.app.pages
            for page in [Page.settings, .keys, .score] {
                #expect(running(table) == .second)
                pages.go(page)
                try await until { running(table) == nil }
                #expect(table.app.unseenClock.words == nil)
                pages.back()
                await settled(table.game)
                #expect(pages.top == .game && running(table) == nil)
                try await until { table.model.players.near?.clock == .stands }
                #expect(table.model.players.far?.clock == .isPaused)
                try await until { table.model.offers(.gameContinue) }
                try table.pick("Continue")
                try await until { running(table) == .second }
            }
            pages.go(.steps)
            await settled(table.game)
            #expect(running(table) == .second)
            pages.home()
            try await until { running(table) == nil }
        }
    }

    @Test func theGameThatBeginsMeanwhileIsNotStopped() async throws {
        try await onTable("new chess mode=casual clock=5") { table in
            await table.game.dispatch(asked("white > move e2e4"))
            table.app.pages.home()
            try await until { running(table) == nil }
            let other = try await table.device.play("new chess mode=casual clock=5")
            for deed in ["arbiter > start", "white > move e2e4"] {
                await other.dispatch(asked(deed))
            }
            await settled(other)
            #expect(other.state.view.clocks?.running == .second)
        }
    }

    @Test func whoHasLeftTheGameHearsOnceThatItsClockRuns() async throws {
        let clock = FakeClock()
        let line = "new chess mode=strict clock=90 white-name=Anna black-name=Ben"
        try await onTable(line, reads: true, times: clock.times) { table in
            let told = "Anna's clock is running: 1:30:00 · Back to the game"
            @MainActor func heard() -> Int {
                table.device.reader.sentences.filter { $0 == told }.count
            }
            table.app.pages.home()
            try await until { heard() == 1 }
            table.app.pages.go(.settings)
            try await until { table.app.unseenClock.words != nil }
            await settled(table.game)
            #expect(heard() == 1)
        }
    }

    @Test func byTheLawsItRunsOnAndEveryPageTellsItAndLeadsBack() async throws {
        let clock = FakeClock()
        let line = "new chess mode=strict clock=90 white-name=Anna black-name=Ben"
        try await onTable(line, times: clock.times) { table in
            let (pages, unseen) = (table.app.pages, table.app.unseenClock)
            pages.go(.arbiter)
            #expect(unseen.words == nil)
            pages.go(.settings)
            let words = "Anna's clock is running: 1:30:00 · Back to the game"
            try await until { unseen.words == words }
            pages.go(.about)
            try await until { unseen.words == words }
            try await until {
                clock.advance(100)
                return unseen.words?.contains("1:29:59") == true
            }
            #expect(running(table) == .first)
            unseen.goBack()
            #expect(pages.top == .arbiter && unseen.words == nil)
            pages.home()
            try await until { unseen.words != nil }
            unseen.goBack()
            #expect(pages.top == .game && unseen.words == nil)
        }
    }
}
