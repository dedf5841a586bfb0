package app.annabella.window

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Color
import android.graphics.Rect
import android.os.Handler
import android.os.Looper
import android.view.PixelCopy
import android.view.View
import android.view.ViewTreeObserver
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowViewRootImpl

/** Takes a picture of the screen when something was drawn on it. */
class Picture(private val windows: Windows) {
    private val handler = Handler(Looper.getMainLooper())
    private var screen: Bitmap? = null
    private var before = emptyList<View>()

    /** Something was drawn since the last picture. */
    var isDue = true
        private set

    fun prepare() {
        val listener = ViewTreeObserver.OnDrawListener { changed() }
        ShadowViewRootImpl.internalRegisterGlobalOnDrawListener(listener)
    }

    /** The next picture may be another one. */
    fun changed() {
        isDue = true
    }

    /** The picture of all windows, if it can be another one than before. */
    fun takeIfChanged(): Bitmap? {
        val shown = windows.shown()
        if ((!isDue && shown == before) || shown.isEmpty()) return null
        isDue = false
        before = shown
        val metrics = RuntimeEnvironment.getApplication().resources.displayMetrics
        val target = bitmap(metrics.widthPixels, metrics.heightPixels)
        val canvas = Canvas(target)
        canvas.drawColor(Color.BLACK)
        for (window in shown) {
            val dim = windows.dimBelow(window)
            if (dim > 0) canvas.drawColor(Color.argb((dim * 255).toInt(), 0, 0, 0))
            draw(window, canvas, target)
        }
        return target
    }

    private fun bitmap(width: Int, height: Int): Bitmap {
        val last = screen
        if (last != null && last.width == width && last.height == height) return last
        return Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888).also { screen = it }
    }

    private fun draw(window: View, canvas: Canvas, target: Bitmap) {
        val place = windows.placeOf(window)
        val fills = window.width == target.width && window.height == target.height
        if (fills && window === before.first()) {
            copy(window, target)
            return
        }
        val layer = Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888)
        copy(window, layer)
        canvas.drawBitmap(layer, place.x.toFloat(), place.y.toFloat(), null)
        layer.recycle()
    }

    /** What Android has drawn into the window's surface, with its shadows. */
    private fun copy(window: View, into: Bitmap) {
        val root = window.viewRootImpl ?: return
        val corner = IntArray(2).also(window::getLocationInSurface)
        val (x, y) = corner[0] to corner[1]
        val part = Rect(x, y, x + window.width, y + window.height)
        PixelCopy.request(root.mSurface, part, into, { }, handler)
    }
}
