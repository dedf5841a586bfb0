package app.annabella.setup

import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.widget.CheckBox
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardListener
import app.annabella.board.BoardPicture
import app.annabella.board.BoardView
import app.annabella.board.ChessPainter
import app.annabella.core.GameException
import app.annabella.core.GameVariant
import app.annabella.core.PlayerColor
import app.annabella.core.PositionCheck
import app.annabella.core.boardLabels
import app.annabella.core.checkFen
import app.annabella.core.checkPosition
import app.annabella.core.chess960Start
import app.annabella.core.hearPieces
import app.annabella.core.other
import app.annabella.game.GameLayout
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.speech.SpeechChoices
import app.annabella.speech.spannedText
import app.annabella.ui.Field
import app.annabella.ui.FlowLayout
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import kotlin.random.Random
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** Puts a position together, by fingers, keys or words, from which a game can begin. */
class SetupScreen(activity: MainActivity) : Screen(activity), BoardListener {
    private val editor = PositionEditor()
    private val speech = SpeechChoices.settings(text(R.string.language_code), app.settings)
    private var checking: Job? = null
    private var reading: Job? = null
    private var fen: String? = null
    private var watching: Job? = null

    private lateinit var board: BoardView
    private lateinit var chooser: PieceChooser
    private lateinit var verdict: TextView

    /** What a screen reader takes what is said from. */
    private lateinit var said: TextView
    private lateinit var castlings: Map<PositionEditor.Castling, CheckBox>
    private lateinit var turn: TextView
    private lateinit var starts: List<View>

    override val title: CharSequence get() = text(R.string.setup_title)

    override fun view(saved: Bundle?): View {
        saved?.let(::restore)
        val painter = ChessPainter(ui.theme, app.settings.coordinates, app.settings.texture)
        board = BoardView(activity, ui.theme).apply {
            this.painter = painter
            listener = this@SetupScreen
            contentDescription = text(R.string.setup_board)
        }
        chooser = PieceChooser(ui, painter) { piece ->
            editor.brush = piece
            chooser.show(piece)
        }
        verdict = ui.body("").apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }
        said = ui.small("")
        turn = ui.button("") { edit { turn = turn.other } }
        castlings = PositionEditor.Castling.entries.associateWith { castling ->
            ui.checkBox(text(CASTLING_LABELS.getValue(castling))) { isOn ->
                edit { setCastling(castling, isOn) }
            }
        }
        val computer = ui.button(text(R.string.home_play_computer), isPrimary = true) { play(false) }
        val people = ui.button(text(R.string.home_two_players), isPrimary = true) { play(true) }
        starts = listOf(computer, people)
        val edits = FlowLayout(activity, ui.dp(8)).apply {
            addView(turn)
            addView(ui.button(text(R.string.setup_fen)) { askText() })
            addView(ui.button(text(R.string.setup_960)) { askNumber() })
            addView(ui.button(text(R.string.setup_usual)) { edit { setUsual() } })
            addView(ui.button(text(R.string.setup_clear)) { edit { clear() } })
        }
        val below = ui.column(
            chooser.view,
            verdict,
            said,
            computer,
            people,
            edits,
            *castlings.values.toTypedArray(),
        )
        below.setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(16))
        val bar = ui.bar(title, { activity.goBack() })
        show(editor)
        return GameLayout(
            activity,
            GameLayout.Parts(bar, View(activity), board, View(activity), below),
            GameLayout.Arrangement.of(activity.resources.configuration, hasTwoPeople = false),
            app.settings.leftHanded,
        )
    }

    override fun save(): Bundle = Bundle().apply {
        putByteArray("board", editor.board)
        putBoolean("black", editor.turn == PlayerColor.BLACK)
        putByte("brush", editor.brush)
        putStringArray(
            "castlings",
            PositionEditor.Castling.entries.filter(editor::mayCastle).map { it.name }.toTypedArray(),
        )
    }

    private fun restore(saved: Bundle) {
        val board = saved.getByteArray("board") ?: return
        editor.clear()
        board.forEachIndexed { square, piece -> editor.set(square, piece) }
        editor.turn = if (saved.getBoolean("black")) PlayerColor.BLACK else PlayerColor.WHITE
        editor.brush = saved.getByte("brush")
        for (name in saved.getStringArray("castlings").orEmpty()) {
            PositionEditor.Castling.entries.find { it.name == name }?.let { editor.setCastling(it, true) }
        }
    }

    override fun show() {
        watching = scope.launch {
            launch { app.announcer.showNewOn(said) }
            app.screenReader.changes.collect { isOn ->
                said.visibility = if (isOn) View.VISIBLE else View.GONE
                read(null)
            }
        }
    }

    override fun hide() {
        watching?.cancel()
    }

    override fun tapped(square: Int) = edit(square) { put(square) }

    override fun grabbed(square: Int): Boolean = true

    override fun dropped(from: Int, to: Int?) = edit(to ?: from) { move(from, to) }

    override fun takenAway() = activity.edgeDrags.taken()

    /** Letters put a piece where the cursor is: k q r b n p White's, with Shift Black's. */
    override fun key(event: KeyEvent): Boolean {
        if (!board.isFocused) return false
        val square = board.cursor
        if (event.keyCode == KeyEvent.KEYCODE_DEL || event.keyCode == KeyEvent.KEYCODE_FORWARD_DEL) {
            edit(square) { set(square, 0) }
            return true
        }
        val kind = KEYS[event.keyCode] ?: return false
        edit(square) { set(square, (if (event.isShiftPressed) kind + BLACK else kind).toByte()) }
        return true
    }

    /** Changes the position; what is on [square] then is said. */
    private fun edit(square: Int? = null, change: PositionEditor.() -> Unit) {
        editor.change()
        show(editor)
        read(square)
    }

    /** Fetches what a reader says of the squares, and says what is on one of them. */
    private fun read(square: Int?) {
        if (!app.screenReader.isOn) return
        reading?.cancel()
        val pieces = editor.board
        reading = scope.launch {
            val labels = crossing { boardLabels(pieces, speech) } ?: return@launch
            board.reader.labels = labels.map { it.spannedText(text(R.string.language_code)) }
            // whoever changes more meanwhile still hears it
            val words = listOf(labels[square ?: return@launch])
            scope.launch { app.announcer.answer(words, isRemembered = false) }
        }
    }

    private fun show(editor: PositionEditor) {
        board.picture = BoardPicture(editor.board)
        chooser.show(editor.brush)
        val isWhite = editor.turn == PlayerColor.WHITE
        turn.text = text(if (isWhite) R.string.setup_white_turn else R.string.setup_black_turn)
        for ((castling, box) in castlings) {
            box.visibility = if (editor.canCastle(castling)) View.VISIBLE else View.GONE
            box.isChecked = editor.mayCastle(castling)
        }
        checking?.cancel()
        val draft = editor.draft()
        checking = scope.launch { judge(crossing { checkPosition(draft, speech) }) }
    }

    private fun judge(check: PositionCheck?) {
        fen = check?.fen
        val words = when {
            check == null -> ""
            check.fen != null -> text(R.string.setup_ready)
            else -> check.problem?.printed.orEmpty()
        }
        // a reader says it again whenever it is set
        if (verdict.text.toString() != words) verdict.text = words
        starts.forEach { it.isEnabled = fen != null }
    }

    private fun askText() = dialogs.write(
        text(R.string.setup_fen),
        fen.orEmpty(),
        text(R.string.setup_fen_help),
    ) {
        scope.launch {
            val pieces = crossing { hearPieces(it, speech) }
            if (pieces != null) {
                edit { for ((square, piece) in pieces) set(square.toInt(), piece.toByte()) }
            } else {
                take(crossing { checkFen(it, speech) })
            }
        }
    }

    private fun askNumber() {
        val lot = Random.nextInt(STARTS).toString()
        dialogs.write(text(R.string.setup_960), lot, text(R.string.setup_960_number), Field.Kind.NUMBER) {
            val number = it.toUIntOrNull()
            scope.launch {
                take(number?.let { start -> crossing { checkFen(chess960Start(start), speech) } })
            }
        }
    }

    private fun take(check: PositionCheck?) {
        val read = check?.fen
        if (check == null || read == null) {
            verdict.text = check?.problem?.printed ?: text(R.string.setup_not_read)
        } else {
            edit { take(check.board, read) }
        }
    }

    private fun play(isBetweenPeople: Boolean) {
        scope.launch {
            // what was changed last is being looked at
            checking?.join()
            val start = fen ?: return@launch
            val variant = if (editor.isChess960()) GameVariant.CHESS960 else GameVariant.CHESS
            val games = NewGames(app.settings)
            val usual = if (isBetweenPeople) games.twoPlayers() else games.againstComputer()
            val setup = usual.copy(variant = variant, fen = start)
            val opener = GameOpener(activity, dialogs)
            if (opener.start(setup)) opener.show()
        }
    }

    private suspend fun <T : Any> crossing(call: () -> T?): T? =
        withContext(Dispatchers.IO) {
            try {
                call()
            } catch (_: GameException) {
                null
            }
        }

    private companion object {
        const val STARTS = 960
        const val BLACK = 8
        val KEYS = mapOf(
            KeyEvent.KEYCODE_P to 1,
            KeyEvent.KEYCODE_N to 2,
            KeyEvent.KEYCODE_B to 3,
            KeyEvent.KEYCODE_R to 4,
            KeyEvent.KEYCODE_Q to 5,
            KeyEvent.KEYCODE_K to 6,
        )
        val CASTLING_LABELS = mapOf(
            PositionEditor.Castling.WHITE_SHORT to R.string.setup_white_short,
            PositionEditor.Castling.WHITE_LONG to R.string.setup_white_long,
            PositionEditor.Castling.BLACK_SHORT to R.string.setup_black_short,
            PositionEditor.Castling.BLACK_LONG to R.string.setup_black_long,
        )
    }
}
