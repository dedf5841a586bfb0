package app.annabella.window

import java.time.Duration
import org.robolectric.shadows.ShadowChoreographer
import org.robolectric.shadows.ShadowView

/** Tells Robolectric to draw, animate and count time as a device does. */
object RealTime {
    private val FRAME = Duration.ofMillis(16)

    fun prepare() {
        // dialogs have a size of their own
        System.setProperty("robolectric.windowManager.useRequestedSize", "true")
        ShadowView.setUseRealViewAnimations(true)
        ShadowView.setUseRealDrawTraversals(true)
        // frames come when the clock has reached them, not at once
        ShadowChoreographer.setPaused(true)
        ShadowChoreographer.setFrameDelay(FRAME)
    }
}
