package app.annabella.speech

import android.content.Context
import android.content.Intent
import android.os.Build
import android.os.Bundle
import android.speech.RecognitionListener
import android.speech.RecognitionSupport
import android.speech.RecognitionSupportCallback
import android.speech.RecognizerIntent
import android.speech.SpeechRecognizer
import app.annabella.platform.NewerAndroid
import java.util.Locale
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.withTimeoutOrNull

/**
 * The recogniser that Android 12 and later may have on the device. The other one, which asks
 * a server, is never used.
 */
class SystemRecogniser(private val context: Context) : Recogniser {
    private var listening: SpeechRecognizer? = null

    /** The kind of each language that is installed, such as `en-GB`. */
    private val installed = HashMap<String, String>()

    override suspend fun knows(language: String): Boolean = when {
        Build.VERSION.SDK_INT < 31 -> false
        !isThere31() -> false
        Build.VERSION.SDK_INT < 33 -> true
        else -> isInstalled33(language)
    }

    override suspend fun listen(language: String): String? {
        if (Build.VERSION.SDK_INT < 31) return null
        val recogniser = make31()
        val words = CompletableDeferred<String?>()
        listening = recogniser
        try {
            recogniser.setRecognitionListener(Listener(words))
            recogniser.startListening(intent(language))
            return withTimeoutOrNull(LONGEST_MS) { words.await() }
        } finally {
            listening = null
            recogniser.destroy()
        }
    }

    override fun finish() {
        listening?.stopListening()
    }

    private fun intent(language: String): Intent = Intent(RecognizerIntent.ACTION_RECOGNIZE_SPEECH)
        .putExtra(RecognizerIntent.EXTRA_LANGUAGE_MODEL, RecognizerIntent.LANGUAGE_MODEL_FREE_FORM)
        .putExtra(RecognizerIntent.EXTRA_LANGUAGE, tagOf(language))
        .putExtra(RecognizerIntent.EXTRA_PREFER_OFFLINE, true)
        // what is only likely is not played
        .putExtra(RecognizerIntent.EXTRA_MAX_RESULTS, 1)

    /** One that is there, else with the country of the device where it speaks this language. */
    private fun tagOf(language: String): String = installed[language] ?: tagHere(language)

    private fun tagHere(language: String): String {
        val here = Locale.getDefault()
        return if (here.language == language) here.toLanguageTag() else language
    }

    @NewerAndroid
    private fun isThere31(): Boolean = SpeechRecognizer.isOnDeviceRecognitionAvailable(context)

    @NewerAndroid
    private fun make31(): SpeechRecognizer = SpeechRecognizer.createOnDeviceSpeechRecognizer(context)

    @NewerAndroid
    private suspend fun isInstalled33(language: String): Boolean {
        val recogniser = make31()
        val tags = CompletableDeferred<List<String>>()
        val callback = object : RecognitionSupportCallback {
            override fun onSupportResult(support: RecognitionSupport) {
                tags.complete(support.installedOnDeviceLanguages)
            }

            override fun onError(error: Int) {
                tags.complete(emptyList())
            }
        }
        try {
            recogniser.checkRecognitionSupport(intent(language), context.mainExecutor, callback)
            val those = withTimeoutOrNull(ANSWER_MS) { tags.await() }.orEmpty()
                .filter { Locale.forLanguageTag(it).language == language }
            // the English of another country is understood, too, but only under its own name
            val tag = those.find { it == tagHere(language) } ?: those.firstOrNull()
            if (tag == null) installed -= language else installed[language] = tag
            return tag != null
        } finally {
            recogniser.destroy()
        }
    }

    private class Listener(private val words: CompletableDeferred<String?>) : RecognitionListener {
        override fun onResults(results: Bundle) {
            val heard = results.getStringArrayList(SpeechRecognizer.RESULTS_RECOGNITION)
            words.complete(heard?.firstOrNull().orEmpty())
        }

        override fun onError(error: Int) {
            val isSilence = error == SpeechRecognizer.ERROR_NO_MATCH ||
                error == SpeechRecognizer.ERROR_SPEECH_TIMEOUT
            words.complete(if (isSilence) "" else null)
        }

        override fun onReadyForSpeech(params: Bundle?) = Unit

        override fun onBeginningOfSpeech() = Unit

        override fun onRmsChanged(rmsdB: Float) = Unit

        override fun onBufferReceived(buffer: ByteArray?) = Unit

        override fun onEndOfSpeech() = Unit

        override fun onPartialResults(partialResults: Bundle?) = Unit

        override fun onEvent(eventType: Int, params: Bundle?) = Unit
    }

    private companion object {
        const val LONGEST_MS = 60_000L
        const val ANSWER_MS = 3_000L
    }
}
