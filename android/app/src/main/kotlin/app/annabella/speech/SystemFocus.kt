package app.annabella.speech

import android.content.Context
import android.media.AudioFocusRequest
import android.media.AudioManager

/** Lets other apps play more softly while something is said. */
class SystemFocus(context: Context) : AudioFocus {
    private val manager = context.getSystemService(Context.AUDIO_SERVICE) as AudioManager
    private var held: AudioFocusRequest? = null

    // what happened is said also where the system refuses it, as in a call
    override fun take() {
        if (held != null) return
        val request = AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK)
            .setAudioAttributes(SystemEngine.SPOKEN)
            .setOnAudioFocusChangeListener { }
            .build()
        manager.requestAudioFocus(request)
        held = request
    }

    override fun giveBack() {
        held?.let(manager::abandonAudioFocusRequest)
        held = null
    }
}
