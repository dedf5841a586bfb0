package app.annabella.game.keys

import android.view.KeyEvent
import app.annabella.ui.DigitKey

/** Keys that type something, as the core reads them: `k`, `Shift+m` or `?`. */
object KeyStroke {
    /**
     * What an event can mean: the key itself with what is held, or the sign that it
     * types with Shift. Nothing for keys that type nothing, and with Ctrl or the like. So many
     * digits lead to rows and columns.
     */
    fun of(event: KeyEvent, digits: Int = RANKS): List<String> {
        if (event.isCtrlPressed || event.isMetaPressed) return emptyList()
        val alt = if (event.isAltPressed) "Alt+" else ""
        val held = if (event.isShiftPressed) "${alt}Shift+" else alt
        DigitKey.of(event)?.takeIf { it <= digits }?.let { return listOf("$held$it") }
        val sign = signOf(event, 0) ?: return emptyList()
        val typed = signOf(event, KeyEvent.META_SHIFT_ON)
        if (!event.isShiftPressed || typed == null || typed == sign) return listOf("$held$sign")
        return listOf("$held$sign", "$alt$typed")
    }

    /** How many rows most boards have. */
    private const val RANKS = 8

    private fun signOf(event: KeyEvent, held: Int): Char? {
        val code = event.getUnicodeChar(held)
        val isSign = code > ' '.code && code <= Char.MAX_VALUE.code
        // a digit is told by its key
        return if (isSign) code.toChar().lowercaseChar().takeUnless { it in '1'..'8' } else null
    }
}
