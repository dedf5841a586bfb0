package app.annabella.steps

import android.view.KeyEvent
import app.annabella.core.LookBack

/** Where this key leads in a game that is looked back at; null for any other key. */
fun KeyEvent.lookBack(): LookBack? = when (keyCode) {
    KeyEvent.KEYCODE_PAGE_UP -> LookBack.Back(1u)
    KeyEvent.KEYCODE_PAGE_DOWN -> LookBack.On(1u)
    KeyEvent.KEYCODE_MOVE_HOME -> LookBack.Start
    KeyEvent.KEYCODE_MOVE_END -> LookBack.End
    else -> null
}
