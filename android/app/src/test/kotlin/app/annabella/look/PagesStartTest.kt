package app.annabella.look

import android.os.StrictMode
import app.annabella.testing.Device
import app.annabella.ui.Page
import app.annabella.ui.Place
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowLog

/**
 * Every page comes on the oldest Android and on the one that the app is made for, is made anew,
 * and goes, and does nothing on the main thread that Android's StrictMode forbids there.
 *
 * On a plain JVM StrictMode sees what the framework itself reports: waiting for settings that are
 * still read, slow calls, resources of another type, and addresses of files that are handed out.
 * It does not see reading and writing of files by way of `java.io` and of the library; on a phone
 * an app that can be debugged has that in its log.
 */
@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 35], qualifiers = "en-rUS-w411dp-h891dp-port-mdpi")
class PagesStartTest {
    private val device = Device()

    @Before
    fun beStrict() {
        // they are read on a thread of the system since the app's start, which may be slow here
        device.app.games.lastId
        device.app.clockKept.all
        StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.Builder().detectAll().penaltyDeath().build())
        // death would be that of all tests
        StrictMode.setVmPolicy(StrictMode.VmPolicy.Builder().detectAll().penaltyLog().build())
    }

    @After
    fun beAsBefore() {
        StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX)
        StrictMode.setVmPolicy(StrictMode.VmPolicy.LAX)
    }

    @Test
    fun `every page comes, is made anew, and goes`() {
        device.start()
        device.lay(Table.MATE)
        for (page in Page.entries) {
            device.activity.screens.go(Place(page))
            device.settle()
            val title = device.activity.screens.top.title.toString()
            device.recreate()
            assertEquals("$page", title, device.activity.screens.top.title.toString())
            device.activity.screens.home()
            device.settle()
        }
        device.end()
        val told = ShadowLog.getLogsForTag("StrictMode")
            .filterNot { line -> ACTIVITY.any { it in line.msg } }
        assertEquals(emptyList<String>(), told.map { it.msg })
    }

    @Test
    fun `the policy is one that is heard`() {
        assertThrows(RuntimeException::class.java) { StrictMode.noteSlowCall("a slow call") }
    }

    private companion object {
        /** Robolectric's activities do not know that they are seen. */
        val ACTIVITY = listOf(
            "android.os.strictmode.IncorrectContextUseViolation: ",
            "which needs to have proper configuration from a non-UI Context:",
        )
    }
}
