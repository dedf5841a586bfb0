package app.annabella.strict

import app.annabella.R
import app.annabella.core.GameAction
import app.annabella.core.GameDeed
import app.annabella.core.GameException
import app.annabella.core.GameMode
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSpeech
import app.annabella.core.MoveSquares
import app.annabella.core.Phrase
import app.annabella.core.PieceKind
import app.annabella.core.PlayerColor
import app.annabella.core.SpeechSettings
import app.annabella.core.Understood
import app.annabella.core.actor
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.store.Times
import app.annabella.ui.Ui
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/**
 * Players write their moves down themselves (article 8.1). What is written is read on the
 * board as it stood before that move; whether it was played, the core says.
 */
class Recording(
    private val ui: Ui,
    private val game: GameStore,
    private val times: Times,
    private val speech: SpeechSettings,
    private val scope: CoroutineScope,
) {
    /** Asks a player for the next move that is missing on his sheet. */
    fun ask(color: PlayerColor) {
        val help = ui.text(R.string.strict_record_help)
        ui.dialogs.write(ui.text(R.string.strict_record), "", help) { typed ->
            scope.launch { write(color, typed) }
        }
    }

    private suspend fun write(color: PlayerColor, typed: String) {
        when (val read = read(color, typed)) {
            is Read.Move -> game.dispatch(GameAction(color.actor, GameDeed.Record(read.squares)))
            is Read.Nothing -> ui.dialogs.tell("", read.why.joinToString(" ") { it.printed })
            null -> Unit
        }
    }

    private sealed interface Read {
        class Move(val squares: MoveSquares) : Read

        class Nothing(val why: List<Phrase>) : Read
    }

    private suspend fun read(color: PlayerColor, typed: String): Read? {
        val written = (game.written(color) as? Outcome.Done)?.value?.toInt() ?: return null
        val setup = (game.setup() as? Outcome.Done)?.value ?: return null
        val moves = (game.moves() as? Outcome.Done)?.value ?: return null
        val before = moves.take(written).joinToString(" ") { textOf(it.played.squares) }
        val board = try {
            GameStore.create(still(setup, before), null, times, GameSpeech(speech, null))
        } catch (_: GameException) {
            return null
        }
        val heard = (board.hear(typed) as? Outcome.Done)?.value
        board.close().await()
        return when (heard) {
            is Understood.Action -> (heard.action.deed as? GameDeed.Move)?.let { Read.Move(it.squares) }
                ?: Read.Nothing(emptyList())
            is Understood.Ambiguous -> Read.Nothing(listOf(heard.phrase))
            is Understood.NotUnderstood -> Read.Nothing(listOf(heard.phrase))
            else -> Read.Nothing(emptyList())
        }
    }

    /** The board as it stood, of which nobody is told anything. */
    private fun still(setup: GameSetup, moves: String) = setup.copy(
        moves = moves,
        white = GamePlayer.Person,
        black = GamePlayer.Person,
        mode = GameMode.CASUAL,
        clock = NO_CLOCK,
        clockBlack = null,
        isScoreByHand = false,
        whiteConduct = null,
        blackConduct = null,
    )

    private companion object {
        const val NO_CLOCK = "none"
        val PROMOTIONS = mapOf(
            PieceKind.KNIGHT to "n",
            PieceKind.BISHOP to "b",
            PieceKind.ROOK to "r",
            PieceKind.QUEEN to "q",
        )

        /** A move as a setup has it: `e2e4`, `e7e8q`. */
        fun textOf(squares: MoveSquares): String {
            fun name(square: UByte) = "${'a' + square.toInt() % 8}${square.toInt() / 8 + 1}"
            return name(squares.from) + name(squares.to) + PROMOTIONS[squares.promotion].orEmpty()
        }
    }
}
