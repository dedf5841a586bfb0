package app.annabella.speech

import android.Manifest.permission.RECORD_AUDIO
import app.annabella.testing.Device
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** When the microphone is asked for, and when no more. */
@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class MicrophoneTest {
    private val device = Device().start()
    private val microphone = Microphone(device.activity)

    /** Wants to talk, and goes on to the system's question. */
    private fun ask() {
        assertEquals(Microphone.State.ASKED_NOW, microphone.ask())
        device.answer("Go on")
    }

    /** Whether the system would ask once more after a refusal. */
    private fun refuse(asksAgain: Boolean) = shadowOf(device.app.packageManager)
        .setShouldShowRequestPermissionRationale(RECORD_AUDIO, asksAgain)

    @Test
    fun `who has allowed it for one time is asked the next time`() {
        ask()
        shadowOf(device.app).grantPermissions(RECORD_AUDIO)
        assertEquals(Microphone.State.ALLOWED, microphone.ask())
        // the system takes it back, and that is no refusal
        shadowOf(device.app).denyPermissions(RECORD_AUDIO)
        ask()
    }

    @Test
    fun `who has refused it is asked once more, and no third time`() {
        ask()
        refuse(asksAgain = true)
        ask()
        refuse(asksAgain = false)
        assertEquals(Microphone.State.REFUSED, microphone.ask())
        // in the settings of the system he can change his mind
        shadowOf(device.app).grantPermissions(RECORD_AUDIO)
        assertEquals(Microphone.State.ALLOWED, microphone.ask())
    }

    @Test
    fun `who did not answer is asked again`() {
        ask()
        ask()
    }
}
