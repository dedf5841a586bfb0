package app.annabella.setup

import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.widget.CheckBox
import android.widget.LinearLayout
import android.widget.Space
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardListener
import app.annabella.board.BoardPicture
import app.annabella.board.BoardView
import app.annabella.core.CastlingRight
import app.annabella.core.EditedPosition
import app.annabella.core.GameException
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.PositionCheck
import app.annabella.core.PositionEdit
import app.annabella.core.PositionEditor
import app.annabella.core.boardLabels
import app.annabella.core.gameFeatures
import app.annabella.core.gameName
import app.annabella.game.GameLayout
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.speech.SpeechChoices
import app.annabella.speech.spannedText
import app.annabella.ui.ButtonKind
import app.annabella.ui.EqualGrid
import app.annabella.ui.Field
import app.annabella.ui.FlowLayout
import app.annabella.ui.Form
import app.annabella.ui.ListRow
import app.annabella.ui.Option
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
    private val editors = HashMap<GameKind, PositionEditor>()
    private var game: GameKind = app.settings.setupGame
    private val editor: PositionEditor get() = editors.getValue(game)
    private val look: SetupLook get() = SetupLook.of(game)
    private lateinit var position: EditedPosition

    /** What a tap on a square puts there; 0 takes away. */
    private var brush = FIRST_PIECE
    private val speech = SpeechChoices.settings(text(R.string.language_code), app.settings)
    private var checking: Job? = null
    private var reading: Job? = null
    private var fen: String? = null
    private var watching: Job? = null

    private lateinit var board: BoardView
    private lateinit var pieces: LinearLayout
    private lateinit var chooser: PieceChooser
    private lateinit var startNumber: View
    private lateinit var verdict: TextView

    /** What a screen reader takes what is said from. */
    private lateinit var said: TextView
    private lateinit var castlings: Map<CastlingRight, CheckBox>
    private lateinit var turn: TextView
    private lateinit var starts: List<View>

    override val title: CharSequence get() = text(R.string.setup_title)

    override fun view(saved: Bundle?): View {
        for (kind in GAMES) editors[kind] = PositionEditor(kind, saved?.getString(kind.name))
        brush = saved?.getByte(BRUSH, FIRST_PIECE) ?: FIRST_PIECE
        board = BoardView(activity, ui.theme).apply {
            listener = this@SetupScreen
            contentDescription = text(R.string.setup_board)
        }
        pieces = ui.column()
        verdict = ui.body("").apply { accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE }
        verdict.compoundDrawablePadding = ui.dp(8)
        said = ui.small("")
        turn = ui.button("") { edit(PositionEdit.PassTurn) }
        castlings = CASTLING_LABELS.mapValues { (right, label) ->
            ui.checkBox(text(label)) { isOn -> edit(PositionEdit.Allow(right, isOn)) }
        }
        val computer = ui.button(text(R.string.home_play_computer), kind = ButtonKind.PRIMARY) { play(false) }
        val people = ui.button(text(R.string.home_two_players)) { play(true) }
        starts = listOf(computer, people)
        // beside a board on a low screen there is little room for words
        starts.forEach { it.setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8)) }
        startNumber = ui.button(text(R.string.setup_960)) { askNumber() }
        val edits = FlowLayout(activity, ui.dp(8)).apply {
            addView(turn)
            addView(ui.button(text(R.string.setup_fen)) { askText() })
            addView(startNumber)
            addView(ui.button(text(R.string.setup_usual)) { edit(PositionEdit.Usual) })
            addView(ui.button(text(R.string.setup_clear)) { edit(PositionEdit.Clear) })
        }
        val begin = EqualGrid(activity, ui.dp(8), mostColumns = 2, isOneRow = true).apply {
            starts.forEach(::addView)
        }
        val allowed = EqualGrid(activity, ui.dp(8), mostColumns = 2).apply {
            castlings.values.forEach(::addView)
        }
        // always in sight, also where the rest has to be scrolled
        begin.setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(8))
        val below = ui.column(
            games(),
            pieces,
            verdict,
            said,
            edits,
            allowed,
        )
        below.setPadding(ui.dp(16), ui.dp(8), ui.dp(16), ui.dp(16))
        val bar = ui.bar(title, { activity.goBack() })
        showGame()
        return GameLayout(
            activity,
            GameLayout.Parts(bar, Space(activity), board, Space(activity), below, foot = begin),
            GameLayout.Arrangement.of(activity.resources.configuration),
            app.settings.leftHanded,
        )
    }

    private fun games(): View {
        val language = SpeechChoices.languageOf(text(R.string.language_code))
        val games = GAMES.map { Option(it, gameName(it, language)) }
        val options = Form(ui, dialogs).options(text(R.string.new_which_game), games, game) { chosen ->
            game = chosen
            app.settings.setupGame = chosen
            brush = FIRST_PIECE
            showGame()
            read(null)
        }
        // the page keeps its own distance from the edges
        options.setPadding(0, 0, 0, 0)
        return options
    }

    /** The board and the pieces of the game that is chosen. */
    private fun showGame() {
        val painter = GameLook.of(game).painter(ui.theme, app.settings)
        board.painter = painter
        chooser = PieceChooser(ui, painter, look.pieces) { piece ->
            brush = piece
            chooser.show(piece)
        }
        chooser.show(brush)
        pieces.removeAllViews()
        pieces.addView(chooser.view)
        startNumber.visibility = if (gameFeatures(game).hasStarts) View.VISIBLE else View.GONE
        show(editor.position())
    }

    override fun save(): Bundle = Bundle().apply {
        for ((kind, editor) in editors) putString(kind.name, editor.position().text)
        putByte(BRUSH, brush)
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

    override fun tapped(square: Int) = edit(PositionEdit.Put(square.toUByte(), brush.toUByte()), square)

    override fun grabbed(square: Int): Boolean = true

    override fun dropped(from: Int, to: Int?) =
        edit(PositionEdit.Move(from.toUByte(), to?.toUByte()), to ?: from)

    override fun takenAway() = activity.edgeDrags.taken()

    /** Letters put the first player's pieces where the cursor is, with Shift the other one's. */
    override fun key(event: KeyEvent): Boolean {
        if (!board.isFocused) return false
        val square = board.cursor
        if (event.keyCode == KeyEvent.KEYCODE_DEL || event.keyCode == KeyEvent.KEYCODE_FORWARD_DEL) {
            edit(PositionEdit.Set(square.toUByte(), 0u), square)
            return true
        }
        val kind = look.keys[event.keyCode] ?: return false
        val piece = if (event.isShiftPressed) kind + SECOND else kind
        edit(PositionEdit.Set(square.toUByte(), piece.toUByte()), square)
        return true
    }

    /** Changes the position; what is on [square] then is said. */
    private fun edit(edit: PositionEdit, square: Int? = null) {
        show(editor.edit(edit))
        read(square)
    }

    /** Fetches what a reader says of the squares, and says what is on one of them. */
    private fun read(square: Int?) {
        if (!app.screenReader.isOn) return
        reading?.cancel()
        val (kind, pieces) = position.kind to position.board
        reading = scope.launch {
            val labels = crossing { boardLabels(kind, pieces, speech) } ?: return@launch
            board.reader.labels = labels.map {
                if (it.segments.isEmpty()) {
                    text(
                        R.string.square_unused,
                    )
                } else {
                    it.spannedText(text(R.string.language_code))
                }
            }
            // whoever changes more meanwhile still hears it
            val words = listOf(labels[square ?: return@launch])
            if (words.single().segments.isNotEmpty()) {
                scope.launch {
                    app.announcer.answer(words, isRemembered = false)
                }
            }
        }
    }

    private fun show(position: EditedPosition) {
        this.position = position
        board.picture = BoardPicture(position.board, passed = GameLook.of(game).passed(app.settings))
        turn.text = text(if (position.turn == GameSide.FIRST) look.firstTurn else look.secondTurn)
        val choices = position.castlings.associate { it.right to it.isAllowed }
        for ((right, box) in castlings) {
            box.visibility = if (right in choices) View.VISIBLE else View.GONE
            box.isChecked = choices[right] == true
        }
        checking?.cancel()
        checking = scope.launch { judge(crossing { editor.check(speech) }) }
    }

    private fun judge(check: PositionCheck?) {
        fen = check?.fen
        val words = when {
            check == null -> ""
            check.fen != null -> text(R.string.setup_ready)
            else -> check.problem?.printed.orEmpty()
        }
        val (icon, tone) = when {
            check?.fen != null -> R.drawable.ic_check to ui.theme.accent
            else -> R.drawable.ic_info to ui.theme.warning
        }
        val sign = ListRow.icon(ui, icon, tone).takeIf { words.isNotEmpty() }
        verdict.setCompoundDrawablesRelative(sign, null, null, null)
        // a reader says it again whenever it is set
        if (verdict.text.toString() != words) verdict.text = words
        starts.forEach { it.isEnabled = fen != null }
    }

    private fun askText() = dialogs.write(
        text(R.string.setup_fen),
        fen.orEmpty(),
        text(look.textHelp),
    ) {
        scope.launch {
            val problem = crossing { editor.enter(it, speech)?.printed.orEmpty() }
            taken(problem ?: text(R.string.setup_not_read))
        }
    }

    private fun askNumber() {
        val lot = Random.nextInt(STARTS).toString()
        dialogs.write(text(R.string.setup_960), lot, text(R.string.setup_960_number), Field.Kind.NUMBER) {
            scope.launch {
                val start = it.toUIntOrNull()?.let { number ->
                    crossing { editor.edit(PositionEdit.Start(number)) }
                }
                taken(if (start == null) text(R.string.setup_not_read) else "")
            }
        }
    }

    /** What was typed stands on the board, or there is a problem with it. */
    private fun taken(problem: String) {
        if (problem.isEmpty()) {
            show(editor.position())
            read(null)
        } else {
            verdict.text = problem
        }
    }

    private fun play(isBetweenPeople: Boolean) {
        once {
            // what was changed last is being looked at
            checking?.join()
            val start = fen ?: return@once
            val games = NewGames(app.settings, game = game)
            val usual = if (isBetweenPeople) games.twoPlayers() else games.againstComputer()
            val setup = usual.copy(kind = position.kind, fen = start)
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
        val GAMES = GameLook.GAMES.filter { gameFeatures(it).hasSetup }
        const val STARTS = 960
        const val SECOND = 8
        const val FIRST_PIECE: Byte = 1
        const val BRUSH = "brush"
        val CASTLING_LABELS = mapOf(
            CastlingRight.WHITE_SHORT to R.string.setup_white_short,
            CastlingRight.WHITE_LONG to R.string.setup_white_long,
            CastlingRight.BLACK_SHORT to R.string.setup_black_short,
            CastlingRight.BLACK_LONG to R.string.setup_black_long,
        )
    }
}
