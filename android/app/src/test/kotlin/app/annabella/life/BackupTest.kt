package app.annabella.life

import android.app.Application
import app.annabella.MainActivity
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

/** The system makes a backup of the app, for which it does without the app's own application. */
@RunWith(RobolectricTestRunner::class)
@Config(application = Application::class)
class BackupTest {
    @Test
    fun `who opens the app meanwhile finds it closed, and not broken`() {
        val controller = Robolectric.buildActivity(MainActivity::class.java).create()
        assertTrue(controller.get().isFinishing)
        controller.destroy()
    }
}
