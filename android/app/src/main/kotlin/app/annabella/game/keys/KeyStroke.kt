package app.annabella.game.keys

import android.view.KeyEvent
import app.annabella.ui.DigitKey

/**
 * A key that types something, and what is held with it. Kept and shown as `k`, `Shift+m`
 * or `?`; a sign that is typed with Shift on some keyboards stands for itself.
 */
data class KeyStroke(val sign: Char, val isShift: Boolean = false, val isAlt: Boolean = false) {
    /** As it is kept. */
    override fun toString(): String = buildString {
        if (isAlt) append(ALT)
        if (isShift) append(SHIFT)
        append(sign)
    }

    /** As it is shown. */
    val shown: String get() = toString().dropLast(1) + sign.uppercase()

    companion object {
        private const val ALT = "Alt+"
        private const val SHIFT = "Shift+"

        fun of(kept: String): KeyStroke? {
            val sign = kept.lastOrNull() ?: return null
            val held = kept.dropLast(1)
            return KeyStroke(sign, SHIFT in held, ALT in held).takeIf { it.toString() == kept }
        }

        /**
         * What an event can mean: the key itself with what is held, or the sign that it
         * types with Shift. Nothing for keys that type nothing, and with Ctrl or the like.
         */
        fun of(event: KeyEvent): List<KeyStroke> {
            if (event.isCtrlPressed || event.isMetaPressed) return emptyList()
            val key = KeyStroke(
                signOf(event, 0) ?: return emptyList(),
                event.isShiftPressed,
                event.isAltPressed,
            )
            val typed = signOf(event, KeyEvent.META_SHIFT_ON)
            if (!key.isShift || typed == null || typed == key.sign) return listOf(key)
            return listOf(key, KeyStroke(typed, isShift = false, key.isAlt))
        }

        /** The digit from 1 to 8 of a key, by itself or with Shift or Alt. */
        fun digitOf(event: KeyEvent): Int? = DigitKey.of(event)?.takeIf { it <= 8 }

        private fun signOf(event: KeyEvent, held: Int): Char? {
            val code = event.getUnicodeChar(held)
            val isSign = code > ' '.code && code <= Char.MAX_VALUE.code
            return if (isSign) code.toChar().lowercaseChar() else null
        }
    }
}
