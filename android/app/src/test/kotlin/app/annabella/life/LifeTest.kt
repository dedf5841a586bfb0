package app.annabella.life

import android.content.ComponentCallbacks2
import app.annabella.core.EngineState
import app.annabella.core.GameHint
import app.annabella.core.GameKind
import app.annabella.core.parseAction
import app.annabella.testing.Device
import app.annabella.testing.play
import java.io.File
import java.io.IOException
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assume.assumeTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The computer thinks only while somebody sees the app, and its thread ends with the game. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class LifeTest {
    private val device = Device().start()

    private fun act(line: String) = device.app.games.onTable.send(parseAction(GameKind.CHESS, line))

    private fun waitFor(state: EngineState) = device.waitFor("$state") { device.view.engine == state }

    /** The computer's threads of this process, by the name that Linux keeps. */
    private fun tasks(): Set<String> = File("/proc/self/task").listFiles().orEmpty().filter { task ->
        try {
            File(task, "comm").readText().startsWith("annabella-oppon")
        } catch (_: IOException) {
            false
        }
    }.map { it.name }.toSet()

    /** Those of games that other tests have left, which end when these are collected. */
    private var others = emptySet<String>()

    private fun threads() = (tasks() - others).size

    private fun thinkLong() {
        assumeTrue(File("/proc/self/task").isDirectory)
        others = tasks()
        device.play("new chess black=full:600", listOf("white > move e2e4"))
        waitFor(EngineState.MOVE)
        device.waitFor("a thread") { threads() == 1 }
    }

    @Test
    fun `the computer rests while the app is not seen, and thinks again after that`() {
        thinkLong()
        device.controller.pause().stop()
        waitFor(EngineState.STOPPED)
        device.controller.start().resume()
        waitFor(EngineState.MOVE)
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `a computer whose clock runs makes its move also while the app is not seen`() {
        device.play("new chess black=level:3 clock=5", listOf("white > move e2e4"))
        device.controller.pause().stop()
        device.waitFor("the move") { device.view.plies == 2u }
    }

    @Test
    fun `a rotation does not disturb it`() {
        thinkLong()
        val revision = device.view.revision
        device.recreate()
        assertEquals(EngineState.MOVE, device.view.engine)
        assertEquals(revision, device.view.revision)
    }

    @Test
    fun `a hint is looked for only while the app is seen`() {
        device.play("new chess black=level:8")
        act("white > hint")
        device.controller.pause().stop()
        device.waitFor("rest") {
            device.view.engine == EngineState.STOPPED ||
                device.view.hint is GameHint.Given
        }
        device.controller.start().resume()
        device.waitFor("the hint") { device.view.hint is GameHint.Given }
    }

    @Test
    fun `its thread ends with the game`() {
        thinkLong()
        runBlocking { device.app.games.close() }
        device.waitFor("the end of the thread") { threads() == 0 }
    }

    @Test
    fun `another game is one thread again`() {
        thinkLong()
        repeat(3) {
            device.activity.screens.home()
            device.play("new chess black=full:600")
            act("white > move d2d4")
            waitFor(EngineState.MOVE)
        }
        device.waitFor("one thread") { threads() == 1 }
    }

    @Test
    fun `short of memory the computer stops, and the game stays`() {
        thinkLong()
        device.controller.pause().stop()
        device.app.onTrimMemory(ComponentCallbacks2.TRIM_MEMORY_BACKGROUND)
        waitFor(EngineState.STOPPED)
        device.controller.start().resume()
        waitFor(EngineState.MOVE)
        device.board
        assertEquals(1u, device.view.plies)
    }
}
