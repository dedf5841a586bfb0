package app.annabella.ui

import android.annotation.SuppressLint
import android.content.Context
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.widget.FrameLayout

/**
 * A finger that comes down a moment after something else has come under it was meant for what
 * was there before. Keys, switches and screen readers name what they mean, and are not held up.
 */
class TouchShield {
    private var since = NEVER
    private var isDropped = false

    /** Something else is there from now on. */
    fun begin() {
        since = SystemClock.uptimeMillis()
    }

    /** Whether a touch is to be passed over, from its beginning to its end. */
    fun drop(event: MotionEvent): Boolean {
        if (event.actionMasked == MotionEvent.ACTION_DOWN) isDropped = event.eventTime - since < MS
        return isDropped
    }

    companion object {
        /** How long what has just come is not touched. */
        const val MS = 300L
        private const val NEVER = Long.MIN_VALUE / 2
    }
}

/** Holds what is shown in the place of something else. */
class ShieldedFrame(context: Context) : FrameLayout(context) {
    private val early = TouchShield()

    /** A screen reader goes on to something in it. */
    var read: () -> Unit = {}

    /** What is in it has changed. */
    fun changed() = early.begin()

    override fun onRequestSendAccessibilityEvent(child: View?, event: AccessibilityEvent): Boolean {
        if (event.eventType == AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED) read()
        return super.onRequestSendAccessibilityEvent(child, event)
    }

    override fun dispatchTouchEvent(event: MotionEvent): Boolean =
        early.drop(event) || super.dispatchTouchEvent(event)
}

/** This control has just come, maybe in the place of another. */
@SuppressLint("ClickableViewAccessibility")
fun View.passOverEarlyTouches() {
    val early = TouchShield().apply { begin() }
    setOnTouchListener { _, event -> early.drop(event) }
}
