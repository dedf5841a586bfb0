package app.annabella.window.drive

import app.annabella.window.KeptFiles
import app.annabella.window.Options
import app.annabella.window.Phone
import app.annabella.window.ReaderService
import app.annabella.window.Speech
import app.annabella.window.Wheel
import app.annabella.window.runInWindow
import kotlin.concurrent.thread
import org.junit.Test
import org.robolectric.annotation.Config
import org.robolectric.annotation.LooperMode

/** Plays in the window by itself, with the mouse and with the reader: `tools/phone-test.sh`. */
fun main() = runInWindow(Drive::class.java)

@Config(
    sdk = [35],
    shadows = [Speech::class, KeptFiles::class, ReaderService::class, Wheel::class],
)
@LooperMode(LooperMode.Mode.PAUSED)
class Drive {
    @Test
    fun run() {
        val phone = Phone(Options.fromProperties())
        var failure: Throwable? = null
        val driver = thread(name = "driver") {
            try {
                val driver = Driver(phone)
                driver.line(Regex("first picture"))
                Desktop(driver).use()
                Games(driver).play()
                Desktop(driver).leave()
            } catch (error: Throwable) {
                failure = error
            } finally {
                phone.close()
            }
        }
        phone.run()
        driver.join()
        failure?.let { throw it }
    }
}
