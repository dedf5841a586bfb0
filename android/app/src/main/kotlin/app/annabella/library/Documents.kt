package app.annabella.library

import android.content.ActivityNotFoundException
import android.content.Intent
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameException
import app.annabella.core.store.Outcome
import java.io.IOException

/** The files of other apps. */
object Documents {
    /** Lets the player choose a file or a place for one, if any app has such. */
    fun ask(activity: MainActivity, question: Intent, request: Int) = try {
        activity.startActivityForResult(question, request)
    } catch (_: ActivityNotFoundException) {
        val ui = activity.ui
        ui.dialogs.tell(ui.text(R.string.trouble_title), ui.text(R.string.trouble_no_files))
    }

    /** Reads or writes a file; [work] gives null where there is none. */
    inline fun <T : Any> use(work: () -> T?): Outcome<T> = try {
        work()?.let { Outcome.Done(it) } ?: failed("there is no such file")
    } catch (error: IOException) {
        failed(error.message.orEmpty())
    } catch (error: RuntimeException) {
        // another app keeps the file, and what it throws, of whatever kind, comes out here
        failed(error.toString())
    }

    fun failed(reason: String) = Outcome.Failed(GameException.Storage(reason))
}
