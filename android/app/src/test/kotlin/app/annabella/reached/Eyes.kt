package app.annabella.reached

import android.view.View
import android.widget.Button
import android.widget.Switch
import android.widget.TextView
import app.annabella.R
import app.annabella.core.ClockFace
import app.annabella.core.FeltPattern
import app.annabella.core.GameKind
import app.annabella.core.GamePhase
import app.annabella.core.GameSide
import app.annabella.core.GameTurn
import app.annabella.core.pieceAt
import app.annabella.testing.Device
import app.annabella.testing.menuItems
import app.annabella.testing.parts
import app.annabella.ui.Page

/** What is so on the screen, and of the game that is on it. */
class Eyes(private val hands: Hands) {
    private val device = hands.device

    fun see(statement: String) {
        val (what, rest) = statement.substringBefore(' ') to statement.substringAfter(' ', "")
        when (what) {
            "told" -> device.waitFor("what is told") { rest in told() }
            "untold" -> if (rest in told()) throw AssertionError("it is told")
            "set" -> rest.parts(':').let { (label, value) ->
                hands.seek { setting(label) != null }
                device.waitFor(statement) {
                    setting(label) ==
                        value
                }
            }
            "has" -> device.waitFor("“$rest”") { offers(rest) }
            "lacks" -> device.waitFor("the end of “$rest”") { !offers(rest) }
            "sheet" -> {
                // in whatever language
                fun text(id: Int) = device.activity.getString(id)
                device.click(text(R.string.game_menu))
                device.answer(text(R.string.score_title))
                device.see(rest)
                device.click(text(R.string.game_back))
            }
            "name" -> rest.split(' ', limit = 2).let { (color, name) ->
                val isFirst = color == word(GameSide.FIRST)
                device.waitFor(statement) {
                    device.find(name)?.let(::isBelow) == (isFirst != device.board.isFlipped)
                }
            }
            "page" -> device.see(
                when (rest) {
                    "Home" -> "Play the computer"
                    // it has no title
                    "Result" -> "Play again"
                    else -> rest
                },
            )
            "felt" -> device.waitFor(statement) { hands.felt.lastOrNull()?.let(::written) == rest }
            "shared" -> device.waitFor(statement) { rest in hands.sharedLast() }
            else -> device.waitFor(statement) { fact(what, rest) }
        }
    }

    private fun fact(what: String, rest: String): Boolean {
        val (about, value) = rest.substringBefore(' ') to rest.substringAfter(' ', "")
        // a game that was asked for comes a little later
        val view = device.app.games.current.value?.state?.value?.view ?: return false
        val face = if (about == word(GameSide.FIRST)) view.clocks?.first else view.clocks?.second
        return when (what) {
            "plies" -> view.plies.toString() == rest
            "on" -> piece(device.point(about)) == value
            "turn" -> word(view.turn) == rest
            "below" -> word(if (device.board.isFlipped) GameSide.SECOND else GameSide.FIRST) == rest
            "phase" -> phase() == rest
            "result" -> ending()?.result == rest
            "ending" -> ending()?.reason?.name?.let(::hyphened) == rest
            "clock" -> face?.let(::left) == value
            "running" -> (view.clocks?.running?.let(::word) ?: "none") == rest
            "counter" -> face?.moves.toString() == value
            "period" -> face?.period.toString() == value
            "to-go" -> (face?.movesToGo?.toString() ?: "all") == value
            "offer" -> (view.offer?.let(::word) ?: "none") == rest
            "signed" -> signed() == rest
            "touched" -> device.board.picture.touched == squares(rest)
            "chosen" -> device.board.picture.selected.toSet() == squares(rest)
            "must-jump" -> device.board.picture.alarms.toSet() == squares(rest)
            "side" -> hands.side() == if (rest == "other") hands.sideBefore?.other() else hands.sideBefore
            else -> throw AssertionError("this is nothing that is seen")
        }
    }

    /** For whoever looks why something was not so. */
    fun situation(): String = if (device.app.games.current.value == null) {
        "no game"
    } else {
        "plies ${device.view.plies}, phase ${phase()}, ${ending()}, ${device.view.clocks}, told ${told()}, " +
            "shared ${hands.sharedLast()}, " +
            "felt ${hands.felt.map(::written)}\n" +
            device.views().filterIsInstance<TextView>().map { "${it.text}" }.filter(String::isNotEmpty)
    }

    private fun told(): String {
        val over = device.dialog?.let(device::views).orEmpty().filterIsInstance<TextView>().map {
            "${it.text}"
        }
        return (hands.told + over).joinToString(" ")
    }

    /** As a learner would write it: an hour, a mark of five minutes, a double one, a beat, the flag. */
    private fun written(pattern: FeltPattern): String = pattern.pulses.joinToString("") {
        when {
            pattern.repeats -> "~"
            it.lengthMs == FLAG_MS -> "!"
            it.lengthMs == HOUR_MS -> "-"
            it.pauseMs == WITHIN_DOUBLE_MS -> "+"
            else -> "."
        }
    }.replace(".+", ":")

    private fun offers(label: String) =
        device.views().any { it is Button && it.isEnabled && "${it.text}".substringBefore('\n') == label } ||
            (device.activity.screens.place.page == Page.GAME && label in device.menuItems())

    private fun isBelow(view: View) = topOf(view) > topOf(device.board)

    private fun topOf(view: View) = IntArray(2).also(view::getLocationOnScreen)[1]

    private fun setting(label: String): String? {
        val switch = device.views().filterIsInstance<Switch>().find { it.text.toString() == label }
        if (switch != null) return if (switch.isChecked) "on" else "off"
        return device.line(label)?.text?.toString()?.substringAfter('\n')
    }

    private fun ending() = (device.view.phase as? GamePhase.Over)?.ending

    private fun phase(): String = when (val phase = device.view.phase) {
        is GamePhase.Waiting -> "waiting"
        is GamePhase.Playing -> turn(phase.turn)
        is GamePhase.Paused -> "paused"
        is GamePhase.Adjourned -> "adjourned"
        is GamePhase.Resumed -> "resumed"
        is GamePhase.Over -> "over"
    }

    private fun turn(turn: GameTurn): String = when (turn) {
        is GameTurn.Thinking -> "thinking"
        is GameTurn.Holding -> "holding"
        is GameTurn.Promoting -> "promoting"
        is GameTurn.ToPress -> "to-press"
        is GameTurn.Placed -> "placed"
        is GameTurn.Announcing -> "announcing"
        is GameTurn.Repeating -> "repeating"
        is GameTurn.Sealing -> "sealing"
    }

    private fun signed(): String {
        val signed = listOf(
            word(GameSide.FIRST) to device.view.first.hasSigned,
            word(GameSide.SECOND) to device.view.second.hasSigned,
        )
        return signed.filter { it.second }.joinToString(" ") { it.first }.ifEmpty { "none" }
    }

    private fun squares(names: String) =
        if (names == "none") emptySet() else names.parts(' ').map(device::point).toSet()

    private fun left(face: ClockFace): String? = face.leftMs?.let { ms ->
        val seconds = ((ms + MS_PER_SECOND - 1u) / MS_PER_SECOND).toLong()
        "%d:%02d".format(seconds / 60, seconds % 60)
    }

    private fun word(side: GameSide) = when {
        device.view.kind == GameKind.CHECKERS -> if (side == GameSide.FIRST) "red" else "white"
        device.view.kind == GameKind.YIN_YANG -> if (side == GameSide.FIRST) "black" else "white"
        side == GameSide.FIRST -> "white"
        else -> "black"
    }

    private fun piece(square: Int): String {
        val pieces = device.board.picture.pieces
        if (device.view.kind == GameKind.CHESS) return letter(pieces, square)
        val side = pieces.pieceAt(square)?.side ?: return "-"
        if (device.view.kind == GameKind.YIN_YANG) return word(side)
        return "${word(side)}-${if (pieces[square] % SECOND == KING) "king" else "man"}"
    }

    private fun GameSide.other() = if (this == GameSide.FIRST) GameSide.SECOND else GameSide.FIRST

    private fun hyphened(name: String) = name.lowercase().replace('_', '-')

    private companion object {
        const val MS_PER_SECOND = 1000uL

        // a byte of a board of checkers, whose second player's are greater by eight
        const val SECOND = 8
        const val KING = 2
        const val FLAG_MS = 2000u
        const val HOUR_MS = 500u
        const val WITHIN_DOUBLE_MS = 90u
    }
}
