package app.annabella.ui

import android.graphics.ColorFilter
import android.graphics.PixelFormat
import android.graphics.drawable.Drawable

/** Draws in colours of its own, which nobody tints or fades. */
abstract class PlainDrawable : Drawable() {
    final override fun setAlpha(alpha: Int) = Unit

    final override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("the framework still wants it")
    final override fun getOpacity(): Int = PixelFormat.TRANSLUCENT
}
