package app.annabella.speech

import android.widget.TextView
import app.annabella.core.Phrase
import app.annabella.core.PhraseSegment
import app.annabella.core.PhraseUrgency
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.Games
import app.annabella.settings.Settings
import app.annabella.settings.VoiceChoice
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.launch

/**
 * Says what the game on the table has to say, in its order, while the app is seen, and what
 * a player asks; by one voice at a time, that of the app or that of a screen reader.
 */
class Announcer(
    private val games: Games,
    private val scope: CoroutineScope,
    private val settings: Settings,
    /** Whether a screen reader runs that speaks. */
    private val isReaderOn: () -> Boolean,
    makeMouth: (missing: () -> Unit) -> Mouth,
    /** What is told once when a voice is missing. */
    private val missingVoice: () -> PhraseSegment,
) {
    private val latest = MutableStateFlow(Announcement.NONE)
    private val sentence = MutableStateFlow("")
    private val own = makeMouth(::tellMissing)
    private val voice = Voice(scope, ::mouth, ::show)
    private var work: Job? = null
    private var count = 0
    private var told = 0

    private var followed: GameStore? = null

    /** A player does without his eyes. */
    private var isBlindGame = false

    /** What was being said when the app was left. */
    private var unfinished: Phrase? = null
    private var last: Utterance? = null

    /** Whether a page is seen that is there to talk, such as that for blind play. */
    var isTalkingPage = false

    /** What was said last, for the eye. */
    val lastSentence: StateFlow<String> = sentence.asStateFlow()

    fun begin() {
        if (work?.isActive == true) return
        work = scope.launch {
            unfinished?.let {
                val game = followed
                tell(it)
                game?.wasSpoken(it)
            }
            games.current.collectLatest { game -> follow(game) }
        }
    }

    /** The app is no longer seen. */
    fun stop() {
        work?.cancel()
        voice.hush()
    }

    /** Says a phrase that belongs to no stream. */
    suspend fun say(phrase: Phrase) =
        voice.say(Utterance(phrase.urgency, phrase.segments, printed = phrase.printed))

    /**
     * Says all of an answer as one, which the next answer takes the place of. What is not
     * remembered cannot be repeated.
     */
    suspend fun answer(phrases: List<Phrase>, isRemembered: Boolean = true) {
        val segments = phrases.flatMap { it.segments }
        if (segments.isEmpty()) return
        // a question back comes at once
        val isUrgent = phrases.any { it.urgency == PhraseUrgency.ASSERTIVE }
        val urgency = if (isUrgent) PhraseUrgency.ASSERTIVE else PhraseUrgency.ANSWER
        val printed = phrases.joinToString(" ") { it.printed }
        voice.say(Utterance(urgency, segments, isRemembered = isRemembered, printed = printed))
    }

    /** Says what was said last once more. */
    suspend fun repeat() {
        val again = last ?: return
        voice.say(Utterance(PhraseUrgency.ANSWER, again.segments, printed = again.printed))
    }

    /** Says a text of the app's own. */
    suspend fun say(text: String, language: String, isRemembered: Boolean = true) {
        val segments = listOf(PhraseSegment(language, text))
        voice.say(Utterance(PhraseUrgency.ANSWER, segments, isRemembered = isRemembered))
    }

    /** Is silent until [goOn], as somebody talks. */
    fun pause() = voice.pause()

    fun goOn() = voice.goOn()

    /** Stops the voice; what comes afterwards is said. */
    fun hush() = voice.hush()

    /**
     * Shows what is said on a line of a page, from which a screen reader takes it, until it
     * is cancelled.
     */
    suspend fun showOn(line: TextView) {
        latest.collect { told = it.showOn(line, told) }
    }

    /** Shows what is said from now on, and what no page has shown yet. */
    suspend fun showNewOn(line: TextView) {
        latest.collect { if (it.number > told) told = it.showOn(line, told) }
    }

    private suspend fun follow(game: GameStore?) {
        if (game !== followed) {
            followed = game
            unfinished = null
            last = null
            latest.value = Announcement.NONE
            sentence.value = ""
        }
        if (game == null) return
        val setup = (game.setup() as? Outcome.Done)?.value
        isBlindGame = setup?.whiteConduct?.isBlind == true || setup?.blackConduct?.isBlind == true
        game.speak(::tell)
    }

    private suspend fun tell(phrase: Phrase) {
        unfinished = phrase
        voice.say(Utterance(phrase.urgency, phrase.segments, isKept = true, printed = phrase.printed))
        // whoever is told that the app is left does not come here
        unfinished = null
    }

    private fun mouth(): Mouth = when (settings.voice) {
        VoiceChoice.APP -> own
        VoiceChoice.OFF -> SILENT
        VoiceChoice.AUTO -> when {
            isReaderOn() -> ReaderMouth
            isTalkingPage || isBlindGame || settings.exploreByFinger -> own
            else -> SHOWN
        }
    }

    private fun show(utterance: Utterance, mouth: Mouth) {
        if (utterance.isRemembered) last = utterance
        val (segments, urgency) = utterance.segments to utterance.urgency
        val isRead = mouth.isReader && isReaderOn()
        latest.value = Announcement(++count, segments, urgency, mouth.isReader, isRead, utterance.printed)
        sentence.value = utterance.printed
    }

    private fun tellMissing() {
        if (settings.missingVoiceTold) return
        settings.missingVoiceTold = true
        val segment = missingVoice()
        scope.launch { voice.say(Utterance(PhraseUrgency.POLITE, listOf(segment))) }
    }

    private companion object {
        val SILENT = ClosedMouth(isReader = false)
        val SHOWN = ClosedMouth(isReader = true)
    }
}
