package app.annabella.library

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.StillBoard
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.SavedGame
import app.annabella.game.GameLook
import app.annabella.game.LastBoard
import app.annabella.ui.ButtonKind
import app.annabella.ui.Card
import app.annabella.ui.EqualGrid
import app.annabella.ui.markHeading

/** One of the saved games beside their list: its last position, whose it is, and what is often done with it. */
class GamePreview(private val activity: MainActivity, listener: Listener) {
    /** What its buttons do. */
    interface Listener {
        fun open(game: SavedGame)

        fun review(game: SavedGame)

        fun menu(game: SavedGame)
    }

    private val ui = activity.ui
    private var game: SavedGame? = null
    private val board = StillBoard(activity, ui.theme).apply {
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }
    private val name = ui.cardTitle("").apply { markHeading() }
    private val state = ui.small("")
    private val result = ui.display("").apply { textDirection = View.TEXT_DIRECTION_LTR }
    private val open = ui.button(ui.text(R.string.library_open), ButtonKind.PRIMARY) {
        game?.let(listener::open)
    }
    private val review = ui.button(ui.text(R.string.result_review)) { game?.let(listener::review) }
    private val more = ui.button(ui.text(R.string.game_more)) { game?.let(listener::menu) }

    private val card = Card.of(
        ui,
        FrameLayout(activity).apply {
            val side = ui.dp(BOARD_DP)
            addView(board, FrameLayout.LayoutParams(side, WRAP_CONTENT, Gravity.CENTER_HORIZONTAL))
        },
        name,
        state,
        result,
        open,
        EqualGrid(activity, ui.dp(8), 2, isOneRow = true).apply {
            addView(review)
            addView(more)
        },
    )

    val view: View = ui.scroll(
        LinearLayout(activity).apply {
            setPadding(ui.dp(8), ui.dp(8), ui.dp(32), ui.dp(24))
            addView(card, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
        },
    )

    /** None leaves its place empty. */
    fun show(game: SavedGame?) {
        this.game = game
        card.visibility = if (game == null) View.INVISIBLE else View.VISIBLE
        val last = game?.content?.let { LastBoard.of(it) }
        board.visibility = if (last == null) View.GONE else View.VISIBLE
        if (game == null) return
        if (last != null) {
            board.painter = GameLook.of(last.kind).painter(ui.theme, activity.app.settings)
            board.picture = last.picture
            board.isFlipped = last.isFlipped
        }
        val title = GameNames.of(activity, game)
        name.text = title
        val sentence = GameNames.sentenceOf(activity.app, game)?.takeIf { it != title }
        state.text = listOfNotNull(sentence, GameNames.stateOf(activity, game)).joinToString("\n")
        result.text = GameNames.resultOf(game).orEmpty()
        result.visibility = if (result.text.isEmpty()) View.GONE else View.VISIBLE
        open.isEnabled = GameNames.canGoOn(game)
        review.isEnabled = GameNames.canGoOn(game) && mayReview(game)
    }

    /** By the Laws nobody is told anything before the end. */
    private fun mayReview(game: SavedGame): Boolean =
        game.content?.run { mode == GameMode.CASUAL || phase is GamePhase.Over } == true

    private companion object {
        const val BOARD_DP = 320
    }
}
