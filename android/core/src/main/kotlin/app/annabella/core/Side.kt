package app.annabella.core

/** The player on the other side of the board. Crosses nothing, for any thread. */
val PlayerColor.other: PlayerColor
    get() = if (this == PlayerColor.WHITE) PlayerColor.BLACK else PlayerColor.WHITE

/** This player, as the one who does something. Crosses nothing, for any thread. */
val PlayerColor.actor: GameActor
    get() = if (this == PlayerColor.WHITE) GameActor.WHITE else GameActor.BLACK

/** Who plays a colour. Crosses nothing, for any thread. */
fun GameView.player(color: PlayerColor): GamePlayer = if (color == PlayerColor.WHITE) white else black

/** The clock of a colour. Crosses nothing, for any thread. */
fun GameClocks.face(color: PlayerColor): ClockFace = if (color == PlayerColor.WHITE) white else black

/** What the clock of a colour shows; null without one. Crosses nothing, for any thread. */
fun ClockDisplay.time(color: PlayerColor): String? = if (color == PlayerColor.WHITE) white else black
