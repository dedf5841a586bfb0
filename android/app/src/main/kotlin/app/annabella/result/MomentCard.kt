package app.annabella.result

import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import app.annabella.core.ReviewMoment
import app.annabella.ui.Card
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.asOneButton

/** A move that cost much: how much by its sign, and what would have been better in words. */
object MomentCard {
    fun of(ui: Ui, sentence: CharSequence, moment: ReviewMoment, click: () -> Unit): View {
        val shape = Shape(ui, Shape.CARD_DP)
        val sign = ui.name(signOf(moment)).apply {
            gravity = Gravity.CENTER
            textAlignment = View.TEXT_ALIGNMENT_CENTER
            setTextColor(ui.theme.warning)
            minWidth = ui.dp(SIGN_DP)
            minHeight = ui.dp(SIGN_DP)
            background = Shape(ui, Shape.SMALL_DP).still(ui.theme.warningWash)
        }
        return LinearLayout(ui.context).apply {
            tag = moment
            gravity = Gravity.CENTER_VERTICAL
            isClickable = true
            isFocusable = true
            minimumHeight = ui.dp(Ui.TOUCH_DP)
            background = shape.control(ui.theme.surface, chosen = shape.chosen(ui.theme.surface))
            Card.raise(ui, this)
            setPadding(ui.dp(12), ui.dp(12), ui.dp(16), ui.dp(12))
            addView(sign)
            val beside = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
            beside.marginStart = ui.dp(12)
            addView(ui.body(sentence), beside)
            contentDescription = sentence
            asOneButton()
            setOnClickListener { click() }
        }
    }

    /** As annotators write it. */
    private fun signOf(moment: ReviewMoment) = when {
        moment.loss >= BLUNDER -> "??"
        moment.loss >= MISTAKE -> "?"
        else -> "?!"
    }

    /** In thousandths of a point. */
    private const val BLUNDER = 300u
    private const val MISTAKE = 150u
    private const val SIGN_DP = 40
}
