package app.annabella.game

import app.annabella.R
import app.annabella.board.BoardPainter
import app.annabella.board.BoardPicture
import app.annabella.board.CheckersPainter
import app.annabella.board.CheckersSquares
import app.annabella.board.ChessPainter
import app.annabella.board.SquareWords
import app.annabella.board.StonePainter
import app.annabella.core.BoardMove
import app.annabella.core.CheckersQuestion
import app.annabella.core.CheckersRank
import app.annabella.core.GameKind
import app.annabella.core.GameQuestion
import app.annabella.core.GameSide
import app.annabella.core.PieceKind
import app.annabella.core.YinYangQuestion
import app.annabella.settings.ColorChoice
import app.annabella.settings.Settings
import app.annabella.ui.Theme
import kotlin.reflect.KMutableProperty1

/** How the app shows a game, what it asks of it, and where it keeps what is chosen for it. */
interface GameLook {
    fun painter(theme: Theme, settings: Settings): BoardPainter

    /** For a small picture: squares and pieces alone. */
    fun smallPainter(theme: Theme): BoardPainter

    /** The usual start, on a board as it was chosen last. */
    fun start(settings: Settings): BoardPicture

    /** A corner of a board with what the game is played with. */
    val emblem: BoardPicture

    /** With what a side is shown beside its name. */
    fun pieceOf(side: GameSide): Byte

    /** Whether pieces are put on points where lines cross, and do not move. */
    val places: Boolean get() = false

    /** Whether each move has a number of its own, also the second player's. */
    val numbersEach: Boolean get() = false

    /** What a screen reader adds of the squares that a view has among its alarms; null where their names say it. */
    val alarm: Int?

    /** What pieces that a view has among its alarms have to do; null where they need not do it. */
    val duty: Int? get() = null

    /** What a screen reader says of what is so of a square. */
    fun words(label: (Int) -> String) = SquareWords(
        selected = label(R.string.square_selected),
        target = label(R.string.square_target),
        capture = label(R.string.square_capture),
        lastMove = label(R.string.square_last_move),
        alarm = alarm?.let(label),
        touched = label(R.string.square_touched),
        forbidden = label(R.string.square_forbidden),
    )

    /** What a move takes on its way, from the point of this number on. */
    fun jumped(move: BoardMove, from: Int): List<Int>

    /** The squares that keys and screen readers pass over. */
    fun passed(settings: Settings): Set<Int>

    /** The side that a person has against the computer. */
    val color: KMutableProperty1<Settings, ColorChoice>

    /** The keys that differ from the usual ones. */
    val keys: KMutableProperty1<Settings, String>

    /** Whether who had his side by lot has the other one in the next game. */
    val alternates: Boolean

    /** What can be typed, by examples, and what can be said. */
    val typedHint: Int
    val help: Int

    /** That the second player has another time, and whose clock that is. */
    val odds: Int
    val oddsClock: Int

    /** The position, for who listens, and for who looks on and does not see it. */
    val readsBoard: GameQuestion
    val tellsBoard: GameQuestion

    /** All legal moves; where nearly all are, those that are none. */
    val asksMoves: GameQuestion
    val moves: Int get() = R.string.blind_legal_moves

    /** The offer that nobody wins, or that the game ends as it stands. */
    val offers: Int get() = R.string.game_offer_draw
    val asksOffer: Int get() = R.string.game_offer_draw_sure

    /** Whether a draw can be claimed, so that it can be agreed that it comes by itself. */
    val hasClaims: Boolean get() = true

    /** Which pieces have to move, where a view's alarms are these. */
    val asksAlarms: GameQuestion?

    /** Whether they are the opponent's work, so that a move that brings them is heard as one. */
    val alarmsThreaten: Boolean get() = false

    /** Where the pieces of each kind stand, under its name. */
    val asksPieces: List<Pair<Int, GameQuestion>>

    companion object {
        /** The games, each with the first of its kinds. */
        val GAMES = listOf(GameKind.CHESS, GameKind.CHECKERS, GameKind.YIN_YANG)

        fun of(kind: GameKind): GameLook = when (kind) {
            GameKind.CHESS, GameKind.CHESS960 -> ChessLook
            GameKind.CHECKERS -> CheckersLook
            GameKind.YIN_YANG -> YinYangLook
        }
    }
}

private object ChessLook : GameLook {
    override fun painter(theme: Theme, settings: Settings) =
        ChessPainter(theme, settings.coordinates, settings.texture)

    override fun smallPainter(theme: Theme) =
        ChessPainter(theme, showsCoordinates = false, hasTexture = false)

    override fun start(settings: Settings) = BoardStarts.CHESS

    override val emblem = emblemOf(5, 6, 3, 1, 1, 1)

    override fun pieceOf(side: GameSide): Byte = pieceOf(side, KING)

    override val alarm = R.string.square_check
    override val alarmsThreaten = true

    override fun jumped(move: BoardMove, from: Int): List<Int> = emptyList()

    override fun passed(settings: Settings): Set<Int> = emptySet()

    override val color = Settings::color
    override val keys = Settings::keys
    override val alternates = false
    override val typedHint = R.string.typed_hint
    override val help = R.string.blind_help
    override val odds = R.string.new_odds
    override val oddsClock = R.string.new_clock_black
    override val readsBoard = GameQuestion.Ranks
    override val tellsBoard = GameQuestion.Board
    override val asksMoves = GameQuestion.Moves(null)
    override val asksAlarms = null
    override val asksPieces = listOf(
        R.string.piece_king to PieceKind.KING,
        R.string.piece_queen to PieceKind.QUEEN,
        R.string.piece_rook to PieceKind.ROOK,
        R.string.piece_bishop to PieceKind.BISHOP,
        R.string.piece_knight to PieceKind.KNIGHT,
        R.string.piece_pawn to PieceKind.PAWN,
    ).map { (name, piece) -> name to GameQuestion.Where(null, piece) }
}

private object CheckersLook : GameLook {
    override fun painter(theme: Theme, settings: Settings) =
        CheckersPainter(theme, settings.squareNumbers, settings.texture, hasRim = settings.coordinates)

    override fun smallPainter(theme: Theme) =
        CheckersPainter(theme, showsNumbers = false, hasTexture = false)

    override fun start(settings: Settings) = BoardStarts.CHECKERS

    override val emblem = emblemOf(1, 0, 1, 0, 2 + SECOND, 0)

    override fun pieceOf(side: GameSide): Byte = pieceOf(side, MAN)

    override val alarm = R.string.square_must_jump
    override val duty = R.string.checkers_duty

    override fun jumped(move: BoardMove, from: Int): List<Int> = move.path.points.drop(from)
        .zipWithNext { one, next -> CheckersSquares.between(one.toInt(), next.toInt()) }
        .filterNotNull()

    override fun passed(settings: Settings): Set<Int> =
        if (settings.lightSquares) emptySet() else CheckersSquares.LIGHT

    override val color = Settings::checkersColor
    override val keys = Settings::checkersKeys
    override val alternates = true
    override val typedHint = R.string.typed_hint_checkers
    override val help = R.string.blind_help_checkers
    override val odds = R.string.new_odds_white
    override val oddsClock = R.string.new_clock_white
    override val readsBoard = GameQuestion.Checkers(CheckersQuestion.Board)
    override val tellsBoard = readsBoard
    override val asksMoves = GameQuestion.Checkers(CheckersQuestion.Moves(null))
    override val asksAlarms = GameQuestion.Checkers(CheckersQuestion.Jumpers)
    override val asksPieces = listOf(
        R.string.piece_man to CheckersRank.MAN,
        R.string.piece_crowned to CheckersRank.KING,
    ).map { (name, rank) -> name to GameQuestion.Checkers(CheckersQuestion.Where(null, rank)) }
}

private object YinYangLook : GameLook {
    override fun painter(theme: Theme, settings: Settings) =
        StonePainter(theme, settings.coordinates, settings.texture)

    override fun smallPainter(theme: Theme) =
        StonePainter(theme, showsCoordinates = false, hasTexture = false)

    override fun start(settings: Settings) = BoardStarts.yinYang(settings.againstComputer.lines)

    override val emblem = emblemOf(1, 1, 1 + SECOND, 1, 1 + SECOND, 0)

    override fun pieceOf(side: GameSide): Byte = pieceOf(side, STONE)

    override val places = true
    override val numbersEach = true
    override val alarm = null

    override fun jumped(move: BoardMove, from: Int): List<Int> = emptyList()

    override fun passed(settings: Settings): Set<Int> = emptySet()

    override val color = Settings::yinYangColor
    override val keys = Settings::yinYangKeys
    override val alternates = false
    override val typedHint = R.string.typed_hint_yin_yang
    override val help = R.string.blind_help_yin_yang
    override val odds = R.string.new_odds_white
    override val oddsClock = R.string.new_clock_white
    override val readsBoard = GameQuestion.YinYang(YinYangQuestion.Board)
    override val tellsBoard = readsBoard
    override val asksMoves = GameQuestion.YinYang(YinYangQuestion.Forbidden(null))
    override val moves = R.string.blind_forbidden
    override val offers = R.string.game_offer_end
    override val asksOffer = R.string.game_offer_end_sure
    override val hasClaims = false
    override val asksAlarms = null
    override val asksPieces = listOf(
        R.string.piece_black_stones to GameSide.FIRST,
        R.string.piece_white_stones to GameSide.SECOND,
    ).map { (name, side) -> name to GameQuestion.YinYang(YinYangQuestion.Where(side)) }
}

private const val KING = 6
private const val MAN = 1
private const val STONE = 1

/** The second player's pieces are counted from here. */
private const val SECOND = 8

private fun pieceOf(side: GameSide, kind: Int): Byte =
    (if (side == GameSide.FIRST) kind else kind + SECOND).toByte()

/** Pieces in two rows, from the near left. */
private fun emblemOf(vararg pieces: Int) =
    BoardPicture(ByteArray(pieces.size) { pieces[it].toByte() }, columns = pieces.size / 2, rows = 2)
