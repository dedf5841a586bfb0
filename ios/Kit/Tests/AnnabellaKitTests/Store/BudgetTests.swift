import AnnabellaCore
import Testing

@testable import AnnabellaKit

@MainActor
@Suite
struct BudgetTests {
    let move = FakePort.move

    @Test
    func anActionIsOneCall() async throws {
        let fake = FakePort()
        let store = try await GameStore.open(times: FakeClock().times) { _ in fake }
        #expect(fake.calls == ["opened": 1])
        for _ in 0..<10 {
            await store.dispatch(move)
            store.send(asked("white > explore e4"))
        }
        await store.cancelThinking()
        await store.thinkOn()
        await store.flush()
        await store.rename("A")
        _ = await (store.id(), store.notation())
        _ = await (store.fen(), store.score(.figurines))
        _ = await (store.setup(), store.moves(), store.boardAfter(plies: 0))
        _ = await store.playerName(.first)
        await store.setSpeech(GameSpeech(settings: .fide, listener: .first))
        _ = await (store.hear("knight f 3"), store.braille(.brf))
        _ = await (store.describe(), store.ask(.turn))
        _ = await (store.squareLabels(), store.feltClock(.first))
        await store.setTimeMarks(firstMs: [60_000], secondMs: [])
        await store.setAnswerMoment(leastMs: 0, mostMs: 10)
        _ = await store.spokenLog(.fide, for: .first)
        _ = await store.review(of: .first, listener: nil)
        await store.sealMove("e4", by: .first, passphrase: "x")
        await store.openSealedMove(by: .second, passphrase: "x")
        let once = [
            "opened", "cancelThinking", "thinkOn", "flush", "rename", "id", "notation", "setup",
            "moves",
            "boardAfter", "fen", "score", "playerName", "setSpeech", "hear", "braille", "describe",
            "ask",
            "squareLabels", "feltClock", "setTimeMarks", "setAnswerMoment", "spokenLog", "review",
            "sealMove", "openSealedMove",
        ]
        var expected = Dictionary(uniqueKeysWithValues: once.map { ($0, 1) })
        expected["dispatch \(move.deed)"] = 10
        expected["dispatch \(GameDeed.explore(square: 28))"] = 10
        #expect(fake.calls == expected)
        await store.close()
        await store.close()
        expected["shutDown"] = 1
        #expect(fake.calls == expected)
        await store.dispatch(move)
        await store.cancelThinking()
        #expect(fake.calls == expected)
    }

    @Test
    func aFrameAndAFocusChangeAreNone() async throws {
        let fake = FakePort { _ in 1_000_000 }
        let store = try await GameStore.open(times: FakeClock().times) { _ in fake }
        for frame in 0..<1_000 {
            let (view, square) = (store.state.view, frame % 64)
            _ = (view.board.piece(at: square), view.moves(from: square), view.latestMove)
            _ = (view.may(.first, .undo), view.isThinking, view.clocks)
            _ = (view.revision, store.state.notSaved, store.progress)
            await Task.yield()
        }
        #expect(fake.calls == ["opened": 1])
        await store.close()
    }

    @Test
    func progressIsShownWithoutACall() async throws {
        let fake = FakePort()
        let bell = Kept<any GameListener>()
        let store = try await GameStore.open(times: FakeClock().times) { listener in
            _ = bell.keep(listener)
            return fake
        }
        for nodes in 1...1_000 {
            try bell.value?.onProgress(progress: EngineProgress(depth: 1, nodes: UInt64(nodes)))
        }
        try await until { store.progress?.nodes == 1_000 }
        #expect(fake.calls == ["opened": 1])
        try bell.value?.onEngineReady()
        try await until { fake.calls["collect"] == 1 }
        #expect(store.progress?.nodes == 1_000)
        // the computer thinks on, but about the next position
        await store.dispatch(move)
        #expect(store.progress == nil)
        try bell.value?.onProgress(progress: EngineProgress(depth: 1, nodes: 2))
        try await until { store.progress?.nodes == 2 }
        await store.cancelThinking()
        #expect(store.progress == nil)
        // one that was on its way when the computer was stopped
        try bell.value?.onProgress(progress: EngineProgress(depth: 1, nodes: 1))
        await settled()
        #expect(store.progress == nil)
        await store.close()
        try bell.value?.onEngineReady()
        await settled()
        #expect(fake.calls["collect"] == 1)
    }

    @Test
    func theComputerTellsItsProgressFourTimesASecondAtMost() async throws {
        let heard = Heard(throwing: someError(1))
        let began = ContinuousClock.now
        let session = try game("new chess white=level:12 black=level:12", listener: heard)
        // how often depends on the machine; a fast one may have nothing to tell
        while began.duration(to: .now) < .seconds(2) {
            // it goes on with the next move
            _ = try session.collect(nowMs: 0)
            try await Task.sleep(for: .milliseconds(5))
        }
        let (told, took) = (heard.progress, began.duration(to: .now))
        #expect(.milliseconds(250 * told.count) <= took)
        try session.shutDown()
    }

    @Test
    func oneTimerWaitsAndTicksOnce() async throws {
        let clock = FakeClock()
        // moves on with the actions; nothing matters after 5000
        let fake = FakePort { now in now < 5_000 ? 5_000 + now % 7 : nil }
        let store = try await GameStore.open(times: clock.times) { _ in fake }
        for _ in 0..<20 {
            clock.advance(1)
            await store.dispatch(move)
        }
        // one that was cancelled may still be leaving when the next one comes
        #expect(clock.most <= 2)
        try await until { clock.waiting == 1 }
        #expect(fake.calls["dispatch tick"] == nil)
        clock.advance(10_000)
        try await until { fake.calls["dispatch tick"] == 1 }
        await settled(store)
        #expect(clock.waiting == 0)
        #expect(fake.calls["dispatch tick"] == 1)
        await store.close()
    }

    @Test
    func aMomentThatStaysIsWaitedForOnce() async throws {
        let clock = FakeClock()
        let fake = FakePort { _ in 1_000_000 }
        let store = try await GameStore.open(times: clock.times) { _ in fake }
        for _ in 0..<50 {
            await store.dispatch(move)
        }
        try await until { clock.waiting == 1 }
        #expect(clock.sleeps == 1)
        #expect(clock.most == 1)
        await store.close()
    }
}
