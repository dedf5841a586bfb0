package app.annabella.newgame

import android.os.Bundle
import android.view.View
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.gameFeatures
import app.annabella.core.gameName
import app.annabella.core.sideName
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.rules.HowToScreen
import app.annabella.settings.ColorChoice
import app.annabella.speech.SpeechChoices
import app.annabella.ui.ButtonKind
import app.annabella.ui.Card
import app.annabella.ui.Field
import app.annabella.ui.Form
import app.annabella.ui.ListRow
import app.annabella.ui.Option
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place
import kotlinx.coroutines.launch

/** What is agreed before a game; it begins with what was chosen for the last one. */
class NewGameScreen(activity: MainActivity, private val isAgainstComputer: Boolean) : PageScreen(activity) {
    private val settings = app.settings
    private val agreed = settings.agreed(isAgainstComputer)
    private val form = Form(ui, dialogs)
    private val language get() = SpeechChoices.languageOf(text(R.string.language_code))
    private var more: ExpandableSection? = null
    private var isStarting = false

    override val title: CharSequence get() = text(R.string.game_new)

    override fun content(saved: Bundle?): View {
        val games = GameLook.GAMES.map { Option(it, gameName(it, language)) }
        val opponents = listOf(
            Option(true, text(R.string.game_computer)),
            Option(false, text(R.string.new_somebody_here)),
        )
        val terms = ui.column()
        fill(terms, saved?.getBoolean(OPEN) ?: false)
        return ui.column(
            form.options(text(R.string.new_which_game), games, agreed.game) { game ->
                agreed.game = game
                // only what depends on it is made anew, so that the focus stays
                fill(terms, more?.isOpen ?: false)
            },
            form.options(text(R.string.new_opponent), opponents, isAgainstComputer, ::change),
            terms,
            gap = 16,
        )
    }

    /** What is agreed for the game that is chosen. */
    private fun fill(terms: LinearLayout, isOpen: Boolean) {
        val clocks = ClockChoice(activity, dialogs, scope, agreed)
        val section = ExpandableSection(ui, form, text(R.string.new_more), isOpen)
        more = section
        val rules = Rules()
        MoreChoices(activity, form, clocks, isAgainstComputer, rules::show).fill(section)
        val stones = if (gameFeatures(
                agreed.kind,
            ).hasSizes
        ) {
            StoneChoice(ui, form, agreed).views
        } else {
            emptyList()
        }
        val guide = listOf(guide()).filter { gameFeatures(agreed.kind).hasRules }
        val lines = guide + stones + players() + form.inset(clocks.view) + rules.view + section.view
        terms.removeAllViews()
        terms.addView(ui.column(*lines.toTypedArray(), gap = 16))
    }

    /** The line to how the game is played, for who does not know it. */
    private fun guide(): View {
        val kind = agreed.kind
        val line = ListRow.of(ui, R.drawable.ic_read, text(R.string.how_to_title)) {
            activity.screens.go(HowToScreen.place(kind))
        }
        return form.inset(ui.column(Card.ofRows(ui, listOf(line))))
    }

    /** The line that tells the rules, and leads to their page. */
    private inner class Rules {
        private val sets = RuleSets(ui, agreed, isAgainstComputer, language)
        private val line = ListRow.of(ui, R.drawable.ic_laws, text(R.string.new_rules)) {
            activity.screens.go(Place(Page.RULES, if (isAgainstComputer) COMPUTER else PEOPLE))
        }

        val view: View = form.inset(ui.column(Card.ofRows(ui, listOf(line))))

        init {
            show()
        }

        fun show() = form.value(line, text(R.string.new_rules), sets.told())
    }

    private fun players(): List<View> {
        val first = sideName(agreed.kind, GameSide.FIRST, language)
        val second = sideName(agreed.kind, GameSide.SECOND, language)
        if (!isAgainstComputer) {
            return listOf(
                name(first, settings.whiteName) { settings.whiteName = it },
                name(second, settings.blackName) { settings.blackName = it },
            )
        }
        val colors = listOf(
            Option(ColorChoice.RANDOM, text(R.string.new_color_random)),
            Option(ColorChoice.WHITE, first),
            Option(ColorChoice.BLACK, second),
        )
        val color = GameLook.of(agreed.kind).color
        return listOf(
            form.inset(ui.column(LevelChoice(activity, form, scope, agreed.kind).view)),
            form.options(text(R.string.new_color), colors, color.get(settings)) { color.set(settings, it) },
        )
    }

    override fun footer(): View = LinearLayout(activity).apply {
        orientation = LinearLayout.VERTICAL
        addView(ui.button(text(R.string.new_start), kind = ButtonKind.PRIMARY) { start() })
    }

    override fun save(): Bundle = super.save().apply { putBoolean(OPEN, more?.isOpen ?: false) }

    private fun change(toComputer: Boolean) {
        if (toComputer == isAgainstComputer) return
        activity.screens.replace(Place(Page.NEW_GAME, if (toComputer) COMPUTER else PEOPLE))
    }

    private fun name(label: String, value: String, set: (String) -> Unit): View =
        form.inset(Field(ui, label, value).apply { onChange(set) }.view)

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
