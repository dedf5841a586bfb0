import AnnabellaCore
import Testing

@testable import AnnabellaKit

@MainActor
@Suite
struct BudgetTests {
    let move = GameAction(
        by: .white, deed: .move(squares: MoveSquares(from: 12, to: 28, promotion: nil)))

    @Test
    func anActionIsOneCallAndAReadIsNone() async throws {
        let fake = FakeGame()
        let store = try await GameStore.open(times: FakeClock().times) { _ in fake }
        let opening = fake.allCalls
        for _ in 0..<10 {
            _ = await store.perform(move)
        }
        #expect(fake.allCalls == opening + 10)
        for _ in 0..<1_000 {
            _ = (store.state.view.board, store.state.revision, store.state.notSaved)
        }
        #expect(fake.allCalls == opening + 10)
        #expect(opening == 1)
        await store.close()
        await store.close()
        #expect(fake.calls["shutDown"] == 1)
        #expect(await store.perform(move) == .failure(.Closed))
        #expect(fake.allCalls == opening + 11)
    }

    @Test
    func oneTimerWaitsAndTicksOnce() async throws {
        let clock = FakeClock()
        // moves on with the actions; nothing matters after 5000
        let fake = FakeGame { now in now < 5_000 ? 5_000 + now % 7 : nil }
        let store = try await GameStore.open(times: clock.times) { _ in fake }
        for _ in 0..<20 {
            clock.advance(1)
            _ = await store.perform(move)
        }
        // one that was cancelled may still be leaving when the next one comes
        #expect(clock.most <= 2)
        try await until { clock.waiting == 1 }
        #expect(fake.calls["dispatch tick"] == nil)
        clock.advance(10_000)
        try await until { fake.calls["dispatch tick"] == 1 }
        try await Task.sleep(for: .milliseconds(50))
        #expect(fake.calls["dispatch tick"] == 1)
        await store.close()
    }

    @Test
    func aMomentThatStaysIsWaitedForOnce() async throws {
        let clock = FakeClock()
        let fake = FakeGame { _ in 1_000_000 }
        let store = try await GameStore.open(times: clock.times) { _ in fake }
        for _ in 0..<50 {
            _ = await store.perform(move)
        }
        try await until { clock.sleeps == 1 }
        #expect(clock.most == 1)
        await store.close()
    }

    @Test
    func aStoreThatIsForgottenClosesItsGame() async throws {
        let fake = FakeGame()
        var store: GameStore? = try await GameStore.open(times: FakeClock().times) { _ in fake }
        store?.send(move)
        weak var forgotten = store
        store = nil
        try await until { fake.calls["shutDown"] == 1 }
        #expect(forgotten == nil)
        #expect(fake.calls["dispatch \(move.deed)"] == 1)
    }

    @Test
    func eventsComeOnceAndInOrderAndEnd() async throws {
        let fake = FakeGame()
        let store = try await GameStore.open(times: FakeClock().times) { _ in fake }
        for _ in 0..<100 {
            store.send(move)
        }
        await store.close()
        var told = 0
        for await _ in store.events {
            told += 1
        }
        #expect(told == 100)
    }
}
