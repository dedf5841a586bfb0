import AnnabellaCore
import Testing

@testable import AnnabellaKit

@MainActor
@Suite
struct EventsTests {
    let fake = FakePort()

    @Test
    func eventsComeOnceAndInOrderAndEnd() async throws {
        let store = try await GameStore.create(parseSetup(line: "new chess"), in: nil)
        for (index, move) in ["g1f3", "g8f6", "f3g1", "f6g8"].enumerated() {
            store.send(asked("\(index % 2 == 0 ? "white" : "black") > move \(move)"))
        }
        await store.close()
        let moves = ["white Nf3", "black Nf6", "white Ng1", "black Ng8"]
        #expect(await read(store.events) == moves.map { "moved \($0)" })
        #expect(await read(store.events).isEmpty)
    }

    @Test
    func aReaderThatIsCancelledLosesNothing() async throws {
        let store = try await store()
        for _ in 0..<20 {
            var told = 0
            let reader = Task {
                for await _ in store.events { told += 1 }
            }
            await store.dispatch(FakePort.move)
            try await until { told == 1 }
            reader.cancel()
            await reader.value
            #expect(told == 1)
        }
        store.send(FakePort.move)
        store.send(FakePort.move)
        await store.close()
        #expect(await read(store.events).count == 2)
    }

    @Test
    func aReaderThatStopsLeavesTheRest() async throws {
        let store = try await store()
        for _ in 0..<3 {
            store.send(FakePort.move)
        }
        for await _ in store.events { break }
        await store.close()
        #expect(await read(store.events).count == 2)
    }

    @Test
    func aNewReaderTakesOver() async throws {
        let store = try await store()
        var told = 0
        let first = Task {
            for await _ in store.events { told += 1 }
        }
        await store.dispatch(FakePort.move)
        try await until { told == 1 }
        let second = Task { await read(store.events).count }
        await first.value
        #expect(told == 1)
        await store.dispatch(FakePort.move)
        await store.close()
        #expect(await second.value == 1)
    }

    @Test
    func aReplacedReaderEndsWhenItComesBack() async throws {
        let store = try await store()
        await store.dispatch(FakePort.move)
        var (told, isBusy) = (0, true)
        let first = Task {
            for await _ in store.events {
                told += 1
                try await until { !isBusy }
            }
        }
        try await until { told == 1 }
        var toldSecond = 0
        let second = Task {
            for await _ in store.events { toldSecond += 1 }
        }
        await store.dispatch(FakePort.move)
        try await until { toldSecond == 1 }
        isBusy = false
        try await first.value
        await store.dispatch(FakePort.move)
        await store.close()
        await second.value
        #expect(told == 1)
        #expect(toldSecond == 2)
    }

    @Test
    func aReaderDoesNotKeepTheStore() async throws {
        var store: GameStore? = try await store()
        let events = try #require(store?.events)
        let reader = Task { await read(events).count }
        store?.send(FakePort.move)
        weak var forgotten = store
        store = nil
        _ = await reader.value
        #expect(forgotten == nil)
        // what was asked was still done
        #expect(fake.calls == ["opened": 1, "dispatch \(FakePort.move.deed)": 1, "shutDown": 1])
    }

    private func store() async throws -> GameStore {
        try await GameStore.open(times: FakeClock().times) { [fake] _ in fake }
    }
}
