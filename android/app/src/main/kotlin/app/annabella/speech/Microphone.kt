package app.annabella.speech

import android.Manifest
import android.content.Context
import android.content.pm.PackageManager
import app.annabella.MainActivity
import app.annabella.R

/** The right to listen, which is asked for when somebody first wants to talk. */
class Microphone(private val activity: MainActivity) {
    /** Left out of backups: another device has not asked. */
    private val kept = activity.getSharedPreferences("microphone", Context.MODE_PRIVATE)

    /** What is to be done about it. */
    enum class State { ALLOWED, ASKED_NOW, REFUSED }

    /** Whether it may be used; asks for it, after a sentence why, if that makes sense. */
    fun ask(): State = when {
        activity.checkSelfPermission(PERMISSION) == PackageManager.PERMISSION_GRANTED -> State.ALLOWED
        kept.getBoolean(ASKED, false) && !activity.shouldShowRequestPermissionRationale(PERMISSION) ->
            State.REFUSED
        else -> {
            explain()
            State.ASKED_NOW
        }
    }

    private fun explain() {
        val ui = activity.ui
        val allow = ui.text(R.string.talk_allow)
        ui.dialogs.ask(ui.text(R.string.talk_title), ui.text(R.string.talk_why), allow) {
            kept.edit().putBoolean(ASKED, true).apply()
            activity.requestPermissions(arrayOf(PERMISSION), REQUEST)
        }
    }

    private companion object {
        const val PERMISSION = Manifest.permission.RECORD_AUDIO
        const val REQUEST = 1
        const val ASKED = "asked"
    }
}
