package app.annabella.look

import android.content.Context
import android.view.View
import android.view.View.MeasureSpec
import android.widget.Button
import android.widget.FrameLayout
import android.widget.TextView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** The rules find what they are there to find. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "mdpi")
class LayoutRulesTest {
    private val context: Context get() = RuntimeEnvironment.getApplication()
    private val page by lazy { FrameLayout(context) }

    private fun <V : View> V.at(left: Int, top: Int, width: Int, height: Int): V {
        page.addView(
            this,
            FrameLayout.LayoutParams(width, height).apply {
                leftMargin = left
                topMargin = top
            },
        )
        return this
    }

    private fun button(words: String) = Button(context).apply {
        text = words
        isAllCaps = false
        setPadding(0, 0, 0, 0)
        setOnClickListener { }
    }

    private fun words(words: String) = TextView(context).apply { text = words }

    private fun found(): List<String> {
        page.measure(exactly(400), exactly(800))
        page.layout(0, 0, 400, 800)
        return LayoutRules(page).findings()
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)

    private fun assertFinds(part: String) {
        val found = found()
        assertTrue("$part in $found", found.size == 1 && part in found.single())
    }

    @Test
    fun `nothing is wrong with a good page`() {
        button("Play").at(0, 0, 100, 48)
        words("Some words that need two lines, not one").at(0, 48, 200, 100)
        assertEquals(emptyList<String>(), found())
    }

    @Test
    fun `what is too small to touch`() {
        button("Play").at(0, 0, 100, 47)
        assertFinds("too small to touch: 100.0 x 47.0")
    }

    @Test
    fun `what has no name`() {
        button("").at(0, 0, 100, 48)
        assertFinds("has no name")
    }

    @Test
    fun `what keys do not reach`() {
        button("Play").at(0, 0, 100, 48).isFocusable = false
        assertFinds("is not reached by keys")
    }

    @Test
    fun `text that is cut off`() {
        words("Two lines\nof text").at(0, 0, 200, 24)
        assertFinds("its text is cut off")
    }

    @Test
    fun `text that is too wide`() {
        words("Much more than fits into it").at(0, 0, 60, 48).isSingleLine = true
        assertTrue(found().any { "its text" in it })
    }

    @Test
    fun `text that ends in dots`() {
        words("One line. Another line. And a third").at(0, 0, 60, 48).maxLines = 1
        assertTrue(found().any { "more than 1 lines" in it })
    }

    @Test
    fun `a word that is broken`() {
        words("Gelegenheitsspieler").at(0, 0, 60, 200)
        assertTrue(found().all { "breaks a word" in it } && found().isNotEmpty())
    }

    @Test
    fun `what lies on something else`() {
        button("One").at(0, 0, 100, 48)
        words("Two").at(80, 40, 100, 48)
        assertFinds("“One” lies on TextView “Two”")
    }

    @Test
    fun `what sticks out`() {
        button("Play").at(350, 0, 100, 48)
        assertFinds("sticks out sideways: 350..450 of 400")
    }

    @Test
    @Config(qualifiers = "ar-rXB-ldrtl-mdpi")
    fun `what begins at the wrong side`() {
        page.layoutDirection = View.LAYOUT_DIRECTION_RTL
        words("English").at(0, 0, 200, 48).textAlignment = View.TEXT_ALIGNMENT_TEXT_START
        assertFinds("not at the right")
    }
}
