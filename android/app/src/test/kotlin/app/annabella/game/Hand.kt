package app.annabella.game

import app.annabella.core.DrawClaim
import app.annabella.core.GameSide
import app.annabella.core.Happening
import app.annabella.core.PieceKind
import app.annabella.core.actionText
import app.annabella.core.parseAction
import app.annabella.core.parseSetup
import app.annabella.core.store.GameStore
import app.annabella.core.store.Times
import app.annabella.testing.CountedPort
import app.annabella.testing.Device
import java.io.Closeable
import kotlinx.coroutines.runBlocking

/** A hand over the board of a game that no page shows. */
class Hand(setup: String) : MoveInput.Listener, Closeable {
    private val game = runBlocking { GameStore.create(parseSetup(setup), null, Times({ 0uL }, { 0uL })) }
    private val port = CountedPort(game)
    private val input = MoveInput(game, this)
    private val told = ArrayList<String>()
    private var answer: ((PieceKind?) -> Unit)? = null

    override fun askPromotion(side: GameSide, square: Int, answer: (PieceKind?) -> Unit) {
        this.answer = answer
        told += if (side == GameSide.FIRST) "asks white" else "asks black"
    }

    override fun redraw() = Unit

    override fun notYourTurn() {
        told += "not your turn"
    }

    override fun severalWays() {
        told += "several ways"
    }

    /** Somebody does something otherwise. */
    fun happens(action: String): List<String> {
        runBlocking { game.dispatch(parseAction(game.state.value.view.kind, action)) }
        return takeDeeds()
    }

    /** What comes of what the hand does. */
    fun does(words: List<String>): String {
        if (words == listOf("targets")) return input.targets().sorted().joinToString(" ", transform = ::name)
        val before = input.chosen
        act(words)
        val all = takeDeeds() + told
        told.clear()
        val now = input.chosen
        val chosen = "chosen ${now.joinToString(" ", transform = ::name).ifEmpty { "none" }}"
        return when {
            now == before && all.isEmpty() -> "nothing"
            now.isEmpty() && all.isNotEmpty() -> all.joinToString("; ")
            else -> (all + chosen).joinToString("; ")
        }
    }

    private fun act(words: List<String>) {
        val (verb, first, second) = words + listOf("", "")
        when (verb) {
            "tap" -> input.tapped(Device.squareOf(first))
            "drag" -> if (input.grabbed(Device.squareOf(first))) {
                input.dropped(Device.squareOf(first), if (second == "-") null else Device.squareOf(second))
            }
            "play" -> input.play(Device.squareOf(first), Device.squareOf(second))
            "claim" -> input.announceFor(ground(first))
            "own" -> input.moveOnBoardOf(if (first == "white") GameSide.FIRST else GameSide.SECOND)
            "cancel" -> if (!input.cancel()) told += "nothing to give up"
            "answer" -> {
                val asked = checkNotNull(answer) { "nothing was asked" }
                answer = null
                asked(if (first == "nothing") null else PieceKind.valueOf(first.uppercase()))
            }
            else -> error("a hand does not $verb")
        }
    }

    private fun ground(name: String) = when (name) {
        "fifty" -> DrawClaim.FIFTY_MOVES
        "repetition" -> DrawClaim.REPETITION
        else -> error("no claim is for $name")
    }

    /** What was asked of the game since, and the hand knows what came of it. */
    private fun takeDeeds(): List<String> {
        // it comes after all that was asked before
        runBlocking { game.fen() }
        input.changed()
        val deeds = port.actions.map { (action, update) ->
            val isRefused = update.events.any { it.what is Happening.Refused }
            actionText(update.view.kind, action) + if (isRefused) ", refused" else ""
        }
        port.actions.clear()
        return deeds
    }

    private fun name(square: Int) = "${'a' + square % 8}${square / 8 + 1}"

    override fun close() {
        runBlocking { game.close().await() }
    }
}
