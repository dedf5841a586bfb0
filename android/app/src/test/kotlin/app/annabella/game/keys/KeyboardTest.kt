package app.annabella.game.keys

import android.app.Dialog
import android.view.KeyCharacterMap
import android.view.KeyEvent
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.EditText
import android.widget.TextView
import androidx.test.platform.app.InstrumentationRegistry
import app.annabella.core.EndingReason
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameTurn
import app.annabella.core.PieceKind
import app.annabella.core.store.Outcome
import app.annabella.testing.Device
import app.annabella.testing.pass
import app.annabella.testing.play
import app.annabella.ui.Page
import app.annabella.ui.Place
import kotlin.math.abs
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowDialog

/** Games with a keyboard alone. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class KeyboardTest {
    private val device = Device()

    private fun begin(setup: String = "new chess mode=casual", vararg moves: String) {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        device.start()
        device.play(setup, moves.toList())
        assertTrue(device.board.requestFocus())
    }

    private fun press(code: Int, held: Int = 0, at: Long = 0) {
        for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
            device.activity.dispatchKeyEvent(KeyEvent(at, at, action, code, 0, held, VIRTUAL, 0))
        }
        device.settle()
    }

    private fun letter(sign: Char, held: Int = 0) = press(KeyEvent.KEYCODE_A + (sign - 'a'), held)

    private fun digit(sign: Char, held: Int = 0) = press(KeyEvent.KEYCODE_0 + (sign - '0'), held)

    /** To a square by arrows. */
    private fun go(square: String) {
        val to = Device.squareOf(square)
        val (files, ranks) = to % 8 - device.board.cursor % 8 to to / 8 - device.board.cursor / 8
        val side = if (files > 0) KeyEvent.KEYCODE_DPAD_RIGHT else KeyEvent.KEYCODE_DPAD_LEFT
        val along = if (ranks > 0) KeyEvent.KEYCODE_DPAD_UP else KeyEvent.KEYCODE_DPAD_DOWN
        repeat(abs(files)) { press(side) }
        repeat(abs(ranks)) { press(along) }
        assertEquals(square, cursor())
    }

    private fun cursor() = "${'a' + device.board.cursor % 8}${device.board.cursor / 8 + 1}"

    private fun reason() = (device.view.phase as? GamePhase.Over)?.ending?.reason

    private fun waitForAnswer(question: GameQuestion) {
        val asked = runBlocking { checkNotNull(device.app.games.current.value).ask(question) }
        val words = (asked as Outcome.Done).value.joinToString(" ") { it.printed }
        device.waitFor("“$words”") { device.app.announcer.lastSentence == words }
    }

    @Test
    fun `a whole game is played with arrows and Enter`() {
        begin()
        val moves = listOf("f2" to "f3", "e7" to "e5", "g2" to "g4", "d8" to "h4")
        for ((ply, move) in moves.withIndex()) {
            go(move.first)
            press(KeyEvent.KEYCODE_ENTER)
            go(move.second)
            press(if (ply % 2 == 0) KeyEvent.KEYCODE_SPACE else KeyEvent.KEYCODE_DPAD_CENTER)
            device.waitFor("ply $ply") { device.view.plies == ply.toUInt() + 1u }
            if (ply == moves.lastIndex) device.leaveResult()
            assertEquals(move.second, cursor())
        }
        assertEquals(EndingReason.CHECKMATE, reason())
    }

    @Test
    @Config(sdk = [26, 35])
    fun `a whole game is typed`() {
        begin()
        val texts = listOf("f3", "e7e5", "pawn g4", "queen takes on h 4", "Qh4")
        for (text in texts) {
            letter('i')
            type(text)
            device.waitFor("an answer to $text") { shownDialog() == null || answer().isNotEmpty() }
            if (shownDialog() != null) {
                // nothing is to be taken there; it can be put right
                assertEquals("queen takes on h 4", text)
                assertEquals(3u, device.view.plies)
                shownDialog()?.dismiss()
                device.settle()
            }
        }
        assertEquals(EndingReason.CHECKMATE, reason())
    }

    @Test
    fun `what is asked is answered where it was typed`() {
        begin("new chess mode=casual", "white > move e2e4")
        press(KeyEvent.KEYCODE_SLASH)
        type("what is on e4")
        device.waitFor("an answer") { answer().isNotEmpty() }
        assertEquals("On e4: white pawn.", answer())
        assertEquals(answer(), device.app.announcer.lastSentence)
        assertNotNull(shownDialog())
    }

    @Test
    fun `a move that was typed takes the cursor with it`() {
        begin()
        go("a1")
        letter('i')
        type("knight f3")
        device.waitFor("the cursor") { cursor() == "f3" }
    }

    private fun shownDialog(): Dialog? = ShadowDialog.getLatestDialog()?.takeIf { it.isShowing }

    private fun field(): EditText =
        device.views(checkNotNull(shownDialog()?.window).decorView).filterIsInstance<EditText>().first()

    private fun answer(): String = shownDialog()?.window?.decorView?.let { root ->
        val texts = device.views(root).filterIsInstance<TextView>()
        val at = texts.indexOfFirst { it is EditText }
        texts.getOrNull(at + 1)?.takeIf { it.javaClass == TextView::class.java }?.text?.toString()
    }.orEmpty()

    private fun type(text: String) {
        field().setText(text)
        field().onEditorAction(EditorInfo.IME_ACTION_GO)
        device.settle()
    }

    @Test
    fun `letters go from piece to piece, also over the edge`() {
        begin()
        go("e1")
        letter('n')
        assertEquals("g1", cursor())
        letter('n')
        assertEquals("b8", cursor())
        letter('n', KeyEvent.META_SHIFT_ON)
        letter('n', KeyEvent.META_SHIFT_ON)
        assertEquals("b1", cursor())
        letter('n', KeyEvent.META_SHIFT_ON)
        assertEquals("g8", cursor())
        val b1 = Device.squareOf("b1").toUByte()
        waitForAnswer(GameQuestion.Next(PieceKind.KNIGHT, null, b1, isBackward = true))
    }

    @Test
    fun `digits go to ranks and, with Shift or Alt, to files`() {
        begin()
        go("e1")
        digit('4')
        assertEquals("e4", cursor())
        digit('2', KeyEvent.META_SHIFT_ON)
        assertEquals("b4", cursor())
        digit('8', KeyEvent.META_ALT_ON)
        assertEquals("h4", cursor())
    }

    @Test
    fun `a letter and a digit soon behind it go to a square, whatever the letter does alone`() {
        begin()
        for (square in listOf("e4", "f3", "b8", "h1", "a5")) {
            letter(square[0])
            digit(square[1])
            assertEquals(square, cursor())
        }
        assertFalse(device.board.isFlipped)
        // who has pressed a letter for itself goes to a rank of the file afterwards
        letter('b')
        pass(LETTER_MS)
        val file = cursor()[0]
        press(KeyEvent.KEYCODE_4, at = 3_000)
        assertEquals("${file}4", cursor())
    }

    /** All that is said until the main thread has nothing more to do. */
    private fun sentences(work: () -> Unit): List<String> {
        val all = ArrayList<String>()
        val listening = CoroutineScope(Dispatchers.Main.immediate).launch {
            device.app.announcer.sentences.collect(all::add)
        }
        all.clear()
        work()
        device.settleGame()
        listening.cancel()
        return all
    }

    @Test
    fun `of a square that is named soon its letter says nothing, and later what it stands for`() {
        begin("new chess mode=strict")
        device.isTimeStill = true
        assertEquals(listOf("On d7: black pawn."), sentences { "d7".forEach(::sign) })
        val refused = sentences {
            letter('d')
            assertEquals(emptyList<String>(), sentences { pass(LETTER_MS - 1) })
            pass(1)
        }
        assertEquals(1, refused.size)
        assertTrue("$refused", refused.single().startsWith("Not in a strict game"))
    }

    @Test
    fun `a letter that another key follows does first what it stands for`() {
        begin("new chess mode=casual")
        device.isTimeStill = true
        go("e1")
        "bb".forEach(::sign)
        assertEquals("f1", cursor())
        press(KeyEvent.KEYCODE_DPAD_LEFT)
        // the second one has led to a bishop before
        assertEquals("b8", cursor())
    }

    @Test
    fun `a letter whose page is left before is silent`() {
        begin("new chess mode=casual")
        device.isTimeStill = true
        letter('d')
        device.activity.screens.go(Place(Page.KEYS))
        assertEquals(emptyList<String>(), sentences { pass(LETTER_MS) })
    }

    private fun sign(sign: Char) = if (sign.isDigit()) digit(sign) else letter(sign)

    @Test
    fun `what is refused stays in the hand`() {
        begin()
        go("e2")
        press(KeyEvent.KEYCODE_ENTER)
        go("e5")
        press(KeyEvent.KEYCODE_ENTER)
        device.waitFor("a refusal") { "The pawn goes" in device.app.announcer.lastSentence }
        assertEquals(listOf(Device.squareOf("e2")), device.board.picture.selected)
        go("e4")
        press(KeyEvent.KEYCODE_ENTER)
        device.waitFor("the move") { device.view.plies == 1u }
        device.waitFor("an empty hand") { device.board.picture.selected.isEmpty() }
    }

    @Test
    fun `F1 shows the keys from every page`() {
        begin()
        press(KeyEvent.KEYCODE_F1)
        assertEquals(Page.KEYS, device.activity.screens.place.page)
        device.activity.screens.home()
        press(KeyEvent.KEYCODE_F1)
        assertEquals(Page.KEYS, device.activity.screens.place.page)
    }

    @Test
    fun `who comes with keys begins at the board`() {
        InstrumentationRegistry.getInstrumentation().setInTouchMode(false)
        device.start()
        device.play("new chess mode=casual")
        assertTrue(device.board.isFocused)
    }

    @Test
    fun `letters ask what the core answers`() {
        begin("new chess mode=casual clock=5", "white > move e2e4", "black > move d7d5")
        go("e4")
        val e4 = Device.squareOf("e4").toUByte()
        val shift = KeyEvent.META_SHIFT_ON
        val asked = listOf(
            ('m' to 0) to GameQuestion.Moves(e4),
            ('m' to shift) to GameQuestion.Captures(e4),
            ('a' to 0) to GameQuestion.Attackers(e4),
            ('d' to 0) to GameQuestion.Defenders(e4),
            ('s' to 0) to GameQuestion.Lines(e4),
            ('x' to 0) to GameQuestion.Diagonals(e4),
            ('o' to 0) to GameQuestion.On(e4),
            ('l' to 0) to GameQuestion.LastMoves(1u),
            ('c' to 0) to GameQuestion.Captured,
            ('w' to 0) to GameQuestion.Turn,
        )
        for ((key, question) in asked) {
            letter(key.first, key.second)
            waitForAnswer(question)
        }
        assertEquals("e4", cursor())
    }

    @Test
    fun `u takes back, Shift and f turn the board, Escape gives a choice up`() {
        begin("new chess mode=casual", "white > move e2e4")
        letter('f', KeyEvent.META_SHIFT_ON)
        assertTrue(device.board.isFlipped)
        letter('f', KeyEvent.META_SHIFT_ON)
        assertFalse(device.board.isFlipped)
        letter('u')
        device.waitFor("the move back") { device.view.plies == 0u }
        go("d2")
        press(KeyEvent.KEYCODE_ENTER)
        assertEquals(listOf(Device.squareOf("d2")), device.board.picture.selected)
        press(KeyEvent.KEYCODE_ESCAPE)
        assertEquals(emptyList<Int>(), device.board.picture.selected)
    }

    @Test
    fun `by the Laws only Enter touches`() {
        begin("new chess mode=strict clock=5")
        val before = device.view.phase
        for (sign in 'a'..'z') if (sign !in "if") letter(sign)
        ('1'..'8').forEach { digit(it) }
        ('1'..'8').forEach { digit(it, KeyEvent.META_SHIFT_ON) }
        device.settle()
        assertEquals(before, device.view.phase)
        go("e2")
        assertEquals(before, device.view.phase)
        press(KeyEvent.KEYCODE_ENTER)
        val holding = GamePhase.Playing(GameTurn.Holding(Device.squareOf("e2").toUByte()))
        device.waitFor("a touch") { device.view.phase == holding }
    }

    @Test
    fun `Tab goes through everything and comes round`() {
        begin()
        val clickable = device.views().filter { it.isFocusable && it.isClickable && it.isEnabled }
        val controls = clickable + device.board
        for (direction in listOf(View.FOCUS_FORWARD, View.FOCUS_BACKWARD)) {
            val way = generateSequence<View>(device.board) { it.focusSearch(direction) }
            val seen = way.take(40).toList()
            assertTrue(seen.drop(1).contains(device.board))
            assertEquals(emptyList<View>(), controls - seen.toSet())
        }
    }

    @Test
    fun `arrows leave the board at its edge`() {
        begin()
        go("a8")
        for (code in listOf(KeyEvent.KEYCODE_DPAD_UP, KeyEvent.KEYCODE_DPAD_LEFT)) {
            assertFalse(device.board.onKeyDown(code, KeyEvent(KeyEvent.ACTION_DOWN, code)))
        }
        val above = checkNotNull(device.board.focusSearch(View.FOCUS_UP))
        assertTrue(above.isFocusable && above !== device.board)
        assertTrue(above.requestFocus())
        assertEquals(device.board, above.focusSearch(View.FOCUS_DOWN))
    }

    @Test
    fun `the cursor is seen, and is where it was after a rotation`() {
        begin()
        go("d4")
        device.picture("keys-cursor")
        device.recreate()
        device.waitFor("the focus") { device.board.isFocused }
        assertEquals("d4", cursor())
    }

    @Test
    fun `a button keeps the focus while it can be pressed`() {
        begin("new chess mode=casual", "white > move e2e4", "black > move e7e5")
        val undo = device.see("Undo")
        assertTrue(undo.requestFocus())
        undo.performClick()
        device.waitFor("a move back") { device.view.plies == 1u }
        assertTrue(undo.isFocused)
        undo.performClick()
        device.waitFor("the start") { device.find("Undo")?.isEnabled == false }
        assertFalse(undo.isFocused)
    }

    @Test
    fun `a button has the focus again after a rotation`() {
        begin("new chess mode=casual", "white > move e2e4")
        assertTrue(device.see("Undo").requestFocus())
        device.recreate()
        device.waitFor("the focus") { device.find("Undo")?.isFocused == true }
    }

    @Test
    fun `the cursor and what is chosen can be told apart`() {
        begin()
        go("e2")
        press(KeyEvent.KEYCODE_ENTER)
        go("e3")
        device.picture("keys-chosen")
    }

    private companion object {
        const val VIRTUAL = KeyCharacterMap.VIRTUAL_KEYBOARD

        /** So long a letter waits for its digit. */
        const val LETTER_MS = 500L
    }
}
