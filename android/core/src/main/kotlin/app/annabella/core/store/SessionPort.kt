package app.annabella.core.store

import app.annabella.core.ArbiterSheet
import app.annabella.core.BrailleStyle
import app.annabella.core.DrawClaim
import app.annabella.core.FeltPattern
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GameException
import app.annabella.core.GameQuestion
import app.annabella.core.GameReview
import app.annabella.core.GameSession
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.GameUpdate
import app.annabella.core.HalfPoints
import app.annabella.core.LookBack
import app.annabella.core.PastView
import app.annabella.core.Phrase
import app.annabella.core.RecordedMove
import app.annabella.core.RestoreQuestion
import app.annabella.core.ReviewListener
import app.annabella.core.ScoreLetters
import app.annabella.core.ScoreRow
import app.annabella.core.SharedGame
import app.annabella.core.SpeechSettings
import app.annabella.core.SpokenPhrase
import app.annabella.core.TakenIn
import app.annabella.core.Understood

/** A game of the library. */
internal class SessionPort(private val session: GameSession) : GamePort {
    override fun opened(nowMs: ULong): GameUpdate = here { session.opened(nowMs) }

    override fun dispatch(action: GameAction, nowMs: ULong): GameUpdate =
        here { session.dispatch(action, nowMs) }

    override fun sealMove(
        by: GameActor,
        text: String,
        passphrase: String,
        nowMs: ULong,
    ): GameUpdate = here { session.sealMove(by, text, passphrase, nowMs) }

    override fun openSealedMove(by: GameActor, passphrase: String, nowMs: ULong): GameUpdate =
        here { session.openSealedMove(by, passphrase, nowMs) }

    override fun collect(nowMs: ULong): GameUpdate? = here { session.collect(nowMs) }

    override fun cancelThinking(nowMs: ULong): GameUpdate =
        here { session.cancelThinking(nowMs) }

    override fun thinkOn(nowMs: ULong): GameUpdate = here { session.thinkOn(nowMs) }

    override fun share(nowMs: ULong): SharedGame = here { session.share(nowMs) }

    override fun takeIn(text: String, nowMs: ULong): TakenIn = here { session.takeIn(text, nowMs) }

    override fun awaited(nowMs: ULong): Phrase? = here { session.awaited(nowMs) }

    override fun flush() = here { session.flush() }

    override fun rename(name: String, nowMs: ULong) = here { session.rename(name, nowMs) }

    override fun id(): String? = here { session.id() }

    override fun setup(): GameSetup = here { session.setup() }

    override fun playerName(side: GameSide): String = here { session.playerName(side) }

    override fun moves(): List<RecordedMove> = here { session.moves() }

    override fun boardAfter(plies: UInt): ByteArray = here { session.boardAfter(plies) }

    override fun restoreQuestion(ply: UInt): RestoreQuestion? = here { session.restoreQuestion(ply) }

    override fun arbiterSheet(): ArbiterSheet = here { session.arbiterSheet() }

    override fun arbiterQuestion(deed: GameDeed, nowMs: ULong): Phrase? =
        here { session.arbiterQuestion(deed, nowMs) }

    override fun claimProblem(by: GameSide, ground: DrawClaim, nowMs: ULong): Phrase? =
        here { session.claimProblem(by, ground, nowMs) }

    override fun look(fromPly: UInt, to: LookBack, letters: ScoreLetters, nowMs: ULong): PastView =
        here { session.look(fromPly, to, letters, nowMs) }

    override fun branch(ply: UInt): GameSetup = here { session.branch(ply) }

    override fun comment(ply: UInt, text: String, nowMs: ULong) = here {
        session.setComment(ply, text, nowMs)
    }

    override fun fen(): String = here { session.fen() }

    override fun score(letters: ScoreLetters, fromPly: UInt): List<ScoreRow> =
        here { session.score(letters, fromPly) }

    override fun written(side: GameSide): UInt = here { session.written(side) }

    override fun notation(): String = here { session.notation() }

    override fun braille(style: BrailleStyle): String = here { session.braille(style) }

    override fun setSpeech(speech: GameSpeech) = here { session.setSpeech(speech) }

    override fun hear(text: String, isDictated: Boolean, isLookingBack: Boolean): Understood =
        here { session.hear(text, isDictated, isLookingBack) }

    override fun hearRecord(side: GameSide, text: String): Understood =
        here { session.hearRecord(side, text) }

    override fun describe(nowMs: ULong): List<Phrase> = here { session.describe(nowMs) }

    override fun introduce(nowMs: ULong): List<Phrase> = here { session.introduce(nowMs) }

    override fun summary(nowMs: ULong): Phrase = here { session.summary(nowMs) }

    override fun total(): HalfPoints = here { session.total() }

    override fun ownRatingAfter(kept: String): String? = here { session.ownRatingAfter(kept) }

    override fun ask(question: GameQuestion, nowMs: ULong): List<Phrase> =
        here { session.ask(question, nowMs) }

    override fun askPast(question: GameQuestion, ply: UInt, nowMs: ULong): List<Phrase> =
        here { session.askPast(question, ply, nowMs) }

    override fun squareLabels(): List<Phrase> = here { session.squareLabels() }

    override fun feltClock(side: GameSide, nowMs: ULong): FeltPattern? =
        here { session.feltClock(side, nowMs) }

    override fun setTimeMarks(
        firstMs: List<ULong>,
        secondMs: List<ULong>,
        nowMs: ULong,
    ): GameUpdate = here { session.setTimeMarks(firstMs, secondMs, nowMs) }

    override fun setAnswerMoment(
        leastMs: ULong,
        mostMs: ULong,
        nowMs: ULong,
    ): GameUpdate = here { session.setAnswerMoment(leastMs, mostMs, nowMs) }

    override fun spokenLog(
        settings: SpeechSettings,
        listener: GameSide?,
    ): List<SpokenPhrase> = here { session.spokenLog(settings, listener) }

    override fun review(
        side: GameSide?,
        listener: ReviewListener?,
        nodes: UInt,
    ): GameReview = here { session.review(side, listener, nodes) }

    override fun shutDown() {
        try {
            here { session.shutDown() }
        } catch (_: GameException.Closed) {
            // freed before
        } finally {
            session.close()
        }
    }
}

/** An object of the library that was freed has an error of its own. */
internal inline fun <T> here(work: () -> T): T =
    try {
        work()
    } catch (_: IllegalStateException) {
        throw GameException.Closed()
    }
