package app.annabella.speech

import android.content.Context
import android.content.Intent
import android.media.AudioFormat
import android.media.AudioTrack
import android.media.session.MediaSession
import android.media.session.PlaybackState
import android.view.KeyEvent

/**
 * The button of a headset, also of one without a cable, whose presses do not come as keys
 * of the window. The system gives them to the app that was heard last; the voice is that of
 * another app, so that this one is heard with a moment of silence.
 */
class HeadsetButton(private val context: Context, private val pressed: () -> Unit) {
    private var session: MediaSession? = null
    private var silence: AudioTrack? = null

    fun begin() {
        if (session != null) return
        val made = MediaSession(context, "annabella")
        made.setCallback(object : MediaSession.Callback() {
            override fun onMediaButtonEvent(mediaButtonIntent: Intent): Boolean {
                val event = eventOf(mediaButtonIntent)
                if (event == null || !isButton(event.keyCode)) return false
                if (event.action == KeyEvent.ACTION_DOWN && event.repeatCount == 0) pressed()
                return true
            }
        })
        val state = PlaybackState.Builder()
            .setActions(PlaybackState.ACTION_PLAY_PAUSE or PlaybackState.ACTION_PLAY)
            .setState(PlaybackState.STATE_PAUSED, 0, 0f)
            .build()
        made.setPlaybackState(state)
        made.isActive = true
        session = made
        silence = playSilence()
    }

    fun end() {
        session?.release()
        session = null
        silence?.release()
        silence = null
    }

    /** Null where the device has no room for another sound. */
    private fun playSilence(): AudioTrack? = try {
        val format = AudioFormat.Builder()
            .setEncoding(AudioFormat.ENCODING_PCM_16BIT)
            .setSampleRate(SAMPLES_A_SECOND)
            .setChannelMask(AudioFormat.CHANNEL_OUT_MONO)
            .build()
        val samples = ByteArray(SAMPLES_A_SECOND / 10 * Short.SIZE_BYTES)
        AudioTrack.Builder()
            .setAudioAttributes(SystemEngine.SPOKEN)
            .setAudioFormat(format)
            .setTransferMode(AudioTrack.MODE_STATIC)
            .setBufferSizeInBytes(samples.size)
            .build()
            .apply { if (write(samples, 0, samples.size) == samples.size) play() }
    } catch (_: UnsupportedOperationException) {
        null
    }

    companion object {
        private const val SAMPLES_A_SECOND = 8000

        /** Whether a key is the button of a headset, or one that starts and stops music. */
        fun isButton(keyCode: Int): Boolean = keyCode == KeyEvent.KEYCODE_HEADSETHOOK ||
            keyCode == KeyEvent.KEYCODE_MEDIA_PLAY_PAUSE ||
            keyCode == KeyEvent.KEYCODE_MEDIA_PLAY ||
            keyCode == KeyEvent.KEYCODE_MEDIA_PAUSE

        // from Android 13 on there is another way to say this
        @Suppress("DEPRECATION")
        private fun eventOf(intent: Intent): KeyEvent? =
            intent.getParcelableExtra(Intent.EXTRA_KEY_EVENT)
    }
}
