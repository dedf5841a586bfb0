package app.annabella.library

import android.graphics.Color
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.graphics.drawable.LayerDrawable
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardPainter
import app.annabella.board.BoardPicture
import app.annabella.board.StillBoard
import app.annabella.core.GameKind
import app.annabella.core.SavedGame
import app.annabella.game.GameLook
import app.annabella.game.LastBoard
import app.annabella.ui.Shape
import app.annabella.ui.Ui

/** A saved game: a small board, whose game it is, how it stands, when that was, and its result. */
class GameRow(
    private val activity: MainActivity,
    isOfDeleted: Boolean,
    sides: Int,
    private val faces: Faces,
) {
    /** What many rows share. */
    class Faces(private val ui: Ui) {
        private val painters = HashMap<GameLook, BoardPainter>()

        fun painterOf(kind: GameKind): BoardPainter =
            GameLook.of(kind).let { look -> painters.getOrPut(look) { look.smallPainter(ui.theme) } }

        /** A part of a card, which is round where it begins and ends. */
        fun part(isFirst: Boolean, isLast: Boolean): Drawable {
            val round = ui.dp(Shape.CARD_DP).toFloat()
            val (top, bottom) = (if (isFirst) round else 0f) to (if (isLast) round else 0f)
            val face = GradientDrawable().apply {
                setColor(ui.theme.surface)
                cornerRadii = floatArrayOf(top, top, top, top, bottom, bottom, bottom, bottom)
                if (ui.theme.needsLines) setStroke(ui.dp(2), ui.theme.line)
            }
            if (isLast) return face
            val hair = GradientDrawable().apply { setColor(ui.theme.hair) }
            return LayerDrawable(arrayOf(face, hair)).apply {
                setLayerGravity(1, Gravity.BOTTOM or Gravity.FILL_HORIZONTAL)
                setLayerHeight(1, ui.dp(1))
                setLayerInsetRelative(1, ui.dp(WORDS_DP), 0, 0, 0)
            }
        }
    }

    private val ui = activity.ui
    private val board = StillBoard(activity, ui.theme)
    private val name: TextView = ui.name("")
    private val state: TextView = ui.small("")
    private val result: TextView = ui.name("").apply {
        setPadding(ui.dp(8), ui.dp(2), ui.dp(8), ui.dp(2))
        background = Shape(ui, TAG_ROUND_DP).still(ui.theme.wash)
        // White's or the first player's points stand first in every language
        textDirection = View.TEXT_DIRECTION_LTR
        // the sentence says it
        importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    /** Opens the game. */
    val main: View = LinearLayout(activity).apply {
        gravity = Gravity.CENTER_VERTICAL
        isClickable = true
        isFocusable = true
        val shape = Shape(ui, Shape.TILE_DP)
        background =
            shape.control(Color.TRANSPARENT, chosen = shape.chosen(ui.theme.accentWash), needsLine = false)
        setPadding(ui.dp(12), ui.dp(12), ui.dp(8), ui.dp(12))
        addView(board, LinearLayout.LayoutParams(ui.dp(BOARD_DP), ui.dp(BOARD_DP)))
        val tag = LinearLayout(activity).apply { addView(result) }
        val beside = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
        beside.marginStart = ui.dp(12)
        addView(ui.column(name, state, tag, gap = 4), beside)
    }

    /** What else can be done with it. */
    val more: View = ui.icon(R.drawable.ic_more, R.string.game_more) {}

    private val card = LinearLayout(activity).apply {
        gravity = Gravity.CENTER_VERTICAL
        addView(main, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
        if (!isOfDeleted) addView(more)
    }

    val view: View = FrameLayout(activity).apply {
        tag = this@GameRow
        setPadding(sides, 0, sides, 0)
        addView(card, FrameLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
    }

    fun show(game: SavedGame, isFirst: Boolean, isLast: Boolean) {
        val last = game.content?.let { LastBoard.of(it) }
        board.painter = faces.painterOf(last?.kind ?: GameKind.CHESS)
        board.picture = last?.picture ?: BoardPicture.EMPTY
        board.isFlipped = last?.isFlipped ?: false
        val sentence = GameNames.sentenceOf(activity.app, game)
        val title = GameNames.givenTo(activity, game).ifEmpty { sentence ?: GameNames.of(activity, game) }
        name.text = title
        val rest = listOfNotNull(sentence?.takeIf { it != title }, GameNames.stateOf(activity, game))
        state.text = rest.joinToString("\n")
        result.text = GameNames.resultOf(game).orEmpty()
        result.visibility = if (result.text.isEmpty()) View.GONE else View.VISIBLE
        more.contentDescription = "${activity.getString(R.string.game_more)}: $title"
        card.background = faces.part(isFirst, isLast)
    }

    private companion object {
        const val BOARD_DP = 76
        const val TAG_ROUND_DP = 8

        /** Where words begin beside a board. */
        const val WORDS_DP = 100
    }
}
