package app.annabella.home

import android.content.res.Configuration
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.ImageView
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.StillBoard
import app.annabella.core.GameSide
import app.annabella.core.SavedGame
import app.annabella.core.store.Outcome
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.newgame.NewGameScreen
import app.annabella.post.LetterOpener
import app.annabella.post.Pasting
import app.annabella.post.RunningGames
import app.annabella.speech.SpeechChoices
import app.annabella.ui.ButtonKind
import app.annabella.ui.Card
import app.annabella.ui.EqualGrid
import app.annabella.ui.Form
import app.annabella.ui.ListRow
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import app.annabella.ui.Shape
import app.annabella.ui.Tile
import app.annabella.ui.YieldingFrame
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** The first page: the game that is gone on with, what can be played, and what there is beside. */
class HomeScreen(activity: MainActivity) : Screen(activity) {
    private lateinit var board: StillBoard
    private lateinit var invitation: TextView
    private lateinit var sentence: TextView
    private lateinit var goOn: Button
    private lateinit var shelf: BoardShelf
    private lateinit var computer: Tile
    private lateinit var people: Tile
    private lateinit var post: RunningGames
    private val letters = LetterOpener(activity, dialogs, scope)
    private var watching: Job? = null
    private var progress: GameInProgress? = null

    override val title: CharSequence get() = text(R.string.home_title)

    private val isLying: Boolean
        get() = activity.resources.configuration.orientation == Configuration.ORIENTATION_LANDSCAPE

    override fun view(saved: Bundle?): View {
        board = StillBoard(activity, ui.theme).apply {
            isFocusable = true
            setOnClickListener { play() }
        }
        invitation = ui.small(text(R.string.home_touch_board)).apply {
            // it is the board's own name
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
        sentence = ui.name("")
        goOn = ui.button(text(R.string.home_continue), ButtonKind.PRIMARY) { play() }
        shelf = BoardShelf(ui, ::play)
        post = RunningGames(ui, Form(ui, dialogs), postRows(), ::goOn)
        val games = newGame()
        val rows = ui.column(post.view, rows(), gap = 12)
        // before the library is asked
        showBoard(GameInProgress.kept(app))
        return if (isLying) lying(games, rows) else upright(games, rows)
    }

    private fun upright(games: View, rows: View): View {
        val content = ui.column(header(), progressCard(isStacked = ui.hasHugeLetters), games, rows, gap = 12)
        val side = maxOf(ui.dp(MARGIN_DP), (screenWidth() - ui.dp(MOST_WIDTH_DP)) / 2)
        content.setPadding(side, ui.dp(8), side, ui.dp(24))
        return ui.scroll(content)
    }

    /** The board takes the height that is left, so that the way on is always in sight. */
    private fun lying(games: View, rows: View): View {
        val words = words()
        val place = YieldingFrame(activity, board, ui.dp(BOARD_DP))
        place.layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f)
        val card = Card.filled(ui, place, words, shelf.view)
        card.layoutParams = LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f)
        val start = ui.column(header(), card, gap = 12)
        val end = ui.column(games, rows, gap = 12)
        return LinearLayout(activity).apply {
            for ((at, column) in listOf(start, end).withIndex()) {
                val inner = if (at == 0) MARGIN_DP else MARGIN_DP / 2
                val outer = if (at == 0) MARGIN_DP / 2 else MARGIN_DP
                column.setPaddingRelative(ui.dp(inner), ui.dp(8), ui.dp(outer), ui.dp(16))
                addView(ui.scroll(column), LinearLayout.LayoutParams(0, MATCH_PARENT, 1f))
            }
        }
    }

    private fun screenWidth() = ui.dp(activity.resources.configuration.screenWidthDp)

    private fun header(): View = LinearLayout(activity).apply {
        gravity = Gravity.CENTER_VERTICAL
        val mark = ImageView(activity).apply {
            setImageResource(R.drawable.mark)
            background = Shape(ui, Shape.SMALL_DP).still(ui.theme.wash)
            clipToOutline = true
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
        addView(mark, LinearLayout.LayoutParams(ui.dp(MARK_DP), ui.dp(MARK_DP)))
        val name = ui.title(text(R.string.home_title)).apply { setPaddingRelative(ui.dp(12), 0, ui.dp(8), 0) }
        addView(name, LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f))
        addView(ui.icon(R.drawable.ic_tune, R.string.home_settings) { go(Page.SETTINGS) })
    }

    private fun words(): View = ui.column(sentence, invitation, goOn, gap = 8)

    /** The board beside its words, or above them. */
    private fun progressCard(isStacked: Boolean): View {
        val words = words()
        if (isStacked) return Card.of(ui, board, words, shelf.view)
        val beside = LinearLayout(activity).apply {
            gravity = Gravity.CENTER_VERTICAL
            val side = ui.dp(if (ui.isWide) WIDE_BOARD_DP else BOARD_DP)
            addView(board, LinearLayout.LayoutParams(side, side))
            val params = LinearLayout.LayoutParams(0, WRAP_CONTENT, 1f)
            params.marginStart = ui.dp(16)
            addView(words, params)
        }
        return Card.of(ui, beside, shelf.view)
    }

    private fun newGame(): View {
        val chooser = GameChooser(ui, language, app.settings.againstComputer.game) { game ->
            app.settings.againstComputer.game = game
            app.settings.betweenPeople.game = game
            app.settings.byCorrespondence.game = game
            scope.launch { showTiles() }
            if (progress == null) showBoard(null)
        }
        computer = Tile(ui, R.drawable.ic_computer, text(R.string.home_play_computer)) {
            go(Page.NEW_GAME, NewGameScreen.COMPUTER)
        }
        people = Tile(ui, R.drawable.ic_people, text(R.string.home_two_players)) {
            go(Page.NEW_GAME, NewGameScreen.PEOPLE)
        }
        val tiles = EqualGrid(activity, ui.dp(8), mostColumns = 2, isOneRow = true).apply {
            addView(computer.view)
            addView(people.view)
        }
        return Card.of(ui, ui.section(text(R.string.game_new)), chooser.view, tiles)
    }

    private fun rows(): View = Card.ofRows(
        ui,
        listOf(
            ListRow.of(ui, R.drawable.ic_saved, text(R.string.home_saved)) { go(Page.LIBRARY) },
            ListRow.of(ui, R.drawable.ic_clock, text(R.string.clock_title)) { go(Page.CLOCK) },
            ListRow.of(ui, R.drawable.ic_ear, text(R.string.exercises_title)) { go(Page.EXERCISES) },
            ListRow.of(ui, R.drawable.ic_setup, text(R.string.setup_title)) { go(Page.SETUP) },
            ListRow.of(ui, R.drawable.ic_info, text(R.string.home_about)) { go(Page.ABOUT) },
        ),
    )

    private fun postRows(): List<View> = listOf(
        ListRow.of(ui, R.drawable.ic_letter, text(R.string.post_play)) {
            go(Page.NEW_GAME, NewGameScreen.CORRESPONDENCE)
        },
        ListRow.of(ui, R.drawable.ic_import, text(R.string.post_paste)) {
            Pasting(activity, dialogs).ask(R.string.post_paste_help) { app.inbox.take(it, speech()) }
        },
    )

    private fun goOn(game: SavedGame) {
        val content = game.content ?: return
        once {
            val opener = GameOpener(activity, dialogs)
            if (opener.open(game.id, content.first.player, content.second.player)) opener.show()
        }
    }

    private fun go(page: Page, about: String = "") = activity.screens.go(Place(page, about))

    override fun show() {
        scope.launch {
            val games = saved()
            showBoard(GameInProgress.find(app, games, language))
            post.show(games)
        }
        scope.launch { showTiles() }
        watching = scope.launch { letters.watch() }
    }

    override fun hide() {
        watching?.cancel()
    }

    /** With what a game against the computer, and one of two people, would begin. */
    private suspend fun showTiles() {
        val summary = TileSummary(activity)
        computer.tell(summary.computer())
        people.tell(summary.people())
    }

    private suspend fun saved(): List<SavedGame> =
        (app.library.list(speech()) as? Outcome.Done)?.value.orEmpty()

    private val language get() = SpeechChoices.languageOf(text(R.string.language_code))

    private fun speech() = SpeechChoices.settings(text(R.string.language_code), app.settings)

    private fun showBoard(found: GameInProgress?) {
        progress = found
        val look = GameLook.of(found?.board?.kind ?: app.settings.againstComputer.kind)
        board.painter = look.smallPainter(ui.theme)
        board.picture = found?.board?.picture ?: look.start(app.settings)
        board.isFlipped = found?.board?.isFlipped ?: false
        val description = if (found == null) R.string.home_touch_board else R.string.home_board
        board.contentDescription = text(description)
        invitation.visibility = if (found == null) View.VISIBLE else View.GONE
        sentence.text = listOfNotNull(found?.boardOf(language), found?.sentence?.printed).joinToString(". ")
        sentence.visibility = if (sentence.text.isEmpty()) View.GONE else View.VISIBLE
        shelf.show(found?.shelf.orEmpty(), look.smallPainter(ui.theme))
        goOn.text = text(if (found == null) R.string.home_play else R.string.home_continue)
    }

    /** Goes on with the game in progress, at a board of several, or begins one with the side that moves first. */
    private fun play(number: Int? = null) {
        once {
            val opener = GameOpener(activity, dialogs)
            // what was drawn at first may be gone
            val found = GameInProgress.find(app, saved(), language)
            val isThere = when {
                found == null -> opener.start(NewGames(app.settings).againstComputer(GameSide.FIRST))
                found.isOpen -> true
                found.shelf.isNotEmpty() -> opener.bringBack(found.id)
                else -> opener.open(found.id, found.first, found.second)
            }
            if (isThere && number != null) app.games.bring(number)
            if (isThere) opener.show()
        }
    }

    private companion object {
        const val MARK_DP = 36
        const val BOARD_DP = 138
        const val WIDE_BOARD_DP = 320
        const val MARGIN_DP = 16
        const val MOST_WIDTH_DP = 640
    }
}
