package app.annabella.game

import android.graphics.Insets
import android.os.Build
import android.view.View
import android.view.WindowInsets
import app.annabella.look.Look
import app.annabella.look.Scene
import app.annabella.look.Shape
import app.annabella.look.Table
import app.annabella.look.lay
import app.annabella.platform.setFullScreen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A game without the system's bars. */
@RunWith(RobolectricTestRunner::class)
class FullScreenTest {
    private val device = Look(Shape.LYING).start()

    private fun open() {
        device.lay(Table.PEOPLE)
        Scene.ALL.first { it.name == "people" }.open(device)
    }

    /** The system lays its bars over the window, or takes them away. */
    private fun bars(height: Int) {
        val bars = Insets.of(0, height, 0, 0)
        val insets = WindowInsets.Builder().setInsets(WindowInsets.Type.systemBars(), bars).build()
        device.decor.dispatchApplyWindowInsets(insets)
        device.settle()
    }

    @Test
    fun `the board grows into the room of the bars`() {
        open()
        bars(48)
        val before = device.board.width
        bars(0)
        assertEquals(before + 48, device.board.width)
    }

    @Test
    @Config(sdk = [26, 35])
    fun `the bars are hidden in a game, and come back when it is left`() {
        device.app.settings.fullScreen = true
        open()
        assertTrue(areHidden())
        device.activity.goBack()
        device.settle()
        assertFalse(areHidden())
        device.app.settings.fullScreen = false
        setFullScreen(device.activity.window, true)
        assertTrue(areHidden())
    }

    @Suppress("DEPRECATION")
    private fun areHidden(): Boolean = if (Build.VERSION.SDK_INT >= 30) {
        val wished = checkNotNull(device.decor.windowInsetsController).javaClass
            .getMethod("getRequestedVisibleTypes")
            .invoke(device.decor.windowInsetsController) as Int
        wished and WindowInsets.Type.statusBars() == 0
    } else {
        device.decor.systemUiVisibility and View.SYSTEM_UI_FLAG_FULLSCREEN != 0
    }
}
