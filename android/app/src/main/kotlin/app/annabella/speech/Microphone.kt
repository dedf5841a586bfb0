package app.annabella.speech

import android.Manifest
import android.app.AlertDialog
import android.content.pm.PackageManager
import app.annabella.MainActivity
import app.annabella.R

/** The right to listen, which is asked for when somebody first wants to talk. */
class Microphone(private val activity: MainActivity) {
    private val settings = activity.app.settings

    /** What is to be done about it. */
    enum class State { ALLOWED, ASKED_NOW, REFUSED }

    /** Whether it may be used; asks for it, after a sentence why, if that makes sense. */
    fun ask(): State = when {
        activity.checkSelfPermission(PERMISSION) == PackageManager.PERMISSION_GRANTED -> State.ALLOWED
        settings.microphoneAsked && !activity.shouldShowRequestPermissionRationale(PERMISSION) ->
            State.REFUSED
        else -> {
            explain()
            State.ASKED_NOW
        }
    }

    private fun explain() {
        AlertDialog.Builder(activity)
            .setTitle(R.string.talk_title)
            .setMessage(R.string.talk_why)
            .setNegativeButton(R.string.answer_cancel, null)
            .setPositiveButton(R.string.talk_allow) { _, _ ->
                settings.microphoneAsked = true
                activity.requestPermissions(arrayOf(PERMISSION), REQUEST)
            }
            .show()
    }

    private companion object {
        const val PERMISSION = Manifest.permission.RECORD_AUDIO
        const val REQUEST = 1
    }
}
