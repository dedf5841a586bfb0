import AnnabellaCore
import AnnabellaKit
import Testing

/// A chess clock without a game, as an app has it.
@Suite
struct ClockStoreTests {
    private let time = FakeClock()

    @Test
    func aClockIsPressedTellsAndStops() async throws {
        let clock = try ClockStore("5; 3+2", settings: .fide, times: time.times)
        #expect(try await clock.look().get().phase == .waiting)
        let run = try await clock.press(.second).get()
        #expect(run.phrases.map(said) == ["en:White's clock runs."])
        #expect(run.nextMomentMs == time.times.nowMs() + 300_000)
        time.advance(10_000)
        #expect(try await clock.press(.first).get().clocks.first.leftMs == 290_000)
        #expect(try await said(clock.timesLeft().get()[0]) == "en:White: 4 minutes and 50 seconds.")
        #expect(try await said(clock.timesUsed().get()[0]) == "en:White: 1 move; 10 seconds used.")
        #expect(try await clock.describe().get().count == 4)
        #expect(try await clock.felt(.second).get()?.repeats == true)
        try await clock.setSpeech(.german).get()
        #expect(try await clock.stop().get().phrases.map(said) == ["de:Die Uhren stehen."])
        #expect(try await clock.setMoves(7, of: .first).get().phase == .stopped(next: .second))
        await clock.setLeft(5_000, of: .second)
        await clock.start(.second)
        time.advance(5_000)
        #expect(try await clock.look().get().phase == .over(fallen: .second))
    }

    @Test
    func aClockThatWasKeptGoesOnAndTellsWhatSinks() async throws {
        let first = try ClockStore("1", settings: .fide, times: time.times)
        let text = try await first.start(.first).get().text
        let clock = try ClockStore(text: text, settings: .fide, times: time.times)
        let marked = try await clock.setTimeMarks(firstMs: [30_000], secondMs: []).get()
        #expect(marked.nextMomentMs == time.times.nowMs() + 30_000)
        time.advance(30_000)
        let low = try await clock.look().get()
        #expect(low.phrases.map(said) == ["en:White has 30 seconds left."])
    }

    @Test
    func whatIsNoClockIsAnError() {
        #expect(throws: GameError.self) { try ClockStore("x", settings: .fide) }
        #expect(throws: GameError.self) { try ClockStore(text: "x", settings: .fide) }
    }
}
