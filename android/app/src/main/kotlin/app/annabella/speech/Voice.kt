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
) {
    /** The same once more, behind what cut it off; news cuts it off now. */
    fun again() =
        Utterance(PhraseUrgency.POLITE, segments, subject, isRemembered = isRemembered, printed = printed)
}

/**
 * Says one thing after the other: the most urgent first, those of one kind as they came. An
 * answer takes the place of the one before, and what is assertive cuts off what is less
 * urgent. For the main thread.
 *
 * [mouth] is asked before each utterance, and [begins] told.
 */
class Voice(
    private val scope: CoroutineScope,
    private val mouth: () -> Mouth,
    private val begins: (Utterance, Mouth) -> Unit,
) {
    private class Entry(var utterance: Utterance) {
        val end = CompletableDeferred<Unit>()
    }

    private val waiting = ArrayList<Entry>()
    private var now: Entry? = null
    private var speaking: Job? = null
    private var work: Job? = null
    private val isPaused = MutableStateFlow(false)

    /**
     * Returns when it was said, when something else has taken its place, or when nothing can
     * say it. Who no longer waits for that does not stop it.
     */
    suspend fun say(utterance: Utterance) {
        val entry = Entry(utterance)
        if (utterance.urgency == PhraseUrgency.ANSWER) {
            drop { it.urgency == PhraseUrgency.ANSWER }
        }
        val behind = waiting.indexOfFirst { it.utterance.urgency < utterance.urgency }
        waiting.add(if (behind < 0) waiting.size else behind, entry)
        if (now?.let { isCutOff(it.utterance, utterance.urgency) } == true) speaking?.cancel()
        if (work?.isActive != true) work = scope.launch { sayAll() }
        entry.end.await()
    }

    /** Stops what is being said, and says nothing of what waits. */
    fun hush() {
        drop { true }
        speaking?.cancel()
    }

    /** Is silent until [goOn], as somebody talks; what happened is then said from its beginning. */
    fun pause() {
        isPaused.value = true
        now?.takeIf { it.utterance.isKept }?.let { waiting.add(0, it) }
        speaking?.cancel()
    }

    fun goOn() {
        isPaused.value = false
    }

    private fun drop(isDropped: (Utterance) -> Boolean) {
        val gone = waiting.filter { isDropped(it.utterance) }
        waiting -= gone.toSet()
        gone.forEach { it.end.complete(Unit) }
    }

    private suspend fun sayAll() {
        var last: Mouth? = null
        while (true) {
            // whoever has waited for the end of one thing may have another to say
            yield()
            isPaused.first { !it }
            val entry = waiting.removeFirstOrNull() ?: break
            val mouth = mouth()
            if (mouth != last) last?.rest()
            last = mouth
            now = entry
            val speaking = scope.launch { say(entry, mouth) }
            this.speaking = speaking
            speaking.join()
            now = null
            if (entry !in waiting) entry.end.complete(Unit)
        }
        last?.rest()
    }

    /** What happened is said once more where something has cut it off, unless there is news. */
    private suspend fun say(entry: Entry, mouth: Mouth) {
        val said = entry.utterance
        begins(said, mouth)
        if (mouth.speak(said.segments) || !said.isKept) return
        entry.utterance = said.again()
        if (waiting.any { it.utterance.urgency == PhraseUrgency.ASSERTIVE }) return
        mouth.becomesFree()
        begins(entry.utterance, mouth)
        mouth.speak(said.segments)
    }

    private companion object {
        fun isCutOff(said: Utterance, by: PhraseUrgency): Boolean = when {
            said.isKept -> false
            by == PhraseUrgency.ANSWER -> said.urgency == PhraseUrgency.ANSWER
            by == PhraseUrgency.ASSERTIVE -> said.urgency < PhraseUrgency.ASSERTIVE
            else -> false
        }
    }
}
