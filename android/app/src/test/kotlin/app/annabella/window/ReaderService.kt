package app.annabella.window

import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowAccessibilityManager

/** Takes what the app tells screen readers to the one that runs here. */
@Implements(AccessibilityManager::class)
class ReaderService : ShadowAccessibilityManager() {
    // as a screen reader in another process has it, the event is a copy
    @Implementation
    override fun sendAccessibilityEvent(event: AccessibilityEvent) {
        listener?.invoke(AccessibilityEvent(event))
    }

    companion object {
        var listener: ((AccessibilityEvent) -> Unit)? = null
    }
}
