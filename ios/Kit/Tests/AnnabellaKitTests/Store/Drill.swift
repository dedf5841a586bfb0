import AnnabellaCore
import Foundation

@testable import AnnabellaKit

#if DRILL
    /// A game with a fault in it: it panics when it is to be written to the disk.
    final class Drill: GamePort {
        let session: GameSession

        init(_ session: GameSession) {
            self.session = session
        }

        func flush() throws { _ = try session.fact(fact: "panic", nowMs: 0) }

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
        func total() throws -> HalfPoints { try session.total() }
        func playerName(side: GameSide) throws -> String {
            try session.playerName(side: side)
        }
        func moves() throws -> [RecordedMove] { try session.moves() }
        func share(nowMs: UInt64) throws -> SharedGame { try session.share(nowMs: nowMs) }
        func takeIn(text: String, nowMs: UInt64) throws -> TakenIn {
            try session.takeIn(text: text, nowMs: nowMs)
        }
        func awaited(nowMs: UInt64) throws -> Phrase? { try session.awaited(nowMs: nowMs) }
        func boardAfter(plies: UInt32) throws -> Data { try session.boardAfter(plies: plies) }
        func restoreQuestion(ply: UInt32) throws -> RestoreQuestion? {
            try session.restoreQuestion(ply: ply)
        }
        func arbiterSheet() throws -> ArbiterSheet { try session.arbiterSheet() }
        func arbiterQuestion(deed: GameDeed, nowMs: UInt64) throws -> Phrase? {
            try session.arbiterQuestion(deed: deed, nowMs: nowMs)
        }
        func claimProblem(by: GameSide, ground: DrawClaim, nowMs: UInt64) throws -> Phrase? {
            try session.claimProblem(by: by, ground: ground, nowMs: nowMs)
        }
        func fen() throws -> String { try session.fen() }
        func score(letters: ScoreLetters, fromPly: UInt32) throws -> [ScoreRow] {
            try session.score(letters: letters, fromPly: fromPly)
        }
        func written(by: GameSide) throws -> UInt32 { try session.written(by: by) }
        func rename(name: String, nowMs: UInt64) throws {
            try session.rename(name: name, nowMs: nowMs)
        }
        func id() throws -> String? { try session.id() }
        func notation() throws -> String { try session.notation() }
        func braille(style: BrailleStyle) throws -> String { try session.braille(style: style) }
        func setSpeech(speech: GameSpeech) throws { try session.setSpeech(speech: speech) }
        func hear(text: String, isDictated: Bool, isLookingBack: Bool) throws -> Understood {
            try session.hear(text: text, isDictated: isDictated, isLookingBack: isLookingBack)
        }
        func askPast(question: GameQuestion, ply: UInt32, nowMs: UInt64) throws -> [Phrase] {
            try session.askPast(question: question, ply: ply, nowMs: nowMs)
        }
        func past(ply: UInt32, letters: ScoreLetters, nowMs: UInt64) throws -> PastView {
            try session.past(ply: ply, letters: letters, nowMs: nowMs)
        }
        func setComment(ply: UInt32, text: String, nowMs: UInt64) throws {
            try session.setComment(ply: ply, text: text, nowMs: nowMs)
        }
        func look(fromPly: UInt32, to: LookBack, letters: ScoreLetters, nowMs: UInt64) throws
            -> PastView
        {
            try session.look(fromPly: fromPly, to: to, letters: letters, nowMs: nowMs)
        }
        func branch(ply: UInt32) throws -> GameSetup { try session.branch(ply: ply) }
        func hearRecord(by: GameSide, text: String) throws -> Understood {
            try session.hearRecord(by: by, text: text)
        }
        func describe(nowMs: UInt64) throws -> [Phrase] { try session.describe(nowMs: nowMs) }
        func introduce(nowMs: UInt64) throws -> [Phrase] { try session.introduce(nowMs: nowMs) }
        func summary(nowMs: UInt64) throws -> Phrase { try session.summary(nowMs: nowMs) }
        func ownRatingAfter(kept: String) throws -> String? {
            try session.ownRatingAfter(kept: kept)
        }
        func ask(question: GameQuestion, nowMs: UInt64) throws -> [Phrase] {
            try session.ask(question: question, nowMs: nowMs)
        }
        func squareLabels() throws -> [Phrase] { try session.squareLabels() }
        func feltClock(side: GameSide, nowMs: UInt64) throws -> FeltPattern? {
            try session.feltClock(side: side, nowMs: nowMs)
        }
        func setTimeMarks(firstMs: [UInt64], secondMs: [UInt64], nowMs: UInt64) throws -> GameUpdate
        {
            try session.setTimeMarks(firstMs: firstMs, secondMs: secondMs, nowMs: nowMs)
        }
        func setAnswerMoment(leastMs: UInt64, mostMs: UInt64, nowMs: UInt64) throws -> GameUpdate {
            try session.setAnswerMoment(leastMs: leastMs, mostMs: mostMs, nowMs: nowMs)
        }
        func spokenLog(settings: SpeechSettings, listener: GameSide?) throws -> [SpokenPhrase] {
            try session.spokenLog(settings: settings, listener: listener)
        }
        func review(side: GameSide?, listener: ReviewListener?, nodes: UInt32) throws
            -> GameReview
        {
            try session.review(side: side, listener: listener, nodes: nodes)
        }
        func shutDown() throws { try session.shutDown() }
    }
#endif
