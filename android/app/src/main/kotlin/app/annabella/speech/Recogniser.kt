package app.annabella.speech

/** Understands spoken words on this device, and nowhere else. */
interface Recogniser {
    /** Whether it does so for a language, such as `de`. */
    suspend fun knows(language: String): Boolean

    /**
     * Listens until the speaker is silent or [finish]; the words, empty for none. Null if it
     * was not possible. To be cancelled is to stop.
     */
    suspend fun listen(language: String): String?

    /** The speaker has finished. */
    fun finish()
}
