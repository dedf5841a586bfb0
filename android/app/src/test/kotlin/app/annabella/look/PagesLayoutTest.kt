package app.annabella.look

import android.view.View
import app.annabella.board.BoardView
import app.annabella.board.StillBoard
import app.annabella.testing.Device
import app.annabella.ui.Page
import org.junit.Assert.assertEquals
import org.junit.Assert.fail
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Every page keeps to [LayoutRules] on every kind of device, in every direction and size of text. */
@RunWith(RobolectricTestRunner::class)
class PagesLayoutTest {
    @Test
    fun `nothing is too small, cut off, covered or without a name`() {
        val found = LinkedHashMap<String, MutableSet<String>>()
        for (table in Table.entries) {
            for ((number, look) in LOOKS.withIndex()) {
                val device = look.start()
                if (number == 0) device.lay(table)
                for (scene in Scene.ALL.filter { it.table == table }) {
                    for (fault in faults(scene, device)) {
                        found.getOrPut("$scene: $fault") { LinkedHashSet() } += "$look"
                    }
                }
                device.end()
            }
        }
        if (found.isNotEmpty()) {
            fail(
                found.entries.joinToString("\n", "\n") { (fault, on) ->
                    "$fault\n    $on"
                },
            )
        }
    }

    @Test
    fun `every page is looked at`() =
        assertEquals(Page.entries.toSet(), Scene.ALL.map { it.page }.toSet())

    private fun faults(scene: Scene, device: Device): List<String> {
        val root = scene.open(device)
        val faults = LayoutRules(root).findings() + smallBoard(scene, device, root)
        device.closeDialog()
        return faults
    }

    /** The board has at least its share of the smaller side of the screen. */
    private fun smallBoard(scene: Scene, device: Device, root: View): List<String> {
        val percent = BOARD_PERCENT[scene.page] ?: return emptyList()
        if (device.dialog != null) return emptyList()
        val board = device.views(root).filter { it is BoardView || it is StillBoard }.maxOf { it.width }
        val side = minOf(root.width, root.height)
        val least = side * percent / 100 - WHOLE_SQUARES
        return if (board >= least) emptyList() else listOf("the board has $board of $side, not $percent %")
    }

    private companion object {
        const val WHOLE_SQUARES = 8

        /** How much of the smaller side of the screen a board has at least. */
        val BOARD_PERCENT = mapOf(
            Page.GAME to 88,
            Page.SETUP to 88,
            Page.BLIND to 40,
        )

        /** Each two of a shape, a size of text and a language come together. */
        val LOOKS = listOf(
            Look(Shape.SMALL, "en-rUS", 100),
            Look(Shape.SMALL, Look.LONG, 200),
            Look(Shape.SMALL, Look.RIGHT_TO_LEFT, 100),
            Look(Shape.SMALL, Look.GERMAN, 200),
            Look(Shape.LYING, Look.LONG, 100),
            Look(Shape.LYING, Look.RIGHT_TO_LEFT, 200),
            Look(Shape.LYING, Look.GERMAN, 100),
            Look(Shape.LYING, "en-rUS", 200),
            Look(Shape.TABLET, Look.LONG, 200),
            Look(Shape.TABLET, Look.RIGHT_TO_LEFT, 100),
            Look(Shape.TABLET, Look.GERMAN, 200),
            Look(Shape.TABLET, "en-rUS", 100),
        )
    }
}
