package app.annabella.window

import android.app.QueuedWork
import android.content.Intent
import android.view.View
import android.view.WindowManager.LayoutParams
import android.view.inspector.WindowInspector
import app.annabella.AnnabellaApp
import app.annabella.MainActivity
import kotlinx.coroutines.Job
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController

/** The app's activity from its start to its end; [ended] is called when it wants to go. */
class RunningApp(private val ended: () -> Unit) {
    private lateinit var controller: ActivityController<MainActivity>
    private var hasEnded = false

    val activity: MainActivity get() = controller.get()

    fun start() {
        controller = Robolectric.buildActivity(MainActivity::class.java)
        controller.create().start().postCreate(null).resume().topActivityResumed(true)
        show()
    }

    /** Looks what the activity has asked for. */
    fun look() {
        val asked = shadowOf(RuntimeEnvironment.getApplication()).nextStartedActivity
        if (asked != null) open(asked)
        if (activity.isFinishing && !hasEnded) {
            hasEnded = true
            ended()
        }
    }

    /** Another app: what it is given is a text to share, or else it is named in the terminal. */
    private fun open(asked: Intent) {
        val given = asked.getParcelableExtra(Intent.EXTRA_INTENT, Intent::class.java)
        val text = given?.getStringExtra(Intent.EXTRA_TEXT)
        if (text != null) {
            Clipboard.share(text)
        } else {
            Terminal.line("phone: another app would open: $asked")
        }
    }

    /** Makes the activity anew for another configuration, as Android does. */
    fun changeConfiguration() {
        val before = controller.get()
        // the next one may ask something as soon as it is there, by a window with the same token
        val windows = windowsOf(before)
        controller.configurationChange()
        if (controller.get() === before) return
        close(windows)
        show()
    }

    /** Dialogs stand over it, also those that were there before. */
    private fun show() {
        activity.window.attributes.type = LayoutParams.TYPE_BASE_APPLICATION
        controller.visible()
    }

    /** Ends the activity, and the process after what it still writes. */
    fun stop(loop: Loop) {
        controller.pause().stop()
        val app = RuntimeEnvironment.getApplication() as AnnabellaApp
        val jobs = checkNotNull(app.scope.coroutineContext[Job]).children
        loop.settle(PATIENCE_MS) { jobs.any(Job::isActive) }
        QueuedWork.waitToFinish()
        close(windowsOf(controller.destroy().get()))
    }

    private fun windowsOf(activity: MainActivity): List<View> {
        val decor: View? = activity.window.peekDecorView()
        val token = activity.window.attributes.token
        return WindowInspector.getGlobalWindowViews().filter { window ->
            val itsToken = (window.layoutParams as LayoutParams).token
            window === decor || (token != null && itsToken === token)
        }
    }

    /** Closes those that are still there. */
    private fun close(windows: List<View>) {
        val shown = WindowInspector.getGlobalWindowViews()
        for (window in windows.filter { it in shown }) {
            activity.windowManager.removeViewImmediate(window)
        }
    }

    private companion object {
        const val PATIENCE_MS = 2000L
    }
}
