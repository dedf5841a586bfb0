package app.annabella.ui

import android.widget.TextView

/** How far down from the top of this text each line ends, once it was measured. */
fun TextView.feetOfLines(): List<Int> {
    val layout = layout ?: return emptyList()
    return (0 until layout.lineCount).map { layout.getLineBottom(it) + compoundPaddingTop }
}

/** How far down the last line ends that is whole within [room] pixels; null where not one line is. */
fun TextView.wholeLinesIn(room: Int): Int? = feetOfLines().lastOrNull { it <= room }
