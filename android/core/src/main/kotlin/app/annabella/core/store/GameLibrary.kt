package app.annabella.core.store

import app.annabella.core.BrailleStyle
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.ImportedGames
import app.annabella.core.SavedGame
import app.annabella.core.SharedText
import app.annabella.core.SpeechSettings
import app.annabella.core.SpokenPhrase
import app.annabella.core.deleteGame
import app.annabella.core.deletedGames
import app.annabella.core.purgeDeletedGames
import app.annabella.core.renameGame
import app.annabella.core.repairGame
import app.annabella.core.restoreGame
import app.annabella.core.savedGameBraille
import app.annabella.core.savedGameNotation
import app.annabella.core.savedGameSpoken
import app.annabella.core.savedGameTranscript
import app.annabella.core.savedGames
import app.annabella.core.savedGamesNotation
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers

/**
 * The saved games in a folder. A game that is open is held by its [GameStore].
 *
 * Every method may be called on any thread; the files are read and written on
 * [dispatcher], whose threads may wait for a disk, one call after the other.
 */
class GameLibrary(
    private val folder: String,
    private val times: Times,
    private val dispatcher: CoroutineDispatcher = Dispatchers.IO.limitedParallelism(1),
) {
    /** The games, the last changed first; with summaries if [settings] say how. */
    suspend fun list(settings: SpeechSettings? = null): Outcome<List<SavedGame>> =
        call { savedGames(folder, settings, times.wallMs()) }

    /** The games that were deleted and can be restored, in the same way. */
    suspend fun deleted(settings: SpeechSettings? = null): Outcome<List<SavedGame>> =
        call { deletedGames(folder, settings) }

    /** Names a game that is not open. */
    suspend fun rename(id: String, name: String): Outcome<Unit> =
        call { renameGame(folder, id, name, times.wallMs()) }

    /** Moves a game to the deleted ones, and gives its id there. */
    suspend fun delete(id: String): Outcome<String> =
        call { deleteGame(folder, id, times.wallMs()) }

    /** Moves a deleted game back, and gives its id now. */
    suspend fun restore(id: String): Outcome<String> = call { restoreGame(folder, id) }

    /** Removes for good what was deleted before this time of day; gives the number of games. */
    suspend fun purge(olderThanMs: ULong): Outcome<UInt> =
        call { purgeDeletedGames(folder, olderThanMs) }

    /** Saves what a damaged game still holds as a new one, and gives its id. */
    suspend fun repair(id: String): Outcome<String> =
        call { repairGame(folder, id, times.wallMs()) }

    /** A game as PGN or PDN, also one that is open or cannot be gone on with. */
    suspend fun notation(id: String): Outcome<String> = call { savedGameNotation(folder, id) }

    /** All games of a kind in its notation, the oldest first, but for those that were deleted. */
    suspend fun export(kind: GameKind): Outcome<String> = call { savedGamesNotation(folder, kind) }

    /**
     * Saves all games of a text as the file has it: of PGN or PDN in any usual encoding, of a
     * score in Braille, or a position on each line, as FEN or EPD. They are friendly games of
     * two people. What could not be read is told as [settings] have it; where the disk fails, none is saved.
     */
    suspend fun importGames(text: ByteArray, settings: SpeechSettings): Outcome<ImportedGames> =
        call { app.annabella.core.importGames(folder, text, settings, times.wallMs()) }

    /**
     * A game as it happened, with every action and what came of it, also one that is open:
     * for somebody who says what went wrong. In English.
     */
    suspend fun transcript(id: String): Outcome<String> = call { savedGameTranscript(folder, id) }

    /** The score of a game in Braille, of one that [notation] can tell. */
    suspend fun braille(id: String, style: BrailleStyle): Outcome<String> =
        call { savedGameBraille(folder, id, style) }

    /** All that was said in a game to one player or, for null, to both, with its times. */
    suspend fun spoken(
        id: String,
        settings: SpeechSettings,
        listener: GameSide?,
    ): Outcome<List<SpokenPhrase>> = call { savedGameSpoken(folder, id, settings, listener) }

    /** What a text is that somebody has shared, for the games of this folder. Nothing is done. */
    suspend fun readShared(text: String, settings: SpeechSettings): Outcome<SharedText> =
        call { app.annabella.core.readShared(folder, text, settings, times.wallMs()) }

    private suspend fun <T> call(work: () -> T): Outcome<T> =
        dispatcher.answer { outcomeOf(work) }
}
