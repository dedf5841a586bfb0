import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// A game that only counts how often it is called.
final class FakeGame: GameCalls, @unchecked Sendable {
    private let lock = NSLock()
    private var counted: [String: Int] = [:]
    private var isClosed = false
    private let nextMoment: @Sendable (UInt64) -> UInt64?

    init(nextMoment: @escaping @Sendable (UInt64) -> UInt64? = { _ in nil }) {
        self.nextMoment = nextMoment
    }

    var calls: [String: Int] { lock.withLock { counted } }
    var allCalls: Int { calls.values.reduce(0, +) }

    func dispatch(action: GameAction, nowMs: UInt64) throws -> GameUpdate {
        try count("dispatch \(action.deed)")
        return update(nowMs)
    }
    func collect(nowMs: UInt64) throws -> GameUpdate? {
        try count("collect")
        return nil
    }
    func opened(nowMs: UInt64) throws -> GameUpdate {
        try count("opened")
        return update(nowMs, events: [])
    }
    func view(nowMs: UInt64) throws -> GameView {
        try count("view")
        return update(nowMs).view
    }
    func pgn() throws -> String {
        try count("pgn")
        return ""
    }
    func rename(name: String, nowMs: UInt64) throws { try count("rename") }
    func flush() throws { try count("flush") }
    func cancelThinking() throws { try count("cancelThinking") }
    func thinkOn(nowMs: UInt64) throws { try count("thinkOn") }
    func shutDown() throws {
        try count("shutDown")
        lock.withLock { isClosed = true }
    }

    private func count(_ name: String) throws {
        try lock.withLock {
            if isClosed { throw GameError.Closed }
            counted[name, default: 0] += 1
        }
    }

    private func update(
        _ now: UInt64, events: [GameEvent] = [GameEvent(what: .started, article: nil)]
    ) -> GameUpdate {
        let revision = UInt64(allCalls)
        let face = ClockFace(
            leftMs: 1_000, delayLeftMs: 0, usedMs: 0, moves: 0, period: 1, movesToGo: nil,
            isOutOfTime: false)
        let clocks = GameClocks(
            white: face, black: face, running: .white, asOfMs: now, nextMomentMs: nextMoment(now))
        let view = GameView(
            revision: revision, variant: .chess, mode: .casual, white: .person, black: .person,
            board: Data(count: 64), turn: .white, phase: .thinking, legalMoves: Data(),
            check: nil, lastMove: nil, plies: 0, moveNumber: 1, occurrences: 1, clocks: clocks,
            offer: nil, whiteResigning: false, blackResigning: false, hint: .notAsked,
            isThinking: false, whiteMay: [], blackMay: [])
        return GameUpdate(
            revision: revision, view: view, events: events, phrases: [], notSaved: nil)
    }
}
