package app.annabella.window

import android.app.QueuedWork
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
        controller.create().start().postCreate(null).resume().topActivityResumed(true).visible()
    }

    /** Looks what the activity has asked for. */
    fun look() {
        val asked = shadowOf(RuntimeEnvironment.getApplication()).nextStartedActivity
        if (asked != null) Terminal.line("phone: another app would open: $asked")
        if (activity.isFinishing && !hasEnded) {
            hasEnded = true
            ended()
        }
    }

    /** Makes the activity anew for another configuration, as Android does. */
    fun changeConfiguration() {
        val before = controller.get()
        controller.configurationChange()
        if (controller.get() === before) return
        closeWindowsOf(before)
        controller.visible()
    }

    /** Ends the activity, and the process after what it still writes. */
    fun stop(loop: Loop) {
        controller.pause().stop()
        val app = RuntimeEnvironment.getApplication() as AnnabellaApp
        val jobs = checkNotNull(app.scope.coroutineContext[Job]).children
        loop.settle(PATIENCE_MS) { jobs.any(Job::isActive) }
        QueuedWork.waitToFinish()
        closeWindowsOf(controller.destroy().get())
    }

    private fun closeWindowsOf(activity: MainActivity) {
        val decor: View? = activity.window.peekDecorView()
        val token = activity.window.attributes.token
        for (window in WindowInspector.getGlobalWindowViews()) {
            val itsToken = (window.layoutParams as LayoutParams).token
            if (window === decor || (token != null && itsToken === token)) {
                activity.windowManager.removeViewImmediate(window)
            }
        }
    }

    private companion object {
        const val PATIENCE_MS = 2000L
    }
}
