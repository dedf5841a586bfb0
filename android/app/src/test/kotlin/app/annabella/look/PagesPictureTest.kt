package app.annabella.look

import android.graphics.Bitmap
import android.view.View
import android.widget.EditText
import android.widget.ScrollView
import app.annabella.settings.ThemeChoice
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** The pages look as they did when somebody looked at their pictures last. */
@RunWith(RobolectricTestRunner::class)
class PagesPictureTest {
    @Test
    fun `on a phone`() = check(
        "phone",
        Look(Shape.PHONE),
        "home", "new-computer", "new-people-more", "rules", "how-to-checkers", "setup", "clock", "keys",
        "about", "settings", "settings-play", "settings-board", "settings-access",
        "computer", "people", "people-menu", "blind", "home-progress", "library", "library-menu",
        "strict", "strict-menu", "settings-times",
        "arbiter", "promotion", "mate", "result", "steps", "review",
        "new-checkers", "checkers", "checkers-home",
        "new-yin-yang", "stones", "stones-home", "many-stones",
        "exercises", "exercise", "exercise-board", "exercise-game",
        "new-correspondence", "post", "post-home",
    )

    @Test
    fun `in the dark, in German`() = check(
        "dark",
        Look(Shape.PHONE, Look.GERMAN, theme = ThemeChoice.DARK),
        "home",
        "rules",
        "exercise",
        "exercise-board",
        "settings-board",
        "people",
        "people-menu",
        "blind",
        "library-delete",
        "checkers",
        "stones",
        "many-stones",
    )

    @Test
    fun `with letters of twice the size`() = check(
        "large",
        Look(Shape.PHONE, Look.GERMAN, textPercent = 200),
        "home",
        "rules",
        "how-to-yin-yang",
        "exercises",
        "exercise",
        "exercise-board",
        "clock",
        "settings",
        "settings-board",
        "people",
        "people-menu",
        "blind",
        "arbiter",
        "review",
        "steps",
        "new-yin-yang",
        "stones",
        "many-stones",
    )

    @Test
    fun `on a phone on its side`() = check(
        "lying",
        Look(Shape.LYING, theme = ThemeChoice.DARK),
        "home",
        "clock",
        "people",
        "blind",
        "many-stones",
        "review",
        "steps",
    )

    @Test
    fun `on a tablet`() = check(
        "tablet",
        Look(Shape.TABLET),
        "home",
        "new-people-more",
        "how-to-checkers",
        "clock",
        "exercise",
        "checkers",
        "stones",
        "boards",
        "boards-list",
        "settings-board",
        "setup",
        "people",
        "people-menu",
        "blind",
        "arbiter",
        "review",
    )

    @Test
    fun `on a tablet that stands upright, in the dark`() = check(
        "upright",
        Look(Shape.UPRIGHT_TABLET, theme = ThemeChoice.DARK),
        "home-progress",
        "people",
        "stones",
    )

    @Test
    fun `on a tablet with letters of twice the size`() = check(
        "large-tablet",
        Look(Shape.TABLET, Look.GERMAN, textPercent = 200),
        "people",
        "home-progress",
    )

    @Test
    fun `on a tablet that stands, with letters of twice the size`() = check(
        "large-upright",
        Look(Shape.UPRIGHT_TABLET, Look.GERMAN, textPercent = 200),
        "people",
        "boards",
    )

    @Test
    fun `on a tablet with high contrast, in German`() = check(
        "contrast",
        Look(Shape.TABLET, Look.GERMAN, theme = ThemeChoice.HIGH_CONTRAST),
        "settings-board",
        "people",
        "home-progress",
        "stones",
        "people-menu",
        "arbiter",
        "clock",
        "setup",
    )

    @Test
    fun `from right to left`() = check(
        "rtl",
        Look(Shape.PHONE, Look.RIGHT_TO_LEFT),
        "new-people-more",
        "keys",
        "settings-board",
        "people",
        "people-menu",
        "setup",
    )

    @Test
    fun `with long words on a small phone`() = check(
        "long",
        Look(Shape.SMALL, Look.LONG),
        "new-computer",
        "computer",
    )

    // each by itself: games of other scenes would be in the list, those saved last above

    @Test
    fun `finished games on a phone`() = check("phone", Look(Shape.PHONE), "library-finished")

    @Test
    fun `finished games with letters of twice the size`() = check(
        "large",
        Look(Shape.PHONE, Look.GERMAN, textPercent = 200),
        "library-finished",
    )

    @Test
    fun `finished games on a tablet`() = check("tablet", Look(Shape.TABLET), "library-finished")

    @Test
    fun `finished games with high contrast`() = check(
        "contrast",
        Look(Shape.TABLET, Look.GERMAN, theme = ThemeChoice.HIGH_CONTRAST),
        "library-finished",
    )

    @Test
    fun `finished games from right to left`() = check(
        "rtl",
        Look(Shape.PHONE, Look.RIGHT_TO_LEFT),
        "library-finished",
    )

    private fun check(prefix: String, look: Look, vararg names: String) {
        val device = look.start()
        val scenes = Scene.ALL.filter { it.name in names }
        assertEquals(names.toSet(), scenes.map { it.name }.toSet())
        val wrong = ArrayList<String>()
        for ((table, on) in scenes.groupBy { it.table }) {
            device.lay(table)
            for (scene in on) {
                val seen = scene.open(device)
                KeptPicture.check("$prefix-${scene.name}", take(device, seen))?.let(wrong::add)
                device.closeDialog()
            }
        }
        device.end()
        val told = wrong.joinToString("\n", postfix = "\n" + KeptPicture.ADVICE)
        assertEquals(told, emptyList<String>(), wrong)
    }

    private fun take(device: Device, root: View): Bitmap {
        // it blinks
        device.views(root).filterIsInstance<EditText>().forEach { it.isCursorVisible = false }
        // they fade
        device.views(root).filterIsInstance<ScrollView>().forEach { it.isScrollbarFadingEnabled = false }
        return draw(device, root)
    }
}
