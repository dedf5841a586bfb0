package app.annabella.speech

import app.annabella.core.PhraseSegment

/** Something that makes words heard. */
interface SpeechOutput {
    /** A screen reader says what is shown. */
    val isReader: Boolean

    /**
     * Says this, each part in its language; returns at the end. False if something has cut it
     * off. To be cancelled is to stop.
     */
    suspend fun speak(segments: List<PhraseSegment>): Boolean

    /** Waits until whoever listens can hear it. */
    suspend fun becomesHeard() = Unit

    /** Waits until what has cut it off is over. */
    suspend fun becomesFree() = Unit

    /** Nothing else is to be said for now. */
    fun rest() = Unit
}

/** Says nothing: what there is to say is only shown, by a Braille display too if [isReader]. */
class SilentOutput(override val isReader: Boolean) : SpeechOutput {
    override suspend fun speak(segments: List<PhraseSegment>) = true
}
