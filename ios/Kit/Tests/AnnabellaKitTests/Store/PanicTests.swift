import AnnabellaCore
import Foundation
import Testing

@testable import AnnabellaKit

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
        #expect(throws: GameError.Internal(reason: "a drill")) { try session.panicOnPurpose() }
        #expect(throws: GameError.Closed) { try session.act("white > move f1c4") }
        #expect(throws: GameError.Closed) { try session.view(nowMs: 0) }
        #expect(throws: Never.self) { try session.shutDown() }

        let again = try GameSession.resume(
            folder: folder.path, id: id, listener: nil, nowMs: 0, wallMs: 0)
        #expect(try again.fact(fact: "score", nowMs: 0) == "1. e4 e5 2. Nf3 Nc6")
        #expect(try again.opened(nowMs: 0).events.map(text) == ["paused arbiter"])
        #expect(try again.opened(nowMs: 0).events.isEmpty)
        try again.act("white > continue")
        #expect(try again.act("white > move f1c4").events.map(text) == ["moved white Bc4"])
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

/// A game with a fault in it: it panics when it is to be written to the disk.
private final class Drill: GamePort {
    private let session: GameSession

    init(_ session: GameSession) {
        self.session = session
    }

    func flush() throws { try session.panicOnPurpose() }

    func opened(nowMs: UInt64) throws -> GameUpdate { try session.opened(nowMs: nowMs) }
    func dispatch(action: GameAction, nowMs: UInt64) throws -> GameUpdate {
        try session.dispatch(action: action, nowMs: nowMs)
    }
    func sealMove(by: GameActor, text: String, passphrase: String, nowMs: UInt64) throws
        -> GameUpdate
    {
        try session.sealMove(by: by, text: text, passphrase: passphrase, nowMs: nowMs)
    }
    func openSealedMove(by: GameActor, passphrase: String, nowMs: UInt64) throws -> GameUpdate {
        try session.openSealedMove(by: by, passphrase: passphrase, nowMs: nowMs)
    }
    func collect(nowMs: UInt64) throws -> GameUpdate? { try session.collect(nowMs: nowMs) }
    func cancelThinking(nowMs: UInt64) throws -> GameUpdate {
        try session.cancelThinking(nowMs: nowMs)
    }
    func thinkOn(nowMs: UInt64) throws -> GameUpdate { try session.thinkOn(nowMs: nowMs) }
    func setup() throws -> GameSetup { try session.setup() }
    func playerName(color: PlayerColor) throws -> String {
        try session.playerName(color: color)
    }
    func moves() throws -> [RecordedMove] { try session.moves() }
    func boardAfter(plies: UInt32) throws -> Data { try session.boardAfter(plies: plies) }
    func fen() throws -> String { try session.fen() }
    func score(letters: ScoreLetters, fromPly: UInt32) throws -> [ScoreRow] {
        try session.score(letters: letters, fromPly: fromPly)
    }
    func rename(name: String, nowMs: UInt64) throws {
        try session.rename(name: name, nowMs: nowMs)
    }
    func id() throws -> String? { try session.id() }
    func pgn() throws -> String { try session.pgn() }
    func braille(style: BrailleStyle) throws -> String { try session.braille(style: style) }
    func setSpeech(speech: GameSpeech) throws { try session.setSpeech(speech: speech) }
    func hear(text: String) throws -> Understood { try session.hear(text: text) }
    func describe(nowMs: UInt64) throws -> [Phrase] { try session.describe(nowMs: nowMs) }
    func ask(question: GameQuestion, nowMs: UInt64) throws -> [Phrase] {
        try session.ask(question: question, nowMs: nowMs)
    }
    func squareLabels() throws -> [Phrase] { try session.squareLabels() }
    func feltClock(color: PlayerColor, nowMs: UInt64) throws -> FeltPattern? {
        try session.feltClock(color: color, nowMs: nowMs)
    }
    func setTimeMarks(whiteMs: [UInt64], blackMs: [UInt64], nowMs: UInt64) throws -> GameUpdate {
        try session.setTimeMarks(whiteMs: whiteMs, blackMs: blackMs, nowMs: nowMs)
    }
    func setAnswerMoment(leastMs: UInt64, mostMs: UInt64, nowMs: UInt64) throws -> GameUpdate {
        try session.setAnswerMoment(leastMs: leastMs, mostMs: mostMs, nowMs: nowMs)
    }
    func spokenLog(settings: SpeechSettings, listener: PlayerColor?) throws -> [SpokenPhrase] {
        try session.spokenLog(settings: settings, listener: listener)
    }
    func review(side: PlayerColor?, listener: ReviewListener?, nodes: UInt32) throws -> GameReview {
        try session.review(side: side, listener: listener, nodes: nodes)
    }
    func shutDown() throws { try session.shutDown() }
}
