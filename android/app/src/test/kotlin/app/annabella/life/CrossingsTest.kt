package app.annabella.life

import android.graphics.Bitmap
import android.graphics.Canvas
import app.annabella.core.GameKind
import app.annabella.testing.CountedPort
import app.annabella.testing.Device
import app.annabella.testing.pass
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** How often the app goes to the library: each time costs. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class CrossingsTest {
    private val device = Device().start()

    /** All crossings, after more rounds than a page asks things of which each waits for another. */
    private fun settled(port: CountedPort): List<String> {
        repeat(ROUNDS) {
            pass(100)
            // what was asked before is answered before
            val last = device.app.scope.launch { device.app.games.onTable.notation() }
            device.waitFor("the crossings") { last.isCompleted }
        }
        val (own, calls) = port.calls.partition { it == "notation" }
        assertEquals(ROUNDS, own.size)
        port.calls.clear()
        // whoever waits for something asks that
        return calls.filter { it != "fen" }
    }

    private fun port(): CountedPort {
        val port = CountedPort(device.app.games.onTable)
        settled(port)
        return port
    }

    @Test
    fun `a move by two taps is one crossing, and its line of the score another`() {
        device.play("new chess", listOf("white > move e2e4"))
        val port = port()
        device.tap("e7")
        assertEquals(listOf<String>(), settled(port))
        device.tap("e5")
        device.waitFor("the move") { device.view.plies == 2u }
        assertEquals(listOf("dispatch", "score"), settled(port))
    }

    @Test
    fun `a first move has the game's id kept too`() {
        device.play("new chess")
        val port = port()
        device.tap("e2")
        device.tap("e4")
        device.waitFor("the move") { device.view.plies == 1u }
        assertEquals(listOf("dispatch", "id", "score"), settled(port).sorted())
    }

    @Test
    fun `the computer's reply is one crossing more, and its line another`() {
        device.play("new chess black=level:1")
        device.tap("e2")
        device.tap("e4")
        device.waitFor("a reply") { device.view.plies == 2u }
        val port = port()
        device.tap("d2")
        device.tap("d4")
        device.waitFor("the reply") { device.view.plies == 4u }
        val calls = settled(port)
        assertEquals("$calls", listOf("dispatch"), calls.filter { it == "dispatch" })
        assertEquals("$calls", 2, calls.count { it == "score" })
        // its moment is waited for by one timer
        assertEquals("$calls", 3 + calls.count { it == "collect" }, calls.size)
        assert(calls.count { it == "collect" } <= 2) { "$calls" }
    }

    @Test
    fun `drawing, a clock that runs and a finger that slides are none`() {
        device.play("new chess clock=5", listOf("white > move e2e4"))
        val port = port()
        val canvas =
            Canvas(Bitmap.createBitmap(device.board.width, device.board.height, Bitmap.Config.ARGB_8888))
        repeat(100) {
            device.board.draw(canvas)
            pass(50)
        }
        assertEquals(listOf<String>(), settled(port))
    }

    @Test
    fun `onlookers cost five for each move`() {
        device.play("new chess", listOf("white > move e2e4"))
        device.activity.screens.go(Place(Page.DISPLAY))
        val port = port()
        device.app.games.onTable.send(app.annabella.core.parseAction(GameKind.CHESS, "black > move e7e5"))
        device.waitFor("the move") { device.view.plies == 2u }
        assertEquals(
            listOf("ask", "dispatch", "playerName", "playerName", "score"),
            settled(port).sorted(),
        )
    }

    private companion object {
        const val ROUNDS = 8
    }
}
