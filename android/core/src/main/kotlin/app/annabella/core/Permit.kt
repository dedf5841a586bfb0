package app.annabella.core

/** Whether this player may do a deed of this name now. Crosses nothing, for any thread. */
fun GameView.may(color: PlayerColor, deed: DeedKind): Boolean {
    val bits = if (color == PlayerColor.WHITE) whiteMay else blackMay
    return bits shr deed.ordinal and 1uL == 1uL
}
