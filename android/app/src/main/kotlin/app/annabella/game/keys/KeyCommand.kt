package app.annabella.game.keys

import app.annabella.R
import app.annabella.core.GameDeed
import app.annabella.core.GameQuestion
import app.annabella.core.PieceKind

/** What a key can do on a board, and which key that usually is. */
enum class KeyCommand(val label: Int, val usual: String) {
    /** The six pieces: to the next one, and with Shift to the one before. */
    KING(R.string.key_king, "k"),
    QUEEN(R.string.key_queen, "q"),
    ROOK(R.string.key_rook, "r"),
    BISHOP(R.string.key_bishop, "b"),
    KNIGHT(R.string.key_knight, "n"),
    PAWN(R.string.key_pawn, "p"),
    SQUARE(R.string.key_square, "o"),
    MOVES(R.string.key_moves, "m"),
    CAPTURES(R.string.key_captures, "Shift+m"),
    DIAGONALS(R.string.key_diagonals, "x"),
    LINES(R.string.key_lines, "s"),
    ATTACKERS(R.string.key_attackers, "a"),
    DEFENDERS(R.string.key_defenders, "d"),
    LAST_MOVE(R.string.key_last_move, "l"),
    CAPTURED(R.string.key_captured, "c"),
    CLOCKS(R.string.key_clocks, "t"),
    TIMES_USED(R.string.key_times_used, "Shift+t"),
    TURN(R.string.key_turn, "w"),
    BOARD(R.string.key_board, "v"),
    MATERIAL(R.string.key_material, "Shift+c"),
    SCORE(R.string.key_score, "Shift+l"),
    UNDO(R.string.key_undo, "u"),
    REDO(R.string.key_redo, "Shift+u"),
    HINT(R.string.key_hint, "h"),
    PRESS(R.string.key_press, "."),
    FLIP(R.string.key_flip, "f"),
    TYPE(R.string.key_type, "i"),
    HELP(R.string.key_help, "?"),
    ;

    /** Which piece it goes to. */
    val piece: PieceKind? get() = PIECES[this]

    /** What it asks the core with the cursor on a square. */
    fun question(square: UByte): GameQuestion? = when (this) {
        SQUARE -> GameQuestion.On(square)
        MOVES -> GameQuestion.Moves(square)
        CAPTURES -> GameQuestion.Captures(square)
        DIAGONALS -> GameQuestion.Diagonals(square)
        LINES -> GameQuestion.Lines(square)
        ATTACKERS -> GameQuestion.Attackers(square)
        DEFENDERS -> GameQuestion.Defenders(square)
        LAST_MOVE -> GameQuestion.LastMoves(1u)
        CAPTURED -> GameQuestion.Captured
        CLOCKS -> GameQuestion.Clocks
        TIMES_USED -> GameQuestion.TimesUsed
        TURN -> GameQuestion.Turn
        BOARD -> GameQuestion.Board
        MATERIAL -> GameQuestion.Material
        SCORE -> GameQuestion.Score
        else -> null
    }

    /** What it does in the game; the core says why where that is not possible. */
    val deed: GameDeed?
        get() = when (this) {
            UNDO -> GameDeed.Undo
            REDO -> GameDeed.Redo
            HINT -> GameDeed.Hint
            PRESS -> GameDeed.Press
            else -> null
        }

    private companion object {
        val PIECES = mapOf(
            KING to PieceKind.KING,
            QUEEN to PieceKind.QUEEN,
            ROOK to PieceKind.ROOK,
            BISHOP to PieceKind.BISHOP,
            KNIGHT to PieceKind.KNIGHT,
            PAWN to PieceKind.PAWN,
        )
    }
}
