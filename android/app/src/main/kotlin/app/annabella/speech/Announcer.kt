package app.annabella.speech

import android.view.View
import android.widget.TextView
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.Phrase
import app.annabella.core.PhraseSegment
import app.annabella.core.PhraseUrgency
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.Games
import app.annabella.settings.Settings
import app.annabella.settings.VoiceChoice
import app.annabella.ui.Page
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.mapNotNull
import kotlinx.coroutines.flow.update
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
    /** How fast it speaks: 2 is twice as fast as usual. */
    readerRate: () -> Float,
    makeOutput: (missing: () -> Unit) -> SpeechOutput,
    /** What is told once when a voice is missing. */
    private val missingVoice: () -> PhraseSegment,
) {
    private val shown = MutableStateFlow(emptyMap<Subject, Announcement>())
    private var subject: Subject = Subject.Game

    /** The game is looked back at. */
    private var isLookingBack = false

    /** What the game itself has told last. */
    private var ofGame: Announcement? = null
    private val own = makeOutput(::tellMissing)

    /** Whether a reader hears what is shown. */
    val foreground = Foreground()
    private val reader = ScreenReaderOutput(readerRate, foreground)
    private val voice = Voice(scope, ::output, ::show)
    private var work: Job? = null
    private var count = 0
    private var told = 0

    /** The line over the page on which a reader hears what is said, where there is one. */
    private var front: TextView? = null

    private var followed: GameStore? = null

    /** What the next game on the table is headed by. */
    private var heading: (suspend (GameStore) -> List<Phrase>)? = null

    /** A player does without his eyes. */
    private var isBlindGame = false

    /** What was being said when the app was left. */
    private var unfinished: Phrase? = null
    private val last = HashMap<Subject, Utterance>()

    /** Whether a page is seen that is there to talk, such as that for blind play. */
    var isTalkingPage = false

    /** What was said last of what the page is about, for the eye. */
    val lastSentence: String get() = shown.value[subject]?.printed.orEmpty()

    /** The same, each sentence as it comes. */
    val sentences: Flow<String> = shown.mapNotNull { it[subject]?.printed }.distinctUntilChanged()

    /** Another page is seen: what was said only for the moment is not seen again. */
    fun turned(page: Page) {
        subject = Subject.of(page)
        foreground.begin()
        forgetMoment()
        // what an earlier position was told with is not how the game stands
        if (isLookingBack && page != Page.STEPS) showGame()
        isLookingBack = page == Page.STEPS
    }

    /** A look back that was taken on the page of the game is over. */
    fun lookedBack() = showGame()

    private fun showGame() {
        val own = ofGame
        shown.update { if (own == null) it - Subject.Game else it + (Subject.Game to own) }
        if (own == null) last -= Subject.Game else last[Subject.Game] = own.utterance
    }

    /** What was told of the game is in a language that is no longer chosen. */
    fun forgetGame() {
        ofGame = null
        unfinished = null
        showGame()
    }

    /** What was said only for the moment is over. */
    fun forgetMoment() = shown.update { all -> all.filterValues { it.isRemembered } }

    /** Somebody touches the screen or goes on with a reader, which says that first. */
    fun touched() = reader.touched()

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
        foreground.begin()
        work?.cancel()
        voice.hush()
    }

    /** Says a phrase that belongs to no stream. */
    suspend fun say(phrase: Phrase) =
        say(Utterance(phrase.urgency, phrase.segments, subject, printed = phrase.printed))

    /** Who listens to it no longer does not hear it again; who could not, does. */
    private suspend fun say(utterance: Utterance) {
        val before = foreground.typed
        val isWhole = voice.say(utterance)
        if (!isWhole && foreground.typed == before && reader.wasCutOffAtOnce) voice.say(utterance.again())
    }

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
        say(Utterance(urgency, segments, subject, isRemembered = isRemembered, printed = printed))
    }

    /**
     * Says what was agreed and how the game stands, to whoever listens: it has come to its page.
     * In a game by the Laws nothing keeps an announcement waiting, once it has begun.
     */
    suspend fun introduce(game: GameStore) {
        if (!introduces(game)) return
        val told = (game.introduce() as? Outcome.Done)?.value.orEmpty()
        // by correspondence there are days for a move
        val isByPost = game.state.value.view.correspondence != null
        val awaited = if (isByPost) (game.awaited() as? Outcome.Done)?.value else null
        answer(told + listOfNotNull(awaited))
    }

    /** Whether somebody listens to that, and has the time for it. */
    fun introduces(game: GameStore): Boolean {
        val isHeard = output() === own || output() === reader
        val view = game.state.value.view
        return isHeard && (view.mode != GameMode.STRICT || view.phase is GamePhase.Waiting)
    }

    /**
     * The game that comes to the table next begins with these words, such as which board it is;
     * what has happened there is told behind them.
     */
    fun heads(told: suspend (GameStore) -> List<Phrase>) {
        heading = told
    }

    /** The game that was to come is there already, or again, and begins with nothing. */
    suspend fun headsAgain() {
        val game = followed?.takeIf { it === games.current.value } ?: return
        takeHeading()?.let { head(it(game)) }
    }

    private fun takeHeading() = heading.also { heading = null }

    /** Says such words, which no news of the game cuts off. */
    suspend fun head(told: List<Phrase>) {
        val segments = told.flatMap { it.segments }
        val printed = told.joinToString(" ") { it.printed }
        say(Utterance(PhraseUrgency.ANSWER, segments, Subject.Game, isHeading = true, printed = printed))
    }

    /** Says what was said last once more, of what the page is about. */
    suspend fun repeat() {
        val again = last[subject] ?: return
        say(Utterance(PhraseUrgency.ANSWER, again.segments, subject, printed = again.printed))
    }

    /** Says a text of the app's own. */
    suspend fun say(text: String, language: String, isRemembered: Boolean = true) {
        val segments = listOf(PhraseSegment(language, text))
        say(Utterance(PhraseUrgency.ANSWER, segments, subject, isRemembered = isRemembered))
    }

    /** Is silent until [goOn], as somebody talks. */
    fun pause() = voice.pause()

    fun goOn() = voice.goOn()

    /** Stops the voice; what comes afterwards is said. */
    fun hush() = voice.hush()

    /**
     * Shows what is said of a page's subject on one of its lines, from which a screen reader
     * takes it, until it is cancelled; for the eye what [shows] leaves of it. Until something was
     * said, [before] stands there.
     */
    suspend fun showOn(
        line: TextView,
        shows: (String) -> String = { it },
        before: suspend () -> CharSequence = { "" },
    ) {
        val subject = subject
        if (shown.value[subject] == null) {
            line.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_NONE
            line.text = before()
        }
        sentences(subject).collect {
            // what lies over it is read
            val isFront = front == null || !it.isRead
            if (isFront) told = it.showOn(line, told, shows) else it.showOn(line, it.number, shows)
        }
    }

    /**
     * Shows what is said from now on, and what no page has shown yet, but for what a line over the
     * page answers.
     */
    suspend fun showNewOn(line: TextView) = sentences(subject).collect {
        val isAnsweredOver = front != null && it.isRead
        if (it.number > told && !isAnsweredOver) told = it.showOn(line, told)
    }

    /**
     * The same for a line that lies over the page, from which a reader takes it instead of from
     * there, until it is cancelled.
     */
    suspend fun answerOn(line: TextView) {
        front = line
        try {
            val before = count
            sentences(subject).collect {
                // what was typed may be done, and its line gone
                foreground.await()
                if (it.isRead && it.number > maxOf(told, before)) told = it.showOn(line, told)
            }
        } finally {
            if (front === line) front = null
        }
    }

    /** Whether a reader says what is shown. */
    val isRead: Boolean get() = output() === reader

    /** Something was typed: nothing older is said once more before its answer. */
    fun asked() {
        voice.forget()
        foreground.asked()
    }

    private fun sentences(of: Subject) = shown.mapNotNull { it[of] }.distinctUntilChanged()

    private suspend fun follow(game: GameStore?) {
        if (game !== followed) {
            // nothing of the other one is still to be said
            if (followed != null) voice.hush()
            followed = game
            unfinished = null
            ofGame = null
            showGame()
        }
        if (game == null) return
        val told = takeHeading()
        val setup = (game.setup() as? Outcome.Done)?.value
        isBlindGame = setup?.first?.conduct?.isBlind == true || setup?.second?.conduct?.isBlind == true
        told?.let { head(it(game)) }
        game.speak(::tell)
    }

    private suspend fun tell(phrase: Phrase) {
        unfinished = phrase
        val said =
            Utterance(phrase.urgency, phrase.segments, Subject.Game, isKept = true, printed = phrase.printed)
        val before = foreground.typed
        val isWhole = voice.say(said)
        // what comes next does not wait for it, and finds it there
        val isStillWanted = foreground.typed == before
        if (!isWhole && isStillWanted) {
            scope.launch(start = CoroutineStart.UNDISPATCHED) { voice.say(said.again()) }
        }
        // whoever is told that the app is left does not come here
        unfinished = null
    }

    private fun output(): SpeechOutput = when (settings.voice) {
        VoiceChoice.APP -> own
        VoiceChoice.OFF -> SILENT
        VoiceChoice.AUTO -> when {
            isReaderOn() -> reader
            isTalkingPage || isBlindGame || settings.exploreByFinger -> own
            else -> SHOWN
        }
    }

    private fun show(utterance: Utterance, output: SpeechOutput) {
        if (utterance.isRemembered) last[utterance.subject] = utterance
        val isRead = output.isReader && isReaderOn()
        val announcement = Announcement(++count, utterance, output.isReader, isRead)
        if (utterance.isKept) ofGame = announcement
        shown.update { it + (utterance.subject to announcement) }
    }

    private fun tellMissing() {
        if (settings.missingVoiceTold) return
        settings.missingVoiceTold = true
        val segment = missingVoice()
        scope.launch { voice.say(Utterance(PhraseUrgency.POLITE, listOf(segment), subject)) }
    }

    private companion object {
        val SILENT = SilentOutput(isReader = false)
        val SHOWN = SilentOutput(isReader = true)
    }
}
