package app.annabella.game

import android.os.Bundle
import app.annabella.board.SquareWords
import app.annabella.core.GameDeed
import app.annabella.core.GameSide
import app.annabella.core.HiddenBoard
import app.annabella.core.PieceKind
import app.annabella.core.parseSetup
import app.annabella.core.pathOver
import app.annabella.core.store.GameStore
import app.annabella.core.store.GameUiState
import app.annabella.core.store.Times
import app.annabella.testing.CountedPort
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.runBlocking
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.util.ReflectionHelpers

/** Moves over more than two points, as other games have them. */
@RunWith(RobolectricTestRunner::class)
class LongMoveTest {
    /** A piece of a1 goes over c3 or over a3 and c1 to e5, over c3 to e1, or to b2. */
    private class Table : MoveInput.Listener {
        val game = runBlocking { GameStore.create(parseSetup("new chess"), null, Times({ 0uL }, { 0uL })) }
        val input = MoveInput(game, this)
        val told = ArrayList<String>()
        private val port = CountedPort(game)

        init {
            val board = ByteArray(64)
            board[0] = 1
            show(board, listOf(0, 18, 36), listOf(0, 16, 2, 36), listOf(0, 18, 4), listOf(0, 9))
        }

        fun show(board: ByteArray, vararg ways: List<Int>) {
            val moves = ways.flatMap { way ->
                listOf(way.size, 0) + (listOf(way.last()) + way).flatMap { listOf(it, 0) }
            }
            val state = ReflectionHelpers.getField<MutableStateFlow<GameUiState>>(game, "current")
            val bytes = moves.map(Int::toByte).toByteArray()
            state.value = state.value.copy(view = state.value.view.copy(board = board, legalMoves = bytes))
        }

        override fun askPromotion(side: GameSide, square: Int, answer: (PieceKind?) -> Unit) = Unit

        override fun redraw() = Unit

        override fun notYourTurn() {
            told += "not your turn"
        }

        override fun severalWays() {
            told += "several ways"
        }

        /** What was asked of the game. */
        fun deeds(): List<GameDeed> {
            // it comes after all that was asked before
            runBlocking { game.fen() }
            return port.asked.map { it.deed }
        }
    }

    private val table = Table()
    private val input = table.input

    @After
    fun close() {
        runBlocking { table.game.close().await() }
    }

    private fun moveOver(vararg points: Int) = listOf<GameDeed>(GameDeed.Move(pathOver(points.toList())))

    @Test
    fun `a move is begun and goes on point by point`() {
        input.tapped(0)
        assertEquals(listOf(0), input.chosen)
        assertEquals(setOf(18, 16, 9, 36, 4), input.targets())
        input.tapped(18)
        assertEquals(listOf(0, 18), input.chosen)
        assertEquals(setOf(36, 4), input.targets())
        input.changed()
        assertEquals(listOf(0, 18), input.chosen)
        input.tapped(4)
        assertEquals(emptyList<Int>(), input.chosen)
        assertEquals(moveOver(0, 18, 4), table.deeds())
        assertEquals(emptyList<String>(), table.told)
    }

    @Test
    fun `who goes where several ways lead is told so`() {
        input.tapped(0)
        input.tapped(36)
        assertEquals(listOf("several ways"), table.told)
        assertEquals(listOf(0), input.chosen)
        assertTrue(input.grabbed(0))
        input.dropped(0, 36)
        assertEquals(2, table.told.size)
        input.tapped(16)
        input.tapped(36)
        assertEquals(moveOver(0, 16, 2, 36), table.deeds())
    }

    @Test
    fun `a move that is begun outlasts the page`() {
        input.tapped(0)
        input.tapped(18)
        val kept = Bundle().also(input::save)
        val again = MoveInput(table.game, table).also { it.restore(kept) }
        assertEquals(listOf(0, 18), again.chosen)
    }

    @Test
    fun `a move that is begun is given up where it cannot go on`() {
        input.tapped(0)
        input.tapped(18)
        table.show(table.game.state.value.view.board, listOf(0, 9))
        input.changed()
        assertEquals(emptyList<Int>(), input.chosen)
    }

    @Test
    fun `what is begun is seen and read`() {
        input.tapped(0)
        input.tapped(18)
        val picture = GamePicture.of(table.game.state.value.view, input, HiddenBoard.Nothing)
        assertEquals(listOf(0, 18), picture.selected)
        val words = SquareWords("selected", "target", "capture", "last move", "check", "touched", "forbidden")
        assertEquals(listOf("selected", "selected", "target"), listOf(0, 18, 4).map { words.of(it, picture) })
    }
}
