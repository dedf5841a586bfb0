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
        dispatch(parseAction(GameKind.CHESS, action), 0u).view

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
        val expected = (row + pawns).map { BoardPiece(GameSide.FIRST, it) } +
            List(32) { null } + (pawns + row).map { BoardPiece(GameSide.SECOND, it) }
        assertEquals(expected, List(64) { board.pieceAt(it) })
    }

    @Test
    fun `moves are those of the square`() = game("new chess") { session ->
        val view = session.view(0u)
        val e2 = view.movesFrom(12)
        assertEquals(
            setOf(pathOver(12, 20), pathOver(12, 28)),
            e2.onEach { assertEquals(MoveKind.PLAIN, it.kind) }.map { it.path }.toSet(),
        )
        for (square in listOf(0, 28, 52, 63)) {
            assertEquals(listOf<BoardMove>(), view.movesFrom(square))
        }
        assertNull(view.latestMove)
        val played = session.play("white > move e2e4")
        assertEquals(BoardMove(pathOver(12, 28), MoveKind.PLAIN, 28), played.latestMove)
    }

    @Test
    fun `a move goes over as many points as it has`() = game("new chess") { session ->
        // one point; three of a board with more than 256; two of which the piece becomes a queen
        val packed = "1 0 9 0 9 0  3 0 44 1 0 1 255 0 44 1  2 6 1 0 0 1 1 0"
        val bytes = packed.split(Regex(" +")).map { it.toInt().toByte() }.toByteArray()
        val view = session.view(0u).copy(legalMoves = bytes, lastMove = bytes)
        val placed = BoardMove(pathOver(listOf(9)), MoveKind.PLAIN, 9)
        val far = BoardMove(pathOver(listOf(256, 255, 300)), MoveKind.PLAIN, 300)
        val crowned = BoardMove(pathOver(256, 1, PieceKind.QUEEN), MoveKind.PROMOTION, 1)
        assertEquals(listOf(placed, far, crowned), view.moves)
        assertEquals(listOf(far, crowned), view.movesFrom(256))
        assertEquals(listOf(far), view.movesOver(listOf(256, 255)))
        assertEquals(listOf<BoardMove>(), view.movesOver(listOf(9)))
        assertEquals(placed, view.latestMove)
        val pass = byteArrayOf(0, 0, 0, 0)
        val passed = view.copy(legalMoves = bytes + pass, lastMove = pass)
        assertEquals(4, passed.moves.size)
        assertEquals(listOf(far, crowned), passed.movesFrom(256))
        assertEquals(null, passed.latestMove)
    }

    @Test
    fun `a pawn becomes one of four`() =
        game("new chess fen=\"1n5k/P7/8/8/8/8/8/K7 w - - 0 1\"") { session ->
            val moves = session.view(0u).movesFrom(48)
            val kinds = setOf(PieceKind.KNIGHT, PieceKind.BISHOP, PieceKind.ROOK, PieceKind.QUEEN)
            assertEquals(8, moves.size)
            for (to in listOf(56, 57)) {
                assertEquals(
                    kinds.map { BoardMove(pathOver(48, to, it), MoveKind.PROMOTION, to) }.toSet(),
                    moves.filter { it.arrival == to }.toSet(),
                )
            }
        }

    @Test
    fun `en passant is told`() =
        game("new chess fen=\"7k/8/8/3pP3/8/8/8/K7 w - d6 0 1\"") { session ->
            val taking = BoardMove(pathOver(36, 43), MoveKind.EN_PASSANT, 43)
            assertTrue(taking in session.view(0u).movesFrom(36))
            assertEquals(taking, session.play("white > move e5d6").latestMove)
        }

    @Test
    fun `castling goes onto the rook, and the king arrives elsewhere`() =
        game("new chess fen=\"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"") { session ->
            val short = BoardMove(pathOver(4, 7), MoveKind.CASTLE, 6)
            val long = BoardMove(pathOver(4, 0), MoveKind.CASTLE, 2)
            assertEquals(
                setOf(short, long),
                session.view(0u).movesFrom(4).filter {
                    it.kind ==
                        MoveKind.CASTLE
                }.toSet(),
            )
            assertEquals(short, session.play("white > move e1g1").latestMove)
        }
}
