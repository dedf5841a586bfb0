package app.annabella.game

import android.annotation.SuppressLint
import android.content.Context
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import app.annabella.ui.LeastWidth

/** A player beside his clock, or above it in a narrow column, there without a picture if need be. */
@SuppressLint("ViewConstructor")
class PanelRow(context: Context, private val picture: View) : LinearLayout(context) {
    private var who: View = picture

    init {
        gravity = Gravity.CENTER_VERTICAL
    }

    fun put(who: View, clock: View, isClockFirst: Boolean) {
        this.who = who
        addView(who, LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f))
        addView(
            clock,
            if (isClockFirst) 0 else 1,
            LayoutParams(LayoutParams.WRAP_CONTENT, LayoutParams.WRAP_CONTENT),
        )
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        picture.visibility = View.VISIBLE
        val width = MeasureSpec.getSize(widthSpec)
        turn(HORIZONTAL)
        if (LeastWidth.of(this) > width) turn(VERTICAL)
        if (LeastWidth.of(this) > width) picture.visibility = View.GONE
        super.onMeasure(widthSpec, heightSpec)
    }

    private fun turn(direction: Int) {
        if (orientation == direction) return
        orientation = direction
        val isRow = direction == HORIZONTAL
        who.layoutParams = if (isRow) {
            LayoutParams(0, LayoutParams.WRAP_CONTENT, 1f)
        } else {
            LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.WRAP_CONTENT)
        }
    }
}
