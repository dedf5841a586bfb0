package app.annabella.home

import android.content.res.Configuration
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.view.ViewGroup.LayoutParams.WRAP_CONTENT
import android.widget.Button
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.StillBoard
import app.annabella.core.GameSide
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.NewGames
import app.annabella.newgame.NewGameScreen
import app.annabella.speech.SpeechChoices
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import kotlinx.coroutines.launch

/** The first page: the board of the game in progress, and what can be played. */
class HomeScreen(activity: MainActivity) : Screen(activity) {
    private lateinit var board: StillBoard
    private lateinit var invitation: TextView
    private lateinit var goOn: Button
    private var progress: GameInProgress? = null
    private var isLeaving = false

    override val title: CharSequence get() = text(R.string.home_title)

    override fun view(saved: Bundle?): View {
        board = StillBoard(activity, ui.theme).apply {
            isFocusable = true
            setOnClickListener { play() }
        }
        invitation = ui.small(text(R.string.home_touch_board)).apply {
            // it is the board's own name
            importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        }
        goOn = ui.button(text(R.string.home_continue), isPrimary = true) { play() }
        // before the library is asked
        showBoard(GameInProgress.kept(app))
        val isWide = activity.resources.configuration.orientation == Configuration.ORIENTATION_LANDSCAPE
        return if (isWide) wide() else upright()
    }

    private fun upright(): View {
        val content = ui.column(ui.title(text(R.string.home_title)), board, invitation, gap = 8)
        list().forEach { content.addView(it, under(8)) }
        content.setPadding(ui.dp(24), ui.dp(16), ui.dp(24), ui.dp(24))
        return ui.scroll(content)
    }

    private fun wide(): View {
        val content = ui.column(ui.title(text(R.string.home_title)), invitation, gap = 8)
        list().forEach { content.addView(it, under(8)) }
        content.setPadding(ui.dp(24), ui.dp(16), ui.dp(24), ui.dp(16))
        return LinearLayout(activity).apply {
            gravity = Gravity.CENTER_VERTICAL
            addView(board, LinearLayout.LayoutParams(ui.wideBoard(), MATCH_PARENT))
            addView(ui.scroll(content), LinearLayout.LayoutParams(0, MATCH_PARENT, 1f))
        }
    }

    private fun list(): List<View> = listOf(
        goOn,
        ui.button(text(R.string.home_play_computer)) { go(Page.NEW_GAME, NewGameScreen.COMPUTER) },
        ui.button(text(R.string.home_two_players)) { go(Page.NEW_GAME, NewGameScreen.PEOPLE) },
        ui.button(text(R.string.setup_title)) { go(Page.SETUP) },
        ui.button(text(R.string.clock_title)) { go(Page.CLOCK) },
        ui.button(text(R.string.home_saved)) { go(Page.LIBRARY) },
        ui.button(text(R.string.home_settings)) { go(Page.SETTINGS) },
        ui.button(text(R.string.home_about)) { go(Page.ABOUT) },
    )

    private fun under(gap: Int) =
        LinearLayout.LayoutParams(MATCH_PARENT, WRAP_CONTENT).apply { topMargin = ui.dp(gap) }

    private fun go(page: Page, about: String = "") = activity.screens.go(Place(page, about))

    override fun show() {
        isLeaving = false
        scope.launch { showBoard(find()) }
    }

    private suspend fun find(): GameInProgress? =
        GameInProgress.find(app, SpeechChoices.settings(text(R.string.language_code), app.settings))

    private fun showBoard(found: GameInProgress?) {
        progress = found
        val look = GameLook.of(found?.board?.kind ?: app.settings.againstComputer.kind)
        board.painter = look.painter(ui.theme, app.settings)
        board.picture = found?.board?.picture ?: look.start(app.settings)
        board.isFlipped = found?.board?.isFlipped ?: false
        val description = if (found == null) R.string.home_touch_board else R.string.home_board
        board.contentDescription = text(description)
        invitation.visibility = if (found == null) View.VISIBLE else View.GONE
        val sentence = found?.sentence?.printed
        goOn.text = listOfNotNull(text(R.string.home_continue), sentence).joinToString("\n")
        goOn.visibility = if (found == null) View.GONE else View.VISIBLE
    }

    /** Goes on with the game in progress, or begins one with the side that moves first. */
    private fun play() {
        if (isLeaving) return
        isLeaving = true
        scope.launch {
            val opener = GameOpener(activity, dialogs)
            // what was drawn at first may be gone
            val found = find()
            val isThere = when {
                found == null -> opener.start(NewGames(app.settings).againstComputer(GameSide.FIRST))
                found.isOpen -> true
                else -> opener.open(found.id, found.first, found.second)
            }
            isLeaving = false
            if (isThere) opener.show()
        }
    }
}
