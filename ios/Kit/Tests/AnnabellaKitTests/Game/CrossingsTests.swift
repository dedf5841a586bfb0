import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

/// How often the page goes to the library: each time costs.
@MainActor
@Suite struct CrossingsTests {
    /// The page of a game that counts what it is asked; nothing of its beginning.
    private func counted(
        _ line: String, after moves: [String] = [], reads: Bool = false,
        _ test: @MainActor (OnTable, CountedPort) async throws -> Void
    ) async throws {
        try await onDevice { device in
            device.reader.isSpeaking = reads
            let ports = Kept<CountedPort>()
            let setup = try parseSetup(line: line)
            let times = device.app.ports.times
            let game = try await GameStore.open(times: times) { listener in
                ports.keep(
                    CountedPort(
                        try GameSession.create(
                            setup: setup, folder: nil, listener: listener,
                            nowMs: times.nowMs(), wallMs: times.wallMs())))
            }
            for move in ["arbiter > start"] + moves { await game.dispatch(asked(move)) }
            let table = OnTable(device, game)
            let port = try #require(ports.value)
            // each part of the page begins in a task of its own
            try await until {
                table.model.players.near != nil && port.has("playerName")
                    && (moves.isEmpty || port.has("score"))
                    && (!reads || table.board.labels.count == 64)
            }
            _ = try await settled(table, port)
            do { try await test(table, port) } catch {
                await table.disappear()
                throw error
            }
            await table.disappear()
            await game.close()
        }
    }

    /// What was asked until nothing more comes.
    private func settled(_ table: OnTable, _ port: CountedPort) async throws -> [String] {
        var known = -1
        while port.count != known {
            known = port.count
            await AnnabellaKitTests.settled(table.game)
        }
        return port.take()
    }

    @Test func aMoveByTwoTapsIsOneCrossingAndItsLineOfTheScoreAnother() async throws {
        try await counted("new chess", after: ["white > move e2e4"]) { table, port in
            table.tap("e7")
            #expect(try await settled(table, port) == [])
            table.tap("e5")
            try await table.plies(2)
            #expect(try await settled(table, port) == ["dispatch", "score"])
        }
    }

    @Test func whoReadsTheBoardHasTheNamesOfTheSquaresToo() async throws {
        try await counted("new chess", reads: true) { table, port in
            table.tap("e2")
            for element in table.board.elements { _ = table.board.actions(on: element.id) }
            #expect(try await settled(table, port) == [])
            table.tap("e4")
            try await table.plies(1)
            #expect(try await settled(table, port) == ["dispatch", "squareLabels", "score"])
        }
    }

    @Test func theComputersReplyIsOneCrossingMoreAndItsLineAnother() async throws {
        try await counted("new chess black=level:1") { table, port in
            table.tap("e2")
            table.tap("e4")
            try await table.plies(2)
            let calls = try await settled(table, port)
            #expect(calls.filter { $0 == "dispatch" }.count == 1, "\(calls)")
            #expect((1...2).contains(calls.filter { $0 == "score" }.count), "\(calls)")
            #expect(calls.filter { $0 == "collect" }.count <= 2, "\(calls)")
            #expect(Set(calls).isSubset(of: ["dispatch", "score", "collect"]), "\(calls)")
        }
    }

    @Test func drawingAClockThatRunsAndAFingerThatSlidesAreNone() async throws {
        try await counted("new chess clock=5", after: ["white > move e2e4"]) { table, port in
            let drawing = BoardDrawing(ChessPainter(.light), table.geometry)
            for _ in 0..<100 { _ = drawing.paints(table.board.picture) }
            table.carry("e7", over: "e5")
            table.carry("e7", over: "e6")
            let time = table.model.players.far?.time
            try await until { table.model.players.far?.time != time }
            #expect(try await settled(table, port) == [])
            table.board.touch.cancel()
        }
    }
}

/// Counts what is asked of a game.
final class CountedPort: GamePort, @unchecked Sendable {
    private let port: any GamePort
    private let lock = NSLock()
    private var calls: [String] = []

    init(_ port: any GamePort) {
        self.port = port
    }

    var count: Int { lock.withLock { calls.count } }

    func has(_ call: String) -> Bool { lock.withLock { calls.contains(call) } }

    /// What was asked so far, and no more of it.
    func take() -> [String] {
        lock.withLock {
            defer { calls = [] }
            return calls
        }
    }

    private func note(_ name: String) -> any GamePort {
        lock.withLock { calls.append(name) }
        return port
    }

    func opened(nowMs: UInt64) throws -> GameUpdate { try note("opened").opened(nowMs: nowMs) }
    func dispatch(action: GameAction, nowMs: UInt64) throws -> GameUpdate {
        try note("dispatch").dispatch(action: action, nowMs: nowMs)
    }
    func sealMove(by: GameActor, text: String, passphrase: String, nowMs: UInt64) throws
        -> GameUpdate
    {
        try note("sealMove").sealMove(by: by, text: text, passphrase: passphrase, nowMs: nowMs)
    }
    func openSealedMove(by: GameActor, passphrase: String, nowMs: UInt64) throws -> GameUpdate {
        try note("openSealedMove").openSealedMove(by: by, passphrase: passphrase, nowMs: nowMs)
    }
    func collect(nowMs: UInt64) throws -> GameUpdate? { try note("collect").collect(nowMs: nowMs) }
    func cancelThinking(nowMs: UInt64) throws -> GameUpdate {
        try note("cancelThinking").cancelThinking(nowMs: nowMs)
    }
    func thinkOn(nowMs: UInt64) throws -> GameUpdate { try note("thinkOn").thinkOn(nowMs: nowMs) }
    func flush() throws { try note("flush").flush() }
    func setup() throws -> GameSetup { try note("setup").setup() }
    func playerName(side: PlayerColor) throws -> String {
        try note("playerName").playerName(side: side)
    }
    func moves() throws -> [RecordedMove] { try note("moves").moves() }
    func boardAfter(plies: UInt32) throws -> Data {
        try note("boardAfter").boardAfter(plies: plies)
    }
    func rename(name: String, nowMs: UInt64) throws {
        try note("rename").rename(name: name, nowMs: nowMs)
    }
    func id() throws -> String? { try note("id").id() }
    // only a test asks for it, to wait for what was asked before
    func fen() throws -> String { try port.fen() }
    func score(letters: ScoreLetters, fromPly: UInt32) throws -> [ScoreRow] {
        try note("score").score(letters: letters, fromPly: fromPly)
    }
    func written(color: PlayerColor, nowMs: UInt64) throws -> UInt32 {
        try note("written").written(color: color, nowMs: nowMs)
    }
    func pgn() throws -> String { try note("pgn").pgn() }
    func braille(style: BrailleStyle) throws -> String { try note("braille").braille(style: style) }
    func setSpeech(speech: GameSpeech) throws { try note("setSpeech").setSpeech(speech: speech) }
    func hear(text: String, isDictated: Bool) throws -> Understood {
        try note("hear").hear(text: text, isDictated: isDictated)
    }
    func describe(nowMs: UInt64) throws -> [Phrase] { try note("describe").describe(nowMs: nowMs) }
    func ask(question: GameQuestion, nowMs: UInt64) throws -> [Phrase] {
        try note("ask").ask(question: question, nowMs: nowMs)
    }
    func squareLabels() throws -> [Phrase] { try note("squareLabels").squareLabels() }
    func feltClock(side: PlayerColor, nowMs: UInt64) throws -> FeltPattern? {
        try note("feltClock").feltClock(side: side, nowMs: nowMs)
    }
    func setTimeMarks(whiteMs: [UInt64], blackMs: [UInt64], nowMs: UInt64) throws -> GameUpdate {
        try note("setTimeMarks").setTimeMarks(whiteMs: whiteMs, blackMs: blackMs, nowMs: nowMs)
    }
    func setAnswerMoment(leastMs: UInt64, mostMs: UInt64, nowMs: UInt64) throws -> GameUpdate {
        try note("setAnswerMoment").setAnswerMoment(leastMs: leastMs, mostMs: mostMs, nowMs: nowMs)
    }
    func spokenLog(settings: SpeechSettings, listener: PlayerColor?) throws -> [SpokenPhrase] {
        try note("spokenLog").spokenLog(settings: settings, listener: listener)
    }
    func review(side: PlayerColor?, listener: ReviewListener?, nodes: UInt32) throws -> GameReview {
        try note("review").review(side: side, listener: listener, nodes: nodes)
    }
    func shutDown() throws { try note("shutDown").shutDown() }
}
