package app.annabella.board

import android.app.Activity
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View.MeasureSpec.EXACTLY
import android.view.View.MeasureSpec.makeMeasureSpec
import app.annabella.testing.pass
import app.annabella.ui.Theme
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** A finger that reads the board; squares of 100 pixels. */
@RunWith(RobolectricTestRunner::class)
class FingerExplorerTest {
    private val log = ArrayList<String>()
    private val board = BoardView(RuntimeEnvironment.getApplication(), Theme.LIGHT).apply {
        explorer = FingerExplorer(this)
        listener = object : BoardListener {
            override fun tapped(square: Int) {
                log += "tapped $square"
            }

            override fun grabbed(square: Int) = true

            override fun dropped(from: Int, to: Int?) {
                log += "dropped"
            }

            override fun explored(square: Int?) {
                log += "$square"
            }
        }
        Robolectric.buildActivity(Activity::class.java).setup().get().setContentView(this)
        pass(100)
        measure(makeMeasureSpec(SIZE, EXACTLY), makeMeasureSpec(SIZE, EXACTLY))
        layout(0, 0, SIZE, SIZE)
    }
    private var start = 0L

    private fun touch(action: Int, x: Int, y: Int) {
        if (action == MotionEvent.ACTION_DOWN) start = SystemClock.uptimeMillis()
        val event = MotionEvent.obtain(start, SystemClock.uptimeMillis(), action, x.toFloat(), y.toFloat(), 0)
        board.onTouchEvent(event)
        event.recycle()
        pass(20)
    }

    private fun tap(x: Int, y: Int) {
        touch(MotionEvent.ACTION_DOWN, x, y)
        touch(MotionEvent.ACTION_UP, x, y)
    }

    @Test
    fun `a finger that slides tells each square once, and the edge`() {
        touch(MotionEvent.ACTION_DOWN, 50, 750)
        for (x in 100..900 step 25) touch(MotionEvent.ACTION_MOVE, x, 750)
        touch(MotionEvent.ACTION_UP, 900, 750)
        assertEquals((1..7).map { "$it" } + "null", log)
    }

    @Test
    fun `a tap reads, and two quick ones act on what was read`() {
        tap(450, 650)
        pass(1_000)
        assertEquals(listOf("12"), log)
        tap(50, 50)
        tap(50, 50)
        pass(1_000)
        assertEquals(listOf("12", "tapped 12"), log)
    }

    @Test
    fun `a finger that rests reads`() {
        touch(MotionEvent.ACTION_DOWN, 450, 650)
        pass(1_000)
        assertEquals(listOf("12"), log)
    }

    private companion object {
        const val SIZE = 800
    }
}
