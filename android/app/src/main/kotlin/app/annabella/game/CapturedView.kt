package app.annabella.game

import android.content.Context
import android.graphics.Canvas
import android.graphics.Paint
import android.util.TypedValue
import android.view.View
import app.annabella.board.BoardPainter
import app.annabella.ui.Theme
import app.annabella.ui.Ui

/** The pieces that a player has captured, in a row, and how far he is ahead in material. */
class CapturedView(
    context: Context,
    theme: Theme,
    private val painter: BoardPainter,
    pieceSp: Float = PIECE_SP,
) : View(context) {
    private val size = TypedValue.applyDimension(
        TypedValue.COMPLEX_UNIT_SP,
        pieceSp,
        resources.displayMetrics,
    )
    private val letters = TypedValue.applyDimension(
        TypedValue.COMPLEX_UNIT_SP,
        Ui.SMALL_SP * pieceSp / PIECE_SP,
        resources.displayMetrics,
    )
    private val ink = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        color = theme.muted
        textSize = letters
    }
    private val empty = Paint(Paint.ANTI_ALIAS_FLAG).apply { color = theme.line }
    private var pieces = ByteArray(0)

    /** How many pieces have still to be captured, as far as they are shown one by one. */
    private var missing = 0
    private var isSpaced = false
    private var lead = ""

    /** How high it is as soon as there is something. */
    val fullHeight: Int get() = size.toInt()

    init {
        // the core tells it to those who ask
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        visibility = GONE
        minimumHeight = size.toInt()
    }

    fun show(pieces: ByteArray, ahead: Int) {
        this.pieces = pieces
        missing = 0
        isSpaced = false
        lead = if (ahead > 0) "+$ahead" else ""
        visibility = if (pieces.isEmpty() && lead.isEmpty()) GONE else VISIBLE
        invalidate()
    }

    /** How many of these pieces were captured of those that win, in [words] and, if they are few, each. */
    fun showOf(piece: Byte, count: Int, target: Int, words: String) {
        val shown = if (target > MOST_EACH) 0 else minOf(count, target)
        pieces = ByteArray(shown) { piece }
        missing = if (target > MOST_EACH) 0 else target - shown
        isSpaced = true
        lead = words
        contentDescription = words
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
        visibility = VISIBLE
        invalidate()
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) =
        setMeasuredDimension(getDefaultSize(suggestedMinimumWidth, widthSpec), size.toInt())

    override fun onDraw(canvas: Canvas) {
        if (isSpaced) return drawOf(canvas)
        val isMirrored = layoutDirection == LAYOUT_DIRECTION_RTL
        // closer together where they would not fit
        val step = minOf(size * OVERLAP, (width - size - lead.length * size) / pieces.size.coerceAtLeast(1))
        for (at in pieces.indices) {
            val left = if (isMirrored) width - size - at * step else at * step
            painter.drawPiece(canvas, pieces[at], left, 0f, size, false)
        }
        val end = if (pieces.isEmpty()) 0f else (pieces.size - 1) * step + size
        ink.textAlign = if (isMirrored) Paint.Align.RIGHT else Paint.Align.LEFT
        canvas.drawText(lead, if (isMirrored) width - end else end, size * 0.8f, ink)
    }

    private fun drawOf(canvas: Canvas) {
        val isMirrored = layoutDirection == LAYOUT_DIRECTION_RTL
        val count = pieces.size + missing
        // what is written is whole, however narrow the place is
        ink.textSize = letters
        val words = ink.measureText(lead)
        ink.textSize = letters * (width / words).coerceAtMost(1f)
        // the words alone where there is no room for both
        val each = if (count * size * SPACED + words > width) 0 else count
        for (at in 0 until each) {
            val left = if (isMirrored) width - size - at * size * SPACED else at * size * SPACED
            if (at < pieces.size) {
                painter.drawPiece(canvas, pieces[at], left, 0f, size, false)
            } else {
                canvas.drawCircle(left + size / 2, size / 2, size * DOT, empty)
            }
        }
        val end = if (each == 0) 0f else each * size * SPACED + size * WORDS_GAP
        ink.textAlign = if (isMirrored) Paint.Align.RIGHT else Paint.Align.LEFT
        canvas.drawText(lead, if (isMirrored) width - end else end, size * 0.8f, ink)
    }

    companion object {
        /** As beside a board that is held in the hand. */
        const val PIECE_SP = 18f
        private const val MOST_EACH = 10
        private const val SPACED = 1f
        private const val DOT = 0.14f
        private const val WORDS_GAP = 0.3f
        private const val OVERLAP = 0.74f
    }
}
