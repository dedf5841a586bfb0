package app.annabella.game

import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** A clock tells that little time is left by its colour, and to who does not see it in words. */
@RunWith(RobolectricTestRunner::class)
class ClockChipTest {
    private val ui = Device().start().activity.ui
    private val chip = ClockChip(ui)

    @Test
    fun `little time on a clock that runs is told`() {
        chip.show("1:05", ClockState.RUNS)
        assertEquals(ui.theme.surface, chip.view.currentTextColor)
        assertNull(chip.view.contentDescription)
        chip.show("0:09.4", ClockState.RUNS)
        assertEquals(ui.theme.onWarning, chip.view.currentTextColor)
        assertEquals("0:09.4, little time left", chip.view.contentDescription)
        assertNotNull(chip.view.compoundDrawablesRelative[0])
        chip.show("0:09.4", ClockState.STANDS)
        assertEquals(ui.theme.muted, chip.view.currentTextColor)
        assertNull(chip.view.contentDescription)
        assertNull(chip.view.compoundDrawablesRelative[0])
    }

    @Test
    fun `a game that is interrupted is told by a sign and in words`() {
        chip.show("4:12", ClockState.IS_PAUSED)
        assertEquals("4:12, Paused", chip.view.contentDescription)
        assertNotNull(chip.view.compoundDrawablesRelative[0])
        assertEquals(ui.theme.ink, chip.view.currentTextColor)
        chip.show("4:12", ClockState.RUNS)
        assertNull(chip.view.contentDescription)
    }
}
