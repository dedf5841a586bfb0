package app.annabella.window

import android.content.Context
import android.view.ViewConfiguration
import kotlin.math.roundToInt
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowViewConfiguration

/** How far a line of the mouse's wheel goes; Robolectric leaves it at nothing. */
@Implements(ViewConfiguration::class)
class Wheel : ShadowViewConfiguration() {
    private var line = 0

    @Implementation
    override fun __constructor__(context: Context) {
        super.__constructor__(context)
        line = (LINE_DP * context.resources.displayMetrics.density).roundToInt()
    }

    @Implementation
    fun getScaledVerticalScrollFactor(): Int = line

    private companion object {
        /** Android's own. */
        const val LINE_DP = 64
    }
}
