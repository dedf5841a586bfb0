package app.annabella.game

import android.content.Context
import android.text.TextUtils
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameException
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSpeech
import app.annabella.core.HiddenBoard
import app.annabella.core.SavedGame
import app.annabella.core.boardSaved
import app.annabella.core.seat
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import app.annabella.speech.inEnglish
import app.annabella.ui.Dialogs
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.ScreenStack
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.ensureActive
import kotlinx.coroutines.launch

/** Brings games to the table, and tells what is wrong where that cannot be done. */
class GameOpener(private val activity: MainActivity, private val dialogs: Dialogs) {
    private val games get() = activity.app.games

    /** Begins a game, its board perhaps turned; false if it cannot begin, which is told. */
    suspend fun start(setup: GameSetup): Boolean =
        isThere(games.start(setup, speech(setup.first.player, setup.second.player)))

    /**
     * Begins a game in the place of the one on the table, and of no other board; its own may be
     * turned. False as there.
     */
    suspend fun startHere(setup: GameSetup, isTurned: Boolean): Boolean {
        val speech = speech(setup.first.player, setup.second.player)
        val language = SpeechChoices.languageOf(activity.getString(R.string.language_code))
        return isThere(games.startHere(setup, speech, isTurned) { boardSaved(it.toUInt(), language) })
    }

    /** Begins several games; false as there. */
    suspend fun startAll(boards: List<NewBoard>): Boolean =
        isThere(games.startAll(boards) { speech(it.first.player, it.second.player) })

    /** Goes on with a saved game; false if that is not possible, which is told. */
    suspend fun open(id: String, first: GamePlayer, second: GamePlayer): Boolean =
        // one of several boards brings all of them
        isThere(
            if (games.lastBoards.any {
                    it.id == id
                }
            ) {
                reopen(id)
            } else {
                games.open(id, speech(first, second))
            },
        )

    /**
     * Shows the game on the table; to somebody who plays the computer and does not see the
     * board, on the page for blind play. [enter] goes to the page of the game. Who has left the page
     * that calls is led nowhere.
     */
    suspend fun show(enter: (ScreenStack) -> Unit = { it.go(Place(Page.GAME)) }) {
        currentCoroutineContext().ensureActive()
        // the page that calls is left by that, and its work with it
        val isBlind = isBlind(games.onTable)
        enter(activity.screens)
        if (isBlind) activity.screens.go(Place(Page.BLIND))
        val app = activity.app
        app.scope.launch { Boards(activity).introduce() }
    }

    private suspend fun isBlind(game: GameStore): Boolean {
        val view = game.state.value.view
        if (view.hasTwoPeople) return false
        val setup = (game.setup() as? Outcome.Done)?.value ?: return false
        val conduct = setup.seat(view.ownSide).conduct ?: return false
        return conduct.isBlind || conduct.hidden != HiddenBoard.Nothing
    }

    /** Goes on with the game that was on the table when the app was ended; false where that is told. */
    suspend fun bringBack(id: String): Boolean = isThere(reopen(id))

    /** Goes on with a saved game of which no more is known; of a simultaneous display, with all of it. */
    suspend fun reopen(id: String): Outcome<GameStore> {
        val saved = when (val list = activity.app.library.list()) {
            is Outcome.Failed -> return list
            is Outcome.Done -> list.value.associateBy { it.id }
        }
        val boards = games.lastBoards.filter { saved[it.id]?.content != null }
        val goesOn = boards.any { saved[it.id]?.content?.result == "*" }
        val isOne = boards.size < 2 || !goesOn || boards.none { it.id == id }
        if (isOne) return games.open(id, speechOf(saved[id]))
        return games.openAll(boards, front = id) { speechOf(saved[it.id]) }
    }

    // what is wrong with one that cannot be read is told when it is opened
    private fun speechOf(saved: SavedGame?): GameSpeech = speech(
        saved?.content?.first?.player ?: GamePlayer.Person,
        saved?.content?.second?.player ?: GamePlayer.Person,
    )

    private fun speech(first: GamePlayer, second: GamePlayer): GameSpeech =
        SpeechChoices.speech(activity.getString(R.string.language_code), activity.app.settings, first, second)

    /** Tells what went wrong. */
    fun tell(error: GameException, told: () -> Unit = {}) {
        dialogs.tell(activity.getString(R.string.trouble_title), textOf(activity, error), told)
    }

    private fun isThere(outcome: Outcome<*>): Boolean {
        val error = (outcome as? Outcome.Failed)?.error ?: return true
        tell(error)
        return false
    }

    companion object {
        /** What went wrong, in the language of the labels as far as a player needs it. */
        fun textOf(
            context: Context,
            error: GameException,
            /** What is said where the input was wrong. */
            wrong: Int = R.string.trouble_setup,
        ): CharSequence = when (error) {
            is GameException.Mistyped -> error.phrase.printed
            is GameException.OpenElsewhere -> context.getString(R.string.trouble_open_elsewhere)
            is GameException.Newer -> context.getString(R.string.trouble_newer)
            is GameException.Missing -> context.getString(R.string.trouble_missing)
            is GameException.BadInput -> detailed(context, wrong, error.reason)
            is GameException.Damaged -> detailed(context, R.string.trouble_damaged, error.reason)
            is GameException.Unreadable -> detailed(context, R.string.trouble_damaged, error.reason)
            is GameException.Storage -> detailed(context, R.string.trouble_storage, error.reason)
            is GameException.Internal -> detailed(context, R.string.trouble_fault, error.reason)
            is GameException.Closed -> context.getString(R.string.trouble_fault)
        }

        /** A sentence, and what the library says of it for a log, which is English. */
        private fun detailed(context: Context, sentence: Int, reason: String): CharSequence =
            TextUtils.concat(context.getString(sentence), "\n\n", context.inEnglish(reason))
    }
}
