package app.annabella.testing

import android.app.Presentation
import android.view.Display
import android.view.View
import android.widget.Button
import android.widget.EditText
import org.robolectric.shadows.ShadowDialog
import org.robolectric.shadows.ShadowDisplayManager
import org.robolectric.util.ReflectionHelpers

/** What the game offers now, in its bar and its menu. */
fun Device.menuItems(): List<String> {
    val bar = barItems().filter { it.isEnabled }.map { "${it.text}" } - "Menu"
    click("Menu")
    val items = views(checkNotNull(dialog)).filterIsInstance<Button>().map { "${it.text}" }
    answer("Cancel")
    return bar + items - "Cancel"
}

/** The buttons at the foot of a game's page. */
private fun Device.barItems(): List<Button> = views().filterIsInstance<Button>()
    .filter { it.compoundDrawablesRelative[1] != null }

/** Chooses something in the game's bar, or in its menu. */
fun Device.menu(words: String) {
    if (barItems().any { "${it.text}" == words }) {
        waitFor("“$words” to be possible") { barItems().any { "${it.text}" == words && it.isEnabled } }
        return click(words)
    }
    click("Menu")
    answer(words)
}

/** Does something on the page of the rules, to which the page of a new game leads. */
fun Device.rules(work: Device.() -> Unit) {
    clickLine("Rules")
    work()
    click("Back")
}

/** Writes a line that a dialog asks for, and agrees. */
fun Device.write(text: String) {
    waitFor("a line to write on") { field() != null }
    checkNotNull(field()).setText(text)
    answer("Done")
}

/** Types into the line for moves and questions, and sends it. */
fun Device.type(text: String) {
    waitFor("a line to type on") { field() != null }
    checkNotNull(field()).setText(text)
    answer("Send")
}

/** Writes all the lines that a dialog asks for, and agrees. */
fun Device.writeLines(vararg texts: String) {
    waitFor("${texts.size} lines to write on") { fields().size == texts.size }
    fields().zip(texts).forEach { (field, text) -> field.setText(text) }
    answer("Done")
}

/** The lines to write on, from the top. */
fun Device.fields(): List<EditText> = dialog?.let(::views).orEmpty().filterIsInstance<EditText>()

private fun Device.field() = fields().firstOrNull()

/** Connects a screen for onlookers, as by a cable; its id. */
fun connectScreen(qualifiers: String): Int {
    val maker = ShadowDisplayManager::class.java.getDeclaredMethod(
        "createDisplayInfo",
        String::class.java,
        Int::class.javaObjectType,
        String::class.java,
        Int::class.javaPrimitiveType,
    )
    maker.isAccessible = true
    val info = maker.invoke(null, qualifiers, null, "Monitor", TYPE_EXTERNAL)
    ReflectionHelpers.setField(info, "flags", Display.FLAG_PRESENTATION)
    val screens = ReflectionHelpers.callStaticMethod<Any>(
        ShadowDisplayManager::class.java,
        "getShadowDisplayManagerGlobal",
    )
    val add = screens.javaClass.declaredMethods.first { it.name == "addDisplay" }
    add.isAccessible = true
    return add.invoke(screens, info) as Int
}

/** Hidden in Android. */
private const val TYPE_EXTERNAL = 2

/** What is shown on a screen for onlookers. */
val presentation: View?
    get() = ShadowDialog.getShownDialogs().filterIsInstance<Presentation>().find {
        it.isShowing
    }?.window?.decorView
