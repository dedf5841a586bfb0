package app.annabella.ui

import android.content.Intent
import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import app.annabella.AnnabellaApp
import app.annabella.MainActivity
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.launch

/**
 * One page. It is made anew with the activity, so that what has to outlast a rotation goes
 * through [save]; what has to outlast the app is in the settings or the game.
 */
abstract class Screen(protected val activity: MainActivity) {
    protected val app: AnnabellaApp get() = activity.app
    protected val ui: Ui get() = activity.ui

    /** Ends when the page is left. */
    protected val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)

    private var doing: Job? = null

    /** Who reads the page sits at the far end of the table. */
    var isTurned = false

    /** Questions over this page. */
    protected val dialogs: Dialogs get() = ui.dialogs

    /** What a screen reader says when the page comes. */
    abstract val title: CharSequence

    /** Makes the page; [saved] is what [save] gave the one before it. */
    abstract fun view(saved: Bundle?): View

    /** What the next page of its kind needs to stand as this one does. */
    open fun save(): Bundle = Bundle()

    /** Goes back by itself; false leaves it to the activity. */
    open fun back(): Boolean = false

    /** Takes a key that no view wanted. */
    open fun key(event: KeyEvent): Boolean = false

    /** Another app has answered what was asked of it by `startActivityForResult`. */
    open fun answered(request: Int, data: Intent?) = Unit

    /** The page is seen from now on. */
    open fun show() = Unit

    /** The page is no longer seen. */
    open fun hide() = Unit

    /** The page is left for good, or made anew. */
    open fun leave() {
        dialogs.leave()
        scope.cancel()
    }

    /** A second press while this is being done does nothing. */
    protected fun once(act: suspend () -> Unit) {
        if (doing?.isActive != true) doing = scope.launch { act() }
    }

    protected fun text(id: Int): String = activity.getString(id)
}
