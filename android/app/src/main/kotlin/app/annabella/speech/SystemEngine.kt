package app.annabella.speech

import android.content.Context
import android.media.AudioAttributes
import android.speech.tts.TextToSpeech
import android.speech.tts.UtteranceProgressListener
import android.speech.tts.Voice
import java.util.Locale
import java.util.concurrent.ConcurrentHashMap
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.withTimeoutOrNull

/** The speech engine that is chosen in the system's settings. */
class SystemEngine(private val context: Context) : SpeechEngine {
    private var speech: TextToSpeech? = null
    private val voices = HashMap<String, Voice?>()

    // the engine tells of the ends on threads of its own
    private val ends = ConcurrentHashMap<String, CompletableDeferred<Boolean>>()
    private var count = 0

    override suspend fun start(): Boolean {
        if (speech != null) return true
        val status = CompletableDeferred<Int>()
        val made = TextToSpeech(context) { status.complete(it) }
        var isReady = false
        try {
            isReady = withTimeoutOrNull(START_MS) { status.await() } == TextToSpeech.SUCCESS
        } finally {
            if (!isReady) made.shutdown()
        }
        if (!isReady) return false
        made.setAudioAttributes(SPOKEN)
        made.setOnUtteranceProgressListener(Listener())
        speech = made
        return true
    }

    override fun canSpeak(language: String): Boolean {
        val locale = Locale.forLanguageTag(language)
        return (speech ?: return false).isLanguageAvailable(locale) >= TextToSpeech.LANG_AVAILABLE
    }

    override suspend fun speak(parts: List<SpeechPart>): Boolean {
        val speech = speech ?: return false
        val waited = parts.map { part ->
            val id = "${count++}"
            val end = CompletableDeferred<Boolean>()
            ends[id] = end
            choose(speech, part)
            if (speech.speak(part.text, TextToSpeech.QUEUE_ADD, null, id) != TextToSpeech.SUCCESS) {
                end.complete(false)
            }
            end
        }
        var isFinished = false
        try {
            val areSaid = waited.map { it.await() }
            isFinished = true
            return areSaid.all { it }
        } finally {
            if (!isFinished) speech.stop()
            ends.clear()
        }
    }

    override fun shutDown() {
        speech?.shutdown()
        speech = null
        voices.clear()
        ends.values.forEach { it.complete(false) }
    }

    // holds for what is queued from now on
    private fun choose(speech: TextToSpeech, part: SpeechPart) {
        speech.setSpeechRate(part.rate)
        speech.setPitch(part.pitch)
        val language = part.language ?: return
        speech.setLanguage(Locale.forLanguageTag(language))
        voices.getOrPut(language) { voiceHere(speech, language) }?.let { speech.setVoice(it) }
    }

    /** A voice of the device in the place of one that asks somebody else; else null. */
    private fun voiceHere(speech: TextToSpeech, language: String): Voice? {
        if (speech.voice?.isNetworkConnectionRequired != true) return null
        return speech.voices.orEmpty()
            .filter { it.locale.language == language && !it.isNetworkConnectionRequired }
            .maxByOrNull { it.quality }
    }

    private inner class Listener : UtteranceProgressListener() {
        override fun onStart(id: String) = Unit

        override fun onDone(id: String) = end(id, true)

        override fun onStop(id: String, interrupted: Boolean) = end(id, false)

        override fun onError(id: String, errorCode: Int) = end(id, false)

        @Deprecated("engines call the other one")
        override fun onError(id: String) = end(id, false)

        private fun end(id: String, isSaid: Boolean) {
            ends[id]?.complete(isSaid)
        }
    }

    companion object {
        private const val START_MS = 5_000L

        /** Its volume is set by the keys that every app has, with a screen reader or without. */
        val SPOKEN: AudioAttributes = AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_MEDIA)
            .setContentType(AudioAttributes.CONTENT_TYPE_SPEECH)
            .build()
    }
}
