package app.annabella.game

import android.os.SystemClock
import app.annabella.core.DeedKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.SpeechLanguage
import app.annabella.core.clockDisplay
import app.annabella.core.may
import app.annabella.core.other
import app.annabella.core.player
import app.annabella.core.seatName
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.time

/** A game that is open: one alone, or one of several that somebody plays at once, who is [own] in it. */
class OpenBoard(
    val game: GameStore,
    val own: GameSide,
    /** Under which it is saved; null for one alone, which may have no file yet. */
    val id: String? = null,
) {
    val isOver: Boolean get() = game.state.value.view.phase is GamePhase.Over

    /** Whether the player of all boards is to move here. */
    val isWaiting: Boolean get() = !isOver && game.state.value.view.turn == own

    /** Whether who has this side is to move here, or to answer. */
    fun awaits(side: GameSide): Boolean {
        val view = game.state.value.view
        return !isOver && (view.turn == side || view.may(side, DeedKind.ACCEPT))
    }

    /** The last move, and whose turn it is or how the game ended; before the first move that alone. */
    suspend fun standing(): String {
        val last = if (game.state.value.view.plies == 0u) 1 else 2
        val told = (game.describe() as? Outcome.Done)?.value.orEmpty()
        return told.takeLast(last).joinToString(" ") { it.printed }
    }

    /** Whose clock runs, and what it shows; null where none does. */
    suspend fun time(language: SpeechLanguage): String? {
        val view = game.state.value.view
        val clocks = view.clocks ?: return null
        val side = clocks.running ?: return null
        val passed = SystemClock.elapsedRealtime() - view.asOfMs.toLong()
        val shown = clockDisplay(clocks, passed.coerceAtLeast(0).toULong()).time(side)
        return "${named(side, language)} $shown"
    }

    /** Who plays against him here. */
    suspend fun opponent(language: SpeechLanguage): String = named(own.other, language)

    /** Who plays whom, the first player first. */
    suspend fun players(language: SpeechLanguage): String =
        GameSide.entries.map { named(it, language) }.joinToString(" – ")

    private suspend fun named(side: GameSide, language: SpeechLanguage): String {
        val view = game.state.value.view
        val name = (game.playerName(side) as? Outcome.Done)?.value.orEmpty()
        return seatName(view.kind, view.player(side), side, name, false, language)
    }
}

/** A game that begins at one of several boards, whose player is [own] in it. */
class NewBoard(
    val setup: GameSetup,
    val own: GameSide,
    val savedAs: String,
    /** The board stands the other way round than usually, as [own] sits below. */
    val isTurned: Boolean = false,
)

/** What is kept of one of several boards when the app ends. */
data class KeptBoard(val id: String, val own: GameSide, val isTurned: Boolean) {
    override fun toString() = "${own.name} $isTurned $id"

    companion object {
        fun listOf(text: String): List<KeptBoard> = text.lines().mapNotNull { line ->
            val parts = line.split(' ', limit = 3).takeIf { it.size == 3 } ?: return@mapNotNull null
            val own = GameSide.entries.find { it.name == parts[0] } ?: return@mapNotNull null
            KeptBoard(parts[2], own, parts[1].toBoolean())
        }
    }
}
