package app.annabella.game

import android.graphics.Rect
import android.view.ViewGroup
import android.widget.Button
import app.annabella.core.GamePhase
import app.annabella.look.end
import app.annabella.testing.Device
import app.annabella.testing.play
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** With letters of twice the size not all of the bar is in sight, and all of it can be done. */
@RunWith(RobolectricTestRunner::class)
class LargeBarTest {
    private fun start(percent: Int): Device {
        RuntimeEnvironment.setFontScale(percent / 100f)
        return Device().start().apply {
            play("new chess", listOf("white > move e2e4"))
            waitFor("a move") { view.plies == 1u }
        }
    }

    private fun resigns(device: Device) {
        device.click("Menu")
        device.waitFor("all of the bar in the menu") {
            listOf("Offer draw", "Resign", "Undo").all { device.inDialog(it) != null }
        }
        device.answer("Resign")
        device.waitFor("the question") { device.inDialog("Yes") != null || device.find("Yes") != null }
        if (device.inDialog("Yes") != null) device.answer("Yes") else device.click("Yes")
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
    }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `at a phone`() = resigns(start(percent = 200))

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `at a tablet`() = resigns(start(percent = 200))

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
    fun `at a phone the menu has one corner of its bar, with letters of any size`() = staysInPlace {
        "${it.menu.left}, ${it.menu.top} from the upper edge"
    }

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
    fun `at a tablet, too`() = staysInPlace(::fromItsEnd)

    @Test
    @Config(qualifiers = "en-rUS-sw800dp-w800dp-h1280dp-port-mdpi")
    fun `at a tablet that stands, too`() = staysInPlace(::fromItsEnd)

    private fun fromItsEnd(menu: InBar): String {
        assertEquals("in sight: $menu", menu.menu.height(), menu.inSight)
        val (right, below) = menu.bar.width - menu.menu.right to menu.bar.height - menu.menu.bottom
        return "$right, $below from the lower edge"
    }

    /** Where the menu lies in the bar, which has the other buttons, too, and how much is seen of it. */
    private class InBar(val bar: ViewGroup, val menu: Rect, val inSight: Int) {
        override fun toString() = "$menu, of which $inSight, in a bar of ${bar.width} x ${bar.height}"
    }

    private fun staysInPlace(place: (InBar) -> String) {
        var first: List<String> = emptyList()
        for (percent in listOf(100, 130, 150, 200)) {
            RuntimeEnvironment.setFontScale(percent / 100f)
            val device = Device().start()
            device.play("new chess", listOf("white > move e2e4"))
            device.look()
            val places = menus(device).map(place)
            assertTrue("a menu at $percent %", places.isNotEmpty())
            if (first.isEmpty()) first = places
            assertEquals("at $percent %", first, places)
            device.end()
        }
    }

    /** Where there is no room for words, they are read out. */
    private fun nameOf(button: Button): String = "${button.contentDescription ?: button.text}"

    private fun menus(device: Device): List<InBar> =
        device.views().filterIsInstance<Button>().filter { nameOf(it) == "Menu" }.map { menu ->
            val parents = generateSequence(menu.parent) { it.parent }.filterIsInstance<ViewGroup>()
            val bar = parents.first { around ->
                device.views(around).any { it is Button && nameOf(it) == "Resign" }
            }
            val at = Rect(0, 0, menu.width, menu.height)
            bar.offsetDescendantRectToMyCoords(menu, at)
            InBar(bar, at, Rect().also(menu::getGlobalVisibleRect).height())
        }

    @Test
    @Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
    fun `with usual letters they stand once`() {
        val device = start(percent = 100)
        device.click("Menu")
        device.waitFor("the menu") { device.inDialog("Settings") != null }
        assertNull(device.inDialog("Resign"))
    }
}
