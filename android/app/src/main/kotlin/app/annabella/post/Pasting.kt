package app.annabella.post

import android.content.ClipboardManager
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.Dialogs

/** Asks for a text that came: that on the clipboard if it has a game, else one that is written. */
class Pasting(private val activity: MainActivity, private val dialogs: Dialogs) {
    fun ask(help: Int, done: (String) -> Unit) {
        val held = held()
        if (Inbox.hasLink(held)) return done(held)
        dialogs.write(activity.getString(R.string.post_paste), "", activity.getString(help), done = done)
    }

    private fun held(): String {
        val clip = activity.getSystemService(ClipboardManager::class.java)?.primaryClip
        return clip?.takeIf { it.itemCount > 0 }?.getItemAt(0)?.coerceToText(activity)?.toString().orEmpty()
    }
}
