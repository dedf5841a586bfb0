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
        let store = try await GameStore.begin(
            parseSetup(line: "new chess black=level:1 seed=7"), in: nil)
        store.send(asked("white > move e2e4"))
        try await until { store.state.view.plies == 2 }
        await store.close()
        var told: [String] = []
        for await event in store.events {
            told.append(text(of: event))
        }
        #expect(told.count == 2)
        #expect(told.first == "moved white e4")
        #expect(told.last?.hasPrefix("moved black") == true)
    }

    @Test
    func theComputerBeginsWhenItHasWhite() async throws {
        for seed in 0..<number("ANNABELLA_ROUNDS", 20) {
            let store = try await GameStore.begin(
                parseSetup(line: "new chess white=level:1 seed=\(seed)"), in: nil)
            try await until { store.state.view.plies == 1 }
            await store.close()
        }
    }

    @Test
    func aFlagFallsByItself() async throws {
        let clock = FakeClock()
        let store = try await GameStore.begin(
            parseSetup(line: "new chess clock=1"), in: nil, times: clock.times)
        _ = await store.perform(asked("arbiter > start"))
        clock.advance(59_999)
        try await Task.sleep(for: .milliseconds(30))
        #expect(store.state.view.phase == .thinking)
        clock.advance(1)
        try await until { store.state.view.phase != .thinking }
        let ending = GameEnding(winner: .black, bothLost: false, reason: .flag)
        #expect(store.state.view.phase == .over(ending: ending))
        await store.close()
    }

    @Test
    func aGameComesBackWithWhatHappenedMeanwhile() async throws {
        let folder = temporaryFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await GameStore.begin(
            parseSetup(line: "new chess clock=5"), in: folder.path)
        store.send(asked("arbiter > start"))
        store.send(asked("white > move e2e4"))
        await store.close()
        let saved = try #require(try savedGames(folder: folder.path).first)
        let again = try await GameStore.resume(saved.id, in: folder.path)
        #expect(again.state.view.phase == .paused)
        await again.close()
        var told: [String] = []
        for await event in again.events {
            told.append(text(of: event))
        }
        #expect(told == ["paused arbiter"])
        await #expect(throws: GameError.self) {
            try await GameStore.resume("not-there", in: folder.path)
        }
    }

    @Test
    func aFaultClosesTheStoreAndIsShown() async throws {
        let session = try game("new chess")
        let store = try await GameStore.open(times: .device) { _ in session }
        try? session.panicOnPurpose()
        #expect(await store.perform(asked("white > move e2e4")) == .failure(.Closed))
        #expect(store.state.isClosed)
        #expect(await store.close() == nil)
    }

    @Test
    func screensHearOfAChange() async throws {
        let store = try await GameStore.begin(parseSetup(line: "new chess"), in: nil)
        await confirmation { changed in
            withObservationTracking {
                _ = store.state
            } onChange: {
                changed()
            }
            await store.perform(asked("white > move e2e4"))
        }
        await store.close()
    }
}
