package app.annabella.speech

import android.Manifest
import android.content.Context
import android.content.pm.PackageManager
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.ButtonKind

/** The right to listen, which is asked for when somebody first wants to talk. */
class Microphone(private val activity: MainActivity) {
    /** Left out of backups: another device has not asked. */
    private val kept = activity.getSharedPreferences("microphone", Context.MODE_PRIVATE)

    /** What is to be done about it. */
    enum class State { ALLOWED, ASKED_NOW, REFUSED }

    /** Whether it may be used; asks for it, after a sentence why, if that makes sense. */
    fun ask(): State = when {
        activity.checkSelfPermission(PERMISSION) == PackageManager.PERMISSION_GRANTED -> {
            // it may be for this once, and is asked for again then
            kept.edit().remove(ASKED_AGAIN).apply()
            State.ALLOWED
        }
        kept.getBoolean(ASKED_AGAIN, false) && !wasRefusedOnce() -> State.REFUSED
        else -> {
            explain()
            State.ASKED_NOW
        }
    }

    private fun explain() {
        val ui = activity.ui
        val allow = ui.text(R.string.talk_allow)
        ui.dialogs.ask(
            ui.text(R.string.talk_title),
            ui.text(R.string.talk_why),
            allow,
            kind = ButtonKind.PRIMARY,
        ) {
            kept.edit().putBoolean(ASKED_AGAIN, wasRefusedOnce()).apply()
            activity.requestPermissions(arrayOf(PERMISSION), REQUEST)
        }
    }

    /** The system asks one more time; not so before the first refusal, nor after the second. */
    private fun wasRefusedOnce() = activity.shouldShowRequestPermissionRationale(PERMISSION)

    private companion object {
        const val PERMISSION = Manifest.permission.RECORD_AUDIO
        const val REQUEST = 1
        const val ASKED_AGAIN = "asked-again"
    }
}
