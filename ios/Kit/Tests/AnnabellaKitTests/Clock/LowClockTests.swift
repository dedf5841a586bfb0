import AnnabellaCore
import Testing

@testable import AnnabellaKit

/// A clock on which little time is left is seen, and read, as one.
@MainActor
@Suite struct LowClockTests {
    @Test func aPlayersClockIsLowWhileItRunsAndShowsTenths() async throws {
        let clock = FakeClock()
        try await onTable("new chess mode=casual clock=1", times: clock.times) { table in
            @MainActor func isLow() -> [Bool?] {
                [table.model.players.near?.isLow, table.model.players.far?.isLow]
            }
            try await until { table.model.players.near?.time == "1:00" }
            #expect(isLow() == [false, false])
            clock.advance(39_000)
            try await until { table.model.players.near?.time == "0:21" }
            #expect(isLow() == [false, false])
            clock.advance(2_000)
            try await until { table.model.players.near?.isLow == true }
            #expect(table.model.players.far?.isLow == false)
            // one that stands is none
            try await table.game.make(["e2e4"])
            try await until { table.model.players.near?.isLow == false }
        }
    }

    @Test func theFaceOfTheTalkingClockIsLow() async throws {
        try await onClock { device, page, time in
            page.set()
            try await device.write("1")
            try await until { page.faces[1].left == "1:00" }
            page.startOrStop()
            try await until { page.isRunning }
            #expect(page.faces.map(\.isLow) == [false, false])
            time.advance(45_000)
            try await until { page.faces.map(\.isLow) == [false, true] }
        }
    }

    @Test func itIsFilledWithTheColourOfAWarning() {
        for theme in [Theme.light, .dark, .highContrast] {
            let usual = ClockFill(theme, .runs, isLow: false)
            let low = ClockFill(theme, .runs, isLow: true)
            #expect(usual.fill == theme.ink && low.fill == theme.warning && low.words != low.fill)
            #expect(ClockFill(theme, .stands, isLow: false).fill == nil)
        }
    }
}
