import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// What may happen at the same time, many times over. ANNABELLA_ROUNDS says how
/// often.
@Suite
struct SessionRaceTests {
    let rounds: Int

    init() throws {
        rounds = try number("ANNABELLA_ROUNDS", 100)
    }

    @Test
    func closeWhileItThinks() throws {
        for round in 0..<rounds {
            let session = try game("new chess white=full:60 seed=\(round)")
            if round % 3 > 0 { Thread.sleep(forTimeInterval: 0.001 * Double(round % 3)) }
            #expect(try session.view(nowMs: 0).engine == .move)
            try session.shutDown()
            try session.shutDown()
            #expect(throws: GameError.Closed) { try session.collect(nowMs: 0) }
        }
    }

    @Test
    func letGoWhileItThinks() throws {
        for round in 0..<rounds {
            _ = try game("new chess white=full:60 seed=\(round)")
        }
    }

    @Test
    func cancelTwiceAndThinkOn() throws {
        for round in 0..<rounds {
            let heard = Heard()
            let session = try game("new chess black=level:3 seed=\(round)", listener: heard)
            try session.act("white > move e2e4")
            // sometimes before it begins, sometimes in the midst of it
            if round % 4 > 0 { Thread.sleep(forTimeInterval: 0.001 * Double(round % 8)) }
            for _ in 0..<2 {
                #expect(try session.cancelThinking(nowMs: 0).view.engine == .stopped)
            }
            #expect(try session.collect(nowMs: 0) == nil)
            #expect(try session.thinkOn(nowMs: 0).view.engine == .move)
            var answer: GameUpdate?
            while answer == nil {
                try #require(heard.done.wait(timeout: .now() + 20) == .success)
                answer = try session.collect(nowMs: 0)
            }
            #expect(answer?.view.plies == 2)
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
            #expect(meddler.done.wait(timeout: .now() + 20) == .success)
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
            #expect(closer.done.wait(timeout: .now() + 20) == .success)
            #expect(throws: GameError.Closed) { try session.view(nowMs: 0) }
        }
    }

    @Test
    func aListenerThatThrows() throws {
        for round in 0..<rounds {
            let heard = Heard(throwing: someError(round))
            let session = try game("new chess black=level:1 seed=\(round)", listener: heard)
            try session.act("white > move e2e4")
            #expect(heard.done.wait(timeout: .now() + 20) == .success)
            #expect(try session.collect(nowMs: 0)?.view.plies == 2)
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
            #expect(heard.done.wait(timeout: .now() + 20) == .success)
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
    func closeWhileOthersAct() throws {
        for round in 0..<rounds {
            let session = try game("new chess black=full:60 seed=\(round)")
            let acting = DispatchGroup()
            let errors = (0..<2).map { _ in
                // threads of their own, since they do not give way
                let ended = Kept<String>()
                acting.enter()
                Thread.detachNewThread {
                    do {
                        while true { try session.act("arbiter > explore e4") }
                    } catch {
                        _ = ended.keep(reason(error))
                    }
                    acting.leave()
                }
                return ended
            }
            try session.shutDown()
            #expect(acting.wait(timeout: .now() + 20) == .success)
            #expect(errors.map(\.value) == ["closed", "closed"])
        }
    }

    @Test
    func afterCloseEverythingSaysSo() throws {
        let session = try game("new chess")
        try session.shutDown()
        let calls: [() throws -> Void] = [
            { _ = try session.opened(nowMs: 0) },
            { try session.act("white > move e2e4") },
            { _ = try session.collect(nowMs: 0) },
            { _ = try session.view(nowMs: 0) },
            { _ = try session.setup() },
            { _ = try session.id() },
            { try session.rename(name: "A", nowMs: 0) },
            { try session.flush() },
            { _ = try session.notation() },
            { _ = try session.moves() },
            { _ = try session.boardAfter(plies: 0) },
            { _ = try session.fen() },
            { _ = try session.fact(fact: "plies", nowMs: 0) },
            { _ = try session.cancelThinking(nowMs: 0) },
            { _ = try session.thinkOn(nowMs: 0) },
        ]
        for call in calls {
            #expect(throws: GameError.Closed, performing: call)
        }
    }
}
