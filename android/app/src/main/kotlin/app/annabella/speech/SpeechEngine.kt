package app.annabella.speech

/** A speech engine, as far as the app needs one. For the main thread. */
interface SpeechEngine {
    /** Starts it if it does not run; false if that is not possible. */
    suspend fun start(): Boolean

    /** Whether it has a voice for a language, such as `de`. */
    fun canSpeak(language: String): Boolean

    /**
     * Says the parts one after the other; returns at the end, false if not all was said. To
     * be cancelled is to stop.
     */
    suspend fun speak(parts: List<SpeechPart>): Boolean

    /** Ends it; [start] starts it anew. */
    fun shutDown()
}

/**
 * A text with how it is said: the language, null for the engine's own, speed and pitch as
 * factors of the usual ones.
 */
data class SpeechPart(val text: String, val language: String?, val rate: Float, val pitch: Float)

/** The right to be heard above the sound of other apps. */
interface AudioFocus {
    fun take()

    fun giveBack()
}
