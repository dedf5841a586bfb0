package app.annabella.blind

import android.Manifest
import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.os.Bundle
import android.os.SystemClock
import android.speech.RecognitionSupport
import android.speech.RecognizerIntent
import android.speech.SpeechRecognizer
import android.speech.tts.TextToSpeech
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.widget.Button
import android.widget.EditText
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.parseAction
import app.annabella.testing.Device
import app.annabella.testing.menu
import app.annabella.testing.pass
import app.annabella.testing.passUntil
import app.annabella.ui.Page
import java.io.ByteArrayOutputStream
import java.util.Locale
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowAudioTrack
import org.robolectric.shadows.ShadowSpeechRecognizer
import org.robolectric.shadows.ShadowTextToSpeech

/** What somebody does, hears and says on the page for blind play. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class BlindPlayTest {
    private val device = Device()

    private fun open(prepare: () -> Unit = {}) {
        ShadowTextToSpeech.addLanguageAvailability(Locale.ENGLISH)
        device.start()
        prepare()
        device.startTwoPlayers()
        device.waitFor("a game") { device.app.games.current.value != null }
        device.menu("Blind play")
        device.see("Speak")
    }

    private fun openWithVoice() {
        open()
        giveVoice()
        hears("White to move.")
    }

    private fun giveVoice() {
        passUntil("an engine") { ShadowTextToSpeech.getLastTextToSpeechInstance() != null }
        shadowOf(engine).onInitListener.onInit(TextToSpeech.SUCCESS)
    }

    private val engine: TextToSpeech get() = ShadowTextToSpeech.getLastTextToSpeechInstance()
    private val spoken: List<String> get() = shadowOf(engine).spokenTextList

    private fun hears(text: String) = passUntil("“$text”") { spoken.lastOrNull() == text }

    private fun turnReaderOn() {
        val manager = device.app.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
        shadowOf(manager).setEnabled(true)
        val reader = AccessibilityServiceInfo()
        reader.feedbackType = AccessibilityServiceInfo.FEEDBACK_SPOKEN
        shadowOf(manager).setEnabledAccessibilityServiceList(listOf(reader))
    }

    /** [stepMs]: how slowly the finger goes. */
    private fun swipe(from: Float, to: Float, stepMs: Long = 10) {
        device.look()
        val y = device.see("Repeat").bottom + 100f
        val start = SystemClock.uptimeMillis()
        val steps = 4
        touch(start, MotionEvent.ACTION_DOWN, from, y)
        for (step in 1..steps) {
            pass(stepMs)
            touch(start, MotionEvent.ACTION_MOVE, from + (to - from) * step / steps, y)
        }
        touch(start, MotionEvent.ACTION_UP, to, y)
        device.settle()
    }

    private fun tapMiddle(heldMs: Long = 0) {
        device.look()
        val start = SystemClock.uptimeMillis()
        touch(start, MotionEvent.ACTION_DOWN, 400f, device.see("Repeat").bottom + 100f)
        pass(heldMs)
        touch(start, MotionEvent.ACTION_UP, 400f, device.see("Repeat").bottom + 100f)
        device.settle()
    }

    private fun touch(start: Long, action: Int, x: Float, y: Float) {
        val event = MotionEvent.obtain(start, SystemClock.uptimeMillis(), action, x, y, 0)
        device.decor.dispatchTouchEvent(event)
        event.recycle()
    }

    private fun dialog(): View {
        passUntil("a dialog") { device.dialog != null }
        return checkNotNull(device.dialog)
    }

    private fun type(text: String) {
        device.click("Speak")
        device.views(dialog()).filterIsInstance<EditText>().first().setText(text)
        device.answer("Send")
    }

    /** Types what can be done, so that the line goes. */
    private fun send(text: String) {
        type(text)
        passUntil("the end of the line") { device.dialog == null }
    }

    @Test
    fun `what was said is repeated, by the area, a headset and a volume key`() {
        openWithVoice()
        device.click("Repeat")
        passUntil("it again") { spoken.size == 2 }
        device.key(KeyEvent.KEYCODE_HEADSETHOOK)
        passUntil("it again") { spoken.size == 3 }
        device.key(KeyEvent.KEYCODE_VOLUME_UP)
        pass(1_000)
        assertEquals(3, spoken.size)
        device.app.settings.volumeKeysRepeat = true
        device.key(KeyEvent.KEYCODE_VOLUME_UP)
        passUntil("it again") { spoken.size == 4 }
        assertEquals(setOf("White to move."), spoken.toSet())
    }

    @Test
    fun `who talks steps through the game, is answered there, and comes back`() {
        openWithVoice()
        send("e4")
        hears("White: e 4.")
        send("e5")
        hears("Black: e 5.")
        type("go back")
        passUntil("the steps") { device.activity.screens.place.page == Page.STEPS }
        hears("Move 1, White: e 4.")
        type("what is on e7")
        passUntil("an answer") { "black pawn" in spoken.last() }
        device.answer("Cancel")
        send("on")
        val end = "Move 1, Black: e 5. The game stands here. Go back to play on."
        passUntil("the end") { spoken.joinToString(" ").endsWith(end) }
        type("back to the game")
        passUntil("the page") { device.activity.screens.place.page == Page.BLIND }
        assertEquals(2u, device.view.plies)
    }

    @Test
    fun `moves are typed, and swipes go through them`() {
        openWithVoice()
        send("e4")
        hears("White: e 4.")
        assertEquals(1u, device.view.plies)
        send("e5")
        hears("Black: e 5.")
        send("Nf3")
        hears("White: knight, f 3.")
        swipe(200f, 700f)
        passUntil("the last move") { "knight" in spoken.last() && spoken.last() != "White: knight, f 3." }
        val last = spoken.last()
        swipe(200f, 700f)
        passUntil("the one before") { "e 4" in spoken.last() }
        swipe(700f, 200f)
        passUntil("the last move") { spoken.last() == last }
    }

    @Test
    fun `what is not understood is said, and the line stays`() {
        openWithVoice()
        type("xyzzy")
        hears("I do not know the word \"xyzzy\".")
        dialog()
    }

    @Test
    fun `without a reader the menu is gone through by swipes`() {
        openWithVoice()
        device.click("Menu")
        val hint = "Menu. Swipe to go through it, tap in the middle to choose."
        passUntil("the menu") { spoken.last().startsWith("$hint To the board, 1 of ") }
        val lines = spoken.last().substringAfterLast(' ').toInt()
        swipe(700f, 200f)
        hears("Position, rank by rank, 2 of $lines")
        swipe(700f, 200f)
        hears("Where is …, 3 of $lines")
        tapMiddle()
        hears("King, 1 of 6")
        swipe(700f, 200f)
        hears("Queen, 2 of 6")
        tapMiddle()
        passUntil("the answer") { "White queen: d 1." in spoken }
    }

    @Test
    fun `a slow swipe counts as a fast one, and a slow tap as a tap`() {
        openWithVoice()
        device.click("Menu")
        passUntil("the menu") { "To the board, 1 of " in spoken.last() }
        val lines = spoken.last().substringAfterLast(' ').toInt()
        swipe(700f, 200f, stepMs = 1_000)
        hears("Position, rank by rank, 2 of $lines")
        // so far is neither a tap nor a swipe
        swipe(700f, 660f, stepMs = 10)
        swipe(200f, 700f, stepMs = 1_000)
        hears("To the board, 1 of $lines")
        swipe(700f, 200f)
        swipe(700f, 200f)
        hears("Where is …, 3 of $lines")
        tapMiddle(heldMs = 1_500)
        hears("King, 1 of 6")
    }

    @Test
    fun `what was said is heard again from the menu`() {
        openWithVoice()
        send("e4")
        hears("White: e 4.")
        device.click("Menu")
        passUntil("the menu") { "To the board, 1 of " in spoken.last() }
        val lines = spoken.last().substringAfterLast(' ').toInt()
        // it stands before the last line
        repeat(lines - 2) { swipe(700f, 200f) }
        hears("What was said, ${lines - 1} of $lines")
        tapMiddle()
        hears("What was said. Say all of it, 1 of 2")
        swipe(700f, 200f)
        tapMiddle()
        passUntil("the sentence again") { spoken.count { it == "White: e 4." } == 2 }
    }

    @Test
    fun `with a reader the menu is a list and the app's voice is silent`() {
        turnReaderOn()
        open()
        assertNull(ShadowTextToSpeech.getLastTextToSpeechInstance())
        passUntil("a sentence") { device.find("White to move.") != null }
        val line = device.see("White to move.")
        assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, line.accessibilityLiveRegion)
        device.click("Menu")
        val list = device.views(dialog()).filterIsInstance<Button>().map { it.text.toString() }
        assertEquals(listOf("To the board", "Position, rank by rank"), list.take(2))
        assertTrue("Offer draw" in list && "Resign" in list)
        assertNull(ShadowTextToSpeech.getLastTextToSpeechInstance())
    }

    @Test
    fun `to resign is asked once more, and to go on comes first`() {
        openWithVoice()
        send("I resign")
        passUntil("the question") { device.view.first.isResigning }
        passUntil("the question by ear") { "Resign this game? Cancel, 1 of 2" in spoken }
        tapMiddle()
        passUntil("the game") { !device.view.first.isResigning }
        assertTrue(device.view.phase is GamePhase.Playing)
        send("I resign")
        passUntil("the question again") { spoken.count { it == "Resign this game? Cancel, 1 of 2" } == 2 }
        swipe(700f, 200f)
        passUntil("the other answer") { "Resign, 2 of 2" in spoken }
        // the board is no part of a menu: a tap on it chooses, too
        device.tap("e2")
        passUntil("the end") { device.view.phase is GamePhase.Over }
    }

    @Test
    fun `whoever is asked for two moves back hears both`() {
        open { device.app.settings.betweenPeople.clock = "5" }
        giveVoice()
        for (move in listOf("white > start", "white > move e2e4", "black > move e7e5")) {
            device.app.games.onTable.send(parseAction(GameKind.CHESS, move))
        }
        passUntil("the moves") { device.view.plies == 2u }
        send("take back two moves")
        hears("White asks to take back 2 moves: e4, e5. Refuse, 1 of 2")
        swipe(700f, 200f)
        hears("Allow, 2 of 2")
        tapMiddle()
        passUntil("the beginning") { device.view.plies == 0u }
    }

    @Test
    fun `a reader has the question as a dialog`() {
        turnReaderOn()
        open()
        device.app.games.onTable.send(parseAction(GameKind.CHESS, "white > resign"))
        passUntil("a dialog") { device.inDialog("Resign this game?") != null }
        assertTrue(checkNotNull(device.inDialog("Cancel")).isFocusedByDefault)
        device.answer("Cancel")
        passUntil("the game") { !device.view.first.isResigning }
    }

    @Test
    fun `what is spoken is understood on the device`() {
        ShadowSpeechRecognizer.setIsOnDeviceRecognitionAvailable(true)
        shadowOf(device.app).grantPermissions(Manifest.permission.RECORD_AUDIO)
        openWithVoice()
        device.see("Speak").performLongClick()
        device.settle()
        val asked = ShadowSpeechRecognizer.getLatestSpeechRecognizer()
        val languages = RecognitionSupport.Builder().addInstalledOnDeviceLanguage("en-GB").build()
        shadowOf(asked).triggerSupportResult(languages)
        device.see("Listening")
        val listening = ShadowSpeechRecognizer.getLatestSpeechRecognizer()
        val words = Bundle()
        words.putStringArrayList(SpeechRecognizer.RESULTS_RECOGNITION, arrayListOf("knight f three"))
        shadowOf(listening).triggerOnResults(words)
        // the device is one of the United States
        val wished = shadowOf(listening).lastRecognizerIntent.getStringExtra(RecognizerIntent.EXTRA_LANGUAGE)
        assertEquals("en-GB", wished)
        hears("White: knight, f 3.")
        assertTrue(shadowOf(listening).isDestroyed)
        assertEquals(1u, device.view.plies)
        device.see("Speak")
    }

    @Test
    fun `the button of a headset is that of the app which was heard last`() {
        val heard = ByteArrayOutputStream()
        val listener = ShadowAudioTrack.OnAudioDataWrittenListener { _, bytes, _ -> heard.write(bytes) }
        ShadowAudioTrack.addAudioDataListener(listener)
        openWithVoice()
        ShadowAudioTrack.removeAudioDataListener(listener)
        assertTrue(heard.size() > 0)
        assertTrue(heard.toByteArray().all { it == 0.toByte() })
    }

    @Test
    fun `the microphone is asked for with a sentence why`() {
        ShadowSpeechRecognizer.setIsOnDeviceRecognitionAvailable(true)
        openWithVoice()
        device.see("Speak").performLongClick()
        device.settle()
        val languages = RecognitionSupport.Builder().addInstalledOnDeviceLanguage("en-GB").build()
        shadowOf(ShadowSpeechRecognizer.getLatestSpeechRecognizer()).triggerSupportResult(languages)
        device.settle()
        dialog()
        assertNotNull(device.inDialog("Play by talking"))
        assertNull(shadowOf(device.activity).lastRequestedPermission)
        device.answer("Go on")
        val asked = checkNotNull(shadowOf(device.activity).lastRequestedPermission)
        assertEquals(listOf(Manifest.permission.RECORD_AUDIO), asked.requestedPermissions.toList())
    }

    @Test
    @Config(sdk = [26, 35])
    fun `where nothing understands speech, to hold is to type`() {
        openWithVoice()
        device.see("Speak").performLongClick()
        device.settle()
        dialog()
        assertNotNull(device.inDialog("Type a move or a question"))
    }
}
