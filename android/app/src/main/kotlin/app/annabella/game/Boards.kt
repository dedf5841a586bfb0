package app.annabella.game

import android.graphics.drawable.Drawable
import android.text.SpannableString
import android.text.Spanned
import android.text.style.RelativeSizeSpan
import app.annabella.MainActivity
import app.annabella.R
import app.annabella.board.BoardDrawable
import app.annabella.core.GameSide
import app.annabella.core.Phrase
import app.annabella.core.boardNamed
import app.annabella.core.boardNumber
import app.annabella.core.boardsWaiting
import app.annabella.core.other
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.speech.SpeechChoices
import app.annabella.speech.phraseOf
import app.annabella.ui.Form
import app.annabella.ui.Option
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.combine
import kotlinx.coroutines.launch

/** Which board this is, and on how many others somebody is awaited. */
class BoardTitle(
    val board: String,
    /** Both in one. */
    val whole: String,
    /** How many others wait; null for none. */
    val waiting: String?,
)

/** The boards of a simultaneous display, for the page of the one on the table: where else to go. */
class Boards(private val activity: MainActivity) {
    private val app = activity.app
    private val language get() = SpeechChoices.languageOf(activity.getString(R.string.language_code))

    val areSeveral: Boolean get() = app.games.boards.value.size > 1

    /** To the next board for 1, to the one before for -1; after the last comes the first. */
    fun step(by: Int): Boolean {
        val count = app.games.boards.value.size
        return count > 1 && bring(Math.floorMod(app.games.number - 1 + by, count) + 1)
    }

    /** To the board with this number; false where there is none. */
    fun bring(number: Int): Boolean {
        if (!areSeveral || number !in 1..app.games.boards.value.size) return false
        app.announcer.heads(::told)
        app.games.bring(number)
        app.scope.launch { app.announcer.headsAgain() }
        return true
    }

    /** Says which of several boards is on the table, and how the game stands there. */
    fun tellWhich(): Boolean = bring(app.games.number)

    /** Says what is played on the page that has come, and of several boards which one this is. */
    suspend fun introduce() {
        val game = app.games.current.value ?: return
        if (!areSeveral) return app.announcer.introduce(game)
        val hint = phrase(activity.getString(R.string.boards_keys))
        if (app.announcer.introduces(game)) app.announcer.head(told(game, hint))
    }

    private suspend fun told(game: GameStore): List<Phrase> = told(game, hint = null)

    /**
     * Says which board this is, with what is moved there last and whose turn it is; on the first
     * visit also what is played. What has happened there meanwhile is told by the game itself.
     */
    private suspend fun told(game: GameStore, hint: Phrase?): List<Phrase> {
        val (plies, hasTwoPeople) = game.state.value.view.let { it.plies to it.hasTwoPeople }
        val isWaiting = app.games.boards.value.any { it.game === game && it.isWaiting }
        // the computer may think about the first move
        val isNew = hint != null || (isWaiting && plies < 2u) || (plies == 0u && !hasTwoPeople)
        val hasNews = game.hasToSay
        val told = ((if (isNew) game.introduce() else game.describe()) as? Outcome.Done)?.value.orEmpty()
        val said = if (isNew) told else told.takeLast(if (hasNews) 1 else 2)
        return listOfNotNull(phrase("${title { it.own }.whole}."), hint) + said
    }

    /** How all boards stand, to choose one. */
    suspend fun choose() {
        val options = activity.ui.dialogs.facing { options() }
        val title = activity.getString(R.string.boards_title)
        activity.ui.dialogs.choose(title, options, app.games.number, ::bring)
    }

    private suspend fun options() = app.games.boards.value.mapIndexed { at, board ->
        val name = boardNamed((at + 1).toUInt(), board.players(language), language)
        val more = listOfNotNull(board.standing(), board.time(language))
        Option(at + 1, Form.told(activity.ui, name, more), picture(board))
    }

    private fun picture(board: OpenBoard): Drawable {
        val ui = activity.ui
        val view = board.game.state.value.view
        val last = LastBoard.of(view, app.games.isTurned(board.game))
        val painter = GameLook.of(view.kind).smallPainter(ui.theme)
        return BoardDrawable(ui.theme, painter, last.picture, last.isFlipped, ui.dp(PICTURE_DP))
    }

    /** The same, said. */
    suspend fun say() = app.announcer.answer(lines().map(::phrase))

    private suspend fun lines(): List<String> = app.games.boards.value.mapIndexed { at, board ->
        "${boardNamed((at + 1).toUInt(), board.opponent(language), language)}. ${board.standing()}"
    }

    /** Shows which board this is, and on how many others a move is awaited, as it changes. */
    suspend fun followTitle(show: (CharSequence) -> Unit) = follow { show(lead(title { it.own })) }

    /** Does this now, and whenever a board is another one or something has happened at one. */
    suspend fun follow(act: () -> Unit) {
        app.games.boards.collectLatest { boards ->
            combine(boards.map { it.game.state }) {}.collect { act() }
        }
    }

    /**
     * Which board this is, for who has this side here, and at how many others he is awaited: he or,
     * where each board has another opponent, any of them.
     */
    fun titleFor(side: GameSide): BoardTitle {
        val here = app.games.boards.value.find { it.game === app.games.current.value }
        return title { if (here?.own == side) it.own else it.own.other }
    }

    /** Which board this is, and at how many others this side of each is awaited. */
    private fun title(side: (OpenBoard) -> GameSide): BoardTitle {
        val boards = app.games.boards.value
        val waiting = boards.count { it.game !== app.games.current.value && it.awaits(side(it)) }.toUInt()
        val (number, count) = app.games.number.toUInt() to boards.size.toUInt()
        return BoardTitle(
            boardNumber(number, count, null, language),
            boardNumber(number, count, waiting, language),
            boardsWaiting(waiting, language),
        )
    }

    /** How many others wait stands smaller behind which board this is. */
    private fun lead(title: BoardTitle): CharSequence {
        val text = SpannableString(title.whole)
        val from = title.board.length.coerceAtMost(text.length)
        text.setSpan(RelativeSizeSpan(SMALL), from, text.length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        return text
    }

    private fun phrase(text: String) = phraseOf(text, activity.getString(R.string.language_code))

    private companion object {
        const val SMALL = 0.7f
        const val PICTURE_DP = 72
    }
}
