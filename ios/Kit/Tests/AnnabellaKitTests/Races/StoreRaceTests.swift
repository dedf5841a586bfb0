import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// The same with a store between.
@MainActor
@Suite
struct StoreRaceTests {
    let rounds: Int

    init() throws {
        rounds = try number("ANNABELLA_ROUNDS", 100)
    }

    @Test
    func closeWhileItThinks() async throws {
        for round in 0..<rounds {
            let store = try await store("new chess white=full:60 black=full:60 seed=\(round)")
            #expect(store.state.view.engine == .move)
            async let first = store.close()
            async let second = store.close()
            #expect(await (first, second) == (nil, nil))
            #expect(store.state.isClosed)
            #expect(store.progress == nil)
        }
    }

    @Test
    func cancelTwiceAndThinkOn() async throws {
        for round in 0..<rounds {
            let store = try await store("new chess black=level:3 seed=\(round)")
            store.send(asked("white > move e2e4"))
            if round % 2 > 0 { try await Task.sleep(for: .milliseconds(round % 8)) }
            async let first = store.cancelThinking()
            async let second = store.cancelThinking()
            _ = await (first, second)
            #expect(!store.state.view.isThinking)
            #expect(store.progress == nil)
            await store.thinkOn()
            try await until { store.state.view.plies == 2 }
            await store.close()
        }
    }

    @Test
    func whoReadsTheEventsActs() async throws {
        for _ in 0..<rounds {
            let store = try await store("new chess")
            var answers = ["black > move e7e5", "white > move g1f3", "black > move b8c6"]
            let reader = Task {
                for await _ in store.events {
                    if answers.isEmpty { return }
                    await store.dispatch(asked(answers.removeFirst()))
                }
            }
            store.send(asked("white > move e2e4"))
            await reader.value
            #expect(store.state.view.plies == 4)
            await store.close()
        }
    }

    @Test
    func aListenerThatThrows() async throws {
        for round in 0..<rounds {
            let store = try await GameStore.open(times: .device) { bell in
                let heard = Heard(next: bell, throwing: someError(round))
                return try game("new chess black=level:1 seed=\(round)", listener: heard)
            }
            store.send(asked("white > move e2e4"))
            try await until { store.state.view.plies == 2 }
            #expect(await store.close() == nil)
        }
    }

    @Test
    func whatWasFoundTooLateDoesNothing() async throws {
        for round in 0..<rounds {
            let store = try await store("new chess black=level:1 seed=\(round)")
            store.send(asked("white > move e2e4"))
            await store.dispatch(asked("white > undo"))
            await store.dispatch(asked("white > move d2d4"))
            try await until { store.state.view.plies == 2 }
            await store.close()
            let told = await read(store.events)
            #expect(told.prefix(3) == ["moved white e4", "taken-back 1", "moved white d4"])
            #expect(told.count == 4)
        }
    }

    @Test
    func theStoreIsClosedWhileItIsUsed() async throws {
        for round in 0..<rounds {
            let store = try await store("new chess black=level:1 seed=\(round)")
            let used = [
                Task { _ = await store.dispatch(asked("white > move e2e4")) },
                Task { _ = await store.cancelThinking() },
                Task { _ = await store.close() },
                Task { _ = await store.dispatch(asked("white > move d2d4")) },
            ]
            #expect(await store.close() == nil)
            for task in used {
                await task.value
            }
            #expect(store.state.isClosed)
            #expect(store.state.fault == nil)
        }
    }

    @Test
    func aForgottenStoreEndsTheComputersThread() async throws {
        for round in 0..<rounds {
            let heard = Kept<Heard>()
            var store: GameStore? = try await GameStore.open(times: .device) { bell in
                let listener = heard.keep(Heard(next: bell))
                return try game("new chess black=level:1 seed=\(round)", listener: listener)
            }
            store?.send(asked("white > move e2e4"))
            try await until { heard.value?.thread != nil }
            weak var forgotten = store
            store = nil
            try await until { forgotten == nil && heard.value?.thread?.isAlive == false }
        }
    }

    @Test
    func aStoreIsForgottenInTheMidstOfAThought() async throws {
        let heard = Kept<Heard>()
        var store: GameStore? = try await GameStore.open(times: .device) { bell in
            let listener = heard.keep(Heard(next: bell))
            return try game("new chess white=full:60 black=full:60", listener: listener)
        }
        // the first that is heard is how far it has come
        try await until { heard.value?.thread != nil }
        #expect(heard.value?.thread?.isAlive == true)
        weak var forgotten = store
        store = nil
        try await until { forgotten == nil && heard.value?.thread?.isAlive == false }
    }

    @Test
    func aStoreIsForgottenElsewhere() async throws {
        for round in 0..<rounds {
            let fake = FakePort()
            var store: GameStore? = try await GameStore.open(times: FakeClock().times) { _ in fake }
            // the last to hold it is not on the main actor, and may wait for an answer
            let last = Task.detached { [store] in
                await round % 2 == 0 ? store?.dispatch(FakePort.move) : nil
            }
            store = nil
            _ = await last.value
            try await until { fake.calls["shutDown"] == 1 }
        }
    }

    private func store(_ line: String) async throws -> GameStore {
        try await GameStore.create(parseSetup(line: line), in: nil)
    }
}
