package app.annabella.core.store

import app.annabella.core.ArbiterSheet
import app.annabella.core.BrailleStyle
import app.annabella.core.DrawClaim
import app.annabella.core.FeltPattern
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
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
import app.annabella.core.parseSetup

/** Counts the crossings on the way to a game of the library. */
internal class FakePort(private val real: GamePort) : GamePort {
    val calls = mutableListOf<String>()

    /** What the next crossing throws. */
    var fault: Exception? = null

    override fun opened(nowMs: ULong): GameUpdate = counted("opened") { real.opened(nowMs) }

    override fun dispatch(action: GameAction, nowMs: ULong): GameUpdate =
        counted(if (action.deed is GameDeed.Tick) "tick" else "dispatch") {
            real.dispatch(action, nowMs)
        }

    override fun sealMove(
        by: GameActor,
        text: String,
        passphrase: String,
        nowMs: ULong,
    ): GameUpdate = counted("sealMove") { real.sealMove(by, text, passphrase, nowMs) }

    override fun openSealedMove(by: GameActor, passphrase: String, nowMs: ULong): GameUpdate =
        counted("openSealedMove") { real.openSealedMove(by, passphrase, nowMs) }

    override fun collect(nowMs: ULong): GameUpdate? = counted("collect") { real.collect(nowMs) }

    override fun cancelThinking(nowMs: ULong): GameUpdate =
        counted("cancelThinking") { real.cancelThinking(nowMs) }

    override fun thinkOn(nowMs: ULong): GameUpdate = counted("thinkOn") { real.thinkOn(nowMs) }

    override fun share(nowMs: ULong): SharedGame = counted("share") { real.share(nowMs) }

    override fun takeIn(text: String, nowMs: ULong): TakenIn =
        counted("takeIn") { real.takeIn(text, nowMs) }

    override fun awaited(nowMs: ULong): Phrase? = counted("awaited") { real.awaited(nowMs) }

    override fun flush() = counted("flush") { real.flush() }

    override fun rename(name: String, nowMs: ULong) =
        counted("rename") { real.rename(name, nowMs) }

    override fun id(): String? = counted("id") { real.id() }

    override fun setup(): GameSetup = counted("setup") { real.setup() }

    override fun playerName(side: GameSide): String =
        counted("playerName") { real.playerName(side) }

    override fun moves(): List<RecordedMove> = counted("moves") { real.moves() }

    override fun boardAfter(plies: UInt): ByteArray =
        counted("boardAfter") { real.boardAfter(plies) }

    override fun restoreQuestion(ply: UInt): RestoreQuestion? =
        counted("restoreQuestion") { real.restoreQuestion(ply) }

    override fun arbiterSheet(): ArbiterSheet = counted("arbiterSheet") { real.arbiterSheet() }

    override fun arbiterQuestion(deed: GameDeed, nowMs: ULong): Phrase? =
        counted("arbiterQuestion") { real.arbiterQuestion(deed, nowMs) }

    override fun claimProblem(by: GameSide, ground: DrawClaim, nowMs: ULong): Phrase? =
        counted("claimProblem") { real.claimProblem(by, ground, nowMs) }

    override fun look(fromPly: UInt, to: LookBack, letters: ScoreLetters, nowMs: ULong): PastView =
        counted("look") { real.look(fromPly, to, letters, nowMs) }

    override fun branch(ply: UInt): GameSetup = counted("branch") { real.branch(ply) }

    override fun comment(ply: UInt, text: String, nowMs: ULong) =
        counted("comment") { real.comment(ply, text, nowMs) }

    override fun fen(): String = counted("fen") { real.fen() }

    override fun score(letters: ScoreLetters, fromPly: UInt): List<ScoreRow> =
        counted("score") { real.score(letters, fromPly) }

    override fun written(side: GameSide): UInt = counted("written") { real.written(side) }

    override fun notation(): String = counted("notation") { real.notation() }

    override fun braille(style: BrailleStyle): String =
        counted("braille") { real.braille(style) }

    override fun setSpeech(speech: GameSpeech) = counted("setSpeech") { real.setSpeech(speech) }

    override fun hear(text: String, isDictated: Boolean, isLookingBack: Boolean): Understood =
        counted("hear") { real.hear(text, isDictated, isLookingBack) }

    override fun hearRecord(side: GameSide, text: String): Understood =
        counted("hearRecord") { real.hearRecord(side, text) }

    override fun describe(nowMs: ULong): List<Phrase> =
        counted("describe") { real.describe(nowMs) }

    override fun introduce(nowMs: ULong): List<Phrase> =
        counted("introduce") { real.introduce(nowMs) }

    override fun summary(nowMs: ULong): Phrase = counted("summary") { real.summary(nowMs) }

    override fun total(): HalfPoints = counted("total") { real.total() }

    override fun ownRatingAfter(kept: String): String? =
        counted("ownRatingAfter") { real.ownRatingAfter(kept) }

    override fun ask(question: GameQuestion, nowMs: ULong): List<Phrase> =
        counted("ask") { real.ask(question, nowMs) }

    override fun askPast(question: GameQuestion, ply: UInt, nowMs: ULong): List<Phrase> =
        counted("askPast") { real.askPast(question, ply, nowMs) }

    override fun squareLabels(): List<Phrase> = counted("squareLabels") { real.squareLabels() }

    override fun feltClock(side: GameSide, nowMs: ULong): FeltPattern? =
        counted("feltClock") { real.feltClock(side, nowMs) }

    override fun setAnswerMoment(
        leastMs: ULong,
        mostMs: ULong,
        nowMs: ULong,
    ): GameUpdate = counted("setAnswerMoment") { real.setAnswerMoment(leastMs, mostMs, nowMs) }

    override fun setTimeMarks(
        firstMs: List<ULong>,
        secondMs: List<ULong>,
        nowMs: ULong,
    ): GameUpdate = counted("setTimeMarks") { real.setTimeMarks(firstMs, secondMs, nowMs) }

    override fun spokenLog(
        settings: SpeechSettings,
        listener: GameSide?,
    ): List<SpokenPhrase> = counted("spokenLog") { real.spokenLog(settings, listener) }

    override fun review(
        side: GameSide?,
        listener: ReviewListener?,
        nodes: UInt,
    ): GameReview = counted("review") { real.review(side, listener, nodes) }

    override fun shutDown() = counted("shutDown") { real.shutDown() }

    private fun <T> counted(name: String, work: () -> T): T {
        calls += name
        fault?.let {
            fault = null
            throw it
        }
        return work()
    }

    companion object {
        fun of(line: String): FakePort =
            FakePort(SessionPort(GameSession.create(parseSetup(line), null, null, 0u, 0u)))
    }
}
