package app.annabella.newgame

import android.os.Bundle
import android.view.View
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.settings.ColorChoice
import app.annabella.ui.Field
import app.annabella.ui.Form
import app.annabella.ui.Option
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place
import kotlinx.coroutines.launch

/** What is agreed before a game; it begins with what was chosen for the last one. */
class NewGameScreen(activity: MainActivity, private val isAgainstComputer: Boolean) : PageScreen(activity) {
    private val settings = app.settings
    private var more: ExpandableSection? = null
    private var isStarting = false

    override val title: CharSequence get() = text(R.string.game_new)

    override fun content(saved: Bundle?): View {
        val form = Form(ui, dialogs)
        val lines = ArrayList<View>()
        val opponents = listOf(
            Option(true, text(R.string.game_computer)),
            Option(false, text(R.string.new_somebody_here)),
        )
        lines += form.options(text(R.string.new_opponent), opponents, isAgainstComputer, ::change)
        if (isAgainstComputer) {
            lines += LevelChoice(activity, form, scope).view
            val colors = listOf(
                Option(ColorChoice.RANDOM, text(R.string.new_color_random)),
                Option(ColorChoice.WHITE, text(R.string.game_white)),
                Option(ColorChoice.BLACK, text(R.string.game_black)),
            )
            lines += form.options(text(R.string.new_color), colors, settings.color) { settings.color = it }
        } else {
            lines += name(form, R.string.game_white, settings.whiteName) { settings.whiteName = it }
            lines += name(form, R.string.game_black, settings.blackName) { settings.blackName = it }
        }
        val clocks = ClockChoice(activity, dialogs, scope, settings.agreed(isAgainstComputer))
        lines += form.inset(clocks.view)
        val section = ExpandableSection(ui, form, text(R.string.new_more), saved?.getBoolean(OPEN) ?: false)
        more = section
        MoreChoices(activity, form, dialogs, clocks, isAgainstComputer).fill(section)
        lines += section.view
        return ui.column(*lines.toTypedArray(), gap = 16)
    }

    override fun footer(): View = LinearLayout(activity).apply {
        orientation = LinearLayout.VERTICAL
        addView(ui.button(text(R.string.new_start), isPrimary = true) { start() })
    }

    override fun save(): Bundle = super.save().apply { putBoolean(OPEN, more?.isOpen ?: false) }

    private fun change(toComputer: Boolean) {
        if (toComputer == isAgainstComputer) return
        activity.screens.replace(Place(Page.NEW_GAME, if (toComputer) COMPUTER else PEOPLE))
    }

    private fun name(form: Form, label: Int, value: String, set: (String) -> Unit): View =
        form.inset(Field(ui, text(label), value).apply { onChange(set) }.view)

    private fun start() {
        if (isStarting) return
        isStarting = true
        scope.launch {
            val games = NewGames(settings)
            val setup = if (isAgainstComputer) games.againstComputer() else games.twoPlayers()
            val opener = GameOpener(activity, dialogs)
            if (opener.start(setup)) opener.show { it.replace(Place(Page.GAME)) }
            isStarting = false
        }
    }

    companion object {
        const val COMPUTER = "computer"
        const val PEOPLE = "people"
        private const val OPEN = "more"
    }
}
