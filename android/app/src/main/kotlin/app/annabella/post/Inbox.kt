package app.annabella.post

import android.content.Intent
import app.annabella.core.SharedText
import app.annabella.core.SpeechSettings
import app.annabella.core.store.GameLibrary
import app.annabella.core.store.Outcome
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/** Texts of games by correspondence that have come, until somebody has seen on Home what they are. */
class Inbox(private val library: GameLibrary, private val scope: CoroutineScope) {
    /** A text, and what it is for the saved games. */
    class Letter(val text: String, val what: Outcome<SharedText>)

    private val waiting = MutableStateFlow(emptyList<Letter>())

    /** Those that nobody has seen yet, the oldest first. */
    val letters: StateFlow<List<Letter>> = waiting.asStateFlow()

    fun take(text: String, speech: SpeechSettings) {
        scope.launch { take(Letter(text, library.readShared(text, speech))) }
    }

    fun take(letter: Letter) {
        waiting.value += letter
    }

    /** Somebody has seen it. */
    fun seen(letter: Letter) {
        waiting.value -= letter
    }

    companion object {
        /** How the link of a game begins. */
        private const val LINK = "annabella:"

        /** A text with such a link that an intent hands over; null if there is none. */
        fun textOf(intent: Intent?): String? = when (intent?.action) {
            Intent.ACTION_VIEW -> intent.dataString?.takeIf { it.startsWith(LINK, ignoreCase = true) }
            Intent.ACTION_SEND -> intent.getStringExtra(Intent.EXTRA_TEXT)
            else -> null
        }?.takeIf(::hasLink)

        fun hasLink(text: String): Boolean = text.contains(LINK, ignoreCase = true)
    }
}
