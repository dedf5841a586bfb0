package app.annabella.strict

import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.ArbiterSheet
import app.annabella.core.ArticleName
import app.annabella.core.EnvelopeState
import app.annabella.core.GameAction
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GamePhase
import app.annabella.core.GamePoints
import app.annabella.core.GameRuling
import app.annabella.core.GameSide
import app.annabella.core.GameVerdict
import app.annabella.core.GameView
import app.annabella.core.Understood
import app.annabella.core.articleOfArbiter
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.ActionButtons
import app.annabella.game.Articles
import app.annabella.game.GameActions
import app.annabella.game.standingPrinted
import app.annabella.speech.SpeechChoices
import app.annabella.ui.ButtonKind
import app.annabella.ui.Card
import app.annabella.ui.EqualGrid
import app.annabella.ui.Form
import app.annabella.ui.ListRow
import app.annabella.ui.Page
import app.annabella.ui.PageScreen
import app.annabella.ui.Place
import app.annabella.ui.Shape
import app.annabella.ui.Ui
import app.annabella.ui.passOverEarlyTouches
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** What the arbiter of a game by the Laws can do; the core says what came of it. */
class ArbiterScreen(activity: MainActivity) : PageScreen(activity) {
    private val game: GameStore = app.games.onTable
    private lateinit var status: TextView

    /** Which pieces the player on move has touched, until one of them is moved, and illegal moves so far. */
    private lateinit var known: TextView
    private var sheet: ArbiterSheet? = null

    /** What can be done with the game, which changes with it. */
    private val ofGame = ActionButtons(ui)
    private val clocks = TableClocks(ui)
    private val names = GameSide.entries.associateWith { ui.heading("") }
    private var watching: Job? = null

    /** Stops the clocks or starts them, always in the same place; muted where neither can be done. */
    private lateinit var session: Button
    private var sessionDeed: GameDeed? = null
    private val language get() = SpeechChoices.languageOf(text(R.string.language_code))

    /** Something that the arbiter does: an example of it, of which the core knows the article. */
    private class Command(val label: Int, val example: GameDeed?, val run: () -> Unit)

    override val title: CharSequence get() = text(R.string.arbiter_title)

    /** Two players beside each other, each with two columns of long words. */
    override val mostWidthDp: Int get() = WIDTH_DP

    override fun footer(): View = ui.column(session)

    // what came of a command is read wherever on the page it was given
    override fun header(): View {
        status = notice()
        known = ui.body("").apply { visibility = View.GONE }
        return ui.column(status, known, gap = 4)
    }

    override fun content(saved: Bundle?): View {
        session = ui.button("", ButtonKind.PRIMARY) {}.apply {
            minHeight = ui.dp(FOOT_DP)
            minimumHeight = ui.dp(FOOT_DP)
        }
        fill()
        val form = Form(ui, dialogs)
        val isWide = activity.resources.configuration.screenWidthDp >= Ui.WIDE_DP
        val players = EqualGrid(activity, ui.dp(12), if (isWide) 2 else 1).apply {
            addView(player(R.string.arbiter_white, GameSide.FIRST))
            addView(player(R.string.arbiter_black, GameSide.SECOND))
        }
        val groups = listOf(R.string.arbiter_game to ofGame.view, R.string.arbiter_end to ofEnd())
        val views = groups.flatMap { (name, deeds) ->
            listOf(form.group(text(name)), form.inset(ui.column(Card.of(ui, deeds))))
        }
        return ui.column(
            form.inset(ui.column(players)),
            *views.toTypedArray(),
            gap = 12,
        )
    }

    /** How the game stands, by the sentence that was said last. */
    private fun notice(): TextView = ui.body("").apply {
        background = Shape(ui, NOTICE_DP).still(ui.theme.accentWash)
        minHeight = ui.dp(Ui.TOUCH_DP)
        gravity = Gravity.CENTER_VERTICAL
        setPadding(ui.dp(12), ui.dp(8), ui.dp(12), ui.dp(8))
        compoundDrawablePadding = ui.dp(12)
        val sign = ListRow.icon(ui, R.drawable.ic_arbiter, ui.theme.ink)
        setCompoundDrawablesRelative(sign, null, null, null)
    }

    private fun player(name: Int, side: GameSide): View {
        val head = LinearLayout(activity).apply {
            gravity = Gravity.CENTER_VERTICAL
            addView(
                names.getValue(side).apply { text = text(name) },
                LinearLayout.LayoutParams(0, LinearLayout.LayoutParams.WRAP_CONTENT, 1f),
            )
            addView(clocks.of(side))
        }
        return Card.of(ui, head, twoMinutes(side), of(side))
    }

    override fun show() {
        watching = scope.launch {
            launch { app.announcer.showOn(status, before = game::standingPrinted) }
            launch { learnNames() }
            game.state.collect {
                status.keepScreenOn = it.view.isInPlay
                learnSheet()
                fill()
                clocks.show(it.view)
            }
        }
    }

    /** What is to be known beside the clocks. */
    private suspend fun learnSheet() {
        val now = (game.arbiterSheet() as? Outcome.Done)?.value
        sheet = now
        val told = now?.run { listOfNotNull(touched) + illegalMoves }.orEmpty()
        known.text = told.joinToString("\n") { it.printed }
        known.visibility = if (told.isEmpty()) View.GONE else View.VISIBLE
    }

    /** `White: Anna`, where a player has a name. */
    private suspend fun learnNames() {
        val colours = mapOf(
            GameSide.FIRST to R.string.arbiter_white,
            GameSide.SECOND to R.string.arbiter_black,
        )
        for ((side, view) in names) {
            val (colour, name) = text(colours.getValue(side)) to
                (game.playerName(side) as? Outcome.Done)?.value
            view.text = if (name.isNullOrEmpty() || name == "$colour") colour else "$colour: $name"
        }
    }

    override fun hide() {
        clocks.stop()
        watching?.cancel()
    }

    /** What a penalty or a bonus usually is (articles 7 and A4), in one tap. */
    private fun twoMinutes(side: GameSide): View = EqualGrid(activity, ui.dp(8), mostColumns = 2).apply {
        addView(
            twoMinutes("−$TWO_MINUTES", R.string.arbiter_take_time, GameRuling.Take(side, TWO_MINUTES_MS)),
        )
        addView(
            twoMinutes("+$TWO_MINUTES", R.string.arbiter_give_time, GameRuling.Give(side, TWO_MINUTES_MS)),
        )
    }

    private fun twoMinutes(sign: String, name: Int, ruling: GameRuling) = ui.button(sign) {
        rule(ruling)
    }.apply {
        fontFeatureSettings = "tnum"
        textDirection = View.TEXT_DIRECTION_LTR
        val told = "${text(name)}: $TWO_MINUTES"
        contentDescription = told
        article(GameDeed.Rule(ruling))?.let { Articles.tell(ui, this, it, told) }
    }

    private fun of(side: GameSide): View = deeds(
        time(R.string.arbiter_set_time) { GameRuling.Time(side, it) },
        time(R.string.arbiter_give_time) { GameRuling.Give(side, it) },
        time(R.string.arbiter_take_time) { GameRuling.Take(side, it) },
        time(R.string.arbiter_give_opponent) { GameRuling.GiveOpponent(side, it) },
        command(R.string.arbiter_set_moves, GameRuling.Moves(side, 0u)) {
            askNumber(R.string.arbiter_set_moves, R.string.arbiter_moves_help) {
                ask(R.string.arbiter_set_moves, GameDeed.Rule(GameRuling.Moves(side, it)))
            }
        },
        command(R.string.arbiter_next_period, GameRuling.NextPeriod(side)),
        command(R.string.arbiter_illegal_move, GameRuling.IllegalMove(side)),
        command(R.string.arbiter_warn, GameRuling.Warn(side)),
        command(R.string.arbiter_lower_points, GameRuling.LowerPoints(side)),
        command(R.string.arbiter_raise_points, GameRuling.RaisePoints(side)),
        command(R.string.arbiter_expel, GameRuling.Expel(side)),
        command(R.string.arbiter_forfeit, GameRuling.Forfeit(side)),
    )

    private fun fill() {
        showSession(game.state.value.view)
        ofGame.show(
            commands(game.state.value.view).map {
                GameActions.Action(it.label, it.example?.let(::article), it.run)
            },
        )
    }

    private fun showSession(view: GameView) {
        val deed = ofClocks(view.phase)
        session.isEnabled =
            view.phase is GamePhase.Waiting || view.phase is GamePhase.Playing ||
            view.phase is GamePhase.Paused
        if (deed == sessionDeed) return
        val label = if (deed == GameDeed.Pause) R.string.arbiter_pause else R.string.arbiter_continue
        val before = sessionDeed
        val isOther = before != null && (before == GameDeed.Pause) != (deed == GameDeed.Pause)
        session.text = text(label)
        article(deed)?.let { Articles.tell(ui, session, it) }
        session.setOnClickListener { act(deed) }
        // it was the other one a moment ago
        if (isOther) session.passOverEarlyTouches()
        sessionDeed = deed
    }

    /** What the button for the clocks does, or would do. */
    private fun ofClocks(phase: GamePhase): GameDeed = when (phase) {
        is GamePhase.Waiting -> GameDeed.Start
        is GamePhase.Playing -> GameDeed.Pause
        else -> GameDeed.Continue
    }

    private fun commands(view: GameView): List<Command> {
        val claim = if (view.quickplayClaim == null) {
            emptyList()
        } else {
            listOf(
                command(R.string.arbiter_agree, GameRuling.Agree),
                command(R.string.arbiter_reject, GameRuling.Reject),
                command(R.string.arbiter_postpone, GameRuling.Postpone(givesTime = false)),
            )
        }
        return claim + session(view) + listOfNotNull(
            Command(R.string.score_title, null) { activity.screens.go(Place(Page.SCORE)) },
            command(R.string.arbiter_restore, GameRuling.Restore(0u)) {
                Restoring(activity, game, scope) { rule(GameRuling.Restore(it)) }.ask()
            },
            command(R.string.arbiter_reconstruct, GameRuling.Reconstruct),
            command(R.string.arbiter_compare, GameRuling.Compare)
                .takeIf { sheet?.hasBlindPlayer == true },
            command(R.string.arbiter_swap_names, GameRuling.SwapNames),
            command(R.string.arbiter_allow_draw, GameRuling.AllowDraw),
        )
    }

    /** What ends a session and goes on with it, as suits where the game stands. */
    private fun session(view: GameView): List<Command> = when (view.phase) {
        is GamePhase.Playing, is GamePhase.Paused -> listOf(
            Command(R.string.arbiter_adjourn, GameDeed.Adjourn("")) { askAdjournment() },
        ).filter { sheet?.mayAdjourn == true }
        is GamePhase.Adjourned -> listOf(
            command(R.string.arbiter_resume, GameDeed.Resume),
            command(R.string.arbiter_lost_envelope, GameRuling.LostEnvelope),
        )
        is GamePhase.Resumed -> if (view.adjournment?.envelope == EnvelopeState.UNCLEAR) {
            listOf(
                // that it has no meaning is ruled by the same guideline
                command(R.string.arbiter_read_as, GameRuling.Unreadable) { askReading() },
                command(R.string.arbiter_unreadable, GameRuling.Unreadable),
            )
        } else {
            emptyList()
        }
        // for an opponent who does not (D4)
        else -> if (view.verifier == null) {
            emptyList()
        } else {
            listOf(command(R.string.strict_verify, GameDeed.Sign))
        }
    }

    private fun ofEnd(): View = deeds(
        end(R.string.arbiter_white_wins, GamePoints.ONE, GamePoints.ZERO),
        end(R.string.arbiter_black_wins, GamePoints.ZERO, GamePoints.ONE),
        end(R.string.arbiter_draw, GamePoints.HALF, GamePoints.HALF),
        end(R.string.arbiter_both_lose, GamePoints.ZERO, GamePoints.ZERO),
        command(R.string.arbiter_void, GameRuling.Void),
    )

    private fun end(label: Int, first: GamePoints, second: GamePoints): Command =
        command(label, GameDeed.Declare(GameVerdict(first, second)))

    /** Two beside each other, where there is room for their words. */
    private fun deeds(vararg commands: Command): View =
        EqualGrid(activity, ui.dp(8), mostColumns = 2).apply {
            for (command in commands) {
                val kind = if (command.label in GRAVE) ButtonKind.GRAVE else ButtonKind.SECONDARY
                val button = ui.button(text(command.label), kind) { command.run() }
                command.example?.let(::article)?.let { Articles.tell(ui, button, it) }
                button.setPadding(ui.dp(12), ui.dp(8), ui.dp(12), ui.dp(8))
                addView(button)
            }
        }

    private fun article(deed: GameDeed): ArticleName? = articleOfArbiter(deed, language)

    private fun command(label: Int, deed: GameDeed, run: () -> Unit = { ask(label, deed) }) =
        Command(label, deed, run)

    private fun command(
        label: Int,
        ruling: GameRuling,
        run: () -> Unit = { ask(label, GameDeed.Rule(ruling)) },
    ) = Command(label, GameDeed.Rule(ruling), run)

    /** Does it, or where the core has a question asks that before. */
    private fun ask(label: Int, deed: GameDeed) {
        scope.launch {
            val asked = game.arbiterQuestion(deed) as? Outcome.Done ?: return@launch
            val question = asked.value ?: return@launch act(deed)
            dialogs.ask(text(label), question.printed, text(R.string.answer_yes)) { act(deed) }
        }
    }

    private fun time(label: Int, ruling: (ULong) -> GameRuling) = command(label, ruling(0uL)) {
        TimeText.ask(ui, text(label)) { ask(label, GameDeed.Rule(ruling(it))) }
    }

    private fun askNumber(label: Int, help: Int, work: (UInt) -> Unit) =
        NumberText.ask(ui, text(label), text(help), work)

    private fun askAdjournment() =
        dialogs.write(text(R.string.arbiter_adjourn), "", text(R.string.arbiter_adjourn_help)) {
            act(GameDeed.Adjourn(it))
            activity.goBack()
        }

    private fun askReading() =
        dialogs.write(text(R.string.arbiter_read_as), "", text(R.string.arbiter_read_as_help)) { typed ->
            scope.launch { readAs(typed) }
        }

    /** What was sealed is not clear, and the arbiter has typed how he reads it. */
    private suspend fun readAs(typed: String) {
        val heard = (game.hear(typed) as? Outcome.Done)?.value
        val move = ((heard as? Understood.Action)?.action?.deed as? GameDeed.Move)?.path
        if (move != null) return rule(GameRuling.ReadAs(move))
        val why = when (heard) {
            is Understood.Ambiguous -> heard.phrase.printed
            is Understood.NotUnderstood -> heard.phrase.printed
            else -> text(R.string.typed_not_here)
        }
        dialogs.tell("", why)
    }

    private fun rule(ruling: GameRuling) = act(GameDeed.Rule(ruling))

    private fun act(deed: GameDeed) {
        game.send(GameAction(GameActor.ARBITER, deed))
    }

    private companion object {
        const val WIDTH_DP = 1_000
        const val NOTICE_DP = 14
        const val FOOT_DP = 56
        const val TWO_MINUTES = "2:00"
        const val TWO_MINUTES_MS: ULong = 120_000uL

        /** What costs a player the game. */
        val GRAVE = setOf(R.string.arbiter_expel, R.string.arbiter_forfeit)
    }
}
