package app.annabella.newgame

import android.os.Bundle
import android.view.View
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameKind
import app.annabella.core.GameSide
import app.annabella.core.boardSaved
import app.annabella.core.gameFeatures
import app.annabella.core.gameName
import app.annabella.core.sideName
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.rules.HowToScreen
import app.annabella.settings.ColorChoice
import app.annabella.settings.FacingChoice
import app.annabella.settings.Opponent
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
class NewGameScreen(activity: MainActivity, private val opponent: Opponent) : PageScreen(activity) {
    private val settings = app.settings
    private val agreed = settings.agreed(opponent)
    private val form = Form(ui, dialogs)
    private val language get() = SpeechChoices.languageOf(text(R.string.language_code))
    private var more: ExpandableSection? = null

    override val title: CharSequence get() = text(R.string.game_new)

    override fun content(saved: Bundle?): View {
        val games = GameLook.GAMES.map { Option(it, gameName(it, language)) }
        val opponents = listOf(
            Option(Opponent.COMPUTER, text(R.string.game_computer)),
            Option(Opponent.PERSON, text(R.string.new_somebody_here)),
            Option(Opponent.CORRESPONDENT, text(R.string.post_title)),
        )
        val terms = ui.column()
        fill(terms, saved?.getBoolean(OPEN) ?: false)
        return ui.column(
            form.options(text(R.string.new_which_game), games, agreed.game) { game ->
                agreed.game = game
                // only what depends on it is made anew, so that the focus stays
                fill(terms, more?.isOpen ?: false)
            },
            form.options(text(R.string.new_opponent), opponents, opponent, ::change),
            terms,
            gap = 16,
        )
    }

    /** What is agreed for the game that is chosen. */
    private fun fill(terms: LinearLayout, isOpen: Boolean) {
        val clocks = ClockChoice(activity, dialogs, scope, agreed)
        val section = ExpandableSection(ui, form, text(R.string.new_more), isOpen)
        more = section
        // by correspondence a game is friendly, and has days in the place of a clock
        val rules = if (opponent == Opponent.CORRESPONDENT) null else Rules()
        val players = players()
        val show = {
            rules?.show()
            // several opponents have names of their own
            val areTwo = opponent != Opponent.PERSON || !agreed.isAgainstSeveral
            players.names.forEach { it.visibility = if (areTwo) View.VISIBLE else View.GONE }
        }
        MoreChoices(activity, form, clocks, opponent, show).fill(section)
        show()
        val stones = if (gameFeatures(
                agreed.kind,
            ).hasSizes
        ) {
            StoneChoice(ui, form, agreed).views
        } else {
            emptyList()
        }
        val guide = listOf(guide()).filter { gameFeatures(agreed.kind).hasRules }
        val time = if (rules == null) listOf(days()) else listOf(form.inset(clocks.view), rules.view)
        place(terms, guide + stones + players.names + players.others, time + section.view)
    }

    /** Who plays, and what they agree on: below each other, or where there is room beside each other. */
    private fun place(terms: LinearLayout, who: List<View>, what: List<View>) {
        terms.removeAllViews()
        if (!hasColumns) {
            terms.addView(ui.column(*(who + what).toTypedArray(), gap = 16))
            return
        }
        terms.orientation = LinearLayout.HORIZONTAL
        for ((at, lines) in listOf(who, what).withIndex()) {
            val share = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
            if (at > 0) share.marginStart = ui.dp(COLUMN_GAP_DP)
            terms.addView(ui.column(*lines.toTypedArray(), gap = 16), share)
        }
    }

    /** Letters of twice the size need the whole width. */
    private val hasColumns: Boolean
        get() = isLying && ui.isWide && !ui.hasHugeLetters

    override val mostWidthDp: Int get() = if (hasColumns) COLUMNS_DP else super.mostWidthDp

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
        private val sets = RuleSets(ui, agreed, opponent == Opponent.COMPUTER, language)
        private val line = ListRow.of(ui, R.drawable.ic_laws, text(R.string.new_rules)) {
            activity.screens.go(Place(Page.RULES, placeOf(opponent)))
        }

        val view: View = form.inset(ui.column(Card.ofRows(ui, listOf(line))))

        init {
            show()
        }

        fun show() = form.value(line, text(R.string.new_rules), sets.told())
    }

    /** What they are called, and what else is chosen of them. */
    private class Players(val names: List<View>, val others: List<View>)

    private fun players(): Players {
        val first = sideName(agreed.kind, GameSide.FIRST, language)
        val second = sideName(agreed.kind, GameSide.SECOND, language)
        return when (opponent) {
            Opponent.COMPUTER -> Players(
                emptyList(),
                listOf(
                    form.inset(ui.column(LevelChoice(activity, form, scope, agreed.kind).view)),
                    color(first, second),
                ),
            )
            Opponent.PERSON -> Players(
                listOf(
                    name(first, settings.whiteName) { settings.whiteName = it },
                    name(second, settings.blackName) { settings.blackName = it },
                ),
                listOf(facing()),
            )
            Opponent.CORRESPONDENT -> Players(
                listOf(
                    name(text(R.string.post_opponent), settings.correspondent) {
                        settings.correspondent = it
                    },
                    name(text(R.string.new_own_name), settings.ownName) { settings.ownName = it },
                ),
                listOf(color(first, second)),
            )
        }
    }

    private fun color(first: String, second: String): View {
        val colors = listOf(
            Option(ColorChoice.RANDOM, text(R.string.new_color_random)),
            Option(ColorChoice.WHITE, first),
            Option(ColorChoice.BLACK, second),
        )
        val color = GameLook.of(agreed.kind).color
        return form.options(text(R.string.new_color), colors, color.get(settings)) { color.set(settings, it) }
    }

    /** How two people at one device sit, which is asked where they meet. */
    private fun facing(): View {
        val line = FacingChoice.line(activity, form)
        ListRow.sign(ui, line, before = null, after = ListRow.icon(ui, R.drawable.ic_next, ui.theme.muted))
        return form.inset(ui.column(Card.ofRows(ui, listOf(line), wordsAtDp = Card.INSET_DP)))
    }

    private fun days(): View {
        val words = NumberChoice.Words(R.string.post_days, R.string.post_days_less, R.string.post_days_more)
        return NumberChoice(ui, form, words, USUAL_DAYS, DAYS, { agreed.days }) { agreed.days = it }.view
    }

    override fun footer(): View = LinearLayout(activity).apply {
        orientation = LinearLayout.VERTICAL
        addView(ui.button(text(R.string.new_start), kind = ButtonKind.PRIMARY) { start() })
    }

    override fun save(): Bundle = super.save().apply { putBoolean(OPEN, more?.isOpen ?: false) }

    private fun change(to: Opponent) {
        if (to != opponent) activity.screens.replace(Place(Page.NEW_GAME, placeOf(to)))
    }

    private fun name(label: String, value: String, set: (String) -> Unit): View =
        form.inset(Field(ui, label, value).apply { onChange(set) }.view)

    private fun start() = once {
        val opener = GameOpener(activity, dialogs)
        if (begin(opener)) opener.show { it.replace(Place(Page.GAME)) }
    }

    private suspend fun begin(opener: GameOpener): Boolean {
        val games = NewGames(settings)
        val isByPost = opponent == Opponent.CORRESPONDENT
        if (!isByPost && agreed.boardCount > 1) {
            val boards = games.boards(opponent) { boardSaved(it.toUInt(), language) }
            return opener.startAll(boards)
        }
        return opener.start(
            when (opponent) {
                Opponent.COMPUTER -> games.againstComputer()
                Opponent.PERSON -> games.twoPlayers()
                Opponent.CORRESPONDENT -> games.byCorrespondence()
            },
        )
    }

    companion object {
        const val COMPUTER = "computer"
        const val PEOPLE = "people"
        const val CORRESPONDENCE = "correspondence"
        private const val OPEN = "more"
        private const val COLUMNS_DP = 1120
        private const val COLUMN_GAP_DP = 16
        private val USUAL_DAYS = listOf(1, 2, 3, 7, 14)
        private val DAYS = 1..60

        /** With whom one plays, by what a place of this page is about. */
        fun opponentAt(about: String): Opponent =
            Opponent.entries.find { placeOf(it) == about } ?: Opponent.COMPUTER

        private fun placeOf(opponent: Opponent) = when (opponent) {
            Opponent.COMPUTER -> COMPUTER
            Opponent.PERSON -> PEOPLE
            Opponent.CORRESPONDENT -> CORRESPONDENCE
        }
    }
}
