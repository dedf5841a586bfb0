import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

#if DRILL
    @MainActor
    @Suite
    struct PanicTests {
        let folder = temporaryFolder()

        @Test
        func aFaultIsAnErrorAndTheGameIsInItsFile() throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let session = try game("new chess clock=5", in: folder)
            try session.act("arbiter > start")
            for move in moves {
                try session.act(move)
            }
            let id = try #require(try session.id())
            #expect(throws: GameError.Internal(reason: "a drill")) {
                try session.fact(fact: "panic", nowMs: 0)
            }
            #expect(throws: GameError.Closed) { try session.act("white > move f1c4") }
            #expect(throws: GameError.Closed) { try session.view(nowMs: 0) }
            #expect(throws: Never.self) { try session.shutDown() }

            let again = try GameSession.resume(
                folder: folder.path, id: id, listener: nil, nowMs: 0, wallMs: 0)
            #expect(try again.fact(fact: "score", nowMs: 0) == "1. e4 e5 2. Nf3 Nc6")
            #expect(try again.opened(nowMs: 0).events.map { text(of: $0) } == ["paused arbiter"])
            #expect(try again.opened(nowMs: 0).events.isEmpty)
            try again.act("white > continue")
            #expect(
                try again.act("white > move f1c4").events.map { text(of: $0) } == [
                    "moved white Bc4"
                ])
            try again.shutDown()
        }

        @Test
        func aFaultClosesTheStoreAndIsShown() async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let store = try await GameStore.open(times: FakeClock().times) { [folder] bell in
                try Drill(game("new chess", in: folder, listener: bell))
            }
            for move in moves {
                store.send(asked(move))
            }
            let id = try #require(try await store.id().get())
            let waiting = Task { await store.dispatch(asked("white > move f1c4")) }
            await #expect(throws: GameError.Internal(reason: "a drill")) {
                try await store.flush().get()
            }
            #expect(store.state.fault == "a drill")
            #expect(store.state.isClosed)
            #expect(store.state.view.plies >= 4)
            _ = await waiting.value
            #expect(await store.dispatch(asked("white > undo")) == .failure(.Closed))
            #expect(await store.close() == nil)
            #expect(await read(store.events).count >= 4)

            let again = try await GameStore.resume(id, in: folder.path)
            #expect(again.state.view.plies == store.state.view.plies)
            #expect(again.state.fault == nil)
            #expect(await (try? again.dispatch(asked("white > undo")).get())?.events.count == 1)
            await again.close()
        }

        private let moves = [
            "white > move e2e4", "black > move e7e5", "white > move g1f3", "black > move b8c6",
        ]
    }
#endif
