package app.annabella.table

import android.graphics.Rect
import android.graphics.drawable.GradientDrawable
import android.text.Spanned
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.TextView
import app.annabella.core.GameSide
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.game.NewBoard
import app.annabella.look.closeDialog
import app.annabella.look.end
import app.annabella.speech.SpeechChoices
import app.annabella.testing.Device
import app.annabella.testing.pass
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.YieldingScroll
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment

/** How each of two people at a tablet reads his half, lying and upright, in letters of both sizes. */
@RunWith(RobolectricTestRunner::class)
class SeatLettersTest {
    private lateinit var device: Device
    private var look = ""

    private fun on(turn: String, percent: Int, language: String = ENGLISH, test: () -> Unit) {
        RuntimeEnvironment.setQualifiers("$language-$turn")
        RuntimeEnvironment.setFontScale(percent / 100f)
        look = "$language $turn $percent"
        device = Device().start().apply { isTimeStill = true }
        test()
        device.end()
    }

    private fun onAll(percents: List<Int>, languages: List<String> = BOTH, test: () -> Unit) {
        for (turn in listOf(LYING, UPRIGHT)) {
            for (percent in percents) languages.forEach { on(turn, percent, it, test) }
        }
    }

    private fun boards(count: Int, line: String, vararg deeds: String) {
        device.app.scope.launch {
            val setup = parseSetup(line)
            val code = if (GERMAN in look) "de" else "en"
            val speech =
                SpeechChoices.speech(code, device.app.settings, setup.first.player, setup.second.player)
            device.app.games.startAll(List(count) { NewBoard(setup, GameSide.FIRST, "Board") }) { speech }
            val game = checkNotNull(device.app.games.current.value)
            deeds.forEach { game.dispatch(parseAction(setup.kind, it)) }
            device.activity.screens.go(Place(Page.GAME))
        }
        val moves = deeds.count { " move " in it }.toUInt()
        device.waitFor("the boards") { device.app.games.boards.value.size == count }
        device.waitFor("the page") { device.activity.screens.place.page == Page.GAME && sheets().size == 2 }
        device.waitFor("the moves") { device.view.plies == moves }
        device.settleGame()
    }

    private fun sheets() = device.views().filterIsInstance<YieldingScroll>().filter { it.isShown }

    private fun seen(view: View): Int = Rect().let { if (view.getGlobalVisibleRect(it)) it.height() else 0 }

    private fun isWhole(view: View) = view.height > 0 && seen(view) >= view.height

    private fun placeOf(view: View) = Rect(0, 0, view.width, view.height).also {
        val at = IntArray(2).also(view::getLocationOnScreen)
        it.offset(at[0], at[1])
    }

    private fun called(words: String): List<View> = device.views().filter {
        it.isShown && ((it as? TextView)?.text?.toString() == words || it.contentDescription == words)
    }

    private fun wait(words: String, count: Int = 1) =
        device.waitFor("$words $look") { called(words).size == count }

    private fun click(words: String, at: Int = 0) {
        device.look()
        wait(words, called(words).size.coerceAtLeast(1))
        called(words)[at].performClick()
        device.settleGame()
    }

    private fun move(from: String, to: String) {
        val before = device.view.plies
        device.tap(from)
        device.tap(to)
        device.waitFor("$from$to") { device.view.plies == before + 1u }
        device.settleGame()
    }

    private fun assertLastMoveSeen() {
        for (sheet in sheets()) {
            val rows = sheet.getChildAt(0) as ViewGroup
            for (at in 0 until rows.childCount) {
                val row = rows.getChildAt(at)
                assertTrue("$look: row $at is cut", seen(row) == 0 || isWhole(row))
            }
            val last = device.views(sheet).filterIsInstance<Button>().single { it.isSelected }
            assertTrue("$look: the last move is seen", isWhole(last))
            assertEquals("$look: in one line", 1, last.layout.lineCount)
        }
    }

    @Test
    fun `in the largest letters a whole line of moves is seen, at each of several boards, too`() =
        onAll(listOf(200)) {
            val clocks = mapOf("clock=90" to "new chess mode=strict clock=90", "" to "new chess mode=casual")
            for ((clock, line) in clocks) {
                val deeds = listOf("arbiter > start", "white > move e2e4", "white > press")
                boards(2, line, *deeds.toTypedArray(), "black > move g8f6")
                assertLastMoveSeen()
                device.activity.screens.home()
                device.play("$line white-name=Anna black-name=Bella", deeds + "black > move g8f6")
                device.settleGame()
                assertLastMoveSeen()
                assertEquals(clock, 2, sheets().size)
                device.activity.screens.home()
            }
        }

    private fun bar(): List<Button> {
        val names = listOf("game_offer_draw", "game_resign", "game_undo", "strict_claim", "game_menu").map {
            val id = device.activity.resources.getIdentifier(it, "string", device.activity.packageName)
            device.activity.getString(id)
        }
        return device.views().filterIsInstance<Button>()
            .filter { it.isShown && "${it.contentDescription ?: it.text}" in names }
    }

    private fun name(button: Button) = "${button.contentDescription ?: button.text}"

    @Test
    fun `in the largest letters a button has its word where that fits, a shorter one, or else its sign`() =
        onAll(listOf(150, 200)) {
            for (mode in listOf("casual", "strict")) {
                device.play("new chess mode=$mode clock=90", listOf("white > move e2e4"))
                device.settleGame()
                assertEquals(look, 8, bar().size)
                for (button in bar()) {
                    val room = button.width - button.paddingLeft - button.paddingRight
                    val name = name(button)
                    val words = "${button.text}".replace('\n', ' ')
                    if (words != name) {
                        val longest = name.split(' ').maxOf { button.paint.measureText(it) }
                        val needed = if (UPRIGHT in look) button.paint.measureText(name) else longest
                        assertTrue("$look: $name needs $needed of $room", needed > room)
                    }
                    if (words.isEmpty()) {
                        assertNotNull("$look: $name has a sign", button.foreground)
                    } else {
                        assertTrue("$look: $words for $name", words in listOf(name, SHORT[name]))
                        val lines = (0 until button.layout.lineCount).map {
                            button.text.substring(
                                button.layout.getLineStart(it),
                                button.layout.getLineEnd(it),
                            )
                        }
                        assertEquals(
                            "$look: broken",
                            words.split(' '),
                            lines.flatMap {
                                it.trim().split(' ')
                            },
                        )
                    }
                    assertTrue("$look: $name is cut", isWhole(button))
                    assertTrue("$look: $name is small", minOf(button.width, button.height) >= 48)
                }
                val menu = if (GERMAN in look) "Menü" else "Menu"
                assertEquals("$look: the menu in words", 2, bar().count { "${it.text}" == menu })
                device.activity.screens.home()
            }
        }

    @Test
    fun `in the largest letters no button changes its place or size, and the menu has them all`() =
        onAll(listOf(200), listOf(ENGLISH)) {
            device.play("new chess mode=casual clock=5 press=manual white-name=Anna black-name=Bella")
            device.settleGame()
            val first = bar().map { name(it) to placeOf(it) }
            assertEquals(look, 8, first.size)
            val steps = listOf(
                { move("e2", "e4") },
                { click("Press the clock") },
                { move("e7", "e5") },
                { click("Press the clock") },
                { click("Undo") },
                { click("Refuse") },
                { click("Resign") },
                { click("No") },
            )
            for ((index, step) in steps.withIndex()) {
                step()
                device.settleGame()
                assertEquals("$look after step $index", first, bar().map { name(it) to placeOf(it) })
            }
            for (half in 0..1) {
                click("Menu", at = half)
                device.waitFor("the menu") { device.dialog != null }
                for (deed in listOf("Offer draw", "Resign", "Undo")) {
                    assertNotNull("$look: $deed of half $half", device.inDialog(deed))
                }
                device.closeDialog()
            }
        }

    @Test
    fun `a question in the largest letters is whole with its answers, and what was said gives way`() =
        onAll(listOf(200)) {
            val (undo, no, yes) = if (GERMAN in look) {
                Triple("Zurücknehmen", "Verweigern", "Erlauben")
            } else {
                Triple("Undo", "Refuse", "Allow")
            }
            device.play(
                "new chess mode=casual clock=5 white-name=Anna black-name=Bella",
                listOf("white > move e2e4", "black > move e7e5", "white > move d1h5"),
            )
            device.settleGame()
            fun ask() {
                val near = called(undo).filter { it.isEnabled }.maxBy {
                    placeOf(it).let { at ->
                        at.left +
                            at.top
                    }
                }
                near.performClick()
                wait(no)
                device.settleGame()
            }
            ask()
            click(yes)
            device.waitFor("the move back") { device.view.plies == 2u }
            device.look()
            ask()
            for (answer in listOf(no, yes)) assertTrue("$look: $answer", isWhole(called(answer).single()))
            val questions = device.views().filterIsInstance<TextView>()
                .filter { it.isShown && "e4" in it.text && "e5" in it.text && it.text.startsWith("Anna") }
            assertEquals(look, 2, questions.size)
            for (question in questions) assertTrue("$look: ${question.text}", isWhole(question))
            val said = device.views().filterIsInstance<TextView>()
                .filter { it.isShown && "h5" in it.text && it !is Button }
            assertEquals(look, 2, said.size)
            for (sentence in said) assertTrue("$look: cut", seen(sentence) == 0 || isWhole(sentence))
        }

    /** What says whose move it is, and how it is filled. */
    private fun plate(): Pair<Rect, Int?> {
        val words = if (GERMAN in look) "Du bist am Zug" else "Your move"
        wait(words)
        device.settleGame()
        val plate = called(words).single().parent as View
        return placeOf(plate) to (plate.background as? GradientDrawable)?.color?.defaultColor
    }

    @Test
    fun `without a clock whose move it is stands on the plate of a clock that runs, in large letters`() =
        onAll(listOf(100, 200)) {
            val moves = listOf("e2" to "e4", "e7" to "e5")
            fun plates(clock: String) = device.run {
                play("new chess mode=casual white-name=Anna black-name=Bella $clock")
                // the clock runs from the first move on
                moves.map { (from, to) ->
                    move(from, to)
                    pass(SEEN_MS)
                    plate()
                }
            }
            val clocks = plates("clock=5")
            device.activity.screens.home()
            assertNotEquals(clocks[0].first, clocks[1].first)
            assertEquals(look, clocks, plates(""))
            val words = called(if (GERMAN in look) "Du bist am Zug" else "Your move").single() as TextView
            val plate = words.parent as View
            assertTrue("$look: a plate, and no button", !plate.isClickable && !plate.isFocusable)
            val body = device.activity.ui.bodySp * device.activity.resources.displayMetrics.density
            assertTrue("$look: ${words.textSize}", words.textSize >= LARGE * body)
            assertTrue("$look: cut", words.layout.height <= words.height)
        }

    @Test
    fun `the start stays in its place whatever is said`() = onAll(listOf(100, 200)) {
        device.app.scope.launch {
            val setup = parseSetup("new chess mode=strict clock=5")
            val code = if (GERMAN in look) "de" else "en"
            val speech =
                SpeechChoices.speech(code, device.app.settings, setup.first.player, setup.second.player)
            device.app.games.start(setup, speech)
            device.activity.screens.go(Place(Page.GAME))
        }
        val start = if (GERMAN in look) "Los" else "Start"
        wait(start, 2)
        device.waitFor("what was agreed") { count(if (GERMAN in look) "Jede Seite" else "Each side") == 2 }
        device.settleGame()
        val places = called(start).map(::placeOf)
        called(start).forEach { assertTrue("$look: whole", isWhole(it)) }
        device.tap("e2")
        val told = if (GERMAN in look) "Drück auf „Los“." else "Press Start."
        device.waitFor("what to do") { count(told) == 2 }
        device.settleGame()
        assertEquals(look, places, called(start).map(::placeOf))
    }

    private fun count(words: String) =
        device.views().filterIsInstance<TextView>().filter { it.isShown }.count { words in it.text }

    @Test
    fun `how many others wait stands on a line of its own, in letters of the same size`() =
        onAll(listOf(100, 200)) {
            boards(2, "new chess white-name=Anna black-name=Bella", "arbiter > start")
            val lines = if (GERMAN in look) {
                listOf("Brett 1 von 2", "1 anderes wartet")
            } else {
                listOf("Board 1 of 2", "1 other waits")
            }
            // to be read as one
            wait(lines.joinToString())
            val line = called(lines.joinToString()).single() as TextView
            val layout = line.layout
            val found = (0 until layout.lineCount).map {
                line.text.substring(layout.getLineStart(it), layout.getLineEnd(it)).trim()
            }
            assertEquals(look, lines, found)
            assertTrue("$look: in letters of one size", line.text !is Spanned)
            assertTrue("$look: cut", isWhole(line) && layout.height <= line.height)
            val usual = device.activity.ui.smallSp * device.activity.resources.configuration.fontScale
            assertTrue("$look: ${line.textSize} of $usual", line.textSize >= LEAST * usual)
        }

    private companion object {
        val SHORT = mapOf("Offer draw" to "Draw", "Remis anbieten" to "Remis", "Zurücknehmen" to "Rücknahme")
        const val LYING = "sw800dp-w1280dp-h800dp-land-mdpi"
        const val UPRIGHT = "sw800dp-w800dp-h1280dp-port-mdpi"
        const val ENGLISH = "en-rUS"
        const val GERMAN = "de-rDE"
        val BOTH = listOf(ENGLISH, GERMAN)
        const val SEEN_MS = 700L

        /** How much larger than the words of a page. */
        const val LARGE = 1.4f
        const val LEAST = 0.7f
    }
}
