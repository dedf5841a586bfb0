package app.annabella.exercise

import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.widget.Button
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardListener
import app.annabella.board.BoardPicture
import app.annabella.board.BoardView
import app.annabella.core.GameKind
import app.annabella.core.TrainingExercise
import app.annabella.game.GameLook
import app.annabella.ui.ButtonKind
import app.annabella.ui.EqualGrid

/** With what a task is answered: two buttons, a blank board, voice or typing. */
class AnswerParts(
    private val activity: MainActivity,
    private val course: Course,
    private val talk: Button,
    private val listener: Listener,
) : BoardListener {
    /** What somebody does with them. */
    interface Listener {
        fun answer(words: String)

        fun answer(squares: List<Int>)

        fun sayAgain()

        /** The same exercise with other tasks. */
        fun again()

        fun leavePage()
    }

    private val ui = activity.ui
    private val board: BoardView? = if (hasBoard) board() else null
    private var chosen: Int? = null
    private val talking = LinearLayout(activity).apply {
        addView(talk, LinearLayout.LayoutParams(MATCH_PARENT, ui.dp(TALK_DP)))
    }
    private val going: List<View> = listOfNotNull(board?.let(::framed), two(), talking, others())
    private val over: View = pair(
        ui.button(ui.text(R.string.exercises_again), ButtonKind.PRIMARY) { listener.again() },
        ui.button(ui.text(R.string.game_back)) { listener.leavePage() },
    )

    val view: View = ui.column(*(going + over).toTypedArray(), gap = 8).apply {
        setPadding(ui.dp(12), ui.dp(4), ui.dp(12), ui.dp(12))
    }

    /** Squares are asked for, or moves. */
    private val hasBoard: Boolean
        get() = when (course.exercise) {
            TrainingExercise.COLOURS -> course.level >= SQUARES_FROM
            TrainingExercise.KNIGHT, TrainingExercise.CHECKS -> true
            TrainingExercise.GAME -> false
        }

    /** Shows what can be done now. */
    fun render() {
        chosen = null
        draw()
        going.forEach { it.visibility = if (course.isOver) View.GONE else View.VISIBLE }
        over.visibility = if (course.isOver) View.VISIBLE else View.GONE
    }

    private fun draw() {
        board?.picture = BoardPicture(ByteArray(SQUARES), selected = listOfNotNull(chosen))
    }

    /** Where a task has one of two answers. */
    private fun two(): View? {
        if (course.exercise != TrainingExercise.COLOURS || course.level >= SQUARES_FROM) return null
        return if (course.level < PAIRS_FROM) {
            pair(large(R.string.exercises_light, "light"), large(R.string.exercises_dark, "dark"))
        } else {
            pair(large(R.string.answer_yes, "yes"), large(R.string.answer_no, "no"))
        }
    }

    private fun large(label: Int, words: String): Button =
        ui.button(ui.text(label)) { listener.answer(words) }.apply {
            minHeight = ui.dp(LARGE_DP)
            minimumHeight = ui.dp(LARGE_DP)
        }

    private fun others(): View {
        // of moves there is nothing more to say, or nothing at all
        val isOfMoves = course.exercise == TrainingExercise.CHECKS
        val unknown = if (isOfMoves) R.string.answer_done else R.string.exercises_unknown
        return pair(
            ui.button(ui.text(R.string.exercises_say_again)) { listener.sayAgain() },
            ui.button(ui.text(unknown)) { listener.answer("skip") },
        )
    }

    private fun pair(one: View, other: View): View =
        EqualGrid(activity, ui.dp(8), mostColumns = 2, isOneRow = true).apply {
            addView(one)
            addView(other)
        }

    private fun board() = BoardView(activity, ui.theme).apply {
        val look = GameLook.of(GameKind.CHESS)
        painter = look.painter(ui.theme, activity.app.settings)
        reader.words = look.words(ui::text)
        contentDescription = ui.text(R.string.new_hidden_board)
        reader.labels = (0 until SQUARES).map { "${'a' + it % SIDE} ${it / SIDE + 1}" }
        listener = this@AnswerParts
    }

    /** As large as there is room for it beside the words. */
    private fun framed(board: BoardView): View {
        val (width, height) = activity.resources.configuration.run { screenWidthDp to screenHeightDp }
        val side = if (width > height) {
            minOf(width / 2 - MARGIN_DP, height * LYING_PERCENT / 100)
        } else {
            minOf(width - MARGIN_DP, height * UPRIGHT_PERCENT / 100)
        }
        return LinearLayout(activity).apply {
            gravity = Gravity.CENTER_HORIZONTAL
            layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, ViewGroup.LayoutParams.WRAP_CONTENT)
            addView(board, LinearLayout.LayoutParams(ui.dp(side), ui.dp(side)))
        }
    }

    /** A square is an answer; of a move the first one is marked until the other comes. */
    override fun tapped(square: Int) {
        if (course.isOver) return
        if (course.exercise != TrainingExercise.CHECKS) return listener.answer(listOf(square))
        val from = chosen
        chosen = square.takeIf { from == null }
        draw()
        if (from != null && from != square) listener.answer(listOf(from, square))
    }

    override fun grabbed(square: Int): Boolean = false

    override fun dropped(from: Int, to: Int?) = Unit

    private companion object {
        /** From these levels on pairs of squares are asked about, and a square is asked for. */
        const val PAIRS_FROM = 3
        const val SQUARES_FROM = 5
        const val SIDE = 8
        const val SQUARES = 64
        const val TALK_DP = 96
        const val LARGE_DP = 96
        const val MARGIN_DP = 24
        const val UPRIGHT_PERCENT = 42
        const val LYING_PERCENT = 60
    }
}
