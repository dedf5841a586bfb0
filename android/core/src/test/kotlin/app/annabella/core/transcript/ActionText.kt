package app.annabella.core.transcript

import app.annabella.core.DrawClaim
import app.annabella.core.GameActor
import app.annabella.core.GameDeed
import app.annabella.core.GameVerdict
import app.annabella.core.MoveSquares
import app.annabella.core.PieceKind
import app.annabella.core.PlayerColor

internal fun actorOf(text: String): GameActor = GameActor.valueOf(text.uppercase())

/** What is done, from the words of a transcript. */
internal fun deedOf(text: String): GameDeed {
    val about = text.substringAfter(' ', "")
    return when (val name = text.substringBefore(' ')) {
        "start" -> GameDeed.Start
        "arrive" -> GameDeed.Arrive
        "explore" -> GameDeed.Explore(squareOf(about))
        "lift" -> GameDeed.Lift(squareOf(about))
        "release" -> GameDeed.Release(squareOf(about))
        "move" -> GameDeed.Move(squaresOf(about))
        "promote" -> GameDeed.Promote(PieceKind.valueOf(about.uppercase()))
        "press" -> GameDeed.Press
        "offer" -> GameDeed.Offer
        "accept" -> GameDeed.Accept
        "decline" -> GameDeed.Decline
        "claim" -> GameDeed.Claim(claimOf(about))
        "resign" -> GameDeed.Resign
        "confirm" -> GameDeed.Confirm
        "cancel" -> GameDeed.Cancel
        "undo" -> GameDeed.Undo
        "redo" -> GameDeed.Redo
        "hint" -> GameDeed.Hint
        "suggest" -> GameDeed.Suggest(squaresOf(about))
        "pause" -> GameDeed.Pause
        "continue" -> GameDeed.Continue
        "level" -> {
            val (color, level) = about.split(' ')
            GameDeed.SetLevel(PlayerColor.valueOf(color.uppercase()), level.toUInt())
        }
        "declare" -> GameDeed.Declare(verdictOf(about))
        "tick" -> GameDeed.Tick
        else -> throw IllegalArgumentException("no action is called $name")
    }
}

internal fun squareOf(text: String): UByte {
    require(text.length == 2 && text[0] in 'a'..'h' && text[1] in '1'..'8') { "no square: $text" }
    return ((text[1] - '1') * 8 + (text[0] - 'a')).toUByte()
}

internal fun squareName(square: UByte): String {
    val number = square.toInt()
    return "${'a' + number % 8}${'1' + number / 8}"
}

internal fun squaresOf(text: String): MoveSquares {
    val promotion = when (text.drop(4)) {
        "" -> null
        "q" -> PieceKind.QUEEN
        "r" -> PieceKind.ROOK
        "b" -> PieceKind.BISHOP
        "n" -> PieceKind.KNIGHT
        "p" -> PieceKind.PAWN
        "k" -> PieceKind.KING
        else -> throw IllegalArgumentException("no move: $text")
    }
    return MoveSquares(squareOf(text.substring(0, 2)), squareOf(text.substring(2, 4)), promotion)
}

/** The other way: a move as UCI has it. */
internal fun uci(squares: MoveSquares): String {
    val letter = if (squares.promotion == PieceKind.KNIGHT) "n" else squares.promotion?.name?.take(1)
    return squareName(squares.from) + squareName(squares.to) + letter.orEmpty().lowercase()
}

private fun claimOf(text: String): DrawClaim = when (text) {
    "repetition" -> DrawClaim.REPETITION
    "fifty" -> DrawClaim.FIFTY_MOVES
    else -> throw IllegalArgumentException("no claim: $text")
}

private fun verdictOf(text: String): GameVerdict = when (text) {
    "1-0" -> GameVerdict.WHITE_WINS
    "0-1" -> GameVerdict.BLACK_WINS
    "1/2-1/2" -> GameVerdict.DRAW
    else -> throw IllegalArgumentException("no result: $text")
}
