package app.annabella.core

/** The player on the other side of the board. Crosses nothing, for any thread. */
val GameSide.other: GameSide
    get() = if (this == GameSide.FIRST) GameSide.SECOND else GameSide.FIRST

/** This player, as the one who does something. Crosses nothing, for any thread. */
val GameSide.actor: GameActor
    get() = if (this == GameSide.FIRST) GameActor.FIRST else GameActor.SECOND

/** All that is a player's own. Crosses nothing, for any thread. */
fun GameView.seat(side: GameSide): GameSeat = if (side == GameSide.FIRST) first else second

/** Who plays. Crosses nothing, for any thread. */
fun GameView.player(side: GameSide): GamePlayer = seat(side).player

/** What was agreed for a player. Crosses nothing, for any thread. */
fun GameSetup.seat(side: GameSide): SeatSetup = if (side == GameSide.FIRST) first else second

/** The clock of a player. Crosses nothing, for any thread. */
fun GameClocks.face(side: GameSide): ClockFace = if (side == GameSide.FIRST) first else second

/** What a player's clock shows; null without one. Crosses nothing, for any thread. */
fun ClockDisplay.time(side: GameSide): String? = if (side == GameSide.FIRST) first else second
