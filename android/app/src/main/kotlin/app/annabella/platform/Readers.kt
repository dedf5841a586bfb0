package app.annabella.platform

import android.accessibilityservice.AccessibilityServiceInfo
import android.content.Context
import android.view.accessibility.AccessibilityManager

/** Whether somebody reads the screen with something else than eyes. */
class Readers(context: Context) {
    private val manager =
        context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager

    /** A screen reader, a switch or the like looks at what the app tells of itself. */
    val isOn: Boolean get() = manager.isEnabled

    /** One of them speaks. */
    val isSpeaking: Boolean
        get() = isOn && manager
            .getEnabledAccessibilityServiceList(AccessibilityServiceInfo.FEEDBACK_SPOKEN)
            .isNotEmpty()
}
