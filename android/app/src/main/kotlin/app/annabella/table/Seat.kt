package app.annabella.table

import android.text.TextUtils
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.LinearLayout.LayoutParams
import android.widget.ScrollView
import android.widget.TextView
import app.annabella.R
import app.annabella.board.BoardPainter
import app.annabella.board.BoardView
import app.annabella.core.ScoreRow
import app.annabella.game.Avatar
import app.annabella.game.BoardTitle
import app.annabella.game.CapturedView
import app.annabella.game.ClockState
import app.annabella.game.GameBarItems
import app.annabella.game.PlayerFace
import app.annabella.result.ResultOver
import app.annabella.result.ResultPanel
import app.annabella.steps.MoveRows
import app.annabella.ui.GameBar
import app.annabella.ui.LinesScroll
import app.annabella.ui.Ui
import app.annabella.ui.YieldingColumn
import app.annabella.ui.YieldingScroll
import app.annabella.ui.turn

/**
 * All that one of two people at a table has, upright to himself: from his edge of the table on
 * four buttons, a large clock, his name with what he has captured, what waits for him, what was said
 * last, and the moves. The buttons and the clock stay at his edge, and what waits for him stays in its
 * place, whatever is said. Where there is little room, or he is asked something, the moves yield, then
 * what was said last; his answers are whole and in sight. Nothing is cut within a line.
 */
class Seat(
    private val ui: Ui,
    painter: BoardPainter,
    board: BoardView,
    items: List<GameBar.Item>,
    shape: Shape,
    deeds: Deeds,
    private val boards: SeatBoards?,
    /** How the game ended, over all but his moves. */
    val result: ResultPanel,
) : PlayerFace {
    /** How it lies: in a band before him the clock may stand on his left. */
    class Shape(val isBand: Boolean, val isMirrored: Boolean)

    /** What his buttons do beside what the game offers. */
    class Deeds(
        val press: () -> Unit,
        val lookBack: () -> Unit,
        val lookOn: () -> Unit,
        val goTo: (UInt) -> Unit,
    )

    private val hasLargeText = GameBarItems.areOutOfSight(ui)
    private val captured =
        CapturedView(ui.context, ui.theme, painter, if (hasLargeText) CapturedView.PIECE_SP else CAPTURED_SP)
    private val name: TextView = ui.name("").apply {
        setTextSize(TypedValue.COMPLEX_UNIT_SP, NAME_SP)
        maxLines = if (hasLargeText) 1 else 2
        ellipsize = TextUtils.TruncateAt.END
    }
    private val avatar = Avatar(ui, painter, PIECE_DP)
    private val face = SeatClock(ui, deeds.press)
    private val rows = MoveRows(ui, isOneLine = hasLargeText, pick = deeds.goTo)
    private val previous = ui.icon(R.drawable.ic_step_back, R.string.steps_previous, deeds.lookBack)
    private val next = ui.icon(R.drawable.ic_step_on, R.string.steps_next, deeds.lookOn)
    private val steps = ui.row(previous, next, gap = 0)
    private var player = ""
    private var time: String? = null
    private var running = ClockState.STANDS
    private var moves: List<ScoreRow> = emptyList()

    /** After how many moves the position is that is looked back at; null while none is. */
    private var lookedAt: UInt? = null

    /** Whether there are moves, also where the list of them is out of sight. */
    private var canLookBack = false

    /** In a band there is no room for more large letters. */
    private val leastLines = if (shape.isBand && hasLargeText) 1 else FEW_LINES

    /** There a question is still large, and whole with its answers. */
    private val questionPercent = if (shape.isBand && hasLargeText) SMALLER_PERCENT else 100

    val status: TextView = ui.body("").apply {
        minLines = if (shape.isBand || hasLargeText) leastLines else MANY_LINES
        gravity = Gravity.CENTER_VERTICAL
    }
    private val said: LinesScroll = LinesScroll(ui.context, status, ::hasOtherWords).apply {
        // what is new is read from its beginning
        status.addOnLayoutChangeListener { _, _, _, _, _, _, _, _, _ -> scrollTo(0, 0) }
    }

    /** What the game waits for. */
    val answers = SeatAnswers(ui, board, questionPercent)

    /** What he is asked before something is done; what the game waits for stays below it. */
    val question = SeatAnswers(ui, board, questionPercent)

    /** Who looks back. */
    val look = SeatAnswers(ui, board, questionPercent)
    private val asked = listOf(question, look, answers)
    val buttons = GameBar(
        ui,
        items,
        // one below the other there is room for the most of their words
        columns = if (shape.isBand && hasLargeText) 1 else COLUMNS,
        // the menu has all of them, too
        isLarge = hasLargeText,
    )

    /** What is up to him now. */
    var turn = SeatClock.Turn()
        set(value) {
            field = value
            showClock()
        }

    /** The game is over, and nothing is pressed any more. */
    var isOver = false
        set(value) {
            field = value
            showClock()
        }

    override val view: View = if (shape.isBand) band(shape.isMirrored) else column()
    override val clock: View get() = face.view

    private fun column(): View {
        val leastSheet = maxOf(ui.dp(LEAST_SHEET_DP), rows.lineHeight)
        val sheet = sheet(leastSheet)
        val head = head()
        val who = who()
        val words = YieldingColumn(ui.context).apply {
            boards?.let { addLeaving(it.view, BOARDS) { isQuestioned } }
            add(head)
            addYielding(sheet, MOVES) { if (isAsked) 0 else leastSheet }
            addWords(this)
            addLeaving(who, WHO, ui.dp(8)) { isQuestioned }
        }
        val edge = LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            addView(face.view, below(12, face.height))
            addView(buttons.view, below(12))
        }
        val page = LinearLayout(ui.context).apply {
            orientation = LinearLayout.VERTICAL
            setPadding(ui.dp(12), ui.dp(8), ui.dp(12), ui.dp(12))
            addView(filling(words), LayoutParams(MATCH_PARENT, 0, 1f))
            addView(edge)
        }
        val own = listOf(said) + asked.flatMap { it.views } + who
        val edges = listOf(ResultOver.Edge(own.first(), 0f), ResultOver.Edge(head, 0f))
        val places = ResultOver.Places(edges, own + listOf(sheet, head, edge))
        return ResultOver(ui.context, page, result.view, places)
    }

    /** What was said last, and at the foot, where it stays, what he has to do. */
    private fun addWords(column: YieldingColumn) {
        column.addYielding(said, SENTENCE, ui.dp(8), ::hasOtherWords) {
            if (isAsked) 0 else said.heightOf(leastLines)
        }
        for (part in asked) part.addTo(column, QUESTIONS, ui.dp(8))
    }

    /** What was said last gives way to what he reads instead. */
    private fun hasOtherWords(): Boolean = asked.any { it.hasWords }

    private val isAsked: Boolean get() = asked.any { it.isSeen }

    /** Who he is and where he plays is of less use to him than a question. */
    private val isQuestioned: Boolean get() = asked.any { it.isQuestion }

    /** Fills what room there is; where that is too little even so, its end with the answers is seen. */
    private fun filling(words: View) = ScrollView(ui.context).apply {
        isFillViewport = true
        isFocusable = false
        addView(words)
        words.addOnLayoutChangeListener { column, _, _, _, _, _, _, _, _ -> scrollTo(0, column.height) }
    }

    /** Its three parts reach from one edge to the other, as the clock does. */
    private fun band(isMirrored: Boolean): View {
        val sheet = sheet(0)
        val own = LinearLayout(ui.context).apply {
            addView(who(), LayoutParams(0, WRAP_CONTENT, 1f))
            addView(steps)
        }
        val middle = YieldingColumn(ui.context).apply {
            addLeaving(own, WHO) { isQuestioned }
            boards?.let { addLeaving(it.view, BOARDS) { isQuestioned } }
            if (!hasLargeText) addYielding(sheet, MOVES) { 0 }
            addWords(this)
        }
        val clock = if (hasLargeText) clockOver(sheet) else face.view
        val buttonsDp = if (hasLargeText) STACKED_DP else BUTTONS_DP
        val parts = listOf(
            buttons.view to LayoutParams(ui.dp(buttonsDp), MATCH_PARENT),
            filling(middle) to LayoutParams(0, MATCH_PARENT, 1f),
            clock to LayoutParams(ui.dp(BAND_CLOCK_DP), MATCH_PARENT),
        )
        val page = LinearLayout(ui.context).apply {
            setPadding(ui.dp(16), ui.dp(12), ui.dp(16), ui.dp(12))
            for ((index, part) in (if (isMirrored) parts.reversed() else parts).withIndex()) {
                if (index > 0) part.second.marginStart = ui.dp(16)
                addView(part.first, part.second)
            }
        }
        val places = ResultOver.Places(listOf(ResultOver.Edge(page, 0f)), listOf(page))
        return ResultOver(ui.context, page, result.view, places)
    }

    /** Between a name and what is said there is no room for a large line of moves. */
    private fun clockOver(sheet: View) = LinearLayout(ui.context).apply {
        orientation = LinearLayout.VERTICAL
        addView(face.view, LayoutParams(MATCH_PARENT, 0, 1f))
        addView(sheet, below(8, rows.lineHeight))
    }

    private fun head() = LinearLayout(ui.context).apply {
        gravity = Gravity.CENTER_VERTICAL
        val title = ui.section(ui.text(R.string.game_moves)).apply {
            maxLines = 1
            ellipsize = TextUtils.TruncateAt.END
        }
        addView(title, LayoutParams(0, WRAP_CONTENT, 1f))
        addView(steps)
    }

    private fun sheet(least: Int) = YieldingScroll(ui.context, rows.view, least)

    private fun who() = LinearLayout(ui.context).apply {
        gravity = Gravity.CENTER_VERTICAL
        // it stays as it is when the first piece is captured
        minimumHeight = name.lineHeight + captured.fullHeight
        addView(avatar.view, LayoutParams(ui.dp(AVATAR_DP), ui.dp(AVATAR_DP)))
        val words = ui.column(name, captured, gap = 0)
        addView(words, LayoutParams(0, WRAP_CONTENT, 1f).apply { marginStart = ui.dp(12) })
    }

    private fun below(gapDp: Int, height: Int = WRAP_CONTENT) =
        LayoutParams(MATCH_PARENT, height).apply { topMargin = ui.dp(gapDp) }

    override fun turn(isTurned: Boolean) = view.turn(isTurned)

    override fun show(player: String, isOnMove: Boolean, time: String?, clock: ClockState) {
        if (this.player != player) name.text = player
        this.player = player
        this.time = time
        running = clock
        turn = turn.copy(isOnMove = isOnMove)
    }

    private fun showClock() = face.show(time, running, turn, isOver)

    override fun showPiece(piece: Byte) = avatar.show(piece)

    override fun showCaptured(pieces: ByteArray, lead: Int) = captured.show(pieces, lead)

    override fun showTaken(piece: Byte, count: Int, target: Int, words: String) =
        captured.showOf(piece, count, target, words)

    /** The moves, of which that is marked that is looked at, or else the last. */
    fun showMoves(moves: List<ScoreRow>) {
        this.moves = moves
        mark()
    }

    /** The position after so many moves is looked back at, or none. */
    fun showLook(ply: UInt?, hasMoves: Boolean) {
        if (ply == lookedAt && hasMoves == canLookBack) return
        lookedAt = ply
        canLookBack = hasMoves
        mark()
    }

    /** Which board this is, of several. */
    fun showBoard(title: BoardTitle) {
        boards?.show(title)
    }

    private fun mark() {
        val at = lookedAt
        rows.showAll(moves)
        at?.let(rows::mark)
        previous.isEnabled = canLookBack && at != 0u
        next.isEnabled = at != null
    }

    private companion object {
        const val NAME_SP = 24f

        /** To be seen from a chair; larger letters make them large enough. */
        const val CAPTURED_SP = 28f
        const val FEW_LINES = 2
        const val MANY_LINES = 3
        const val AVATAR_DP = 52
        const val PIECE_DP = 44
        const val BUTTONS_DP = 232
        const val STACKED_DP = 160
        const val BAND_CLOCK_DP = 240
        const val LEAST_SHEET_DP = 56
        const val SMALLER_PERCENT = 70
        const val COLUMNS = 2

        /** What yields first, where there is little room. */
        const val MOVES = 0
        const val SENTENCE = 1
        const val WHO = 2
        const val BOARDS = 3
        const val QUESTIONS = 4
    }
}
