package app.annabella.game

import app.annabella.R
import app.annabella.board.BoardAction
import app.annabella.board.BoardActions
import app.annabella.board.BoardView
import app.annabella.core.GameQuestion
import app.annabella.core.GameView
import app.annabella.core.latestMove
import app.annabella.core.movesFrom
import app.annabella.core.squareMenu
import app.annabella.speech.SpeechChoices

/**
 * What a screen reader's menu offers on a square: where its piece can go, and what can be
 * asked about it, as the core says.
 */
class SquareMenu(
    private val seen: () -> GameView,
    private val board: BoardView,
    private val label: (Int) -> String,
    private val ask: (GameQuestion) -> Unit,
    private val play: (Int, Int) -> Unit,
) : BoardActions {
    /** What was offered last, by its square and its number there. */
    private val offered = HashMap<Int, Map<Int, () -> Unit>>()

    override fun on(square: Int): List<BoardAction> {
        val view = seen()
        val language = SpeechChoices.languageOf(label(R.string.language_code))
        val plays = plays(view, square).map { to ->
            "${label(R.string.action_play)} ${board.reader.labelOf(to)}" to { play(square, to) }
        }
        val questions = squareMenu(view, square.toUShort(), language).map { line ->
            line.name to { ask(line.question) }
        }
        val lines = PLAYS.zip(plays) + GOES.zip(ways(view, square)) + QUESTIONS.zip(questions)
        // what was read out is done, also if the board has changed meanwhile
        offered[square] = lines.associate { (id, line) -> id to line.second }
        return lines.map { (id, line) -> BoardAction(id, line.first) }
    }

    override fun run(square: Int, id: Int): Boolean {
        val done = offered[square]?.get(id) ?: return false
        done()
        return true
    }

    /** On a large board it is far to what has just happened, and to what is in danger. */
    private fun ways(view: GameView, from: Int): List<Pair<String, () -> Unit>> {
        if (!GameLook.of(view.kind).places || view.hidesBoard) return emptyList()
        val last = view.latestMove?.arrival.takeIf { it != from }
        val alarms = view.alarms.map(UShort::toInt) - from
        val next = alarms.firstOrNull { it > from } ?: alarms.firstOrNull()
        return listOfNotNull(
            last?.let { label(R.string.action_go_last) to { go(it) } },
            next?.let { label(R.string.action_go_atari) to { go(it) } },
        )
    }

    private fun go(to: Int) {
        board.moveCursor(to)
        board.reader.focus.take(to)
    }

    private fun plays(view: GameView, from: Int): List<Int> {
        // a piece is put by choosing its point
        val mayPlay = view.isPersonsTurn && !view.hidesBoard && !GameLook.of(view.kind).places
        // a menu of more is slower than two taps
        return if (mayPlay) targets(view, from).takeIf { it.size <= PLAYS.size }.orEmpty() else emptyList()
    }

    private fun targets(view: GameView, from: Int): List<Int> =
        view.movesFrom(from).map { it.arrival }.distinct().sorted()

    private companion object {
        val QUESTIONS = listOf(
            R.id.action_ask_1,
            R.id.action_ask_2,
            R.id.action_ask_3,
            R.id.action_ask_4,
            R.id.action_ask_5,
            R.id.action_ask_6,
            R.id.action_ask_7,
            R.id.action_ask_8,
            R.id.action_ask_9,
        )
        val GOES = listOf(R.id.action_go_1, R.id.action_go_2)
        val PLAYS = listOf(
            R.id.action_play_1,
            R.id.action_play_2,
            R.id.action_play_3,
            R.id.action_play_4,
            R.id.action_play_5,
            R.id.action_play_6,
            R.id.action_play_7,
            R.id.action_play_8,
        )
    }
}
