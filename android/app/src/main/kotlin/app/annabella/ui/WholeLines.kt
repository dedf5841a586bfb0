package app.annabella.ui

import android.widget.TextView

/**
 * How far down the last line of this text ends that is whole within [room] pixels from its top,
 * once it was measured; null where not one line is.
 */
fun TextView.wholeLinesIn(room: Int): Int? {
    val layout = layout ?: return null
    val feet = (0 until layout.lineCount).map { layout.getLineBottom(it) + paddingTop }
    return feet.lastOrNull { it <= room }
}
