package app.annabella.library

import android.content.Context
import android.net.Uri
import app.annabella.core.GameException
import app.annabella.core.Phrase
import app.annabella.core.SpeechSettings
import app.annabella.core.store.GameLibrary
import app.annabella.core.store.Outcome
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/**
 * Takes games in and gives them out, whatever becomes of the page on which that was wished:
 * what is to be told of it waits until a page tells it.
 */
class Exchange(
    private val context: Context,
    private val library: GameLibrary,
    private val scope: CoroutineScope,
) {
    /** What came of it. */
    sealed interface News {
        class Imported(val phrases: List<Phrase>) : News

        class Failed(val error: GameException) : News
    }

    private val waiting = MutableStateFlow(emptyList<News>())

    /** What nobody has been told yet, the oldest first. */
    val news: StateFlow<List<News>> = waiting.asStateFlow()

    /** Puts these games among the saved ones. */
    fun import(from: ImportSource, speech: SpeechSettings) {
        scope.launch {
            when (val games = imported(from, speech)) {
                is Outcome.Failed -> waiting.value += News.Failed(games.error)
                is Outcome.Done -> waiting.value += News.Imported(games.value)
            }
        }
    }

    private suspend fun imported(from: ImportSource, speech: SpeechSettings): Outcome<List<Phrase>> {
        val bytes = when (val read = ImportSource.read(context, from)) {
            is Outcome.Failed -> return read
            is Outcome.Done -> read.value
        }
        return when (val games = library.importGames(bytes, speech)) {
            is Outcome.Failed -> games
            is Outcome.Done -> with(games.value) {
                Outcome.Done(listOf(phrase) + unread.take(MOST_UNREAD).map { it.phrase })
            }
        }
    }

    /** Writes games to a place that was chosen; only a failure is told. */
    fun export(fileExport: FileExport, to: Uri) {
        scope.launch {
            val error = fileExport.write(to) ?: return@launch
            waiting.value += News.Failed(error)
        }
    }

    /** Somebody has been told. */
    fun told(news: News) {
        waiting.value -= news
    }

    private companion object {
        /** So many games that could not be read are told one by one. */
        const val MOST_UNREAD = 10
    }
}
