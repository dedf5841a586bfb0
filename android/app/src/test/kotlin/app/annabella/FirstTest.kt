package app.annabella

import android.graphics.Bitmap
import android.graphics.Canvas
import java.io.File
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowLooper

@RunWith(RobolectricTestRunner::class)
@Config(qualifiers = "en-rUS-w411dp-h891dp-port-xhdpi")
class FirstTest {
    @Test
    fun start() {
        val activity = Robolectric.buildActivity(MainActivity::class.java).setup().get()
        ShadowLooper.idleMainLooper()
        picture(activity, "home")
        (activity.window.decorView.findViewsWithText2("Play the computer")).performClick()
        repeat(50) { ShadowLooper.idleMainLooper(); Thread.sleep(20) }
        picture(activity, "game")
    }

    private fun picture(activity: MainActivity, name: String) {
        val decor = activity.window.decorView
        val bitmap = Bitmap.createBitmap(decor.width, decor.height, Bitmap.Config.ARGB_8888)
        decor.draw(Canvas(bitmap))
        val folder = File(System.getProperty("annabella.pictures")!!)
        folder.mkdirs()
        File(folder, "$name.png").outputStream().use { bitmap.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }

    private fun android.view.View.findViewsWithText2(text: String): android.view.View {
        val found = ArrayList<android.view.View>()
        findViewsWithText(found, text, android.view.View.FIND_VIEWS_WITH_TEXT)
        return found.first()
    }
}
