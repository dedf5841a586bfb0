package app.annabella.window

import android.content.Context
import android.os.Bundle
import android.os.Handler
import android.os.Looper
import android.speech.tts.TextToSpeech
import android.speech.tts.Voice as AndroidVoice
import java.util.Locale
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowTextToSpeech

/**
 * The text-to-speech of the device: English and German voices that print `voice: ...` and
 * speak with espeak-ng. Listeners are called on a thread of its own, as Android does it.
 */
@Implements(TextToSpeech::class)
class Speech : ShadowTextToSpeech() {
    private val voice = Voice("voice")
    private var locale: Locale = Locale.getDefault()
    private var rate = 1f
    private var pitch = 1f

    @Implementation
    override fun __constructor__(
        context: Context?,
        listener: TextToSpeech.OnInitListener?,
        engine: String?,
        packageName: String?,
        useFallback: Boolean,
    ) {
        super.__constructor__(context, listener, engine, packageName, useFallback)
        Handler(Looper.getMainLooper()).post { listener?.onInit(TextToSpeech.SUCCESS) }
    }

    @Implementation
    override fun isLanguageAvailable(lang: Locale?): Int = when {
        LOCALES.any { it == lang } -> TextToSpeech.LANG_COUNTRY_AVAILABLE
        LOCALES.any { it.language == lang?.language } -> TextToSpeech.LANG_AVAILABLE
        else -> TextToSpeech.LANG_NOT_SUPPORTED
    }

    @Implementation
    override fun setLanguage(loc: Locale?): Int {
        val found = isLanguageAvailable(loc)
        if (found >= TextToSpeech.LANG_AVAILABLE) locale = checkNotNull(loc)
        return found
    }

    @Implementation
    override fun getVoices(): Set<AndroidVoice> = LOCALES.map(::voiceOf).toSet()

    @Implementation
    override fun getVoice(): AndroidVoice = voiceOf(locale)

    @Implementation
    override fun setVoice(voice: AndroidVoice): Int {
        locale = voice.locale
        return TextToSpeech.SUCCESS
    }

    @Implementation
    fun setSpeechRate(speechRate: Float): Int {
        rate = speechRate
        return TextToSpeech.SUCCESS
    }

    @Implementation
    fun setPitch(pitch: Float): Int {
        this.pitch = pitch
        return TextToSpeech.SUCCESS
    }

    @Implementation
    override fun speak(text: CharSequence, queueMode: Int, params: Bundle?, utteranceId: String?): Int {
        super.speak(text, queueMode, params, null)
        return queue(text.toString(), 0, queueMode, utteranceId)
    }

    @Implementation
    fun playSilentUtterance(durationInMs: Long, queueMode: Int, utteranceId: String?): Int =
        queue("", durationInMs, queueMode, utteranceId)

    @Implementation
    fun isSpeaking(): Boolean = voice.isSpeaking

    @Implementation
    override fun stop(): Int {
        voice.stop()
        return TextToSpeech.SUCCESS
    }

    @Implementation
    override fun shutdown() {
        voice.stop()
        super.shutdown()
    }

    private fun queue(text: String, silenceMs: Long, queueMode: Int, id: String?): Int {
        if (queueMode == TextToSpeech.QUEUE_FLUSH) voice.stop()
        voice.say(
            Voice.Saying(
                text = text,
                language = locale.toLanguageTag(),
                rate = rate,
                pitch = pitch,
                silenceMs = silenceMs,
                started = { if (id != null) utteranceProgressListener?.onStart(id) },
                ended = { if (id != null) tell(id, it) },
            ),
        )
        return TextToSpeech.SUCCESS
    }

    private fun tell(id: String, end: Voice.End) {
        val listener = utteranceProgressListener ?: return
        when (end) {
            Voice.End.SAID -> listener.onDone(id)
            Voice.End.CUT_OFF -> listener.onStop(id, true)
            Voice.End.NEVER_BEGUN -> listener.onStop(id, false)
            Voice.End.FAILED -> listener.onError(id, TextToSpeech.ERROR_SYNTHESIS)
        }
    }

    private companion object {
        val LOCALES = listOf(Locale.US, Locale.UK, Locale.GERMANY)

        fun voiceOf(locale: Locale) = AndroidVoice(
            "espeak-${locale.toLanguageTag()}",
            locale,
            AndroidVoice.QUALITY_NORMAL,
            AndroidVoice.LATENCY_LOW,
            false,
            emptySet(),
        )
    }
}
