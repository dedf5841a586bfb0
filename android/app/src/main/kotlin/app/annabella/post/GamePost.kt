package app.annabella.post

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameAwaits
import app.annabella.core.GameDeed
import app.annabella.core.GameView
import app.annabella.core.SharedText
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameActions
import app.annabella.game.GameOpener
import app.annabella.result.shareText
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Dialogs
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.distinctUntilChangedBy
import kotlinx.coroutines.flow.drop
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch

/** What the page of a game does where somebody plays from another device. */
class GamePost(
    private val activity: MainActivity,
    private val game: GameStore,
    private val dialogs: Dialogs,
    private val scope: CoroutineScope,
) {
    private val app = activity.app
    private val opener = GameOpener(activity, dialogs)

    /** A text can come in at any time, and is what the game waits for on the other's turn. */
    fun paste(view: GameView): GameActions.Action? =
        GameActions.Action(R.string.post_paste) { ask() }.takeIf { view.correspondence != null }

    fun isPasteAwaited(view: GameView): Boolean = view.correspondence?.awaits == GameAwaits.CORRESPONDENT

    /** Lets another app take what is to be sent; from then on it stands. */
    fun send() {
        // what was begun is done, also if the page is left
        app.scope.launch {
            when (val text = game.share()) {
                is Outcome.Failed -> if (!activity.isDestroyed) opener.tell(text.error)
                is Outcome.Done -> text.value?.let { shareText(activity, it, label(R.string.post_send)) }
            }
        }
    }

    /** Says what is to be done when a move was made here; with one that has come the game itself does. */
    suspend fun watch() {
        // whose time is over is not told by itself
        if (game.state.value.view.correspondence != null) game.send(TICK)
        game.state.map { it.view }
            .distinctUntilChangedBy { it.plies to it.correspondence?.awaits }
            .drop(1)
            .collect {
                val isToBeSent = it.correspondence?.awaits == GameAwaits.SENDING
                if (isToBeSent) app.announcer.answer(awaited())
            }
    }

    /** Whose move it is, and how long there is for it. */
    suspend fun awaited() = listOfNotNull((game.awaited() as? Outcome.Done)?.value)

    private fun ask() = Pasting(activity, dialogs).ask(R.string.post_paste_move) { text ->
        scope.launch { take(text) }
    }

    /** What is of another game goes there; all else is taken in here, or it is said here why not. */
    private suspend fun take(text: String) {
        val own = (game.id() as? Outcome.Done)?.value
        val read = app.library.readShared(
            text,
            SpeechChoices.settings(label(R.string.language_code), app.settings),
        )
        val isOfThis = when (val what = (read as? Outcome.Done)?.value) {
            is SharedText.Invitation -> false
            is SharedText.ForGame -> what.id == own
            is SharedText.Refused -> what.id == null || what.id == own
            null -> true
        }
        if (!isOfThis) {
            app.inbox.take(Inbox.Letter(text, read))
            return activity.screens.home()
        }
        val taken = game.takeIn(text)
        if (taken is Outcome.Failed) opener.tell(taken.error)
    }

    private fun label(id: Int) = activity.getString(id)

    private companion object {
        val TICK = GameAction(GameActor.CLOCK, GameDeed.Tick)
    }
}
