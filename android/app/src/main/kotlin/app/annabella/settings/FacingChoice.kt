package app.annabella.settings

import android.widget.Button
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.ui.Form
import app.annabella.ui.Option

/** The line on which two people at one device choose how they sit at the board. */
object FacingChoice {
    private val NAMES = listOf(
        BoardFacing.FIXED to R.string.settings_facing_fixed,
        BoardFacing.TURNS to R.string.settings_facing_turns,
        BoardFacing.BOTH_WAYS to R.string.settings_facing_both,
    )

    fun line(activity: MainActivity, form: Form): Button {
        val settings = activity.app.settings
        return form.choice(
            activity.getString(R.string.settings_facing),
            { NAMES.map { (facing, name) -> Option(facing, activity.getString(name)) } },
            settings::facing,
            settings::facing::set,
        )
    }
}
