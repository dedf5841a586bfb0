package app.annabella.display

import android.content.res.Configuration
import android.os.Bundle
import android.view.View
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.platform.setFullScreen
import app.annabella.ui.FlowLayout
import app.annabella.ui.Screen
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** The game on the table, for a screen that is turned to those who look on. */
class DisplayScreen(activity: MainActivity) : Screen(activity) {
    private lateinit var display: GameDisplay
    private var watching: Job? = null

    override val title: CharSequence get() = text(R.string.display_title)

    override fun view(saved: Bundle?): View {
        val flip = ui.button(text(R.string.game_flip)) { display.isFlipped = !display.isFlipped }
        // in a row of its own, since words beside the name may have no room
        val under = FlowLayout(activity, ui.dp(8)).apply {
            setPadding(ui.dp(16), 0, ui.dp(16), 0)
            addView(flip)
        }
        val bar = ui.column(ui.bar(title, { activity.goBack() }), under, gap = 4)
        val configuration = activity.resources.configuration
        display = GameDisplay(
            ui,
            app,
            app.games.onTable.state.value.view.kind,
            bar,
            isWide = configuration.orientation == Configuration.ORIENTATION_LANDSCAPE,
            isLarge = configuration.smallestScreenWidthDp >= LARGE_DP,
        )
        display.isFlipped = saved?.getBoolean(FLIPPED) ?: false
        return display.view
    }

    override fun save(): Bundle = Bundle().apply { putBoolean(FLIPPED, display.isFlipped) }

    override fun show() {
        setFullScreen(activity.window, app.settings.fullScreen)
        watching = scope.launch { display.follow(app.games.onTable) }
    }

    override fun hide() {
        setFullScreen(activity.window, false)
        watching?.cancel()
    }

    private companion object {
        const val FLIPPED = "flipped"

        /** From this smallest width on, in dp, a screen is read from afar. */
        const val LARGE_DP = 600
    }
}
