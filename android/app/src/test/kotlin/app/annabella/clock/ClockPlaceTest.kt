package app.annabella.clock

import android.os.Vibrator
import android.os.VibratorManager
import android.view.MotionEvent
import android.view.View
import android.widget.TextView
import app.annabella.settings.BoardFacing
import app.annabella.settings.ClockPlace
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** Where the clocks of a game stand, whom they face, and how they are felt. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class ClockPlaceTest {
    private val device = Device().start().apply { isTimeStill = true }

    private fun clocks() = device.views().filterIsInstance<TextView>().filter { it.text.toString() == "5:00" }

    private fun leftOf(view: View) = IntArray(2).also(view::getLocationOnScreen)[0]

    @Test
    fun `the clock stands at the end of the line or at its beginning, as is chosen`() {
        for ((place, isFirst) in listOf(ClockPlace.END to false, ClockPlace.START to true)) {
            device.app.settings.clockPlace = place
            device.play("new chess clock=5")
            device.waitFor("both clocks") { clocks().size == 2 && clocks().all { it.width > 0 } }
            val name = device.see("White")
            assertEquals(isFirst, leftOf(clocks().last()) < leftOf(name))
            device.activity.screens.home()
        }
    }

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `on a tablet between two people each has a clock that faces him`() {
        device.app.settings.facing = BoardFacing.BOTH_WAYS
        device.play("new chess clock=5")
        device.waitFor("both clocks") { clocks().size == 2 && clocks().all { it.width > 0 } }
        val (left, right) = clocks().sortedBy(::leftOf)
        val board = leftOf(device.board)
        assertTrue(leftOf(left) < board && leftOf(right) >= board + device.board.width)
        fun turn(view: View): Float = view.rotation + ((view.parent as? View)?.let(::turn) ?: 0f)
        assertEquals(listOf(180f, 0f), listOf(left, right).map(::turn))
        device.picture("clock-faces")
    }

    @Test
    fun `a clock on the page is felt for as long as a finger is held on it`() {
        device.play("new chess clock=5")
        device.waitFor("both clocks") { clocks().size == 2 && clocks().all { it.width > 0 } }
        val manager = device.app.getSystemService(VibratorManager::class.java)
        val vibrator: Vibrator = checkNotNull(manager).defaultVibrator
        val clock = clocks().last()
        fun touch(action: Int) = MotionEvent.obtain(0, 0, action, 1f, 1f, 0).let { event ->
            clock.dispatchTouchEvent(event)
            event.recycle()
        }
        assertFalse(shadowOf(vibrator).isVibrating)
        touch(MotionEvent.ACTION_DOWN)
        device.waitFor("pulses") {
            org.robolectric.shadows.ShadowLooper.idleMainLooper(
                100,
                java.util.concurrent.TimeUnit.MILLISECONDS,
            )
            shadowOf(vibrator).isVibrating
        }
        touch(MotionEvent.ACTION_UP)
        device.settle()
        assertTrue(shadowOf(vibrator).isCancelled)
    }
}
