package app.annabella.core

/** Whether this player may do a deed of this name now. Crosses nothing, for any thread. */
fun GameView.may(side: GameSide, deed: DeedKind): Boolean =
    seat(side).may shr deed.ordinal and 1uL == 1uL
