package app.annabella.ui

import android.annotation.SuppressLint
import android.graphics.drawable.Drawable
import android.graphics.drawable.GradientDrawable
import android.os.Build
import android.widget.SeekBar
import app.annabella.platform.NewerAndroid

/** A choice among steps in an order, by a handle on a strip of squares or on another [track]. */
@SuppressLint("ViewConstructor")
class StepSlider(
    private val ui: Ui,
    private val name: CharSequence,
    private val track: (() -> Drawable)? = null,
    private val picked: (Int) -> Unit,
) : SeekBar(ui.context) {
    private var strip: StripDrawable? = null
    private var hasTrack = false
    private var words: (Int) -> CharSequence = { it.toString() }

    init {
        minimumHeight = ui.dp(Ui.TOUCH_DP)
        setPadding(ui.dp(HANDLE_DP / 2), ui.dp(10), ui.dp(HANDLE_DP / 2), ui.dp(10))
        thumb = handle()
        thumbOffset = ui.dp(HANDLE_DP / 2)
        splitTrack = false
        background = ButtonFace.bare(ui)
        keyProgressIncrement = 1
        onStep(::tell, picked)
    }

    /** Which steps there are, what each is called, and which is chosen. */
    fun show(count: Int, chosen: Int, words: (Int) -> CharSequence) {
        this.words = words
        if (max != count - 1 || !hasTrack) {
            if (track == null) strip = StripDrawable(ui, count).also { progressDrawable = it }
            if (track != null && !hasTrack) progressDrawable = track()
            hasTrack = true
            max = count - 1
        }
        progress = chosen
        tell()
    }

    private fun tell() {
        strip?.filled = progress + HALF
        val value = words(progress)
        if (Build.VERSION.SDK_INT >= 30) {
            contentDescription = name
            tell30(value)
        } else {
            contentDescription = "$name, $value"
        }
    }

    @NewerAndroid
    private fun tell30(value: CharSequence) {
        stateDescription = value
    }

    private fun handle(): Drawable = GradientDrawable().apply {
        shape = GradientDrawable.OVAL
        setColor(ui.theme.accent)
        setStroke(ui.dp(3), ui.theme.surface)
        setSize(ui.dp(HANDLE_DP), ui.dp(HANDLE_DP))
    }

    private companion object {
        const val HANDLE_DP = 28
        const val HALF = 0.5f
    }
}
