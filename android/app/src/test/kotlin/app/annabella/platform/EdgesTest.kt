package app.annabella.platform

import android.app.Activity
import android.graphics.Insets
import android.graphics.Rect
import android.view.View
import android.view.ViewGroup
import android.view.WindowInsets
import android.widget.EditText
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher
import app.annabella.R
import app.annabella.look.Look
import app.annabella.look.Shape
import app.annabella.testing.Device
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner

/** The app has the whole screen, up to its edges, and shares it with the system. */
@RunWith(RobolectricTestRunner::class)
class EdgesTest {
    private fun lay(device: Device, bars: Insets, cutout: Insets) {
        val insets = WindowInsets.Builder()
            .setInsets(WindowInsets.Type.systemBars(), bars)
            .setInsets(WindowInsets.Type.displayCutout(), cutout)
            .build()
        device.decor.dispatchApplyWindowInsets(insets)
        device.settle()
    }

    private val Device.frame: View
        get() = checkNotNull(activity.findViewById<ViewGroup>(android.R.id.content)).getChildAt(0)

    /** What can be touched and is not scrolled away. */
    private fun touched(device: Device): List<Rect> =
        device.views().filter { it.isShown && it.isClickable && it.isEnabled }
            .mapNotNull { view -> Rect().takeIf { view.getGlobalVisibleRect(it) } }

    private fun staysClear(shape: Shape, bars: Insets, cutout: Insets) {
        val device = Look(shape).start()
        lay(device, bars, cutout)
        val (width, height) = device.decor.width to device.decor.height
        val room = Rect(
            maxOf(bars.left, cutout.left),
            maxOf(bars.top, cutout.top),
            width - maxOf(bars.right, cutout.right),
            height - maxOf(bars.bottom, cutout.bottom),
        )
        fun check(page: String) {
            val touched = touched(device)
            assertTrue("$page: $touched", touched.size > 2)
            for (place in touched) assertTrue("$page: $place is outside of $room", room.contains(place))
        }
        check("Home")
        device.startTwoPlayers()
        device.board
        check("the game")
        val board = Rect()
        assertTrue(device.board.getGlobalVisibleRect(board) && room.contains(board))
    }

    @Test
    fun `nothing is under the bars of an upright phone`() =
        staysClear(Shape.PHONE, Insets.of(0, 48, 0, 64), Insets.of(0, 56, 0, 0))

    @Test
    fun `nothing is under the cutout and the buttons of one that lies`() =
        staysClear(Shape.LYING, Insets.of(0, 24, 48, 0), Insets.of(40, 0, 0, 0))

    @Test
    fun `nothing is under the bars of a tablet`() =
        staysClear(Shape.UPRIGHT_TABLET, Insets.of(0, 32, 0, 48), Insets.NONE)

    @Test
    fun `a keyboard makes room in the page that is written on, and for a window above it nothing moves`() {
        val device = Look(Shape.UPRIGHT_TABLET).start()
        device.startTwoPlayers()
        fun foot(): Int {
            val insets = WindowInsets.Builder()
                .setInsets(WindowInsets.Type.systemBars(), Insets.of(0, 32, 0, 48))
                .setInsets(WindowInsets.Type.ime(), Insets.of(0, 0, 0, 400))
                .setVisible(WindowInsets.Type.ime(), true)
                .build()
            device.decor.dispatchApplyWindowInsets(insets)
            device.settle()
            return device.frame.paddingBottom
        }
        device.board
        assertEquals(48, foot())
        device.activity.screens.go(Place(Page.LIBRARY))
        device.click(device.activity.getString(R.string.library_search))
        device.waitFor("a line to search by") { device.views().any { it is EditText } }
        device.views().first { it is EditText }.requestFocus()
        assertEquals(400, foot())
    }

    /** Notes who wants the gesture for going back. */
    class Asked : Activity() {
        val callbacks = ArrayList<OnBackInvokedCallback>()

        override fun getOnBackInvokedDispatcher() = object : OnBackInvokedDispatcher {
            override fun registerOnBackInvokedCallback(priority: Int, callback: OnBackInvokedCallback) {
                callbacks += callback
            }

            override fun unregisterOnBackInvokedCallback(callback: OnBackInvokedCallback) {
                callbacks -= callback
            }
        }
    }

    @Test
    fun `the way back is asked for only while the app has one, so that the system can show what comes`() {
        val activity = Robolectric.buildActivity(Asked::class.java).get()
        var times = 0
        val gesture = BackGesture(activity) { times++ }
        gesture.wish(false)
        assertEquals(0, activity.callbacks.size)
        gesture.wish(true)
        gesture.wish(true)
        activity.callbacks.single().onBackInvoked()
        assertEquals(1, times)
        gesture.wish(false)
        assertEquals(0, activity.callbacks.size)
    }
}
