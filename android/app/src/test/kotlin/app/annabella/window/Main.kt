package app.annabella.window

import java.awt.GraphicsEnvironment
import kotlin.system.exitProcess
import org.junit.Test
import org.junit.runner.JUnitCore
import org.junit.runner.Request
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.LooperMode

/**
 * The app in a window of the desktop, to be used by hand. JUnit is only the starter: its
 * runner for Android loads the classes below once more, into a world in which Android is
 * there. What the command line says comes as system properties, since nothing else is seen
 * in both worlds.
 */
fun main() = runInWindow(Session::class.java)

/** Runs the one test of [session] and ends the process. */
internal fun runInWindow(session: Class<*>) {
    System.setOut(QuietOutput(System.out))
    System.setErr(QuietOutput(System.err))
    // else what is drawn from a theme stays as it was when day turns to night
    System.setProperty("robolectric.createActivityContexts", "true")
    // nodes as a screen reader gets them, not stand-ins
    System.setProperty("robolectric.useRealAni", "true")
    // the runner turns windows off as it loads, so that this has to be known before
    if (GraphicsEnvironment.isHeadless()) {
        System.err.println("There is no display for a window, or this Java cannot use it.")
        exitProcess(NO_DISPLAY)
    }
    val result = JUnitCore().run(Request.runner(RobolectricTestRunner(session)))
    result.failures.forEach { it.exception.printStackTrace() }
    exitProcess(if (result.wasSuccessful()) 0 else 1)
}

private const val NO_DISPLAY = 77

/** One run of the app. */
@Config(
    sdk = [35],
    shadows = [Speech::class, KeptFiles::class, ReaderService::class, Wheel::class],
)
@LooperMode(LooperMode.Mode.PAUSED)
class Session {
    @Test
    fun run() = Phone(Options.fromProperties()).run()
}
