package app.annabella.table

import android.graphics.drawable.GradientDrawable
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.seat
import app.annabella.look.closeDialog
import app.annabella.settings.BoardFacing
import app.annabella.speech.SpeechChoices
import app.annabella.testing.pass
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.YieldingScroll
import kotlinx.coroutines.launch
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** A game of two people at a tablet: each has his own half, and is asked there. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-sw800dp-w1280dp-h800dp-land-mdpi")
class TableTest : Halves() {
    @Test
    fun `a draw is offered by one, and answered by the other in his half`() {
        device.play("new chess mode=casual")
        move("e2", "e4")
        // also by who is not on move
        click("Offer draw", isFar = false)
        assertNotNull(find("Yes", isFar = false))
        assertNull(find("Yes", isFar = true))
        click("Yes", isFar = false)
        device.waitFor("the question") { find("Accept", isFar = true) != null }
        assertNull(find("Accept", isFar = false))
        click("Accept", isFar = true)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.passToResult()
        for (isFar in listOf(true, false)) {
            device.waitFor("the result") { find("The players agree: draw.", isFar) != null }
            assertNotNull(find("Play again", isFar))
        }
        // who closes it has his buttons again, and the other still the result
        closes().minBy { placeOf(it).first }.performClick()
        device.settle()
        assertNull(find("Play again", isFar = true))
        assertNotNull(find("Play again", isFar = false))
        click("Result", isFar = true)
        assertNotNull(find("Play again", isFar = true))
    }

    @Test
    fun `at several boards each half names the board and leads to the others`() {
        device.app.settings.betweenPeople.boards = 3
        for (qualifiers in listOf("+w1280dp-h800dp-land", "+w800dp-h1280dp-port")) {
            org.robolectric.RuntimeEnvironment.setQualifiers(qualifiers)
            device.recreate()
            device.startTwoPlayers()
            device.waitFor("the boards") { device.app.games.boards.value.size == 3 }
            for ((board, isFar) in listOf(2 to true, 3 to false)) {
                icon("Next board", isFar).performClick()
                device.waitFor("board $board") { device.app.games.number == board }
                for (half in listOf(true, false)) {
                    device.waitFor("its name") { texts(half).any { "Board $board of 3" in it.text } }
                }
            }
            move("e2", "e4")
            icon("Boards", isFar = true).performClick()
            device.waitFor("the list") { device.dialog != null }
            assertTrue(device.activity.ui.dialogs.isTurned)
            device.closeDialog()
            device.activity.screens.home()
        }
    }

    @Test
    fun `an offer keeps its words for as long as it can be answered`() {
        device.play("new chess mode=casual white-name=Anna black-name=Ben")
        click("Offer draw", isFar = false)
        click("Yes", isFar = false)
        device.waitFor("the question") { find("Accept", isFar = true) != null }
        // she moves, and that is said
        move("e2", "e4")
        device.waitFor("the move") { texts(isFar = true).any { "e 4" in it.text || "e4" in it.text } }
        assertNotNull(find("Anna offers a draw.", isFar = true))
        assertNull(find("Anna offers a draw.", isFar = false))
        click("Decline", isFar = true)
        device.waitFor("no question") { find("Anna offers a draw.", isFar = true) == null }
    }

    @Test
    fun `who resigns is asked in his half, and may think better of it`() {
        device.play("new chess mode=casual")
        click("Resign", isFar = true)
        device.waitFor("the question") { find("Resign this game?", isFar = true) != null }
        assertNull(find("Yes", isFar = false))
        click("No", isFar = true)
        device.waitFor("the game to go on") { find("Resign this game?", isFar = true) == null }
        assertFalse(device.view.seat(GameSide.SECOND).isResigning)
        click("Resign", isFar = true)
        click("Yes", isFar = true)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
    }

    @Test
    fun `against the clock a move is taken back when the opponent agrees, who is asked in his half`() {
        device.play("new chess mode=casual clock=5 white-name=Anna")
        move("e2", "e4")
        device.waitFor("the turn") { find("Your move", isFar = true) != null }
        click("Undo", isFar = false)
        val words = "Anna asks to take back e4."
        device.waitFor("the question") { find(words, isFar = true) != null }
        // what is harmless stands first, as everywhere
        val answers = texts(isFar = true).map { "${it.text}" }.filter { it == "Refuse" || it == "Allow" }
        assertEquals(listOf("Refuse", "Allow"), answers)
        click("Refuse", isFar = true)
        device.waitFor("no question") { find(words, isFar = true) == null }
        assertEquals(1u, device.view.plies)
        click("Undo", isFar = false)
        click("Allow", isFar = true)
        plies(0u)
    }

    @Test
    fun `who takes back on his own move takes back his own last one with the answer to it`() {
        for (clock in listOf("", " clock=5")) {
            device.play("new chess mode=casual$clock white-name=Anna black-name=Bella")
            move("e2", "e4")
            // of her own there is nothing yet
            device.waitFor("the turn") { find("Undo", isFar = true)?.isEnabled == false }
            move("e7", "e5")
            click("Undo", isFar = false)
            val words = "Anna asks to take back 2 moves: e4, e5."
            device.waitFor("the question") { find(words, isFar = true) != null }
            // she reads that she has asked
            assertNotNull(find(words, isFar = false))
            assertNull(find("Allow", isFar = false))
            click("Allow", isFar = true)
            plies(0u)
            assertNull(find("Allow", isFar = true))
            // one deed, told in one sentence and played again as one
            val told = "Taken back: e5 and e4. White to move."
            for (isFar in listOf(true, false)) device.waitFor("the moves") { find(told, isFar) != null }
            checkNotNull(device.app.games.current.value).act(GameSide.FIRST, GameDeed.Redo)
            plies(2u)
            device.activity.screens.home()
        }
    }

    @Test
    fun `without a clock one's own move before the answer goes back unasked`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        move("e2", "e4")
        click("Undo", isFar = false)
        plies(0u)
    }

    @Test
    fun `who is asked to take back the end reads that in place of his result`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        move("e2", "e4")
        click("Resign", isFar = true)
        click("Yes", isFar = true)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.passToResult()
        for (isFar in listOf(true, false)) {
            device.waitFor("the result") { find("Play again", isFar) != null }
        }
        closes().minBy { placeOf(it).first }.performClick()
        click("Undo", isFar = true)
        val words = "Bella asks to take back the end, and to go on."
        for (isFar in listOf(true, false)) {
            device.waitFor("the question, far: $isFar") { find(words, isFar) != null }
        }
        assertNull(find("Play again", isFar = false))
        assertNull(find("Allow", isFar = true))
        click("Refuse", isFar = false)
        device.waitFor("no question") { find(words, isFar = true) == null }
        click("Result", isFar = false)
        device.waitFor("the result") { find("Play again", isFar = false) != null }
        click("Undo", isFar = true)
        click("Allow", isFar = false)
        device.waitFor("the game") { device.view.phase !is GamePhase.Over }
        assertEquals(1u, device.view.plies)
    }

    @Test
    fun `an end by the board is taken back with its move, and no result covers that question`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        for ((from, to) in listOf("f2" to "f3", "e7" to "e5", "g2" to "g4", "d8" to "h4")) move(from, to)
        // before the result has come
        click("Undo", isFar = true)
        val words = "Bella asks to take back Qh4#, and to go on."
        device.waitFor("the question") { find(words, isFar = false) != null }
        device.passToResult()
        assertNotNull(find(words, isFar = false))
        assertNull(find("Play again", isFar = false))
        click("Allow", isFar = false)
        plies(3u)
    }

    @Test
    fun `who plays again reads what both have in all`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        click("Resign", isFar = true)
        click("Yes", isFar = true)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.passToResult()
        device.waitFor("the result") { find("Play again", isFar = false) != null }
        assertNull(texts(isFar = false).find { "In all" in "${it.text}" })
        for (total in listOf("In all: Bella 1, Anna 1", "In all: Anna 1, Bella 2")) {
            val last = device.app.games.current.value
            find("Play again", isFar = false)!!.performClick()
            device.waitFor("another game") { device.app.games.current.value !== last }
            device.waitFor("its page") { find("Resign", isFar = false) != null && !isOver() }
            // Anna sits below, whatever she plays
            click("Resign", isFar = false)
            click("Yes", isFar = false)
            device.waitFor("the end") { isOver() }
            device.passToResult()
            for (isFar in listOf(true, false)) device.waitFor(total) { find(total, isFar) != null }
        }
    }

    private fun isOver() = device.view.phase is GamePhase.Over

    @Test
    fun `a result keeps the names of the players when its page comes anew`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        click("Resign", isFar = false)
        click("Yes", isFar = false)
        device.waitFor("the end") { device.view.phase is GamePhase.Over }
        device.passToResult()
        fun scores() = device.views().count { it.isShown && it.contentDescription == "Anna 0, Bella 1" }
        device.waitFor("both results") { scores() == 2 }
        device.recreate()
        device.waitFor("both results after another light") { scores() == 2 }
        click("Review", isFar = false)
        device.waitFor("the review") { device.activity.screens.place.page == Page.REVIEW }
        device.back()
        device.waitFor("both results after the review") { scores() == 2 }
    }

    @Test
    fun `before the start and in a pause a touch of the board and of a clock name the button`() {
        device.app.scope.launch {
            val setup = parseSetup("new chess mode=strict clock=5")
            val speech =
                SpeechChoices.speech("en", device.app.settings, setup.first.player, setup.second.player)
            device.app.games.start(setup, speech)
            device.activity.screens.go(Place(Page.GAME))
        }
        for (isFar in listOf(true, false)) device.waitFor("Start") { find("Start", isFar) != null }
        val start = "The game has not begun. Press Start."
        for (touch in listOf({ device.tap("e2") }, { click("5:00", isFar = true) })) {
            // what was agreed is told first
            device.settleGame()
            touch()
            for (isFar in listOf(true, false)) device.waitFor("the words") { find(start, isFar) != null }
        }
        click("Start", isFar = true)
        device.waitFor("the game") { device.view.phase is GamePhase.Playing }
        device.activity.screens.home()
        device.play("new chess mode=casual clock=5 white-name=Anna black-name=Bella")
        move("e2", "e4")
        click("5:00", isFar = false)
        device.waitFor("why it is not pressed") { device.sees("the clock changes sides by itself") }
        checkNotNull(device.app.games.current.value)
            .send(parseAction(device.view.kind, "white > pause"))
        device.waitFor("the pause") { find("Continue", isFar = false) != null }
        val paused = "The game is paused. Press Continue."
        device.tap("e7")
        device.waitFor("the words") { find(paused, isFar = true) != null }
        // a question stands beside what both wait for
        click("Resign", isFar = true)
        device.waitFor("the question") { find("Resign this game?", isFar = true) != null }
        for (isFar in listOf(true, false)) assertNotNull(find("Continue", isFar))
        click("No", isFar = true)
        click("Continue", isFar = true)
        device.waitFor("the game") { device.view.phase is GamePhase.Playing }
    }

    @Test
    fun `the plate of a paused game without a clock says whose move it is no more`() {
        device.play("new chess mode=casual")
        fun fill(words: String): Int? {
            device.waitFor(words) { find(words, isFar = false) != null }
            val plate = find(words, isFar = false)?.parent as View
            return (plate.background as GradientDrawable).color?.defaultColor
        }
        val toMove = fill("Your move")
        device.app.games.onTable.act(GameSide.FIRST, GameDeed.Pause)
        assertNotEquals(toMove, fill("Paused"))
    }

    @Test
    fun `a clock whose time is up says so in words`() {
        device.play("new chess mode=casual clock=1 white-name=Anna black-name=Bella")
        move("e2", "e4")
        pass(MINUTE_MS)
        device.waitFor("the flag") { device.view.phase is GamePhase.Over }
        device.waitFor("the words") { find("Time is up", isFar = true) != null }
        assertNull(find("Time is up", isFar = false))
    }

    @Test
    fun `the scoresheet shows whole lines, and the parts of a band end at the same edges`() {
        org.robolectric.RuntimeEnvironment.setQualifiers("+w800dp-h1280dp-port")
        device.recreate()
        device.play("new chess mode=casual clock=5 white-name=Anna black-name=Bella")
        for ((from, to) in listOf("e2" to "e4", "e7" to "e5", "g1" to "f3", "b8" to "c6", "f1" to "c4")) {
            move(from, to)
        }
        val sheet = device.views().filterIsInstance<YieldingScroll>().maxBy { placeOf(it).second }
        val line = (sheet.getChildAt(0) as ViewGroup).getChildAt(0).height
        assertEquals(0, (sheet.height - sheet.paddingBottom) % line)
        assertEquals(0, sheet.scrollY % line)
        val undo = texts(isFar = false).first { it.text.toString() == "Menu" }
        val draw = texts(isFar = false).first { it.text.toString() == "Offer draw" }
        var clock: View = texts(isFar = false).first {
            it.text.toString().startsWith("5:") ||
                it.text.toString().startsWith("4:")
        }
        while (clock.background == null) clock = clock.parent as View
        assertEquals(placeOf(clock).second, placeOf(draw).second)
        val foot = { view: View -> placeOf(view).second + view.height }
        assertTrue(foot(clock) - foot(undo) in 0..1)
    }

    @Test
    fun `each question is read once, and by who is asked`() {
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        fun count(words: String, isFar: Boolean) = texts(isFar).count { words in it.text }
        move("e2", "e4")
        click("Offer draw", isFar = false)
        click("Yes", isFar = false)
        device.waitFor("the offer") { count("Anna offers a draw.", isFar = true) > 0 }
        // who offers it reads that it is told
        device.waitFor("that it is told") { count("Anna offers a draw.", isFar = false) == 1 }
        assertEquals(1, count("Anna offers a draw.", isFar = true))
        click("Decline", isFar = true)
        click("Resign", isFar = true)
        device.waitFor("the question") { count("Resign this game?", isFar = true) == 1 }
        device.settleGame()
        for (isFar in listOf(true, false)) assertEquals(0, count("resign?", isFar))
        click("Yes", isFar = true)
        device.waitFor("that it is told") { count("Bella resigns", isFar = false) > 0 }
    }

    @Test
    fun `what was asked is gone with the next move`() {
        device.play("new chess mode=casual")
        click("Offer draw", isFar = true)
        assertNotNull(find("Yes", isFar = true))
        move("e2", "e4")
        device.waitFor("no question") { find("Yes", isFar = true) == null }
    }

    @Test
    fun `who sits opposite reads from there, and both have the moves`() {
        device.play("new chess mode=casual")
        fun turn(view: View): Float = view.rotation + ((view.parent as? View)?.let(::turn) ?: 0f)
        assertEquals(listOf(180f, 0f), listOf(true, false).map { turn(checkNotNull(find("Resign", it))) })
        move("e2", "e4")
        for (isFar in listOf(true, false)) device.waitFor("the move") { find("e4", isFar) != null }
        // a menu faces who has asked for it
        click("Menu", isFar = true)
        device.waitFor("the menu") { device.dialog != null }
        assertEquals(180f, turn(checkNotNull(device.inDialog("Settings"))))
        device.closeDialog()
        click("Menu", isFar = false)
        device.waitFor("the menu") { device.dialog != null }
        assertEquals(0f, turn(checkNotNull(device.inDialog("Settings"))))
        device.closeDialog()
        click("Menu", isFar = true)
        device.waitFor("the menu") { device.dialog != null }
        device.answer("Step through")
        device.waitFor("the look back") { device.find("Start") != null }
        assertEquals(180f, turn(device.see("Start")))
    }

    @Test
    fun `who plays again keeps his place, and the board turns`() {
        for (facing in listOf(BoardFacing.BOTH_WAYS, BoardFacing.FIXED)) {
            device.app.settings.facing = facing
            device.play("new chess mode=casual white-name=Anna black-name=Bella")
            device.waitFor("the names") { find("Anna", isFar = false) != null }
            assertFalse(device.board.isFlipped)
            for (isFlipped in listOf(true, false)) {
                val before = checkNotNull(device.app.games.current.value)
                // the page of this game is there, and not still that of the one before
                device.waitFor("the buttons") { find("Resign", isFar = false)?.isEnabled == true }
                for (deed in listOf("resign", "confirm")) {
                    device.app.scope.launch {
                        before.dispatch(parseAction(device.view.kind, "white > $deed"))
                    }
                    device.settleGame()
                }
                device.waitFor("the end") { device.view.phase is GamePhase.Over }
                device.passToResult()
                click("Play again", isFar = false)
                device.waitFor("another game") { device.app.games.current.value !== before }
                device.waitFor("the names") { find("Anna", isFar = false) != null }
                assertNotNull(find("Bella", isFar = true))
                assertEquals(isFlipped, device.board.isFlipped)
            }
        }
    }

    @Test
    fun `who sits side by side keeps his column, and the board turns with each move`() {
        device.app.settings.facing = BoardFacing.TURNS
        device.play("new chess mode=casual white-name=Anna black-name=Bella")
        device.waitFor("the names") { find("Anna", isFar = false) != null }
        assertFalse(device.board.isFlipped)
        move("e2", "e4")
        device.waitFor("the board to turn") { device.board.isFlipped }
        assertNotNull(find("Anna", isFar = false))
        assertNotNull(find("Bella", isFar = true))
    }

    @Test
    fun `what the far player opens faces him through all its pages`() {
        device.play("new chess mode=casual")
        fun turn(view: View): Float = view.rotation + ((view.parent as? View)?.let(::turn) ?: 0f)
        fun open(isFar: Boolean) {
            click("Menu", isFar)
            device.answer("Settings")
            device.see("Board and pieces")
        }
        open(isFar = true)
        assertEquals(180f, turn(device.see("Board and pieces")))
        device.click("Board and pieces")
        assertEquals(180f, turn(device.see("Back")))
        // what asks there, and what the system makes anew, too
        device.recreate()
        assertEquals(180f, turn(device.see("Back")))
        while (device.activity.screens.place.page != Page.GAME) device.back()
        assertEquals(listOf(180f, 0f), listOf(true, false).map { turn(checkNotNull(find("Resign", it))) })
        open(isFar = false)
        assertEquals(0f, turn(device.see("Board and pieces")))
    }

    @Test
    fun `two who sit on one side read from there`() {
        device.app.settings.facing = BoardFacing.FIXED
        device.play("new chess mode=casual")
        for (isFar in listOf(true, false)) assertEquals(0f, seatOf(isFar).rotation)
    }

    private fun seatOf(isFar: Boolean): View {
        var view: View = checkNotNull(find("Resign", isFar))
        while (view.parent !is TableLayout) view = view.parent as View
        return view
    }

    @Test
    fun `no button moves, comes or goes, whatever happens`() {
        for (qualifier in listOf("", "port")) {
            if (qualifier.isNotEmpty()) {
                org.robolectric.RuntimeEnvironment.setQualifiers("+w800dp-h1280dp-port")
                device.recreate()
            }
            device.play("new chess mode=casual clock=5 press=manual")
            val first = places()
            assertEquals(8, first.size)
            val steps = listOf(
                { move("e2", "e4") },
                { click("Press the clock", isFar = false) },
                { click("Offer draw", isFar = true) },
                { click("No", isFar = true) },
                { click("Undo", isFar = false) },
                { click("Refuse", isFar = true) },
                { click("Resign", isFar = true) },
                { click("Yes", isFar = true) },
            )
            for ((index, step) in steps.withIndex()) {
                step()
                device.settleGame()
                assertEquals("after step $index $qualifier", first, places())
            }
            assertTrue(device.view.phase is GamePhase.Over)
            device.activity.screens.home()
        }
    }

    /** Of the board, and of what each player has for the whole game. */
    private fun places(): List<Pair<String, Pair<Int, Int>>> {
        val words = listOf("Offer draw", "Resign", "Undo", "Menu")
        return device.views().filterIsInstance<Button>().filter { it.text.toString() in words }
            .map { it.text.toString() to placeOf(it) }
    }

    @Test
    fun `who is offered a draw can accept or decline, and offers none`() {
        device.play("new chess mode=casual")
        click("Offer draw", isFar = false)
        click("Yes", isFar = false)
        device.waitFor("the question") { find("Accept", isFar = true) != null }
        device.waitFor("no offer of his own") { find("Offer draw", isFar = true)?.isEnabled == false }
        assertFalse("nor another one", checkNotNull(find("Offer draw", isFar = false)).isEnabled)
        click("Decline", isFar = true)
        device.waitFor("his offer again") { find("Offer draw", isFar = true)?.isEnabled == true }
    }
}
