package app.annabella.reached

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Intent
import android.net.Uri
import android.view.MotionEvent
import android.view.View
import android.widget.Button
import android.widget.EditText
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.FeltPattern
import app.annabella.core.GamePhase
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.PieceKind
import app.annabella.core.pieceAt
import app.annabella.settings.SettingsGroup
import app.annabella.testing.Device
import app.annabella.testing.Reader
import app.annabella.testing.menu
import app.annabella.testing.parts
import app.annabella.testing.pass
import app.annabella.testing.rules
import app.annabella.testing.type
import app.annabella.touch.Haptics
import app.annabella.ui.Page
import java.time.Duration
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowSystemClock
import org.robolectric.util.ReflectionHelpers

/** What somebody does with the app: he taps, drags, writes and waits, and comes nowhere else. */
class Hands(val device: Device) {
    /** What was told since something was done last. */
    val told = ArrayList<String>()

    /** What was felt of the clock that was held last. */
    val felt = ArrayList<FeltPattern>()

    /** On which side somebody played before the game that was begun last as another one. */
    var sideBefore: GameSide? = null
        private set

    private val there = There(device)

    /** What other apps were offered, the first first. */
    private val shared = ArrayList<String>()

    /** On which side somebody plays the computer. */
    fun side(): GameSide =
        if (device.view.first.player == GamePlayer.Person) GameSide.FIRST else GameSide.SECOND

    fun act(line: String) {
        TIMES.matchEntire(line)?.destructured?.let { (count, again) ->
            repeat(count.toInt()) { act(again) }
            return
        }
        val rest = line.substringAfter(' ', "")
        if (!line.startsWith("new ") && !line.startsWith("wait ")) told.clear()
        // it may have come a little after what was done last
        seeTheEnd()
        when (line.substringBefore(' ')) {
            "new" -> start(rest.parts())
            "begin" -> begin(rest.parts())
            "tap" -> rest.split(' ', ',').filter(String::isNotEmpty).forEach(::tap)
            "drag" -> rest.parts(' ').let { (from, to) -> device.drag(from, to) }
            "read" -> Reader(device).let { reader -> rest.parts(' ').forEach(reader::focus) }
            "square" -> Reader(device).act(rest.substringBefore(' '), rest.substringAfter(' '))
            "press" -> press(rest.parts())
            "menu" -> choose(rest.parts())
            "arbiter" -> rule(rest.parts())
            "type" -> typed(rest)
            "wait" -> wait(rest)
            "back" -> back()
            "answer" -> rest.parts().forEach(::answer)
            "leave" -> device.endAndReturn()
            "hold" -> hold(rest)
            "there" -> there.act(rest, sharedLast(), shared.firstOrNull().orEmpty())
            "comes" -> come(textFromThere(rest))
            "copied" -> copy(textFromThere(rest))
            else -> throw AssertionError("this is nothing that is done")
        }
        device.settleGame()
        seeTheEnd()
    }

    /** The last move is seen for a moment before the result. */
    private fun seeTheEnd() {
        val isOver = device.app.games.current.value?.state?.value?.view?.phase is GamePhase.Over
        if (isOver && device.activity.screens.place.page == Page.GAME) pass(END_MS)
    }

    private fun start(parts: List<String>) {
        device.isTimeStill = true
        val noted = object : Haptics by device.app.haptics {
            override fun play(pattern: FeltPattern) {
                felt += pattern
            }
        }
        ReflectionHelpers.setField(device.app, "haptics", noted)
        device.start()
        device.app.scope.launch(Dispatchers.Unconfined) {
            device.app.announcer.sentences.collect { told += it }
        }
        if (parts != listOf("Home")) begin(parts)
    }

    private fun begin(parts: List<String>) {
        val opponent = parts.first()
        device.click(opponent)
        if (device.line("More") != null) device.clickLine("More")
        val special = parts.drop(1).filterNot(::agree)
        val fen = special.find { it.startsWith("from ") }?.removePrefix("from ")
        if (fen == null) device.click("Start the game") else beginFrom(fen, opponent)
        device.waitFor("the game") { device.activity.screens.place.page == Page.GAME }
        device.board
        device.settleGame()
        if ("waiting" !in special && device.find("Start") != null) device.click("Start")
    }

    /** Chooses something on the page of a new game; false for what comes later. */
    private fun agree(wish: String): Boolean {
        val (first, rest) = wish.substringBefore(' ') to wish.substringAfter(' ', "")
        val fields = device.views().filterIsInstance<EditText>()
        when {
            first == "from" || wish == "waiting" -> return false
            first == "clock" -> {
                device.click("Other …")
                answer(rest)
                device.see(rest)
            }
            first == "target" || first == "days" -> press(listOf(rest))
            first == "level" -> {
                device.slideTo { "level $rest of" in it || it.endsWith(rest) }
            }
            rest.startsWith("is ") ->
                fields[if (first in FIRST_FIELDS) 0 else 1].setText(rest.removePrefix("is "))
            isHere(wish) -> pick(wish)
            else -> device.rules { pick(wish) }
        }
        device.settle()
        return true
    }

    /** Whether it is chosen on this page, and not on that of the rules. */
    private fun isHere(wish: String) = buttons(numbered(wish.substringBefore(": ")).first).isNotEmpty()

    private fun pick(wish: String) {
        if (!pickIn(wish)) press(listOf(wish))
    }

    /** Picks in the list that a line opens; false for what opens none. */
    private fun pickIn(wish: String): Boolean {
        val line = wish.substringBefore(": ")
        if (line == wish || device.line(line) == null) return false
        press(listOf(line) + wish.substringAfter(": ").parts(','))
        // one of several closes it
        if (device.dialog != null) device.answer("Done")
        return true
    }

    private fun beginFrom(fen: String, opponent: String) {
        device.click("Back")
        device.click("Set up a position")
        device.click("Type the position")
        answer(fen)
        device.waitFor("the position") { placement(device.board.picture.pieces) == fen.substringBefore(' ') }
        device.see("A game can begin from here.")
        device.click(opponent)
    }

    private fun tap(square: String) {
        device.tap(square)
        device.settleGame()
    }

    private fun press(parts: List<String>) {
        if (parts.first() == "Play again") sideBefore = side()
        val (label, number) = numbered(parts.first())
        seek { buttons(label).size >= number }
        device.waitFor("“$label”") { buttons(label).size >= number }
        buttons(label)[number - 1].performClick()
        device.settle()
        parts.drop(1).forEach(::answer)
    }

    /** In the settings whoever looks for a line goes through their pages. */
    fun seek(isThere: () -> Boolean) {
        for (group in SettingsGroup.entries) {
            val place = device.activity.screens.place
            if (place.page != Page.SETTINGS || isThere()) return
            if (place.about.isNotEmpty()) leavePage()
            device.click(device.activity.getString(group.title))
        }
    }

    private fun numbered(label: String): Pair<String, Int> = NUMBERED.matchEntire(label)
        ?.destructured?.let { (words, number) -> words to number.toInt() } ?: (label to 1)

    private fun buttons(label: String): List<View> = device.views().filter { view ->
        val words = listOf((view as? TextView)?.text, view.contentDescription)
        view.isClickable && view !is EditText && words.any { "$it".substringBefore('\n') == label }
    }

    private fun choose(parts: List<String>) {
        device.menu(parts.first())
        parts.drop(1).forEach(::answer)
    }

    /** Answers what is asked over the page: writes where there is a line, else picks. */
    private fun answer(words: String) {
        device.settleGame()
        val isOnPage = device.dialog == null && device.activity.screens.place.page == Page.SETTINGS
        if (isOnPage) return press(listOf(words))
        device.waitFor("a question for “$words”") { fields().isNotEmpty() || device.inDialog(words) != null }
        val lines = fields()
        if (lines.isEmpty()) {
            device.answer(words)
        } else {
            // a passphrase is written twice
            lines.forEach { it.setText(words) }
            device.answer("Done")
        }
        device.settleGame()
    }

    private fun fields() = device.dialog?.let(device::views).orEmpty().filterIsInstance<EditText>()

    private fun rule(parts: List<String>) {
        // after an end of the app it comes back a little later
        device.waitFor("the game") { device.app.games.current.value != null }
        if (device.view.phase is GamePhase.Over) leaveResult()
        device.menu("Arbiter")
        val first = parts.first()
        val ruling = when (first.substringBefore(' ')) {
            "white" -> first.substringAfter(' ')
            "black" -> "${first.substringAfter(' ')} (2)"
            else -> first
        }
        press(listOf(ruling) + parts.drop(1))
        device.settleGame()
        if (device.activity.screens.place.page == Page.ARBITER) back()
    }

    /** It covers the menu, until somebody closes it. */
    private fun leaveResult() {
        val close = "Close the result"
        device.waitFor("the result") { device.find(close) != null || device.find("Result") != null }
        if (device.find(close) != null) device.click(close)
    }

    /** Out of the settings it goes by way of their list. */
    private fun back() {
        val place = device.activity.screens.place
        if (place.page == Page.SETTINGS && place.about.isNotEmpty()) leavePage()
        leavePage()
    }

    // it may have been made Zurück
    private fun leavePage() = device.click(device.activity.getString(R.string.game_back))

    /** A finger is held on a player's clock until a round of it was felt. */
    private fun hold(color: String) {
        val isBelow = (color == "black") == device.board.isFlipped
        val clocks = device.views().filter { it is TextView && it.isLongClickable && TIME.matches(it.text) }
        val clock = if (isBelow) clocks.last() else clocks.first()
        felt.clear()
        touch(clock, MotionEvent.ACTION_DOWN)
        device.waitFor("a pulse") {
            pass(SHORT_MS)
            felt.isNotEmpty()
        }
        touch(clock, MotionEvent.ACTION_UP)
    }

    private fun touch(view: View, action: Int) = MotionEvent.obtain(0, 0, action, 1f, 1f, 0).let {
        view.dispatchTouchEvent(it)
        it.recycle()
    }

    /** What other apps were offered last. */
    fun sharedLast(): String {
        // the one that was started last comes first
        val choosers = generateSequence { shadowOf(device.app).nextStartedActivity }.toList().reversed()
        for (chooser in choosers) {
            @Suppress("DEPRECATION")
            val offered = chooser.getParcelableExtra<Intent>(Intent.EXTRA_INTENT)
            shared += offered?.getStringExtra(Intent.EXTRA_TEXT).orEmpty()
        }
        return shared.lastOrNull().orEmpty()
    }

    /** The last of the texts that were shared there, or the one of this number, or these words. */
    private fun textFromThere(which: String): String = when {
        which.isEmpty() -> there.texts.last()
        which.toIntOrNull() != null -> there.texts[which.toInt() - 1]
        else -> which
    }

    /** Another app hands a text over. */
    private fun come(text: String) {
        val intent = if (text.startsWith("annabella:")) {
            Intent(Intent.ACTION_VIEW, Uri.parse(text))
        } else {
            Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        }
        device.controller.newIntent(intent.setClass(device.app, MainActivity::class.java))
        device.settle()
    }

    /** Somebody has copied a text in another app. */
    private fun copy(text: String) = checkNotNull(device.app.getSystemService(ClipboardManager::class.java))
        .setPrimaryClip(ClipData.newPlainText("", text))

    private fun typed(text: String) {
        device.menu("Type a move or a question")
        device.type(text)
    }

    private fun wait(time: String) {
        val seconds = time.split(':').fold(0L) { sum, part -> sum * 60 + part.toLong() }
        // a voice speaks for as long; what is longer is a leap
        if (seconds > SPOKEN_S) return ShadowSystemClock.advanceBy(Duration.ofSeconds(seconds))
        repeat(seconds.toInt()) {
            pass(MS_PER_SECOND)
            device.settleGame()
        }
    }

    private companion object {
        const val SPOKEN_S = 15L
        val FIRST_FIELDS = setOf("White", "Opponent")
        const val MS_PER_SECOND = 1000L
        const val SHORT_MS = 100L
        const val END_MS = 700L
        val TIME = Regex("""[\d:.]+""")
        val NUMBERED = Regex("""(.*) \((\d)\)""")
        val TIMES = Regex("""(\d+) times (.*)""")
    }
}

/** The pieces of a board as FEN has them. */
fun placement(pieces: ByteArray): String = (7 downTo 0).joinToString("/") { rank ->
    val row = (0 until 8).joinToString("") { letter(pieces, rank * 8 + it) }
    row.replace(Regex("-+")) { "${it.value.length}" }
}

/** A piece by its letter in FEN; `-` for none. */
fun letter(pieces: ByteArray, square: Int): String {
    val piece = pieces.pieceAt(square) ?: return "-"
    val letter = if (piece.kind == PieceKind.KNIGHT) "N" else piece.kind.name.take(1)
    return if (piece.side == GameSide.FIRST) letter else letter.lowercase()
}
