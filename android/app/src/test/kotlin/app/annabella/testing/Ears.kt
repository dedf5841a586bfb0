package app.annabella.testing

import android.text.Editable
import android.text.TextWatcher
import android.view.View
import android.widget.TextView
import app.annabella.window.Windows

/**
 * What a screen reader says of lines that tell it of their changes: those of the window that has
 * the keys, and no others.
 */
class Ears(private val device: Device) {
    private val windows = Windows()
    private val listened = HashSet<TextView>()
    private val heard = ArrayList<String>()

    init {
        Reader(device)
        listen()
    }

    /** Windows come and go as the system has it. */
    fun listen() {
        device.settle()
        windows.giveFocus()
        val seen = device.views() + device.dialog?.let(device::views).orEmpty()
        for (line in seen.filterIsInstance<TextView>()) if (listened.add(line)) follow(line)
        device.settle()
    }

    private fun follow(line: TextView) = line.addTextChangedListener(object : TextWatcher {
        override fun afterTextChanged(text: Editable) {
            val isLive = line.accessibilityLiveRegion != View.ACCESSIBILITY_LIVE_REGION_NONE
            if (isLive && line.rootView === windows.focused) heard += text.toString().trim(' ', '\u00A0')
        }

        override fun beforeTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit

        override fun onTextChanged(text: CharSequence, at: Int, gone: Int, new: Int) = Unit
    })

    /** All that is heard from this on until these words come. */
    fun until(words: String, work: () -> Unit): List<String> {
        listen()
        heard.clear()
        work()
        device.waitFor("“$words” behind $heard") {
            listen()
            heard.any { words in it }
        }
        return heard.toList()
    }

    /** The same from a line on that is typed. */
    fun type(line: String, answer: String): List<String> {
        listen()
        if (device.dialog == null) device.menu("Type a move or a question")
        return until(answer) { device.type(line) }
    }
}
