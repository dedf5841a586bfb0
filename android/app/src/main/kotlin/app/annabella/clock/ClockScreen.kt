package app.annabella.clock

import android.content.SharedPreferences
import android.content.res.Configuration
import android.os.Bundle
import android.os.SystemClock
import android.util.TypedValue
import android.view.KeyEvent
import android.view.View
import android.view.ViewGroup
import android.widget.Button
import android.widget.LinearLayout
import android.widget.Space
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameException
import app.annabella.core.GameSide
import app.annabella.core.Phrase
import app.annabella.core.TalkingClockPhase
import app.annabella.core.TalkingClockUpdate
import app.annabella.core.clockDisplay
import app.annabella.core.face
import app.annabella.core.store.ClockStore
import app.annabella.core.store.Outcome
import app.annabella.core.time
import app.annabella.game.GameOpener
import app.annabella.speech.SpeechChoices
import app.annabella.strict.NumberText
import app.annabella.strict.TimeText
import app.annabella.ui.ButtonFace
import app.annabella.ui.ButtonKind
import app.annabella.ui.EqualGrid
import app.annabella.ui.ListRow
import app.annabella.ui.Option
import app.annabella.ui.Screen
import app.annabella.ui.Ui
import app.annabella.ui.YieldingScroll
import app.annabella.ui.passOverEarlyTouches
import app.annabella.ui.turn
import kotlinx.coroutines.Job
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

/** A clock that talks, beside a board of wood. What it shows is kept with each press. */
class ClockScreen(activity: MainActivity) : Screen(activity) {
    private val kept: SharedPreferences = app.clockKept
    private val speech = SpeechChoices.settings(text(R.string.language_code), app.settings)
    private var clock: ClockStore? = null
    private var update: TalkingClockUpdate? = null
    private var timer: Job? = null
    private var speaking: Job? = null
    private var opening: Job? = null
    private var isWhiteFar = kept.getBoolean(WHITE_FAR, false)
    private val tick = Runnable(::showTimes)

    private lateinit var faces: Map<GameSide, ClockFaceView>
    private lateinit var frame: LinearLayout
    private lateinit var run: Button
    private lateinit var sentence: TextView

    override val title: CharSequence get() = text(R.string.clock_title)

    override fun view(saved: Bundle?): View {
        faces = mapOf(
            GameSide.FIRST to face(R.string.clock_white, GameSide.FIRST),
            GameSide.SECOND to face(R.string.clock_black, GameSide.SECOND),
        )
        run = item(R.string.clock_start, R.drawable.ic_play, ButtonKind.PRIMARY) { startOrStop() }
        sentence = ui.small("")
        frame = LinearLayout(activity).apply { setPadding(ui.dp(8), 0, ui.dp(8), ui.dp(8)) }
        arrange()
        return ui.column(ui.bar(title, { activity.goBack() }), frame).apply {
            frame.layoutParams = LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, 0, 1f)
        }
    }

    private fun face(label: Int, side: GameSide) = ClockFaceView(ui, text(label)) {
        act { it.press(side) }
    }

    /** The faces are at both ends, and what is seldom wished between them. */
    private fun arrange() {
        val isWide =
            activity.resources.configuration.orientation == Configuration.ORIENTATION_LANDSCAPE
        frame.removeAllViews()
        frame.orientation = if (isWide) LinearLayout.HORIZONTAL else LinearLayout.VERTICAL
        val far = faces.getValue(if (isWhiteFar) GameSide.FIRST else GameSide.SECOND).view
        val near = faces.getValue(if (isWhiteFar) GameSide.SECOND else GameSide.FIRST).view
        far.turn(!isWide)
        near.rotation = 0f
        val full = LinearLayout.LayoutParams.MATCH_PARENT
        val wrap = LinearLayout.LayoutParams.WRAP_CONTENT
        val share = if (isWide) {
            { LinearLayout.LayoutParams(0, full, 1f) }
        } else {
            { LinearLayout.LayoutParams(full, 0, 1f) }
        }
        frame.addView(far, share())
        if (isWide) {
            frame.addView(ui.scroll(column()), LinearLayout.LayoutParams(ui.dp(COLUMN_DP), full))
        } else {
            val band = MaxHeightScrollView(activity, mostControls()).apply { addView(band()) }
            frame.addView(band, LinearLayout.LayoutParams(full, wrap))
        }
        frame.addView(near, share())
    }

    /** Two faces need more room than what is between them, which can be scrolled. */
    private fun mostControls(): Int =
        ui.dp(activity.resources.configuration.screenHeightDp * CONTROLS_PERCENT / 100)

    /** Above each other, or beside each other where the screen is low; what is said does not move them. */
    private fun column(): View = LinearLayout(activity).apply {
        orientation = LinearLayout.VERTICAL
        setPadding(ui.dp(8), ui.dp(8), ui.dp(8), ui.dp(8))
        val share = { LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, 0, 1f) }
        val bar = bar(if (ui.isLow) 2 else 1)
        sentence.setPadding(0, ui.dp(8), 0, 0)
        if (!ui.isLow) addView(Space(activity), share())
        addView(bar)
        addView(YieldingScroll(activity, sentence, ui.dp(Ui.TOUCH_DP)), share())
    }

    private fun band(): View {
        val bar = bar(BAR_COLUMNS)
        sentence.setPadding(0, 0, 0, 0)
        return ui.column(bar, sentence, gap = 4).apply { setPadding(0, ui.dp(8), 0, ui.dp(8)) }
    }

    private fun bar(columns: Int): View {
        for (kept in listOf(run, sentence)) (kept.parent as? ViewGroup)?.removeView(kept)
        return EqualGrid(activity, ui.dp(if (columns == 1) 12 else 4), columns).apply {
            addView(item(R.string.clock_times, R.drawable.ic_listen) { ask { it.timesLeft() } })
            addView(run)
            addView(item(R.string.clock_set, R.drawable.ic_tune) { askSetting() })
            addView(item(R.string.game_more, R.drawable.ic_more) { showMore() })
        }
    }

    /** A sign over a word. */
    private fun item(label: Int, icon: Int, kind: ButtonKind = ButtonKind.QUIET, click: () -> Unit): Button =
        ui.button(text(label), kind, click).apply {
            setTextSize(TypedValue.COMPLEX_UNIT_SP, ui.barSp)
            background = if (kind == ButtonKind.PRIMARY) ButtonFace.of(ui, kind) else ButtonFace.bare(ui)
            val tone = if (kind == ButtonKind.PRIMARY) ui.theme.onAccent else ui.theme.ink
            setTextColor(tone)
            minHeight = ui.dp(BAR_DP)
            minimumHeight = ui.dp(BAR_DP)
            setPadding(ui.dp(4), ui.dp(8), ui.dp(4), ui.dp(8))
            sign(this, icon, tone)
        }

    private fun sign(button: Button, icon: Int, tone: Int) {
        button.compoundDrawablePadding = ui.dp(4)
        button.setCompoundDrawablesRelative(null, ListRow.icon(ui, icon, tone), null, null)
    }

    /** What is seldom wished. */
    private fun showMore() = dialogs.menu(
        title,
        listOf(
            Triple(R.string.clock_used, R.drawable.ic_clock) { ask { it.timesUsed() } },
            Triple(R.string.clock_correct, R.drawable.ic_pen, ::askCorrection),
            Triple(R.string.clock_sides, R.drawable.ic_turn, ::changeSides),
        ).map { (label, icon, act) -> Option(act, text(label), ListRow.icon(ui, icon, ui.theme.ink)) },
    )

    override fun show() {
        app.announcer.isTalkingPage = true
        speaking = scope.launch { app.announcer.showOn(sentence) }
        opening = scope.launch {
            open { restored() ?: ClockStore.create(USUAL, speech, app.times) }
        }
    }

    override fun hide() {
        app.announcer.isTalkingPage = false
        speaking?.cancel()
        opening?.cancel()
        timer?.cancel()
        frame.removeCallbacks(tick)
        clock?.close()
        clock = null
    }

    private fun restored(): ClockStore? {
        val text = kept.getString(TEXT, null) ?: return null
        return try {
            ClockStore.restore(text, speech, app.times)
        } catch (_: GameException) {
            null
        }
    }

    private suspend fun open(make: () -> ClockStore) {
        // what was pressed before is kept
        app.clockPress?.join()
        val made = make()
        clock?.close()
        clock = made
        act { it.look() }
    }

    private fun act(work: suspend (ClockStore) -> Outcome<TalkingClockUpdate>) {
        val clock = clock ?: return
        // also when the page is left meanwhile
        app.clockPress = app.scope.launch { take(clock, work(clock)) }
    }

    private fun ask(question: suspend (ClockStore) -> Outcome<List<Phrase>>) {
        val clock = clock ?: return
        scope.launch {
            app.announcer.answer((question(clock) as? Outcome.Done)?.value.orEmpty())
        }
    }

    private fun take(from: ClockStore, outcome: Outcome<TalkingClockUpdate>) {
        val new = (outcome as? Outcome.Done)?.value ?: return
        // another one may have been set meanwhile
        if (clock != null && clock !== from) return
        kept.edit().putString(TEXT, new.text).apply()
        if (clock == null) return
        update = new
        val isRunning = new.phase is TalkingClockPhase.Running
        val label = text(if (isRunning) R.string.clock_stop else R.string.clock_start)
        if (label != "${run.text}") {
            run.text = label
            val icon = if (isRunning) R.drawable.ic_pause else R.drawable.ic_play
            sign(run, icon, ui.theme.onAccent)
            run.passOverEarlyTouches()
        }
        frame.keepScreenOn = isRunning
        showTimes()
        timer?.cancel()
        val moment = new.nextMomentMs
        scope.launch { new.phrases.forEach { app.announcer.say(it) } }
        timer = scope.launch {
            if (moment == null) return@launch
            delay((moment.toLong() - SystemClock.elapsedRealtime()).coerceAtLeast(1))
            act { it.look() }
        }
    }

    private fun showTimes() {
        frame.removeCallbacks(tick)
        val now = update ?: return
        val passed = SystemClock.elapsedRealtime() - now.asOfMs.toLong()
        val display = clockDisplay(now.clocks, passed.coerceAtLeast(0).toULong())
        for ((side, face) in faces) {
            val made = now.clocks.face(side).moves
            face.show(display.time(side).orEmpty(), made, now.clocks.running == side)
        }
        display.nextChangeMs?.let { frame.postDelayed(tick, it.toLong()) }
    }

    private fun startOrStop() = act { clock ->
        if (update?.phase is TalkingClockPhase.Running) clock.stop() else clock.start(next())
    }

    /** Whose time runs after a stop; White's at first. */
    private fun next(): GameSide =
        (update?.phase as? TalkingClockPhase.Stopped)?.next ?: GameSide.FIRST

    private fun askSetting() =
        dialogs.write(text(R.string.clock_set), USUAL, text(R.string.clock_set_help)) { typed ->
            scope.launch {
                try {
                    open { ClockStore.create(typed, speech, app.times) }
                } catch (error: GameException) {
                    dialogs.tell(text(R.string.trouble_title), GameOpener.textOf(activity, error))
                }
            }
        }

    private fun askCorrection() {
        val times = listOf(
            R.string.clock_correct_white_time to GameSide.FIRST,
            R.string.clock_correct_black_time to GameSide.SECOND,
        ).map { (label, side) -> Option({ askTime(label, side) }, text(label)) }
        val moves = listOf(
            R.string.clock_correct_white_moves to GameSide.FIRST,
            R.string.clock_correct_black_moves to GameSide.SECOND,
        ).map { (label, side) -> Option({ askMoves(label, side) }, text(label)) }
        dialogs.menu(text(R.string.clock_correct), times + moves)
    }

    private fun askTime(label: Int, side: GameSide) =
        TimeText.ask(ui, text(label)) { time -> act { it.setLeft(side, time) } }

    private fun askMoves(label: Int, side: GameSide) =
        NumberText.ask(ui, text(label), text(R.string.arbiter_moves_help)) { moves ->
            act { it.setMoves(side, moves) }
        }

    private fun changeSides() {
        isWhiteFar = !isWhiteFar
        kept.edit().putBoolean(WHITE_FAR, isWhiteFar).apply()
        arrange()
    }

    /** Space presses for the player whose time runs, t says the times. */
    override fun key(event: KeyEvent): Boolean {
        val work: () -> Unit = when (event.keyCode) {
            KeyEvent.KEYCODE_SPACE -> ({ act { it.press(update?.clocks?.running ?: GameSide.SECOND) } })
            KeyEvent.KEYCODE_T -> ({ ask { it.timesLeft() } })
            else -> return false
        }
        // a key that is held has been pressed once
        if (event.repeatCount == 0) work()
        return true
    }

    private companion object {
        const val TEXT = "text"
        const val WHITE_FAR = "white-far"
        const val USUAL = "10+5"
        const val COLUMN_DP = 180
        const val BAR_COLUMNS = 4
        const val BAR_DP = 64
        const val CONTROLS_PERCENT = 32
    }
}
