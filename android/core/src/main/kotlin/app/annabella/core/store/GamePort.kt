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

/** What a [GameStore] needs of a game. Each call crosses into the library once. */
internal interface GamePort {
    /** How everything is when the game comes to a table. */
    fun opened(nowMs: ULong): GameUpdate

    /** Somebody does something. */
    fun dispatch(action: GameAction, nowMs: ULong): GameUpdate

    /** Lays a move in the envelope; slow on purpose. */
    fun sealMove(by: GameActor, text: String, passphrase: String, nowMs: ULong): GameUpdate

    /** Opens the envelope; slow on purpose. */
    fun openSealedMove(by: GameActor, passphrase: String, nowMs: ULong): GameUpdate

    /** Does what the computer has found; null if there is nothing. */
    fun collect(nowMs: ULong): GameUpdate?

    /** Stops the computer's thinking. */
    fun cancelThinking(nowMs: ULong): GameUpdate

    /** Lets the computer think again. */
    fun thinkOn(nowMs: ULong): GameUpdate

    /** What is to be sent in a game by correspondence. */
    fun share(nowMs: ULong): SharedGame

    /** Takes a text in that came from the other device. */
    fun takeIn(text: String, nowMs: ULong): TakenIn

    /** What a game by correspondence waits for. */
    fun awaited(nowMs: ULong): Phrase?

    /** Writes what is owed to the disk. */
    fun flush()

    /** Names the game; it gets its file now. */
    fun rename(name: String, nowMs: ULong)

    /** The id of the game's file; null while it has none. */
    fun id(): String?

    /** What was agreed before the game. */
    fun setup(): GameSetup

    /** What a player is called now. */
    fun playerName(side: GameSide): String

    /** The moves that were made. */
    fun moves(): List<RecordedMove>

    /** The board after so many moves of either side, 0 for the start. */
    fun boardAfter(plies: UInt): ByteArray

    /** The position that a step of a look back leads to, from after so many moves. */
    fun look(fromPly: UInt, to: LookBack, letters: ScoreLetters, nowMs: ULong): PastView

    /** What is asked before the position after so many moves is restored; null where nothing would fall away. */
    fun restoreQuestion(ply: UInt): RestoreQuestion?

    /** What the arbiter sees beside the clocks. */
    fun arbiterSheet(): ArbiterSheet

    /** What the arbiter is asked before he does this; null where it is done at once. */
    fun arbiterQuestion(deed: GameDeed, nowMs: ULong): Phrase?

    /** Why a player cannot claim a draw on this ground now; null where he can. */
    fun claimProblem(by: GameSide, ground: DrawClaim, nowMs: ULong): Phrase?

    /** A game of its own from after so many moves. */
    fun branch(ply: UInt): GameSetup

    /** Says something of the position after so many moves. */
    fun comment(ply: UInt, text: String, nowMs: ULong)

    /** The position as FEN. */
    fun fen(): String

    /** The scoresheet, from the line with this move on. */
    fun score(letters: ScoreLetters, fromPly: UInt): List<ScoreRow>

    /** How many moves of both sides a player has on his sheet, who writes it himself. */
    fun written(side: GameSide): UInt

    /** The game as PGN or PDN. */
    fun notation(): String

    /** The score in Braille. */
    fun braille(style: BrailleStyle): String

    /** How phrases are made from now on, and for whom. */
    fun setSpeech(speech: GameSpeech)

    /** What somebody means by what he has typed, or dictated to a recogniser. */
    fun hear(text: String, isDictated: Boolean, isLookingBack: Boolean): Understood

    /** What a player writes down as the next move that is missing on his sheet. */
    fun hearRecord(side: GameSide, text: String): Understood

    /** What was agreed, and where the game stands, in words. */
    fun describe(nowMs: ULong): List<Phrase>

    /** The same for a game that comes to its page. */
    fun introduce(nowMs: ULong): List<Phrase>

    /** What the game is and where it stands, in one sentence. */
    fun summary(nowMs: ULong): Phrase

    fun total(): HalfPoints

    fun ownRatingAfter(kept: String): String?

    /** The answer to a question of the player who listens. */
    fun ask(question: GameQuestion, nowMs: ULong): List<Phrase>

    /** The same about the position after so many moves. */
    fun askPast(question: GameQuestion, ply: UInt, nowMs: ULong): List<Phrase>

    /** The names of the 64 squares with what is on them, a1 first. */
    fun squareLabels(): List<Phrase>

    /** What is felt of a player's clock now; null without a clock. */
    fun feltClock(side: GameSide, nowMs: ULong): FeltPattern?

    /** Wishes to be told of these times left. */
    fun setTimeMarks(firstMs: List<ULong>, secondMs: List<ULong>, nowMs: ULong): GameUpdate

    /** Lets each move of the computer take at least a time from this range. */
    fun setAnswerMoment(leastMs: ULong, mostMs: ULong, nowMs: ULong): GameUpdate

    /** All that was said so far of what happened. */
    fun spokenLog(settings: SpeechSettings, listener: GameSide?): List<SpokenPhrase>

    /** Begins to look back at the game. */
    fun review(side: GameSide?, listener: ReviewListener?, nodes: UInt): GameReview

    /**
     * Ends the computer's thread, writes what is owed to the disk and frees the game,
     * also if it throws because that could not be written; again does nothing.
     */
    fun shutDown()
}
