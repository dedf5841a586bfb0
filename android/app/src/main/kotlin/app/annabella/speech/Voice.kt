package app.annabella.speech

import app.annabella.core.PhraseSegment
import app.annabella.core.PhraseUrgency
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.yield

/**
 * What is said in one go; what [isKept] is cut off by nothing, and what [isRemembered] can be
 * repeated.
 */
class Utterance(
    val urgency: PhraseUrgency,
    val segments: List<PhraseSegment>,
    val subject: Subject,
    val isKept: Boolean = false,
    val isRemembered: Boolean = true,
    /** For the eye. */
    val printed: String = segments.joinToString(" ") { it.text },
    /** It was cut off, and is said once more behind what did that. */
    val isAgain: Boolean = false,
    /** It tells what the news is of, which waits for it. */
    val isHeading: Boolean = false,
) {
    /** The same once more; news goes before it, and cuts it off. */
    fun again() = Utterance(
        PhraseUrgency.POLITE,
        segments,
        subject,
        isRemembered = isRemembered,
        printed = printed,
        isAgain = true,
    )
}

/**
 * Says one thing after the other: the most urgent first, those of one kind as they came. An
 * answer takes the place of the one before, and what is assertive cuts off what is less
 * urgent. For the main thread.
 *
 * [output] is asked before each utterance, and [begins] told.
 */
class Voice(
    private val scope: CoroutineScope,
    private val output: () -> SpeechOutput,
    private val begins: (Utterance, SpeechOutput) -> Unit,
) {
    private class Entry(val utterance: Utterance) {
        /** Whether all of it was said. */
        val end = CompletableDeferred<Boolean>()
    }

    private val waiting = ArrayList<Entry>()
    private var now: Entry? = null
    private var speaking: Job? = null
    private var work: Job? = null
    private val isPaused = MutableStateFlow(false)

    /**
     * Returns when it was said, when something else has taken its place, or when nothing can
     * say it; false if a screen reader has said something else instead. Who no longer waits for
     * that does not stop it.
     */
    suspend fun say(utterance: Utterance): Boolean {
        val entry = Entry(utterance)
        if (utterance.urgency == PhraseUrgency.ANSWER) {
            drop { it.urgency == PhraseUrgency.ANSWER }
        }
        // after news it would be misleading
        if (utterance.urgency == PhraseUrgency.ASSERTIVE) drop { it.isAgain }
        val behind = waiting.indexOfFirst {
            it.utterance.urgency < utterance.urgency && !it.utterance.isHeading
        }
        waiting.add(if (behind < 0) waiting.size else behind, entry)
        if (now?.let { isCutOff(it.utterance, utterance.urgency) } == true) speaking?.cancel()
        if (work?.isActive != true) work = scope.launch { sayAll() }
        return entry.end.await()
    }

    /** Stops what is being said, and says nothing of what waits. */
    fun hush() {
        drop { true }
        speaking?.cancel()
    }

    /** Says nothing once more that was cut off: something new is asked. */
    fun forget() {
        drop { it.isAgain }
        if (now?.utterance?.isAgain == true) speaking?.cancel()
    }

    /** Is silent until [goOn], as somebody talks; what happened is then said from its beginning. */
    fun pause() {
        isPaused.value = true
        now?.takeIf { it.utterance.isKept || it.utterance.isAgain }?.let { waiting.add(0, it) }
        speaking?.cancel()
    }

    fun goOn() {
        isPaused.value = false
    }

    private fun drop(isDropped: (Utterance) -> Boolean) {
        val gone = waiting.filter { isDropped(it.utterance) }
        waiting -= gone.toSet()
        gone.forEach { it.end.complete(true) }
    }

    private suspend fun sayAll() {
        var last: SpeechOutput? = null
        while (true) {
            // whoever has waited for the end of one thing may have another to say
            yield()
            isPaused.first { !it }
            val entry = waiting.removeFirstOrNull() ?: break
            val output = output()
            if (output != last) last?.rest()
            last = output
            now = entry
            var isWhole = true
            val speaking = scope.launch { isWhole = say(entry.utterance, output) }
            this.speaking = speaking
            speaking.join()
            now = null
            if (entry !in waiting) entry.end.complete(isWhole)
        }
        last?.rest()
    }

    private suspend fun say(utterance: Utterance, output: SpeechOutput): Boolean {
        output.becomesHeard()
        if (utterance.isAgain) output.becomesFree()
        begins(utterance, output)
        return output.speak(utterance.segments)
    }

    private companion object {
        fun isCutOff(said: Utterance, by: PhraseUrgency): Boolean = when {
            said.isKept -> false
            by == PhraseUrgency.ANSWER -> said.urgency == PhraseUrgency.ANSWER
            by == PhraseUrgency.ASSERTIVE -> said.urgency < PhraseUrgency.ASSERTIVE && !said.isHeading
            else -> false
        }
    }
}
