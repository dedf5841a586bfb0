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
import app.annabella.platform.keepBackGestureOff
import app.annabella.ui.Theme
import kotlin.math.hypot

/**
 * A board of squares: draws it, and tells its listener what a finger, a key or a screen
 * reader does with it. It knows no rules.
 */
class BoardView(context: Context, theme: Theme) : View(context) {
    private val drawing = BoardDrawing(theme, BoardRim.sizeOn(context))
    private val geometry = drawing.geometry
    private val keys = BoardCursor(drawing)
    private val slop = ViewConfiguration.get(context).scaledTouchSlop

    /** What screen readers are told. */
    val reader = BoardReader(this)

    var painter: BoardPainter?
        get() = drawing.painter
        set(value) {
            drawing.painter = value
            invalidate()
        }

    var listener: BoardListener? = null

    /** Reads the board for a finger that then plays nothing by itself; null for a usual one. */
    var explorer: FingerExplorer? = null
        set(value) {
            field = value
            keepEdges()
        }

    var picture: BoardPicture
        get() = drawing.picture
        set(value) {
            val before = drawing.picture
            drawing.picture = value
            invalidate()
            reader.events.changed()
            if (value.selected != before.selected) reader.chosen(value.selected.lastOrNull())
            if (!value.pieces.contentEquals(before.pieces)) keepEdges()
        }

    var isFlipped: Boolean
        get() = geometry.isFlipped
        set(value) {
            if (value == geometry.isFlipped) return
            geometry.isFlipped = value
            invalidate()
            reader.events.changed()
            keepEdges()
        }

    /** The side whose pieces stand head down, for the player at the far end of a table. */
    var turnedSide: BoardDrawing.Side?
        get() = drawing.turnedSide
        set(value) {
            drawing.turnedSide = value
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
    private val aim = PointAim(this, drawing, theme)
    private val place = Rect()
    private val sight = Rect()

    init {
        id = R.id.board
        isFocusable = true
        isFocusableInTouchMode = false
        isFocusedByDefault = true
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

    /** What a column is called, counted from the first player's left. */
    fun columnName(column: Int): String = painter?.columnName(column) ?: "${'a' + column}"

    fun squareUnder(x: Float, y: Float): Int = geometry.under(x, y)

    /**
     * Lets the piece that now stands on the last of these squares glide there over the others; at
     * once where the system wants no motion.
     */
    fun glide(squares: List<Int>) = glide.start(squares)

    /** Puts the keys' cursor somewhere. */
    fun moveCursor(square: Int) {
        keys.at = square
        invalidate()
        if (!isFocused) return
        bringIntoSight(square)
        reader.events.happened(square, AccessibilityEvent.TYPE_VIEW_FOCUSED)
    }

    /** Scrolls the page, and what is magnified of the screen, to a square. */
    fun bringIntoSight(square: Int) {
        boundsOf(square, place)
        requestRectangleOnScreen(place)
    }

    /** Whether some of a square is in sight. */
    fun isInSight(square: Int): Boolean {
        boundsOf(square, place)
        return isShown && getLocalVisibleRect(sight) && Rect.intersects(sight, place)
    }

    override fun onSizeChanged(w: Int, h: Int, oldw: Int, oldh: Int) {
        geometry.fit(w, h)
        reader.events.changed()
        keepEdges()
    }

    /**
     * From an edge pieces are dragged, and a finger that reads comes in anywhere: the system
     * grants so little that no empty square may use it up.
     */
    private fun keepEdges() {
        val places = if (explorer != null) {
            listOf(Rect(0, 0, width, height))
        } else if (geometry.isOnLines) {
            // nothing is dragged there
            emptyList()
        } else {
            (0 until geometry.rows).flatMap { row ->
                listOf(squareAt(0, row), squareAt(geometry.columns - 1, row))
            }
                .filter { picture.pieces[it] != BoardDrawing.EMPTY }
                .map { square -> Rect().also { boundsOf(square, it) } }
        }
        keepBackGestureOff(this, places)
    }

    override fun onDraw(canvas: Canvas) {
        val gliding = if (glide.isRunning) glide.to else BoardGeometry.NONE
        drawing.drawGround(canvas)
        drawing.drawPieces(canvas, without = dragged, and = gliding)
        drawing.drawChoice(canvas)
        if (isFocused) {
            val left = geometry.leftOf(cursor)
            drawing.marks.drawCursor(canvas, left, geometry.topOf(cursor), geometry.square)
        }
        drawing.drawNames(canvas, if (isFocused) cursor else BoardGeometry.NONE)
        drawing.drawHint(canvas)
        aim.draw(canvas)
        if (picture.hidesPieces) return
        if (glide.isRunning) drawGliding(canvas)
        if (dragged != BoardGeometry.NONE) drawDragged(canvas)
    }

    private fun drawGliding(canvas: Canvas) {
        val left = glide.between(geometry.leftOf(glide.legFrom), geometry.leftOf(glide.legTo))
        val top = glide.between(geometry.topOf(glide.legFrom), geometry.topOf(glide.legTo))
        drawing.drawPiece(canvas, glide.to, left, top, geometry.square)
    }

    /** Larger than the others and above the finger, where it can be seen. */
    private fun drawDragged(canvas: Canvas) {
        val size = geometry.square * MAGNIFIED
        val over = geometry.under(dragX, dragY)
        if (over != BoardGeometry.NONE) drawing.drawFrame(canvas, over)
        val lift = if (drawing.isTurned(dragged)) 0f else size * LIFT
        drawing.drawPiece(canvas, dragged, dragX - size / 2, dragY - size / 2 - lift, size)
    }

    override fun onTouchEvent(event: MotionEvent): Boolean {
        explorer?.let {
            // the page stays where it is under a finger that reads
            parent?.requestDisallowInterceptTouchEvent(true)
            it.take(event)
            return true
        }
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> press(event.x, event.y)
            MotionEvent.ACTION_MOVE -> move(event.x, event.y)
            MotionEvent.ACTION_UP -> release(event.x, event.y)
            // a second finger is no move
            MotionEvent.ACTION_POINTER_DOWN -> cancel()
            MotionEvent.ACTION_CANCEL -> {
                val isOnPiece = pressed != BoardGeometry.NONE && picture.pieces[pressed] != BoardDrawing.EMPTY
                cancel()
                if (isOnPiece) listener?.takenAway()
            }
        }
        return true
    }

    private fun press(x: Float, y: Float) {
        downX = x
        downY = y
        pressed = geometry.under(x, y)
        if (pressed == BoardGeometry.NONE) return
        parent?.requestDisallowInterceptTouchEvent(true)
        if (isAimed) aim.press(x, y)
    }

    /** A stone is put where the finger is lifted, and nothing is dragged. */
    private val isAimed: Boolean get() = geometry.isOnLines && picture.placed != BoardDrawing.EMPTY

    private fun move(x: Float, y: Float) {
        if (pressed == BoardGeometry.NONE) return
        if (geometry.isOnLines) {
            if (isAimed) aim.move(x, y, slop)
            return
        }
        if (dragged == BoardGeometry.NONE) {
            if (hypot(x - downX, y - downY) < slop) return
            if (picture.pieces[pressed] == BoardDrawing.EMPTY || listener?.grabbed(pressed) != true) return
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
        aim.end()
        invalidate()
        when {
            from == BoardGeometry.NONE -> Unit
            isAimed -> if (square != BoardGeometry.NONE) {
                keys.at = square
                listener?.lifted(square, aim.isNarrow)
                performClick()
            }
            wasDragged -> listener?.dropped(from, square.takeIf { it != BoardGeometry.NONE })
            square == from -> {
                keys.at = square
                listener?.tappedByFinger(square)
                performClick()
            }
        }
    }

    private fun cancel() {
        val from = dragged
        aim.end()
        pressed = BoardGeometry.NONE
        dragged = BoardGeometry.NONE
        if (from != BoardGeometry.NONE) listener?.givenUp(from)
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

    companion object {
        /** The alpha of a board that nobody sees; one that is not drawn could not be touched either. */
        const val UNSEEN = 0.001f

        private const val MAGNIFIED = 1.7f
        private const val LIFT = 0.35f
    }
}
