package app.annabella.steps

import android.annotation.SuppressLint
import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.blind.Talk
import app.annabella.core.GameDeed
import app.annabella.core.GameException
import app.annabella.core.GamePhase
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.GameView
import app.annabella.core.LookBack
import app.annabella.core.PastView
import app.annabella.core.ScoreLetters
import app.annabella.core.clockDisplay
import app.annabella.core.other
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.core.time
import app.annabella.game.ActionButtons
import app.annabella.game.GameLayout
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.LastBoard
import app.annabella.game.PlayerPanel
import app.annabella.game.PlayerPanels
import app.annabella.game.Slip
import app.annabella.game.keys.BoardKeys
import app.annabella.game.part
import app.annabella.speech.SpeechChoices
import app.annabella.speech.SystemRecogniser
import app.annabella.speech.phraseOf
import app.annabella.ui.GameBar
import app.annabella.ui.Option
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import app.annabella.ui.Signs
import app.annabella.ui.SwipeFinger
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.distinctUntilChangedBy
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch

/**
 * A game looked through move by move, whether it goes on or is over. The game stays as it is; a
 * new move in it is told, and the look stays where it is.
 */
class StepsScreen(activity: MainActivity, about: String) :
    Screen(activity), BoardKeys.Listener, StepsWords.Listener {
    private val from = about.toUIntOrNull()
    private val game: GameStore = app.games.onTable
    private val words = StepsWords(activity, game, scope, this)
    private val board = PastBoard(activity, scope, game.state.value.view, this, ::goOn)
    private lateinit var players: PlayerPanels
    private lateinit var slip: Slip
    private lateinit var rows: MoveRows
    private lateinit var slider: MoveSlider
    private lateinit var after: TextView
    private lateinit var bar: GameBar
    private val commenting = ui.icon(R.drawable.ic_comment, R.string.steps_comment, ::comment).apply {
        isEnabled = false
    }
    private var talk: Talk? = null
    private var isFlipped = false
    private var past: PastView? = null

    /** After how many moves it stands what is looked at, also while that is still asked for. */
    override var ply: UInt? = null
        private set
    private var seen: GameView? = null

    /** A new move was told, and the end not looked at since. */
    private var isNewMoveTold = false
    private var watching: Job? = null
    private val steps = StepsInTurn(scope)

    /** Where somebody who slides is. */
    private var wished: UInt? = null

    override val title: CharSequence get() = text(R.string.steps_looking)

    private val below: GameSide
        get() {
            val view = game.state.value.view
            val isFarBelow = LastBoard.of(view, app.games.isTurned(game)).isFlipped != isFlipped
            // who sits opposite sees his own side below
            return if (isFarBelow != isTurned) GameSide.SECOND else GameSide.FIRST
        }

    override fun view(saved: Bundle?): View {
        saved?.let(::restore)
        val view = game.state.value.view
        val painter = GameLook.of(view.kind).painter(ui.theme, app.settings)
        val place = app.settings.clockPlace
        players = PlayerPanels(ui, PlayerPanel(ui, painter, place), PlayerPanel(ui, painter, place))
        board.view.isFlipped = below == GameSide.SECOND
        players.show(view, below, isFarTurned = false)
        rows = MoveRows(ui) { go(it) }
        slider = MoveSlider(ui) { go(it) }
        after = ui.small("").apply { visibility = if (view.clocks == null) View.GONE else View.VISIBLE }
        bar = GameBar(ui, ITEMS)
        slip = Slip(ui, rows.view, ActionButtons(ui), areRows = true)
        slip.show(emptyList())
        swipesStep()
        return GameLayout(
            activity,
            GameLayout.Parts(
                ui.bar(
                    title,
                    { activity.goBack() },
                    commenting,
                    ui.icon(R.drawable.ic_more, R.string.game_more, ::more),
                ),
                players.farView,
                board.view,
                players.nearView,
                below(slider.view, slip.view),
                foot(),
            ),
            GameLayout.Arrangement.of(activity.resources.configuration),
            isLeftHanded = app.settings.leftHanded,
        )
    }

    /** What time the player of the move that is looked at had left then; the clocks above run on. */
    private fun afterMove(past: PastView): String {
        val clocks = past.view.clocks?.takeIf { past.ply > 0u } ?: return ""
        val time = clockDisplay(clocks.copy(running = null), 0u).time(past.view.turn.other)
        return time?.let { "${text(R.string.steps_after_move)} $it" }.orEmpty()
    }

    /** The slider stays where it is, and the rows take what is left. */
    private fun below(slider: View, slip: View) = LinearLayout(activity).apply {
        orientation = LinearLayout.VERTICAL
        setPadding(ui.dp(12), 0, ui.dp(12), ui.dp(8))
        slider.setPadding(ui.dp(4), 0, ui.dp(4), 0)
        addView(slider)
        after.setPadding(ui.dp(4), ui.dp(4), ui.dp(4), ui.dp(4))
        addView(after)
        addView(slip, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT, 1f))
    }

    /** Somebody who came from the page for blind play goes on by talking, where he has talked there. */
    private fun foot(): View {
        if (!activity.screens.has(Page.BLIND)) return bar.view
        val talk = Talk(activity, scope, SystemRecogniser(activity), words::hear, ::type)
        this.talk = talk
        return LinearLayout(activity).apply {
            orientation = LinearLayout.VERTICAL
            addView(bar.view, LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT))
            addView(talk.area, LinearLayout.LayoutParams(MATCH_PARENT, ui.dp(TALK_DP)))
        }
    }

    /** A screen reader has gestures of its own, and a finger that reads does not swipe. */
    @SuppressLint("ClickableViewAccessibility")
    private fun swipesStep() {
        val step = { by: Int -> go(if (by > 0) LookBack.On(1u) else LookBack.Back(1u)) }
        if (board.view.explorer == null) {
            val overBoard = SwipeFinger(activity, swiped = step)
            board.view.setOnTouchListener { _, event ->
                overBoard.take(event)
                false
            }
        }
        val overStatus = SwipeFinger(activity, swiped = step)
        slip.status.setOnTouchListener { _, event ->
            overStatus.take(event)
            true
        }
    }

    override fun save(): Bundle = Bundle().apply {
        ply?.let { putInt(PLY, it.toInt()) }
        putBoolean(FLIPPED, isFlipped)
        board.save(this)
    }

    private fun restore(saved: Bundle) {
        ply = saved.takeIf { it.containsKey(PLY) }?.getInt(PLY)?.toUInt()
        isFlipped = saved.getBoolean(FLIPPED)
        board.restore(saved)
    }

    override fun show() {
        // who uses keys begins there
        if (board.view.rootView.findFocus() == null) board.view.requestFocus()
        if (talk != null) app.announcer.isTalkingPage = true
        watching = scope.launch {
            launch { players.learnNames(game) }
            launch { app.announcer.showOn(slip.status) }
            game.state.map { it.view }.distinctUntilChangedBy { it.revision }.collect(::follow)
        }
    }

    override fun hide() {
        if (talk != null) app.announcer.isTalkingPage = false
        talk?.cancel()
        watching?.cancel()
        players.stop()
    }

    /** The game has come to the page, has gone on or back. */
    private suspend fun follow(view: GameView) {
        val before = seen
        seen = view
        readMoves()
        if (before == null) {
            // a step of none tells where it stands
            val at = (ply ?: from ?: view.plies).coerceAtMost(view.plies)
            ply = at
            step(at, LookBack.Back(0u))
        } else {
            steps.take { look(ply ?: view.plies, LookBack.Back(0u))?.let(::show) }.join()
            if (view.plies > before.plies) tellNewMove()
        }
    }

    private suspend fun readMoves() {
        val all = (game.score(ScoreLetters.FIGURINES) as? Outcome.Done)?.value.orEmpty()
        // a player writes what he sees, and not what stands here
        val score = all.mapNotNull { it.part(upTo = game.state.value.view.toldPlies) }
        rows.show(score)
        slider.show(score)
    }

    private suspend fun tellNewMove() {
        if (isNewMoveTold) return
        isNewMoveTold = true
        app.announcer.say(text(R.string.steps_new_move), text(R.string.language_code))
    }

    /** Who slides on meanwhile is not shown where he was. */
    private fun go(to: UInt) {
        wished = to
        steps.take { if (wished == to) step(to, LookBack.Back(0u)) { wished == to } }
    }

    private fun go(to: LookBack) {
        steps.take { step(ply ?: return@take, to) }
    }

    override suspend fun step(to: LookBack) = steps.take { step(ply ?: return@take, to) }.join()

    private suspend fun step(at: UInt, to: LookBack, isWished: () -> Boolean = { true }) {
        val past = look(at, to) ?: return
        if (!isWished()) return
        show(past)
        if (past.ply == past.plies) isNewMoveTold = false
        // the eye does not wait for the voice
        slip.status.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_NONE
        val language = text(R.string.language_code)
        val now = listOf(phraseOf(text(R.string.steps_now), language)).filter { isNow(past) }
        val said = past.phrases + now + past.remarkPhrases(language)
        slip.status.text = said.joinToString(" ") { it.printed }
        // a line that was typed has to be done before its answer is said
        scope.launch { app.announcer.answer(said) }
    }

    /** The game stands there, and goes on: it looks as if it could be played on. */
    private fun isNow(past: PastView): Boolean {
        val view = game.state.value.view
        return past.ply == view.plies && view.phase !is GamePhase.Over
    }

    /** To play on, which is done on the page of the game. */
    private fun goOn(): Boolean {
        if (past?.let(::isNow) != true) return false
        activity.goBack()
        return true
    }

    /** What else there is to do with the position. */
    private fun more() {
        val deeds = listOf<Option<() -> Unit>>(
            Option(::type, text(R.string.game_type), Signs.of(ui, R.string.game_type)),
            Option(
                { activity.screens.go(Place(Page.SCORE)) },
                text(R.string.score_title),
                Signs.of(ui, R.string.score_title),
            ),
        )
        dialogs.menu(text(R.string.game_more), deeds)
    }

    private fun comment() {
        past?.let { write(it) }
    }

    private fun write(past: PastView, words: CharSequence = past.comment): Unit =
        dialogs.write(commentTitle(past), words) { said ->
            scope.launch {
                when (val kept = game.comment(past.ply, said)) {
                    is Outcome.Failed -> refuse(kept.error, said, past)
                    is Outcome.Done -> {
                        readMoves()
                        step(past.ply, LookBack.Back(0u))
                    }
                }
            }
        }

    /** What was refused can be written otherwise, and is not lost. */
    private fun refuse(error: GameException, said: String, of: PastView) {
        val words = GameOpener.textOf(activity, error, wrong = R.string.trouble_comment)
        dialogs.tell(text(R.string.trouble_title), words) {
            if (error is GameException.BadInput && past?.mayComment == true) write(of, said)
        }
    }

    /** `Comment on 12. Nf3`. */
    private fun commentTitle(past: PastView): CharSequence {
        val move = rows.nameOf(past.ply) ?: return text(R.string.steps_comment_start)
        return "${text(R.string.steps_comment_on)} $move"
    }

    private suspend fun look(at: UInt, to: LookBack): PastView? =
        (game.look(at, to) as? Outcome.Done)?.value

    private fun show(past: PastView) {
        this.past = past
        ply = past.ply
        board.show(past)
        commenting.isEnabled = past.mayComment
        players.show(past.view, below, isFarTurned = false, now = game.state.value.view)
        after.text = afterMove(past)
        rows.mark(past.ply)
        slider.mark(past.ply)
        val steps: Map<Int, LookBack> = mapOf(
            R.string.steps_first to LookBack.Start,
            R.string.steps_previous to LookBack.Back(1u),
            R.string.steps_next to LookBack.On(1u),
            R.string.steps_last to LookBack.End,
        )
        val possible = steps.filterKeys { label ->
            val isBack = label == R.string.steps_first || label == R.string.steps_previous
            if (isBack) past.ply > 0u else past.ply < past.plies
        }
        bar.show(possible.mapValues { (_, to) -> { go(to) } } + (R.string.steps_play to ::askToPlay))
    }

    /** Another game goes on from here; this one is kept. */
    override fun play() {
        val past = past ?: return
        val isTalking = talk != null
        once {
            val hasBegun = Branch.begin(activity, game, past)
            if (hasBegun && isTalking && !activity.screens.has(Page.BLIND)) {
                activity.screens.go(Place(Page.BLIND))
            }
        }
    }

    private fun askToPlay() {
        past?.let { Branch.ask(activity, game, it, ::play) }
    }

    override fun key(event: KeyEvent): Boolean {
        val to = event.lookBack() ?: return board.key(event)
        if (event.action == KeyEvent.ACTION_DOWN) go(to)
        return true
    }

    override fun ask(question: GameQuestion) = words.ask(question)

    // nothing is done in the game here
    override fun act(deed: GameDeed) = words.refuse()

    override fun flip() {
        isFlipped = !isFlipped
        board.view.isFlipped = below == GameSide.SECOND
        past?.let(::show)
    }

    override fun type() = words.type()

    override fun help() = activity.screens.go(Place(Page.KEYS))

    override fun cancel(): Boolean = false

    companion object {
        private const val PLY = "ply"
        private const val FLIPPED = "flipped"
        private const val TALK_DP = 96

        /** A look at the position after so many moves. */
        fun place(ply: UInt) = Place(Page.STEPS, "$ply")

        private val ITEMS = listOf(
            // far from the end, where the finger is most often
            GameBar.Item(R.string.steps_play),
            GameBar.Item(R.string.steps_first),
            GameBar.Item(R.string.steps_previous),
            GameBar.Item(R.string.steps_next),
            GameBar.Item(R.string.steps_last),
        )
    }
}
