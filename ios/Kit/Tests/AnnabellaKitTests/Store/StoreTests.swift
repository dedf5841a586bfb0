import AnnabellaCore
import Foundation
import Observation
import Testing

@testable import AnnabellaKit

@MainActor
@Suite
struct StoreTests {
    @Test
    func theComputerAnswersWithoutBeingAsked() async throws {
        let store = try await GameStore.create(
            parseSetup(line: "new chess black=level:1 seed=7"), in: nil)
        store.send(asked("white > move e2e4"))
        try await until { store.state.view.plies == 2 }
        await store.close()
        let told = await read(store.events)
        #expect(told.count == 2)
        #expect(told.first == "moved white e4")
        #expect(told.last?.hasPrefix("moved black") == true)
    }

    @Test
    func theComputerBeginsWhenItHasWhite() async throws {
        for seed in 0..<(try number("ANNABELLA_ROUNDS", 20)) {
            let store = try await GameStore.create(
                parseSetup(line: "new chess white=level:1 seed=\(seed)"), in: nil)
            try await until { store.state.view.plies == 1 }
            await store.close()
        }
    }

    @Test
    func aFlagFallsByItself() async throws {
        let clock = FakeClock()
        let store = try await GameStore.create(
            parseSetup(line: "new chess clock=1"), in: nil, times: clock.times)
        await store.dispatch(asked("arbiter > start"))
        try await until { clock.waiting == 1 }
        clock.advance(59_999)
        #expect(clock.waiting == 1)
        #expect(store.state.view.phase == .playing(turn: .thinking))
        clock.advance(1)
        try await until { store.state.view.phase != .playing(turn: .thinking) }
        let ending = GameEnding(winner: .second, result: "0-1", reason: .flag, isUndecided: false)
        #expect(store.state.view.phase == .over(ending: ending))
        await store.close()
    }

    @Test
    func aScheduledGameWithoutAClockBeginsByItself() async throws {
        let clock = FakeClock()
        let store = try await GameStore.create(
            parseSetup(line: "new chess begins=1:00"), in: nil, times: clock.times)
        #expect(store.state.view.clocks == nil)
        #expect(store.state.view.phase == .waiting)
        await store.dispatch(asked("white > arrive"))
        await store.dispatch(asked("black > arrive"))
        clock.advance(60_000)
        try await until { store.state.view.phase == .playing(turn: .thinking) }
        await store.close()
        #expect(await read(store.events).last == "started")
    }

    @Test
    func aGameComesBackWithWhatHappenedMeanwhile() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await GameStore.create(
            parseSetup(line: "new chess clock=5"), in: folder.path)
        store.send(asked("arbiter > start"))
        store.send(asked("white > move e2e4"))
        let id = try #require(try await store.id().get())
        await store.close()
        let again = try await GameStore.resume(id, in: folder.path)
        #expect(again.state.view.phase == .paused(turn: .thinking))
        await again.close()
        #expect(await read(again.events) == ["paused arbiter"])
        await #expect(throws: GameError.self) {
            try await GameStore.resume("not-there", in: folder.path)
        }
    }

    @Test
    func whatWasPlayedCanBeLookedBackAt() async throws {
        let setup = try parseSetup(line: "new chess clock=5 white-name=Ann moves=\"e2e4\"")
        let store = try await GameStore.create(setup, in: nil, times: FakeClock().times)
        let begin = store.state.view.board
        await store.dispatch(asked("arbiter > start"))
        await store.dispatch(asked("black > move e7e5"))
        #expect(try await store.setup().get() == setup)
        let moves = try await store.moves().get()
        #expect(moves.map(\.played.notation) == ["e4", "e5"])
        #expect(moves.map(\.leftMs) == [nil, 300_000])
        #expect(try await store.boardAfter(plies: 1).get() == begin)
        #expect(try await store.boardAfter(plies: 2).get() == store.state.view.board)
        #expect(try await store.notation().get().contains("1. e4"))
        let row = try #require(try await store.score(.language, fromPly: 2).get().first)
        #expect([row.first?.text, row.second?.text] == ["e4", "e5"])
        #expect(try await store.fen().get().hasPrefix("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"))
        await #expect(throws: GameError.self) { try await store.boardAfter(plies: 3).get() }
        #expect(!store.state.isClosed)
        await store.close()
    }

    @Test
    func aGameThatCannotBeginIsAnError() async throws {
        let setup = GameSetup(
            kind: .chess, first: SeatSetup(player: .person),
            second: SeatSetup(player: .person), seed: 0, mode: .casual, clock: "x",
            press: .automatic, start: .atCommand)
        await #expect(throws: GameError.self) { try await GameStore.create(setup, in: nil) }
        let fake = FakePort()
        fake.fault = .Internal(reason: "a drill")
        await #expect(throws: GameError.Internal(reason: "a drill")) {
            try await GameStore.open(times: FakeClock().times) { _ in fake }
        }
        #expect(fake.calls == ["opened": 1, "shutDown": 1])
    }

    @Test
    func aStoppedComputerIsSeenToWait() async throws {
        let store = try await GameStore.create(
            parseSetup(line: "new chess white=full:60 black=full:60"), in: nil)
        #expect(store.state.view.engine == .move)
        #expect(try await store.cancelThinking().get().view.engine == .stopped)
        #expect(store.state.view.engine == .stopped)
        #expect(try await store.thinkOn().get().view.engine == .move)
        #expect(store.state.view.engine == .move)
        await store.close()
    }

    @Test
    func aComputerThatCannotThinkIsTold() async throws {
        let fake = FakePort(cannotThink: "no thread")
        let store = try await GameStore.open(times: FakeClock().times) { _ in fake }
        #expect(store.state.cannotThink == "no thread")
        await store.close()
    }

    @Test
    func afterCloseEverythingSaysSo() async throws {
        let store = try await GameStore.create(parseSetup(line: "new chess clock=5"), in: nil)
        await store.close()
        store.send(asked("arbiter > start"))
        #expect(await store.dispatch(asked("white > move e2e4")) == .failure(.Closed))
        #expect(await store.sealMove("e4", by: .first, passphrase: "x") == .failure(.Closed))
        #expect(await store.openSealedMove(by: .second, passphrase: "x") == .failure(.Closed))
        #expect(await store.cancelThinking() == .failure(.Closed))
        #expect(await store.thinkOn() == .failure(.Closed))
        #expect(await store.id() == .failure(.Closed))
        #expect(await store.notation() == .failure(.Closed))
        #expect(await store.setup() == .failure(.Closed))
        #expect(await store.playerName(.first) == .failure(.Closed))
        #expect(await store.moves() == .failure(.Closed))
        #expect(await store.boardAfter(plies: 0) == .failure(.Closed))
        await #expect(throws: GameError.Closed) { try await store.flush().get() }
        await #expect(throws: GameError.Closed) { try await store.rename("A").get() }
        #expect(await store.close() == nil)
        #expect(store.state.view.phase == .waiting)
        #expect(await read(store.events).isEmpty)
    }

    @Test
    func screensHearOfAChange() async throws {
        let store = try await GameStore.create(parseSetup(line: "new chess"), in: nil)
        await confirmation { changed in
            withObservationTracking {
                _ = store.state
            } onChange: {
                changed()
            }
            await store.dispatch(asked("white > move e2e4"))
        }
        await store.close()
    }
}
