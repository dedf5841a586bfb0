package app.annabella.strict

import app.annabella.R
import app.annabella.core.GameAction
import app.annabella.core.GameDeed
import app.annabella.core.GameException
import app.annabella.core.GameMode
import app.annabella.core.GamePath
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.GameSpeech
import app.annabella.core.PieceKind
import app.annabella.core.SeatSetup
import app.annabella.core.SpeechSettings
import app.annabella.core.Understood
import app.annabella.core.actor
import app.annabella.core.from
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.store.Times
import app.annabella.core.to
import app.annabella.game.GameOpener
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
    fun ask(side: GameSide) {
        val help = ui.text(R.string.strict_record_help)
        ui.dialogs.write(ui.text(R.string.strict_record), "", help) { typed ->
            scope.launch { write(side, typed) }
        }
    }

    private suspend fun write(side: GameSide, typed: String) {
        val why = try {
            when (val heard = read(side, typed)) {
                is Understood.Action -> {
                    val move = heard.action.deed as? GameDeed.Move
                    if (move != null) return record(side, move.path)
                    emptyList()
                }
                is Understood.Ambiguous -> listOf(heard.phrase)
                is Understood.NotUnderstood -> listOf(heard.phrase)
                is Understood.WronglyRepeated -> heard.phrases
                // a question or a command
                else -> emptyList()
            }
        } catch (error: GameException) {
            ui.dialogs.tell(ui.text(R.string.trouble_title), GameOpener.textOf(ui.context, error))
            return
        }
        val words = why.joinToString(" ") { it.printed }
        ui.dialogs.tell("", words.ifEmpty { ui.text(R.string.typed_not_here) })
    }

    private suspend fun record(side: GameSide, path: GamePath) {
        game.dispatch(GameAction(side.actor, GameDeed.Record(path)))
    }

    private suspend fun read(side: GameSide, typed: String): Understood {
        val written = game.written(side).orThrow().toInt()
        val moves = game.moves().orThrow().take(written).joinToString(" ") { textOf(it.played.path) }
        val setup = still(game.setup().orThrow(), moves)
        val board = GameStore.create(setup, null, times, GameSpeech(speech, null))
        return board.hear(typed).also { board.close().await() }.orThrow()
    }

    private fun <T> Outcome<T>.orThrow(): T = when (this) {
        is Outcome.Failed -> throw error
        is Outcome.Done -> value
    }

    /** The board as it stood, of which nobody is told anything. */
    private fun still(setup: GameSetup, moves: String) = setup.copy(
        moves = moves,
        first = setup.first.seeing(),
        second = setup.second.seeing(),
        mode = GameMode.CASUAL,
        clock = NO_CLOCK,
        secondClock = null,
        isSupervised = true,
        isScoreByHand = false,
    )

    /** A person who plays as usual, whatever the player is. */
    private fun SeatSetup.seeing() = copy(player = GamePlayer.Person, conduct = null)

    private companion object {
        const val NO_CLOCK = "none"
        val PROMOTIONS = mapOf(
            PieceKind.KNIGHT to "n",
            PieceKind.BISHOP to "b",
            PieceKind.ROOK to "r",
            PieceKind.QUEEN to "q",
        )

        /** A move as a setup has it: `e2e4`, `e7e8q`. */
        fun textOf(path: GamePath): String {
            fun name(square: Int) = "${'a' + square % 8}${square / 8 + 1}"
            return name(path.from) + name(path.to) + PROMOTIONS[path.becomes].orEmpty()
        }
    }
}
