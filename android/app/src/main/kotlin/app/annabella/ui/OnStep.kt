package app.annabella.ui

import android.widget.SeekBar

/** Whatever moves it, it is [shown]; what a finger, a key or a screen reader moves is [picked]. */
fun SeekBar.onStep(shown: () -> Unit, picked: (Int) -> Unit) = setOnSeekBarChangeListener(
    object : SeekBar.OnSeekBarChangeListener {
        override fun onProgressChanged(bar: SeekBar, progress: Int, fromUser: Boolean) {
            shown()
            if (fromUser) picked(progress)
        }

        override fun onStartTrackingTouch(bar: SeekBar) = Unit

        override fun onStopTrackingTouch(bar: SeekBar) = Unit
    },
)
