package app.annabella.result

import android.content.Intent
import android.content.res.Configuration
import android.os.Bundle
import android.view.Gravity
import android.view.View
import android.view.ViewGroup.LayoutParams.MATCH_PARENT
import android.widget.LinearLayout
import android.widget.TextView
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.StillBoard
import app.annabella.core.store.Outcome
import app.annabella.game.GameLook
import app.annabella.game.GameOpener
import app.annabella.game.LastBoard
import app.annabella.game.OwnRatings
import app.annabella.speech.SpeechChoices
import app.annabella.ui.ButtonKind
import app.annabella.ui.Page
import app.annabella.ui.Place
import app.annabella.ui.Screen
import app.annabella.ui.markHeading
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** How the game on the table ended, and what can be done now. */
class ResultScreen(activity: MainActivity) : Screen(activity) {
    private val game = app.games.current.value
    private lateinit var sentence: TextView
    private lateinit var lastMove: TextView
    private lateinit var ownRating: TextView
    private var isBeginning = false
    private var watching: Job? = null
    private var telling: Job? = null

    override val title: CharSequence get() = text(R.string.result_title)

    override fun view(saved: Bundle?): View {
        val last = game?.let { LastBoard.of(it.state.value.view) }
        val board = StillBoard(activity, ui.theme).apply {
            painter = last?.let { GameLook.of(it.kind).painter(ui.theme, app.settings) }
            picture = last?.picture ?: picture
            isFlipped = last?.isFlipped ?: false
            contentDescription = text(R.string.result_board)
        }
        sentence = ui.display("").apply { markHeading() }
        lastMove = ui.body("")
        ownRating = ui.body("").apply { visibility = View.GONE }
        val actions = ui.column(
            sentence,
            lastMove,
            ownRating,
            *buttons(last != null).toTypedArray(),
            gap = 12,
        )
        actions.setPadding(ui.dp(24), ui.dp(16), ui.dp(24), ui.dp(24))
        val isWide = activity.resources.configuration.orientation == Configuration.ORIENTATION_LANDSCAPE
        val page = LinearLayout(activity)
        val bar = ui.bar(title, { activity.goBack() })
        if (isWide) {
            page.gravity = Gravity.CENTER_VERTICAL
            page.addView(board, LinearLayout.LayoutParams(ui.wideBoard(), MATCH_PARENT))
            val side = ui.column(bar, actions, gap = 0)
            page.addView(ui.scroll(side), LinearLayout.LayoutParams(0, MATCH_PARENT, 1f))
        } else {
            page.orientation = LinearLayout.VERTICAL
            page.addView(bar)
            val column = ui.column(board, actions, gap = 0)
            page.addView(ui.scroll(column), LinearLayout.LayoutParams(MATCH_PARENT, 0, 1f))
        }
        return page
    }

    private fun buttons(hasGame: Boolean): List<View> {
        val again = ui.button(text(R.string.result_again), kind = ButtonKind.PRIMARY) { again() }
        val home = ui.button(text(R.string.result_home)) { activity.screens.home() }
        if (!hasGame) return listOf(again, home)
        val review = ui.button(text(R.string.result_review)) { activity.screens.go(Place(Page.REVIEW)) }
        val steps = ui.button(text(R.string.steps_title)) { activity.screens.go(Place(Page.STEPS)) }
        val share = ui.button(text(R.string.result_share)) { share() }
        return listOf(again, review, steps, share, home)
    }

    override fun show() {
        watching = scope.launch {
            // the last of what is told of a game is how it ended, after its last move
            val phrases = (game?.describe() as? Outcome.Done)?.value.orEmpty().takeLast(2)
            sentence.text = phrases.lastOrNull()?.printed
            lastMove.text = phrases.dropLast(1).joinToString(" ") { it.printed }
            // a reader may not yet have told how the game came to its end
            if (app.screenReader.isOn) app.announcer.showNewOn(sentence)
        }
        telling = scope.launch { app.ownRatings.counted.collect { if (it === game) showOwnRating() } }
    }

    override fun hide() {
        watching?.cancel()
        telling?.cancel()
    }

    private suspend fun showOwnRating() {
        val language = SpeechChoices.languageOf(text(R.string.language_code))
        ownRating.text = OwnRatings.of(app.settings, language)?.told ?: return
        ownRating.visibility = View.VISIBLE
    }

    private fun again() {
        val last = game ?: return
        if (isBeginning) return
        isBeginning = true
        scope.launch {
            // the page of the game lies under this one
            if (AgainLine.begin(last, activity, dialogs)) GameOpener(activity, dialogs).show { it.back() }
            isBeginning = false
        }
    }

    private fun share() {
        scope.launch {
            when (val pgn = game?.notation() ?: return@launch) {
                is Outcome.Failed -> GameOpener(activity, dialogs).tell(pgn.error)
                is Outcome.Done -> shareText(activity, pgn.value, text(R.string.result_share))
            }
        }
    }
}

/** Lets another app take a text. */
fun shareText(activity: MainActivity, text: String, title: CharSequence) {
    val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
    activity.startActivity(Intent.createChooser(intent, title))
}
