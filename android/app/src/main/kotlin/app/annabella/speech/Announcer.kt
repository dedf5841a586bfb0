package app.annabella.speech

import app.annabella.core.Phrase
import app.annabella.game.Games
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.launch

/** Takes the phrases of the game on the table, in their order, while the app is seen. */
class Announcer(private val games: Games, private val scope: CoroutineScope) {
    private val latest = MutableStateFlow("")
    private var work: Job? = null

    /** What was said last, for the eye. */
    val lastSentence: StateFlow<String> = latest.asStateFlow()

    fun begin() {
        if (work?.isActive == true) return
        work = scope.launch {
            games.current.collectLatest { game -> game?.speak(::say) }
        }
    }

    fun stop() {
        work?.cancel()
    }

    /** Says an answer, which belongs to no stream. */
    suspend fun say(phrase: Phrase) {
        latest.value = spoken(phrase)
    }

    /** A phrase as one text. */
    fun spoken(phrase: Phrase): String = phrase.segments.joinToString(" ") { it.text }
}
