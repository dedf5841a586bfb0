package app.annabella.fault

import android.content.ClipData
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.capturedLog
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameOpener
import app.annabella.ui.ButtonKind
import app.annabella.ui.Form
import app.annabella.ui.PageScreen
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** A fault of the library has ended the game, which is in its file; the player goes on from there. */
class FaultScreen(activity: MainActivity) : PageScreen(activity) {
    private val game: GameStore = app.games.onTable

    // a game without a move has no file
    private val file: String? = app.games.idOnTable
    private val opener = GameOpener(activity, dialogs)
    private var isOpening = false

    override val title: CharSequence get() = text(R.string.fault_title)

    override fun content(saved: Bundle?): View {
        val column = ui.column(
            ui.body(text(R.string.trouble_fault)),
            ui.button(text(R.string.fault_go_on), kind = ButtonKind.PRIMARY) { goOn() },
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
            reopen()
            isOpening = false
        }
    }

    private suspend fun reopen() {
        if (!game.state.value.isClosed) {
            activity.screens.back()
            return
        }
        val id = file ?: return activity.screens.home()
        when (val opened = opener.reopen(id)) {
            is Outcome.Done -> activity.screens.back()
            is Outcome.Failed -> opener.tell(opened.error) { activity.screens.home() }
        }
    }

    private fun share() {
        scope.launch {
            val transcript = when (val told = file?.let { app.library.transcript(it) }) {
                null -> ""
                is Outcome.Failed -> return@launch opener.tell(told.error)
                is Outcome.Done -> told.value
            }
            // it crosses into the library
            val log = withContext(Dispatchers.IO) { capturedLog() }
            when (val shared = SharedFiles.write(activity, REPORT, report(log, transcript))) {
                is Outcome.Failed -> opener.tell(shared.error)
                is Outcome.Done -> share(shared.value)
            }
        }
    }

    /** Lets another app take what has happened, as a file. */
    private fun share(file: Uri) {
        val intent = Intent(Intent.ACTION_SEND)
            .setType(SharedFiles.TEXT)
            .putExtra(Intent.EXTRA_STREAM, file)
            .addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        // the grant goes with it
        intent.clipData = ClipData.newRawUri("", file)
        activity.startActivity(Intent.createChooser(intent, text(R.string.fault_share)))
    }

    /** For whoever looks for the fault, in English as the transcript is. */
    private fun report(log: List<String>, transcript: String): String {
        val fault = game.state.value.fault.orEmpty()
        val version = activity.packageManager.getPackageInfo(activity.packageName, 0).versionName
        val android = "Android ${android.os.Build.VERSION.RELEASE}, ${android.os.Build.MODEL}"
        val warnings = log.joinToString("") { "# log: ${it.replace('\n', ' ')}\n" }
        return "# Annabella $version, $android\n# fault: $fault\n$warnings$transcript"
    }

    private companion object {
        const val REPORT = "annabella-transcript.txt"
    }
}
