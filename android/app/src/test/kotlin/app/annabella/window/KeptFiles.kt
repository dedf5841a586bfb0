package app.annabella.window

import android.app.LoadedApk
import java.io.File
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowLoadedApk

/** Puts the app's files into a folder that outlives the run; Robolectric's own is deleted. */
@Implements(LoadedApk::class, isInAndroidSdk = false)
class KeptFiles : ShadowLoadedApk() {
    @Implementation
    fun getDataDirFile(): File = File(Options.folder).apply { mkdirs() }
}
