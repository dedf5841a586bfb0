package app.annabella.fault

import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.Tables
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import kotlinx.coroutines.launch

/** A fault of the library has ended the game, which is in its file; the player goes on from there. */
class FaultScreen(activity: MainActivity) : PageScreen(activity) {
    private val game: GameStore = app.games.onTable
    private val tables = Tables(activity, dialogs)
    private var isOpening = false

    override val title: CharSequence get() = text(R.string.fault_title)

    override fun content(saved: Bundle?): View {
        val column = ui.column(
            ui.body(text(R.string.trouble_fault)),
            ui.button(text(R.string.fault_go_on), isPrimary = true) { goOn() },
            ui.button(text(R.string.fault_share)) { share() },
            ui.small(text(R.string.fault_share_text)),
            gap = 16,
        )
        return ui.column(Form(ui, dialogs).inset(column))
    }

    override fun back(): Boolean {
        goOn()
        return true
    }

    /** Back to the page on which it happened, with the game as its file has it. */
    private fun goOn() {
        if (isOpening) return
        isOpening = true
        scope.launch {
            val isThere = !game.state.value.isClosed || tables.openLast()
            isOpening = false
            // a game without a move has no file
            if (isThere) activity.screens.back() else activity.screens.home()
        }
    }

    private fun share() {
        val id = app.games.lastId ?: return shareReport(activity, report(""))
        scope.launch {
            when (val told = app.library.transcript(id)) {
                is Outcome.Failed -> tables.tell(told.error)
                is Outcome.Done -> shareReport(activity, report(told.value))
            }
        }
    }

    /** For whoever looks for the fault, in English as the transcript is. */
    private fun report(transcript: String): String {
        val fault = game.state.value.fault.orEmpty()
        val version = activity.packageManager.getPackageInfo(activity.packageName, 0).versionName
        val android = "Android ${android.os.Build.VERSION.RELEASE}, ${android.os.Build.MODEL}"
        return "# Annabella $version, $android\n# fault: $fault\n$transcript"
    }
}
