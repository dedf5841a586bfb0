package app.annabella.blind

import android.annotation.SuppressLint
import android.view.MotionEvent
import android.widget.Button
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.speech.Microphone
import app.annabella.speech.Recogniser
import app.annabella.touch.HapticEffect
import app.annabella.ui.ButtonKind
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/**
 * The area that is held to talk, and tapped to type. Where nothing on the device understands
 * speech, to hold it is to type as well. A hold that is none of a finger, as that of a screen
 * reader, listens until the speaker is silent.
 */
class Talk(
    private val activity: MainActivity,
    private val scope: CoroutineScope,
    private val recogniser: Recogniser,
    private val heard: (String) -> Unit,
    private val type: () -> Unit,
) {
    private val app = activity.app
    private val microphone = Microphone(activity)
    private var listening: Job? = null
    private var finger = Finger.NONE

    val area: Button = CornerArea.of(
        activity.ui,
        R.string.blind_speak,
        R.drawable.ic_mic,
        ButtonKind.PRIMARY,
    ) { type() }

    init {
        CornerArea.nameActions(
            area,
            activity.getString(R.string.blind_type),
            activity.getString(R.string.blind_talk),
        )
        area.setOnLongClickListener {
            if (finger == Finger.LIFTED) finger = Finger.NONE
            begin()
            true
        }
        finishWithFinger()
    }

    private fun begin() {
        if (listening?.isActive == true) return
        listening = scope.launch { listen() }
    }

    /** Stops listening; what was said is not done. */
    fun cancel() {
        listening?.cancel()
    }

    private suspend fun listen() {
        val language = activity.getString(R.string.language_code)
        if (!recogniser.knows(language)) return type()
        when (microphone.ask()) {
            Microphone.State.ASKED_NOW -> return
            Microphone.State.REFUSED -> return type()
            Microphone.State.ALLOWED -> Unit
        }
        // nobody holds it any more
        if (finger == Finger.LIFTED) return
        app.announcer.pause()
        app.haptics.play(HapticEffect.MOVE)
        area.setText(R.string.blind_listening)
        try {
            val words = recogniser.listen(language)
            if (words == null) type() else heard(words)
        } finally {
            area.setText(R.string.blind_speak)
            app.announcer.goOn()
        }
    }

    @SuppressLint("ClickableViewAccessibility")
    private fun finishWithFinger() = area.setOnTouchListener { _, event ->
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> finger = Finger.DOWN
            MotionEvent.ACTION_UP, MotionEvent.ACTION_CANCEL -> {
                finger = Finger.LIFTED
                recogniser.finish()
            }
        }
        false
    }

    private enum class Finger { NONE, DOWN, LIFTED }
}
