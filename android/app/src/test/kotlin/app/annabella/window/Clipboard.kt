package app.annabella.window

import android.content.ClipData
import android.content.ClipboardManager
import android.content.Context
import java.awt.Toolkit
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.StringSelection
import java.awt.datatransfer.UnsupportedFlavorException
import java.io.IOException

/** Texts between the device and the desktop: what an app shares, and what is pasted in one. */
object Clipboard {
    /** A text that the app shares lies on the desktop's clipboard, and in the terminal. */
    fun share(text: String) {
        desktop().setContents(StringSelection(text), null)
        Terminal.line("phone: shared, and on the desktop's clipboard: $text")
    }

    /** What lies on the desktop's clipboard lies on the device's; for Android's main thread. */
    fun take(context: Context) {
        val text = written() ?: return Terminal.line("phone: the desktop's clipboard holds no text")
        val clipboard = context.getSystemService(ClipboardManager::class.java)
        clipboard?.setPrimaryClip(ClipData.newPlainText(null, text))
        Terminal.line("phone: on the device's clipboard: $text")
    }

    private fun written(): String? = try {
        desktop().getData(DataFlavor.stringFlavor) as String
    } catch (_: UnsupportedFlavorException) {
        null
    } catch (_: IOException) {
        null
    }

    private fun desktop() = Toolkit.getDefaultToolkit().systemClipboard
}
