package app.annabella.strict

import app.annabella.R
import app.annabella.core.GameSide
import app.annabella.core.Understood
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameOpener
import app.annabella.game.isRefused
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
    private val scope: CoroutineScope,
) {
    /** Asks a player for the next move that is missing on his sheet; once it is there he goes on. */
    fun ask(side: GameSide, help: Int = R.string.strict_record_help, written: () -> Unit = {}) {
        ui.dialogs.write(ui.text(R.string.strict_record), "", ui.text(help)) { typed ->
            scope.launch { write(side, typed, written) }
        }
    }

    private suspend fun write(side: GameSide, typed: String, written: () -> Unit) {
        val why = when (val outcome = ui.dialogs.facing { game.hearRecord(side, typed) }) {
            is Outcome.Failed -> {
                val text = GameOpener.textOf(ui.context, outcome.error)
                ui.dialogs.tell(ui.text(R.string.trouble_title), text)
                return
            }
            is Outcome.Done -> when (val heard = outcome.value) {
                is Understood.Action -> {
                    val update = (game.dispatch(heard.action) as? Outcome.Done)?.value
                    if (update?.isRefused == false) written()
                    return
                }
                is Understood.Ambiguous -> listOf(heard.phrase)
                is Understood.NotUnderstood -> listOf(heard.phrase)
                is Understood.WronglyRepeated -> heard.phrases
                is Understood.Dropped -> listOf(heard.phrase)
                is Understood.Question, is Understood.Command, is Understood.Look -> emptyList()
            }
        }
        val words = why.joinToString(" ") { it.printed }
        ui.dialogs.tell("", words.ifEmpty { ui.text(R.string.typed_not_here) })
    }
}
