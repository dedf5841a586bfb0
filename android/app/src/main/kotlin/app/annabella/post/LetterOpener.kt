package app.annabella.post

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.Phrase
import app.annabella.core.SharedText
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.GameOpener
import app.annabella.ui.ButtonKind
import app.annabella.ui.Dialogs
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch

/** Does what texts of games by correspondence are for: begins a game, or goes on with one. */
class LetterOpener(
    private val activity: MainActivity,
    private val dialogs: Dialogs,
    private val scope: CoroutineScope,
) {
    private val app = activity.app
    private val opener = GameOpener(activity, dialogs)

    /** Opens one after the other, for as long as the page is seen. */
    suspend fun watch() = app.inbox.letters.map { it.firstOrNull() }.distinctUntilChanged()
        .collect { it?.let(::open) }

    private fun open(letter: Inbox.Letter) {
        val seen = { app.inbox.seen(letter) }
        when (val read = letter.what) {
            is Outcome.Failed -> opener.tell(read.error, seen)
            is Outcome.Done -> when (val what = read.value) {
                is SharedText.Refused ->
                    dialogs.tell(activity.getString(R.string.post_came), printed(what.phrases), seen)
                is SharedText.Invitation -> ask(what, letter.text, seen)
                is SharedText.ForGame -> scope.launch { goOn(what.id, letter.text, seen) }
            }
        }
    }

    private fun ask(invitation: SharedText.Invitation, text: String, seen: () -> Unit) {
        dialogs.ask(
            activity.getString(R.string.post_invitation),
            printed(invitation.phrases),
            activity.getString(R.string.post_accept),
            seen,
            ButtonKind.PRIMARY,
            R.string.post_not_now,
        ) {
            seen()
            scope.launch {
                if (!opener.start(invitation.setup)) return@launch
                // from now on it is a game of both, also without a move here
                app.games.flush(app.scope)
                show(text.takeIf { invitation.saysMore })
            }
        }
    }

    private suspend fun goOn(id: String, text: String, seen: () -> Unit) =
        when (val game = opener.reopen(id)) {
            is Outcome.Failed -> opener.tell(game.error, seen)
            is Outcome.Done -> {
                seen()
                show(text)
            }
        }

    /** Goes to the game on the table, where it is seen and said what a text brings. */
    private suspend fun show(text: String?) {
        val game = app.games.onTable
        try {
            opener.show()
        } finally {
            // it is taken in also where the page was left meanwhile: it does not come again
            if (text != null) app.scope.launch { take(game, text) }
        }
    }

    private suspend fun take(game: GameStore, text: String) {
        val taken = game.takeIn(text)
        if (taken is Outcome.Failed && !activity.isDestroyed) opener.tell(taken.error)
    }

    private fun printed(phrases: List<Phrase>) = phrases.joinToString(" ") { it.printed }
}
