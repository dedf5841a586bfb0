package app.annabella.look

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.view.View
import android.widget.TextView
import app.annabella.settings.ThemeChoice
import app.annabella.testing.Device
import app.annabella.ui.contrast
import org.junit.Assert.assertEquals
import org.junit.Assert.fail
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Words stand out from what they really stand on, on every page and in every theme. */
@RunWith(RobolectricTestRunner::class)
class PagesContrastTest {
    @Test
    fun `all words can be read`() {
        val found = ArrayList<String>()
        for (table in Table.entries) {
            for (theme in listOf(ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST)) {
                val device = Look(Shape.SMALL, theme = theme).start()
                if (theme == ThemeChoice.LIGHT) device.lay(table)
                for (scene in Scene.ALL.filter { it.table == table }) {
                    faults(device, scene.open(device)).mapTo(found) {
                        "$scene, ${theme.name.lowercase()}: $it"
                    }
                    device.closeDialog()
                }
                device.end()
            }
        }
        if (found.isNotEmpty()) fail(found.joinToString("\n", "\n"))
    }

    @Test
    fun `white on white is found`() {
        val device = Look(Shape.SMALL).start()
        val button = device.see("Play the computer") as TextView
        button.setTextColor(device.activity.ui.theme.wash)
        device.settle()
        assertEquals(listOf("“Play the computer” has only 1.0"), faults(device, device.decor))
        device.end()
    }

    private fun faults(device: Device, root: View): List<String> {
        val bitmap = draw(device, root)
        return device.views(root).filterIsInstance<TextView>().mapNotNull { view ->
            val ground = groundOf(view, bitmap)?.takeIf { view.isEnabled && view.text.isNotBlank() }
            val contrast = ground?.let { contrast(view.currentTextColor, it) } ?: MOST
            "“${view.text}” has only $contrast".takeIf { contrast < LEAST }
        }
    }

    /** The colour that is most frequent where the text is seen; null where it is not. */
    private fun groundOf(view: TextView, bitmap: Bitmap): Int? {
        val seen = Rect()
        if (!view.getGlobalVisibleRect(seen) ||
            !seen.intersect(0, 0, bitmap.width, bitmap.height)
        ) {
            return null
        }
        val colors = IntArray(seen.width() * seen.height())
        bitmap.getPixels(colors, 0, seen.width(), seen.left, seen.top, seen.width(), seen.height())
        return colors.toList().groupingBy { it }.eachCount().maxByOrNull { it.value }?.key
    }

    private companion object {
        const val LEAST = 4.5
        const val MOST = 21.0
    }
}

/** What is seen, on the colour of the page. */
fun draw(device: Device, root: View): Bitmap {
    val bitmap = Bitmap.createBitmap(root.width, root.height, Bitmap.Config.ARGB_8888)
    val canvas = Canvas(bitmap)
    canvas.drawColor(device.activity.ui.theme.paper)
    root.draw(canvas)
    return bitmap
}
