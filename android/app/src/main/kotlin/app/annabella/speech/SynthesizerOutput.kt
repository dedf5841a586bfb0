package app.annabella.speech

import app.annabella.core.PhraseSegment
import app.annabella.settings.Settings
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.withTimeoutOrNull

/**
 * Speaks with the device's speech engine. It is started when there is something to say,
 * ended when nothing was said for a while, and started anew when it has failed.
 */
class SynthesizerOutput(
    private val engine: SpeechEngine,
    private val focus: AudioFocus,
    private val settings: Settings,
    private val scope: CoroutineScope,
    /** What a part is read in whose own language has no voice; the first that has one. */
    private val otherLanguages: () -> List<String>,
    /** There is no voice for something. */
    private val missing: () -> Unit,
) : SpeechOutput {
    private var ending: Job? = null

    override val isReader: Boolean get() = false

    override suspend fun speak(segments: List<PhraseSegment>): Boolean {
        ending?.cancel()
        focus.take()
        repeat(TRIES) {
            if (tryToSpeak(segments)) return true
            engine.shutDown()
        }
        missing()
        // nothing would say it the next time
        return true
    }

    override fun rest() {
        focus.giveBack()
        ending?.cancel()
        ending = scope.launch {
            delay(IDLE_MS)
            engine.shutDown()
        }
    }

    private suspend fun tryToSpeak(segments: List<PhraseSegment>): Boolean {
        if (!engine.start()) return false
        val rate = settings.voiceRate.coerceIn(Settings.VOICE_RATES) / PERCENT
        val pitch = settings.voicePitch.coerceIn(Settings.VOICE_PITCHES) / PERCENT
        val parts = segments.map { SpeechPart(it.text, languageFor(it.lang), rate, pitch) }
        // an engine that has died says nothing of it
        val most = PATIENCE_MS + (ScreenReaderOutput.usualMs(segments) * SLOWEST / rate).toLong()
        return withTimeoutOrNull(most) { engine.speak(parts) } == true
    }

    private fun languageFor(wished: String): String? {
        if (engine.canSpeak(wished)) return wished
        missing()
        return otherLanguages().find(engine::canSpeak)
    }

    private companion object {
        const val TRIES = 2
        const val IDLE_MS = 120_000L
        const val PATIENCE_MS = 5_000L
        const val SLOWEST = 3
        const val PERCENT = 100f
    }
}
