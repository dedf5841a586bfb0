package app.annabella.window

import java.io.PrintStream

/** What is printed, without Robolectric's warnings, which tell nothing to who plays. */
class QuietOutput(out: PrintStream) : PrintStream(out, true) {
    /** The line that is printed now begins as a warning does. */
    private var isWarning = false

    override fun print(text: String?) {
        if (text?.startsWith(WARNING) == true) isWarning = true else super.print(text)
    }

    override fun println(line: String?) {
        if (!isWarning && line?.startsWith(WARNING) != true) super.println(line)
        isWarning = false
    }

    private companion object {
        const val WARNING = "[Robolectric] WARN"
    }
}
