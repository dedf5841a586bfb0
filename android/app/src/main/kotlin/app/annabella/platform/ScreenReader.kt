package app.annabella.platform

import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.provider.Settings
import android.view.accessibility.AccessibilityManager
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.callbackFlow
import kotlinx.coroutines.flow.distinctUntilChanged

/** Whether somebody reads the screen with something else than eyes. */
class ScreenReader(private val context: Context) {
    private val manager =
        context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager

    /** A screen reader, a switch or the like looks at what the app tells of itself. */
    val isOn: Boolean get() = manager.isEnabled

    /** One of them speaks, or explores by touch as those do that speak. */
    val isSpeaking: Boolean
        get() = isOn && (manager.isTouchExplorationEnabled || speaking().isNotEmpty())

    /** Whether one is on, at first and whenever that changes. */
    val changes: Flow<Boolean> = callbackFlow {
        val listener = AccessibilityManager.AccessibilityStateChangeListener { trySend(it) }
        manager.addAccessibilityStateChangeListener(listener)
        trySend(isOn)
        awaitClose { manager.removeAccessibilityStateChangeListener(listener) }
    }.distinctUntilChanged()

    /** How fast voices of the device speak, as its settings have it: 1 is usual. */
    val rate: Float
        get() {
            val percent = Settings.Secure.getInt(
                context.contentResolver,
                Settings.Secure.TTS_DEFAULT_RATE,
                USUAL,
            )
            return percent.coerceIn(RATES) / USUAL.toFloat()
        }

    private fun speaking() =
        manager.getEnabledAccessibilityServiceList(AccessibilityServiceInfo.FEEDBACK_SPOKEN)

    private companion object {
        const val USUAL = 100
        val RATES = 25..600
    }
}
