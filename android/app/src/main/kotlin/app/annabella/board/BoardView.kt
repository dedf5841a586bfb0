package app.annabella.board

import android.content.Context
import android.graphics.Canvas
import android.graphics.Rect
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewConfiguration
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityNodeProvider
import app.annabella.R
import app.annabella.ui.Theme
import kotlin.math.hypot

/**
 * A board of 64 squares: draws it, and tells its listener what a finger, a key or a screen
 * reader does with it. It knows no rules.
 */
class BoardView(context: Context, theme: Theme) : View(context) {
    private val geometry = BoardGeometry()
    private val marks = BoardMarks(theme)
    private val keys = BoardCursor(geometry)
    private val slop = ViewConfiguration.get(context).scaledTouchSlop

    /** What screen readers are told. */
    val reader = BoardReader(this)

    var painter: BoardPainter? = null
        set(value) {
            field = value
            invalidate()
        }

    var listener: BoardListener? = null

    /** Reads the board for a finger that then plays nothing by itself; null for a usual one. */
    var explorer: FingerExplorer? = null

    var picture: BoardPicture = BoardPicture.EMPTY
        set(value) {
            field = value
            invalidate()
            reader.events.changed()
        }

    var isFlipped: Boolean
        get() = geometry.isFlipped
        set(value) {
            if (value == geometry.isFlipped) return
            geometry.isFlipped = value
            invalidate()
            reader.events.changed()
        }

    /** The side whose pieces stand head down, for the player at the far end of a table. */
    var turnedSide: Side? = null
        set(value) {
            field = value
            invalidate()
        }

    /** Where the keys are; always somewhere, seen while the board has the focus. */
    val cursor: Int get() = keys.at

    private var downX = 0f
    private var downY = 0f
    private var dragX = 0f
    private var dragY = 0f
    private var pressed = BoardGeometry.NONE
    private var dragged = BoardGeometry.NONE
    private val glide = PieceGlide(this)

    init {
        id = R.id.board
        isFocusable = true
        isFocusableInTouchMode = false
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
        // the cursor is drawn by ourselves
        defaultFocusHighlightEnabled = false
        layoutDirection = LAYOUT_DIRECTION_LTR
    }

    /** The rectangle of a square in the view. */
    fun boundsOf(square: Int, into: Rect) {
        val left = geometry.leftOf(square).toInt()
        val top = geometry.topOf(square).toInt()
        val size = geometry.square.toInt()
        into.set(left, top, left + size, top + size)
    }

    /** The square that is seen in this column and row, from above on the left. */
    fun squareAt(column: Int, row: Int): Int = geometry.at(column, row)

    fun columnOf(square: Int): Int = geometry.column(square)

    fun rowOf(square: Int): Int = geometry.row(square)

    fun squareUnder(x: Float, y: Float): Int = geometry.under(x, y)

    /**
     * Lets the piece that now stands on [to] glide there from [from]; at once where the
     * system wants no motion.
     */
    fun glide(from: Int, to: Int) = glide.start(from, to)

    /** Puts the keys' cursor somewhere. */
    fun moveCursor(square: Int) {
        keys.at = square
        invalidate()
        if (isFocused) reader.events.happened(square, AccessibilityEvent.TYPE_VIEW_FOCUSED)
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        geometry.fit(w, h)
        reader.events.changed()
    }

    override fun onDraw(canvas: Canvas) {
        val painter = painter ?: return
        val size = geometry.square
        painter.drawSquares(canvas, geometry)
        for (square in picture.lastMove.indices) {
            at(picture.lastMove[square]) { left, top -> marks.drawBrackets(canvas, left, top, size) }
        }
        if (!picture.hidesPieces) drawPieces(canvas, painter)
        drawChoice(canvas)
        picture.hint?.let { (from, to) ->
            val half = size / 2
            marks.drawArrow(
                canvas,
                geometry.leftOf(from) + half,
                geometry.topOf(from) + half,
                geometry.leftOf(to) + half,
                geometry.topOf(to) + half,
                size,
            )
        }
        if (isFocused) at(cursor) { left, top -> marks.drawCursor(canvas, left, top, size) }
        if (picture.hidesPieces) return
        if (glide.isRunning) drawGliding(canvas, painter)
        if (dragged != BoardGeometry.NONE) drawDragged(canvas, painter)
    }

    private fun drawGliding(canvas: Canvas, painter: BoardPainter) {
        val piece = picture.pieces[glide.to]
        val left = glide.between(geometry.leftOf(glide.from), geometry.leftOf(glide.to))
        val top = glide.between(geometry.topOf(glide.from), geometry.topOf(glide.to))
        painter.drawPiece(canvas, piece, left, top, geometry.square, turnedSide?.has(piece) == true)
    }

    private fun drawPieces(canvas: Canvas, painter: BoardPainter) {
        val size = geometry.square
        for (square in 0 until 64) {
            val piece = picture.pieces[square]
            val isGliding = glide.isRunning && square == glide.to
            if (piece == EMPTY || square == dragged || isGliding) continue
            at(square) { left, top ->
                painter.drawPiece(canvas, piece, left, top, size, turnedSide?.has(piece) == true)
            }
        }
    }

    private fun drawChoice(canvas: Canvas) {
        val size = geometry.square
        for (square in 0 until 64) {
            if (square in picture.targets) {
                at(square) { left, top ->
                    if (picture.pieces[square] == EMPTY) {
                        marks.drawRing(canvas, left, top, size)
                    } else {
                        marks.drawWedges(canvas, left, top, size)
                    }
                }
            }
            if (square in picture.touched) {
                at(square) { left, top -> marks.drawDot(canvas, left, top, size) }
            }
        }
        picture.check?.let { at(it) { left, top -> marks.drawCheck(canvas, left, top, size) } }
        picture.selected?.let { at(it) { left, top -> marks.drawFrame(canvas, left, top, size) } }
    }

    /** Larger than the others and above the finger, where it can be seen. */
    private fun drawDragged(canvas: Canvas, painter: BoardPainter) {
        val size = geometry.square * MAGNIFIED
        val over = geometry.under(dragX, dragY)
        if (over != BoardGeometry.NONE) {
            at(over) { left, top -> marks.drawFrame(canvas, left, top, geometry.square) }
        }
        val piece = picture.pieces[dragged]
        val isTurned = turnedSide?.has(piece) == true
        val lift = if (isTurned) 0f else size * LIFT
        painter.drawPiece(canvas, piece, dragX - size / 2, dragY - size / 2 - lift, size, isTurned)
    }

    private inline fun at(square: Int, draw: (Float, Float) -> Unit) =
        draw(geometry.leftOf(square), geometry.topOf(square))

    override fun onTouchEvent(event: MotionEvent): Boolean {
        explorer?.let {
            it.take(event)
            return true
        }
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> press(event.x, event.y)
            MotionEvent.ACTION_MOVE -> move(event.x, event.y)
            MotionEvent.ACTION_UP -> release(event.x, event.y)
            // a second finger is no move
            MotionEvent.ACTION_CANCEL, MotionEvent.ACTION_POINTER_DOWN -> cancel()
        }
        return true
    }

    private fun press(x: Float, y: Float) {
        downX = x
        downY = y
        pressed = geometry.under(x, y)
        if (pressed != BoardGeometry.NONE) parent?.requestDisallowInterceptTouchEvent(true)
    }

    private fun move(x: Float, y: Float) {
        if (pressed == BoardGeometry.NONE) return
        if (dragged == BoardGeometry.NONE) {
            if (hypot(x - downX, y - downY) < slop) return
            if (picture.pieces[pressed] == EMPTY || listener?.grabbed(pressed) != true) return
            dragged = pressed
        }
        dragX = x
        dragY = y
        invalidate()
    }

    private fun release(x: Float, y: Float) {
        val from = pressed
        val square = geometry.under(x, y)
        val wasDragged = dragged != BoardGeometry.NONE
        pressed = BoardGeometry.NONE
        dragged = BoardGeometry.NONE
        invalidate()
        when {
            from == BoardGeometry.NONE -> Unit
            wasDragged -> listener?.dropped(from, square.takeIf { it != BoardGeometry.NONE })
            square == from -> {
                keys.at = square
                listener?.tapped(square)
                performClick()
            }
        }
    }

    private fun cancel() {
        val from = dragged
        pressed = BoardGeometry.NONE
        dragged = BoardGeometry.NONE
        if (from != BoardGeometry.NONE) listener?.dropped(from, null)
        invalidate()
    }

    override fun performClick(): Boolean = super.performClick()

    override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean {
        if (BoardCursor.isClick(keyCode) && event.hasNoModifiers()) {
            if (event.repeatCount == 0) listener?.tapped(cursor)
            return true
        }
        // beyond the edge the focus goes to what is there
        val next = keys.after(keyCode)?.takeIf { event.hasNoModifiers() }
            ?: return super.onKeyDown(keyCode, event)
        moveCursor(next)
        listener?.explored(next)
        return true
    }

    override fun onFocusChanged(gained: Boolean, direction: Int, from: Rect?) {
        super.onFocusChanged(gained, direction, from)
        invalidate()
        if (gained) reader.events.happened(cursor, AccessibilityEvent.TYPE_VIEW_FOCUSED)
    }

    override fun onWindowFocusChanged(hasWindowFocus: Boolean) {
        super.onWindowFocusChanged(hasWindowFocus)
        if (hasWindowFocus) post(reader.focus::comeBack)
    }

    override fun onAttachedToWindow() {
        super.onAttachedToWindow()
        // a page that comes back finds its window there
        post { if (hasWindowFocus()) reader.focus.comeBack() }
    }

    override fun getAccessibilityNodeProvider(): AccessibilityNodeProvider = reader.nodes

    override fun dispatchHoverEvent(event: MotionEvent): Boolean =
        reader.hover.take(event) || super.dispatchHoverEvent(event)

    /** Whose pieces. */
    enum class Side {
        WHITE,
        BLACK,
        ;

        fun has(piece: Byte): Boolean = (piece in 1..6) == (this == WHITE) && piece != EMPTY
    }

    private companion object {
        const val EMPTY: Byte = 0
        const val MAGNIFIED = 1.7f
        const val LIFT = 0.35f
    }
}
