import AnnabellaCore
import Foundation

@testable import AnnabellaKit

/// Counts what is asked of a game.
final class CountedPort: GamePort, @unchecked Sendable {
    private let port: any GamePort
    private let lock = NSLock()
    private var calls: [String] = []
    private var actions: [(GameAction, GameUpdate)] = []

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

    /// What was done so far, each with what came of it, and no more of it.
    func takeActions() -> [(GameAction, GameUpdate)] {
        lock.withLock {
            defer { actions = [] }
            return actions
        }
    }

    private func note(_ name: String) -> any GamePort {
        lock.withLock { calls.append(name) }
        return port
    }

    func opened(nowMs: UInt64) throws -> GameUpdate { try note("opened").opened(nowMs: nowMs) }
    func dispatch(action: GameAction, nowMs: UInt64) throws -> GameUpdate {
        let update = try note("dispatch").dispatch(action: action, nowMs: nowMs)
        lock.withLock { actions.append((action, update)) }
        return update
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
    func share(nowMs: UInt64) throws -> SharedGame { try note("share").share(nowMs: nowMs) }
    func takeIn(text: String, nowMs: UInt64) throws -> TakenIn {
        try note("takeIn").takeIn(text: text, nowMs: nowMs)
    }
    func awaited(nowMs: UInt64) throws -> Phrase? { try note("awaited").awaited(nowMs: nowMs) }
    func flush() throws { try note("flush").flush() }
    func setup() throws -> GameSetup { try note("setup").setup() }
    func total() throws -> HalfPoints { try note("total").total() }
    func playerName(side: GameSide) throws -> String {
        try note("playerName").playerName(side: side)
    }
    func moves() throws -> [RecordedMove] { try note("moves").moves() }
    func boardAfter(plies: UInt32) throws -> Data {
        try note("boardAfter").boardAfter(plies: plies)
    }
    func restoreQuestion(ply: UInt32) throws -> RestoreQuestion? {
        try note("restoreQuestion").restoreQuestion(ply: ply)
    }
    func arbiterSheet() throws -> ArbiterSheet { try note("arbiterSheet").arbiterSheet() }
    func arbiterQuestion(deed: GameDeed, nowMs: UInt64) throws -> Phrase? {
        try note("arbiterQuestion").arbiterQuestion(deed: deed, nowMs: nowMs)
    }
    func claimProblem(by: GameSide, ground: DrawClaim, nowMs: UInt64) throws -> Phrase? {
        try note("claimProblem").claimProblem(by: by, ground: ground, nowMs: nowMs)
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
    func written(by: GameSide) throws -> UInt32 { try note("written").written(by: by) }
    func notation() throws -> String { try note("notation").notation() }
    func braille(style: BrailleStyle) throws -> String { try note("braille").braille(style: style) }
    func setSpeech(speech: GameSpeech) throws { try note("setSpeech").setSpeech(speech: speech) }
    func hear(text: String, isDictated: Bool, isLookingBack: Bool) throws -> Understood {
        try note("hear").hear(
            text: text, isDictated: isDictated, isLookingBack: isLookingBack)
    }
    func askPast(question: GameQuestion, ply: UInt32, nowMs: UInt64) throws -> [Phrase] {
        try note("askPast").askPast(question: question, ply: ply, nowMs: nowMs)
    }
    func past(ply: UInt32, letters: ScoreLetters, nowMs: UInt64) throws -> PastView {
        try note("past").past(ply: ply, letters: letters, nowMs: nowMs)
    }
    func setComment(ply: UInt32, text: String, nowMs: UInt64) throws {
        try note("setComment").setComment(ply: ply, text: text, nowMs: nowMs)
    }
    func look(fromPly: UInt32, to: LookBack, letters: ScoreLetters, nowMs: UInt64) throws
        -> PastView
    {
        try note("look").look(fromPly: fromPly, to: to, letters: letters, nowMs: nowMs)
    }
    func branch(ply: UInt32) throws -> GameSetup { try note("branch").branch(ply: ply) }
    func hearRecord(by: GameSide, text: String) throws -> Understood {
        try note("hearRecord").hearRecord(by: by, text: text)
    }
    func describe(nowMs: UInt64) throws -> [Phrase] { try note("describe").describe(nowMs: nowMs) }
    func introduce(nowMs: UInt64) throws -> [Phrase] {
        try note("introduce").introduce(nowMs: nowMs)
    }
    func summary(nowMs: UInt64) throws -> Phrase { try note("summary").summary(nowMs: nowMs) }
    func ownRatingAfter(kept: String) throws -> String? {
        try note("ownRatingAfter").ownRatingAfter(kept: kept)
    }
    func ask(question: GameQuestion, nowMs: UInt64) throws -> [Phrase] {
        try note("ask").ask(question: question, nowMs: nowMs)
    }
    func squareLabels() throws -> [Phrase] { try note("squareLabels").squareLabels() }
    func feltClock(side: GameSide, nowMs: UInt64) throws -> FeltPattern? {
        try note("feltClock").feltClock(side: side, nowMs: nowMs)
    }
    func setTimeMarks(firstMs: [UInt64], secondMs: [UInt64], nowMs: UInt64) throws -> GameUpdate {
        try note("setTimeMarks").setTimeMarks(firstMs: firstMs, secondMs: secondMs, nowMs: nowMs)
    }
    func setAnswerMoment(leastMs: UInt64, mostMs: UInt64, nowMs: UInt64) throws -> GameUpdate {
        try note("setAnswerMoment").setAnswerMoment(leastMs: leastMs, mostMs: mostMs, nowMs: nowMs)
    }
    func spokenLog(settings: SpeechSettings, listener: GameSide?) throws -> [SpokenPhrase] {
        try note("spokenLog").spokenLog(settings: settings, listener: listener)
    }
    func review(side: GameSide?, listener: ReviewListener?, nodes: UInt32) throws -> GameReview {
        try note("review").review(side: side, listener: listener, nodes: nodes)
    }
    func shutDown() throws { try note("shutDown").shutDown() }
}
