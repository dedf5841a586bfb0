package app.annabella.window

import java.io.PrintStream

/**
 * Android's log on the terminal, without what it says at each page of the way back: that the
 * manifest does not allow it. It does, but Robolectric does not read that.
 */
class AndroidLog : PrintStream(System.out, true) {
    override fun println(line: String?) {
        if (line == null || !line.startsWith(WAY_BACK)) super.println(line)
    }

    private companion object {
        const val WAY_BACK = "W/WindowOnBackDispatcher"
    }
}
