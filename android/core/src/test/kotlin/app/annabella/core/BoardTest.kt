package app.annabella.core

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** What screens read of a view; every transcript reads its boards and moves too. */
class BoardTest {
    private fun <T> game(line: String, work: (GameSession) -> T): T =
        GameSession.create(parseSetup(line), null, null, 0u, 0u).use { session ->
            work(session).also { session.shutDown() }
        }

    private fun GameSession.play(action: String): GameView =
        dispatch(parseAction(GameVariant.CHESS, action), 0u).view

    private fun squares(from: Int, to: Int, promotion: PieceKind? = null) =
        MoveSquares(from.toUByte(), to.toUByte(), promotion)

    @Test
    fun `each piece is told by colour and kind`() = game("new chess") { session ->
        val board = session.view(0u).board
        val row = listOf(
            PieceKind.ROOK,
            PieceKind.KNIGHT,
            PieceKind.BISHOP,
            PieceKind.QUEEN,
            PieceKind.KING,
            PieceKind.BISHOP,
            PieceKind.KNIGHT,
            PieceKind.ROOK,
        )
        val pawns = List(8) { PieceKind.PAWN }
        val expected = (row + pawns).map { BoardPiece(PlayerColor.WHITE, it) } +
            List(32) { null } + (pawns + row).map { BoardPiece(PlayerColor.BLACK, it) }
        assertEquals(expected, List(64) { board.pieceAt(it.toUByte()) })
    }

    @Test
    fun `moves are those of the square`() = game("new chess") { session ->
        val view = session.view(0u)
        val e2 = view.movesFrom(12u)
        assertEquals(
            setOf(squares(12, 20), squares(12, 28)),
            e2.onEach { assertEquals(MoveKind.PLAIN, it.kind) }.map { it.squares }.toSet(),
        )
        for (square in listOf(0u, 28u, 52u, 63u)) {
            assertEquals(listOf<BoardMove>(), view.movesFrom(square.toUByte()))
        }
        assertNull(view.latestMove)
        val played = session.play("white > move e2e4")
        assertEquals(BoardMove(squares(12, 28), MoveKind.PLAIN, 28u), played.latestMove)
    }

    @Test
    fun `a pawn becomes one of four`() =
        game("new chess fen=\"1n5k/P7/8/8/8/8/8/K7 w - - 0 1\"") { session ->
            val moves = session.view(0u).movesFrom(48u)
            val kinds = setOf(PieceKind.KNIGHT, PieceKind.BISHOP, PieceKind.ROOK, PieceKind.QUEEN)
            assertEquals(8, moves.size)
            for (to in listOf(56, 57)) {
                assertEquals(
                    kinds.map { BoardMove(squares(48, to, it), MoveKind.PROMOTION, to.toUByte()) }.toSet(),
                    moves.filter { it.arrival == to.toUByte() }.toSet(),
                )
            }
        }

    @Test
    fun `en passant is told`() =
        game("new chess fen=\"7k/8/8/3pP3/8/8/8/K7 w - d6 0 1\"") { session ->
            val taking = BoardMove(squares(36, 43), MoveKind.EN_PASSANT, 43u)
            assertTrue(taking in session.view(0u).movesFrom(36u))
            assertEquals(taking, session.play("white > move e5d6").latestMove)
        }

    @Test
    fun `castling goes onto the rook, and the king arrives elsewhere`() =
        game("new chess fen=\"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"") { session ->
            val short = BoardMove(squares(4, 7), MoveKind.CASTLE, 6u)
            val long = BoardMove(squares(4, 0), MoveKind.CASTLE, 2u)
            assertEquals(
                setOf(short, long),
                session.view(0u).movesFrom(4u).filter {
                    it.kind ==
                        MoveKind.CASTLE
                }.toSet(),
            )
            assertEquals(short, session.play("white > move e1g1").latestMove)
        }
}
