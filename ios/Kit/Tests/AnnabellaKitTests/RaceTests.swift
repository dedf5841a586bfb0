import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What may happen at the same time, many times over. ANNABELLA_ROUNDS says how
/// often.
@Suite
struct RaceTests {
    let rounds = number("ANNABELLA_ROUNDS", 100)

    @Test
    func closeWhileItThinks() throws {
        for round in 0..<rounds {
            let session = try game("new chess white=level:8 seed=\(round)")
            if round % 3 > 0 { Thread.sleep(forTimeInterval: 0.001 * Double(round % 3)) }
            #expect(try session.view(nowMs: 0).isThinking)
            try session.shutDown()
            try session.shutDown()
            #expect(throws: GameError.Closed) { try session.collect(nowMs: 0) }
        }
    }

    @Test
    func cancelTwiceAndThinkOn() throws {
        for round in 0..<rounds {
            let heard = Heard()
            let session = try game("new chess white=level:8 seed=\(round)", listener: heard)
            try session.cancelThinking()
            try session.cancelThinking()
            #expect(try !session.view(nowMs: 0).isThinking)
            #expect(try session.collect(nowMs: 0) == nil)
            try session.thinkOn(nowMs: 0)
            #expect(try session.view(nowMs: 0).isThinking)
            try session.shutDown()
        }
    }

    @Test
    func dispatchFromInsideTheListener() throws {
        for round in 0..<rounds {
            let meddler = Meddler()
            let session = try game("new chess black=level:1 seed=\(round)", listener: meddler)
            meddler.session = session
            try session.act("white > move e2e4")
            #expect(meddler.done.wait(timeout: .now() + 10) == .success)
            #expect(try session.view(nowMs: 0).plies == 2)
            try session.shutDown()
        }
    }

    @Test
    func closeFromInsideTheListener() throws {
        for round in 0..<rounds {
            let closer = Meddler(isClosing: true)
            let session = try game("new chess black=level:1 seed=\(round)", listener: closer)
            closer.session = session
            try session.act("white > move e2e4")
            #expect(closer.done.wait(timeout: .now() + 10) == .success)
            #expect(throws: GameError.Closed) { try session.view(nowMs: 0) }
        }
    }

    @Test
    func aListenerThatThrows() throws {
        for round in 0..<rounds {
            let heard = Heard(isThrowing: true)
            let session = try game("new chess black=level:1 seed=\(round)", listener: heard)
            try session.act("white > move e2e4")
            #expect(heard.done.wait(timeout: .now() + 10) == .success)
            #expect(try session.collect(nowMs: 0) != nil)
            #expect(try session.collect(nowMs: 0) == nil)
            try session.shutDown()
        }
    }

    @Test
    func whatWasFoundTooLateDoesNothing() throws {
        for round in 0..<rounds {
            let heard = Heard()
            let session = try game("new chess black=level:1 seed=\(round)", listener: heard)
            try session.act("white > move e2e4")
            #expect(heard.done.wait(timeout: .now() + 10) == .success)
            try session.act("white > undo")
            #expect(try session.collect(nowMs: 0) == nil)
            #expect(try session.view(nowMs: 0).plies == 0)
            try session.shutDown()
        }
    }

    @Test
    func twoTasksAtOnce() async throws {
        for _ in 0..<rounds {
            let session = try game("new chess")
            await withTaskGroup(of: Void.self) { group in
                for move in ["e2e4", "d2d4"] {
                    group.addTask { _ = try? session.act("white > move \(move)") }
                    group.addTask { _ = try? session.view(nowMs: 0) }
                }
            }
            #expect(try session.view(nowMs: 0).plies == 1)
            try session.shutDown()
        }
    }

    @Test
    @MainActor
    func theStoreIsClosedWhileItIsUsed() async throws {
        for round in 0..<rounds {
            let store = try await GameStore.begin(
                parseSetup(line: "new chess black=level:1 seed=\(round)"), in: nil)
            let used = [
                Task { _ = await store.perform(asked("white > move e2e4")) },
                Task { _ = await store.stopThinking() },
                Task { _ = await store.close() },
                Task { _ = await store.perform(asked("white > move d2d4")) },
            ]
            #expect(await store.close() == nil)
            for task in used {
                await task.value
            }
            #expect(store.state.isClosed)
            #expect(await store.perform(asked("white > move a2a3")) == .failure(.Closed))
        }
    }

    @Test
    @MainActor
    func aStoreIsForgottenWhileItThinks() async throws {
        for round in 0..<rounds {
            let store = try await GameStore.begin(
                parseSetup(line: "new chess white=level:8 seed=\(round)"), in: nil)
            store.send(asked("black > offer"))
        }
    }
}

/// Hears, and throws if it is to.
private final class Heard: GameListener {
    let done = DispatchSemaphore(value: 0)
    private let isThrowing: Bool

    init(isThrowing: Bool = false) {
        self.isThrowing = isThrowing
    }

    func onEngineReady(revision: UInt64) throws {
        done.signal()
        if isThrowing { throw ListenerError.Failed(reason: "on purpose") }
    }

    func onProgress(progress: EngineProgress) throws {
        if isThrowing { throw Problem("an error that the library does not know") }
    }
}

/// Calls the game from the computer's thread.
private final class Meddler: GameListener, @unchecked Sendable {
    weak var session: GameSession?
    let done = DispatchSemaphore(value: 0)
    private let isClosing: Bool

    init(isClosing: Bool = false) {
        self.isClosing = isClosing
    }

    func onEngineReady(revision: UInt64) throws {
        defer { done.signal() }
        if isClosing {
            try session?.shutDown()
        } else {
            _ = try session?.collect(nowMs: 0)
            try session?.act("white > tick")
        }
    }

    func onProgress(progress: EngineProgress) throws {}
}
