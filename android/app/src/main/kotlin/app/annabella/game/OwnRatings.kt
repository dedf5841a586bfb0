package app.annabella.game

import app.annabella.core.GameException
import app.annabella.core.OwnRating
import app.annabella.core.SpeechLanguage
import app.annabella.core.ownRating
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.result.EndWatch
import app.annabella.settings.Settings
import java.util.Collections
import java.util.WeakHashMap
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** How strongly the player plays, told by each game that ends before his eyes. */
class OwnRatings(
    private val games: Games,
    private val settings: Settings,
) {
    private val last = MutableStateFlow<GameStore?>(null)
    private val told = Collections.newSetFromMap(WeakHashMap<GameStore, Boolean>())

    /** The last game that has told something. */
    val counted: StateFlow<GameStore?> = last.asStateFlow()

    fun follow(scope: CoroutineScope) {
        scope.launch {
            games.boards.collectLatest { boards ->
                coroutineScope { boards.forEach { launch { watch(it.game) } } }
            }
        }
    }

    private suspend fun watch(game: GameStore) {
        val end = EndWatch()
        game.state.map { it.view }.collect { view ->
            // a game that was taken up again is not counted twice
            if (end.ends(view) && game !in told) count(game)
        }
    }

    private suspend fun count(game: GameStore) {
        val after = (game.ownRatingAfter(settings.ownRating) as? Outcome.Done)?.value ?: return
        settings.ownRating = after
        told += game
        last.value = game
    }

    companion object {
        /** What is known of the player; null if the library cannot tell. */
        suspend fun of(
            settings: Settings,
            language: SpeechLanguage,
        ): OwnRating? = withContext(Dispatchers.IO) {
            // it crosses into the library
            try {
                ownRating(settings.ownRating, language)
            } catch (_: GameException) {
                null
            }
        }
    }
}
