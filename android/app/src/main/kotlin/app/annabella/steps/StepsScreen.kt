package app.annabella.steps

import android.os.Bundle
import android.view.KeyEvent
import android.view.View
import android.widget.FrameLayout
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardPicture
import app.annabella.board.StillBoard
import app.annabella.core.GameSide
import app.annabella.core.LookBack
import app.annabella.core.PastView
import app.annabella.core.ScoreLetters
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.ActionButtons
import app.annabella.game.GameLayout
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.GamePicture
import app.annabella.game.LastBoard
import app.annabella.game.PlayerPanel
import app.annabella.game.PlayerPanels
import app.annabella.game.Slip
import app.annabella.ui.GameBar
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.launch

/**
 * A game looked through move by move, whether it goes on or is over. The game stays as it is; a
 * new move in it is told, and the look stays where it is.
 */
class StepsScreen(activity: MainActivity, about: String) : Screen(activity) {
    private val from = about.substringBefore(' ').toUIntOrNull()
    private val isTurned = about.endsWith(FAR)
    private val game: GameStore = app.games.onTable
    private val look = GameLook.of(game.state.value.view.kind)
    private val painter = look.painter(ui.theme, app.settings)
    private lateinit var players: PlayerPanels
    private lateinit var board: StillBoard
    private lateinit var slip: Slip
    private lateinit var rows: MoveRows
    private lateinit var bar: GameBar
    private var ply: UInt? = null
    private var watching: Job? = null

    override val title: CharSequence get() = text(R.string.steps_title)

    private val below: GameSide
        get() {
            val view = game.state.value.view
            val isFlipped = LastBoard.isFlipped(view.first.player, view.second.player)
            // who sits opposite sees his own side below
            return if (isFlipped != isTurned) GameSide.SECOND else GameSide.FIRST
        }

    override fun view(saved: Bundle?): View {
        ply = saved?.takeIf { it.containsKey(PLY) }?.getInt(PLY)?.toUInt()
        val place = app.settings.clockPlace
        players = PlayerPanels(ui, PlayerPanel(ui, painter, place), PlayerPanel(ui, painter, place))
        board = StillBoard(activity, ui.theme, painter).apply { isFlipped = below == GameSide.SECOND }
        rows = MoveRows(ui) { go(it) }
        bar = GameBar(ui, ITEMS)
        slip = Slip(ui, rows.view, ActionButtons(ui), areRows = true)
        slip.show(emptyList())
        val under = FrameLayout(activity).apply {
            setPadding(ui.dp(12), ui.dp(8), ui.dp(12), ui.dp(8))
            addView(slip.view)
        }
        return GameLayout(
            activity,
            GameLayout.Parts(
                ui.bar(title, { activity.goBack() }),
                players.farView,
                board,
                players.nearView,
                under,
                bar.view,
            ),
            GameLayout.Arrangement.of(activity.resources.configuration),
            isLeftHanded = app.settings.leftHanded,
        ).apply { if (isTurned) rotation = HALF_TURN }
    }

    override fun save(): Bundle = Bundle().apply { ply?.let { putInt(PLY, it.toInt()) } }

    override fun show() {
        watching = scope.launch {
            launch { players.learnNames(game) }
            var known: UInt? = null
            game.state.map { it.view.plies }.distinctUntilChanged().collect { plies ->
                val score = (game.score(ScoreLetters.FIGURINES) as? Outcome.Done)?.value.orEmpty()
                rows.show(score)
                if (known == null) begin(plies) else tellNews()
                known = plies
            }
        }
    }

    override fun hide() {
        watching?.cancel()
        players.stop()
    }

    private suspend fun begin(plies: UInt) {
        val at = (ply ?: from ?: plies).coerceAtMost(plies)
        // a step of none tells where it stands
        step(at, LookBack.Back(0u))
    }

    private suspend fun tellNews() {
        ply?.let(rows::mark)
        app.announcer.say(text(R.string.steps_new_move), text(R.string.language_code))
        slip.status.text = text(R.string.steps_new_move)
    }

    private fun go(to: UInt) {
        scope.launch { step(to, LookBack.Back(0u)) }
    }

    private fun go(to: LookBack) {
        val at = ply ?: return
        scope.launch { step(at, to) }
    }

    private suspend fun step(at: UInt, to: LookBack) {
        val past = (game.look(at, to) as? Outcome.Done)?.value ?: return
        show(past)
        app.announcer.answer(past.phrases)
    }

    private fun show(past: PastView) {
        ply = past.ply
        board.picture = pictureOf(past)
        board.contentDescription = text(R.string.setup_board)
        slip.status.text = past.phrases.joinToString(" ") { it.printed }
        players.show(past.view, below, isFarTurned = false)
        rows.mark(past.ply)
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
        bar.show(possible.mapValues { (_, to) -> { go(to) } } + (R.string.steps_play to { playFrom(past) }))
    }

    private fun pictureOf(past: PastView): BoardPicture {
        val view = past.view
        val isHidden = !past.isBoardShown || view.hidesBoard
        val points = view.columns.toInt() * view.rows.toInt()
        return BoardPicture(
            // none is told of where none may be seen
            pieces = if (isHidden) ByteArray(points) else view.board,
            columns = view.columns.toInt(),
            rows = view.rows.toInt(),
            lastMove = if (isHidden) emptyList() else GamePicture.lastMove(view),
            alarms = if (isHidden) emptyList() else view.alarms.map(UShort::toInt),
            hidesPieces = isHidden,
        )
    }

    /** Another game goes on from here; this one is kept. */
    private fun playFrom(past: PastView) {
        past.noBranch?.let { reason ->
            return dialogs.tell(text(R.string.trouble_title), reason.printed).let {}
        }
        scope.launch {
            val opener = GameOpener(activity, dialogs)
            when (val setup = game.branch(past.ply)) {
                is Outcome.Failed -> opener.tell(setup.error)
                is Outcome.Done -> if (opener.start(setup.value)) {
                    opener.show {
                        it.home()
                        it.go(Place(Page.GAME))
                    }
                }
            }
        }
    }

    override fun key(event: KeyEvent): Boolean {
        val to = when (event.keyCode) {
            KeyEvent.KEYCODE_PAGE_UP -> LookBack.Back(1u)
            KeyEvent.KEYCODE_PAGE_DOWN -> LookBack.On(1u)
            KeyEvent.KEYCODE_MOVE_HOME -> LookBack.Start
            KeyEvent.KEYCODE_MOVE_END -> LookBack.End
            else -> return false
        }
        if (event.action == KeyEvent.ACTION_DOWN) go(to)
        return true
    }

    companion object {
        private const val PLY = "ply"
        private const val FAR = "far"
        private const val HALF_TURN = 180f

        /** A look at the position after so many moves, by somebody who may sit at the far end of the table. */
        fun place(
            ply: UInt,
            isTurned: Boolean = false,
        ) = Place(Page.STEPS, if (isTurned) "$ply $FAR" else "$ply")

        private val ITEMS = listOf(
            GameBar.Item(R.string.steps_first, R.drawable.ic_first),
            GameBar.Item(R.string.steps_previous, R.drawable.ic_step_back),
            GameBar.Item(R.string.steps_next, R.drawable.ic_step_on),
            GameBar.Item(R.string.steps_last, R.drawable.ic_last),
            GameBar.Item(R.string.steps_play, R.drawable.ic_play),
        )
    }
}
