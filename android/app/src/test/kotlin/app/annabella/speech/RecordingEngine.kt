package app.annabella.speech

import kotlinx.coroutines.delay

/** An engine that writes down what it is given, and takes its time for each word. */
class RecordingEngine(
    private val languages: Set<String> = setOf("en", "de"),
    private val log: MutableList<String> = ArrayList(),
) : SpeechEngine {
    /** So many of the next attempts to speak fail in the middle. */
    var failures = 0

    /** Whether there is one at all. */
    var isThere = true
    var starts = 0
        private set
    private var isRunning = false

    val spoken: List<String> get() = log

    override suspend fun start(): Boolean {
        if (isRunning) return true
        if (!isThere) return false
        starts++
        isRunning = true
        return true
    }

    override fun canSpeak(language: String): Boolean = language in languages

    override suspend fun speak(parts: List<SpeechPart>): Boolean {
        val text = parts.joinToString(" ") { "${it.language}:${it.text}" }
        if (failures > 0) {
            failures--
            log += "failed: $text"
            return false
        }
        var isFinished = false
        try {
            delay(parts.sumOf { it.text.split(' ').size } * WORD_MS)
            isFinished = true
        } finally {
            log += if (isFinished) text else "cut off: $text"
        }
        return true
    }

    override fun shutDown() {
        isRunning = false
    }

    companion object {
        const val WORD_MS = 100L
    }
}

/** Writes down whether the focus is held. */
class RecordingFocus : AudioFocus {
    var isHeld = false
        private set
    var takes = 0
        private set

    override fun take() {
        if (!isHeld) takes++
        isHeld = true
    }

    override fun giveBack() {
        isHeld = false
    }
}
