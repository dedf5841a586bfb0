package app.annabella.home

import android.graphics.Rect
import app.annabella.look.Look
import app.annabella.look.Shape
import app.annabella.look.Table
import app.annabella.look.lay
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The first page of a tablet. */
@RunWith(RobolectricTestRunner::class)
class HomeTabletTest {
    private val device = Look(Shape.TABLET, textPercent = 200).start()

    @Test
    fun `the way on is in sight also with letters of twice the size, and which board it leads to`() {
        device.lay(Table.BOARDS)
        // the page was there before the moves were made
        device.activity.screens.go(Place(Page.CLOCK))
        device.activity.screens.home()
        device.waitFor("the board") { device.sees("Board 1 of 4. Anna against Bella: Black to move") }
        val button = device.see("Continue")
        val seen = Rect()
        assertTrue(button.getGlobalVisibleRect(seen))
        assertEquals(button.height, seen.height())
    }
}
