package app.annabella.board

/** What a player does with a board; squares are numbers, 0 = a1. */
interface BoardListener {
    /** A square was tapped, clicked by a key, or by a screen reader. */
    fun tapped(square: Int)

    /** The same by a finger, which does not read the board. */
    fun tappedByFinger(square: Int) = tapped(square)

    /**
     * A finger was lifted from a point where lines cross; where these lie close it may have meant
     * the one beside, [isNarrow].
     */
    fun lifted(point: Int, isNarrow: Boolean) = tapped(point)

    /** Whether the piece here can be dragged; then it is in the hand. */
    fun grabbed(square: Int): Boolean

    /** The piece in the hand was let go on a square, or beside the board for null. */
    fun dropped(from: Int, to: Int?)

    /** Nothing came of it: the piece in the hand goes back. */
    fun givenUp(from: Int) = Unit

    /** The system has taken the finger away from a piece, in the hand or not yet. */
    fun takenAway() = Unit

    /** A finger that explores has come to a square, or left the board for null. */
    fun explored(square: Int?) = Unit
}
