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

/** Whether both players are people. Crosses nothing, for any thread. */
val GameView.hasTwoPeople: Boolean
    get() = white is GamePlayer.Person && black is GamePlayer.Person

/** Whether somebody thinks about a move; also about the first one, where that begins the game. */
val GameView.isInPlay: Boolean
    get() = phase is GamePhase.Playing || (phase is GamePhase.Waiting && legalMoves.isNotEmpty())

/** Whose side is looked at: the person's against a computer, of two the one on move. */
val GameView.ownSide: PlayerColor
    get() = when {
        white is GamePlayer.Computer -> PlayerColor.BLACK
        black is GamePlayer.Computer -> PlayerColor.WHITE
        else -> turn
    }

/**
 * Who has to confirm what a claim rests on that an arbiter decides later (appendix D); null when
 * nobody has to. Crosses nothing, for any thread.
 */
val GameView.verifier: PlayerColor?
    get() {
        val isReferred = (phase as? GamePhase.Over)?.ending?.reason == EndingReason.REFERRED
        // who has claimed was on move
        return turn.other.takeIf { isReferred && may(it, DeedKind.SIGN) }
    }

/** Whether some of the board is hidden from somebody who plays. Crosses nothing, for any thread. */
val GameView.hidesBoard: Boolean
    get() = isHidden(whiteHidden, blackHidden)

/** The same of a saved game. */
val SavedContent.hidesBoard: Boolean
    get() = isHidden(whiteHidden, blackHidden)

private fun isHidden(vararg hidden: HiddenBoard): Boolean = hidden.any { it != HiddenBoard.Nothing }

/** What the player of [ownSide] does not see of the board; a game that is over hides nothing. */
val GameView.hiddenNow: HiddenBoard
    get() = when {
        phase is GamePhase.Over -> HiddenBoard.Nothing
        ownSide == PlayerColor.WHITE -> whiteHidden
        else -> blackHidden
    }
