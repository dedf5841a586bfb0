package app.annabella.game

import app.annabella.core.AssistantTask
import app.annabella.core.ClockPress
import app.annabella.core.GameMode
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameStart
import app.annabella.core.GameStrength
import app.annabella.core.GameVariant
import app.annabella.core.HiddenBoard
import app.annabella.core.PlayerColor
import app.annabella.core.SideConduct
import app.annabella.core.chess960Start
import app.annabella.newgame.DutyChoice
import app.annabella.settings.Agreement
import app.annabella.settings.BlindChoice
import app.annabella.settings.ColorChoice
import app.annabella.settings.HiddenChoice
import app.annabella.settings.HiddenFrom
import app.annabella.settings.Settings
import kotlin.random.Random
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Games as the settings have them. */
class NewGames(private val settings: Settings, private val random: Random = Random.Default) {
    /** A person against the computer. */
    suspend fun againstComputer(): GameSetup = againstComputer(drawn(settings.color))

    /** A person against the computer, with the pieces of this colour. */
    suspend fun againstComputer(person: PlayerColor): GameSetup {
        val strength = if (settings.fullStrength) {
            GameStrength.Full(settings.fullSeconds.toULong() * MS_PER_SECOND)
        } else {
            GameStrength.Level(settings.level.toUInt())
        }
        val isWhite = person == PlayerColor.WHITE
        val computer = GamePlayer.Computer(strength)
        val agreed = settings.againstComputer
        val conduct = conduct(agreed, agreed.playsBlind)
        return setup(
            agreed,
            white = if (isWhite) GamePlayer.Person else computer,
            black = if (isWhite) computer else GamePlayer.Person,
        ).copy(
            whiteName = if (isWhite) settings.ownName else "",
            blackName = if (isWhite) "" else settings.ownName,
            whiteConduct = conduct.takeIf { isWhite },
            blackConduct = conduct.takeIf { !isWhite },
        )
    }

    /** Two people at this device. */
    suspend fun twoPlayers(): GameSetup {
        val agreed = settings.betweenPeople
        val isWhiteBlind = agreed.blind == BlindChoice.WHITE || agreed.blind == BlindChoice.BOTH
        val isBlackBlind = agreed.blind == BlindChoice.BLACK || agreed.blind == BlindChoice.BOTH
        return setup(agreed, GamePlayer.Person, GamePlayer.Person).copy(
            whiteName = settings.whiteName,
            blackName = settings.blackName,
            whiteConduct = conduct(agreed, isWhiteBlind, isBlackBlind, agreed.hiddenFrom != HiddenFrom.BLACK),
            blackConduct = conduct(agreed, isBlackBlind, isWhiteBlind, agreed.hiddenFrom != HiddenFrom.WHITE),
        )
    }

    /**
     * Another game like this one. What was drawn by lot is drawn again, and two people change
     * colours.
     */
    suspend fun again(last: GameSetup): GameSetup {
        // a position that was set up stays
        val isStart = last.fen.orEmpty().contains(PAWNS) && last.moves.isEmpty()
        val hasComputer = last.white is GamePlayer.Computer || last.black is GamePlayer.Computer
        val agreed = settings.agreed(isAgainstComputer = hasComputer)
        val isDrawn = last.kind == GameVariant.CHESS960 && agreed.start960 < 0 && isStart
        val game = last.copy(
            seed = random.nextLong().toULong(),
            fen = if (isDrawn) start960(random.nextInt(STARTS)) else last.fen,
            // friendly games of before were begun by a button
            start = last.start.takeIf { last.mode == GameMode.STRICT || it is GameStart.Scheduled }
                ?: GameStart.WithFirstMove,
        )
        val swaps = if (hasComputer) settings.color == ColorChoice.RANDOM && random.nextBoolean() else true
        return if (swaps) swapped(game) else game
    }

    private fun swapped(game: GameSetup) = game.copy(
        white = game.black,
        black = game.white,
        whiteName = game.blackName,
        blackName = game.whiteName,
        whiteConduct = game.blackConduct,
        blackConduct = game.whiteConduct,
        // a handicap stays with him who has it
        clock = game.clockBlack ?: game.clock,
        clockBlack = game.clockBlack?.let { game.clock },
    )

    private fun drawn(color: ColorChoice): PlayerColor = when (color) {
        ColorChoice.WHITE -> PlayerColor.WHITE
        ColorChoice.BLACK -> PlayerColor.BLACK
        ColorChoice.RANDOM -> if (random.nextBoolean()) PlayerColor.WHITE else PlayerColor.BLACK
    }

    private suspend fun setup(agreed: Agreement, white: GamePlayer, black: GamePlayer): GameSetup {
        val hasClock = agreed.clock != NO_CLOCK
        val hasTwoPeople = white is GamePlayer.Person && black is GamePlayer.Person
        return GameSetup(
            kind = if (agreed.chess960) GameVariant.CHESS960 else GameVariant.CHESS,
            fen = if (agreed.chess960) start960(chosenStart(agreed)) else null,
            white = white,
            black = black,
            seed = random.nextLong().toULong(),
            mode = if (agreed.strict) GameMode.STRICT else GameMode.CASUAL,
            clock = agreed.clock,
            clockBlack = agreed.blackClock.takeIf { hasClock && agreed.hasOdds },
            press = if (hasClock && agreed.pressByHand) ClockPress.BY_HAND else ClockPress.AUTOMATIC,
            start = start(agreed),
            isSupervised = !(agreed.strict && agreed.unsupervised && hasTwoPeople),
            drawsFromMove = if (agreed.strict) drawsFrom(agreed) else 0u,
            isScoreByHand = agreed.strict && agreed.scoreByHand,
            sessionMs = ms(agreed.sessionHours * MINUTES_PER_HOUR)
                .takeIf { agreed.strict && agreed.sessionHours > 0 },
        )
    }

    private fun start(agreed: Agreement): GameStart = when {
        !agreed.strict -> GameStart.WithFirstMove
        // by the Laws the clock is started for White
        agreed.beginsIn <= 0 -> GameStart.AtCommand
        else -> GameStart.Scheduled(ms(agreed.beginsIn), ms(agreed.lateAfter))
    }

    /** Null is never. */
    private fun drawsFrom(agreed: Agreement): UInt? = agreed.drawsFrom.takeIf { it >= 0 }?.toUInt()

    private fun ms(minutes: Int): ULong = minutes.coerceAtLeast(0).toULong() * MS_PER_MINUTE

    private fun chosenStart(agreed: Agreement) =
        agreed.start960.takeIf { it in 0 until STARTS } ?: random.nextInt(STARTS)

    // it crosses into the library
    private suspend fun start960(number: Int): String =
        withContext(Dispatchers.IO) { chess960Start(number.toUInt()) }

    /** Null is the usual: the player sees, and sees all. */
    private fun conduct(
        agreed: Agreement,
        isBlind: Boolean,
        isAgainstBlind: Boolean = false,
        hides: Boolean = true,
    ): SideConduct? {
        val hidden = when (if (hides) agreed.hidden else HiddenChoice.NOTHING) {
            HiddenChoice.NOTHING -> HiddenBoard.Nothing
            HiddenChoice.PIECES -> HiddenBoard.Pieces(mayAsk = !agreed.strict)
            HiddenChoice.BOARD -> HiddenBoard.Board(mayAsk = !agreed.strict)
        }
        val appRepeats = agreed.appRepeats && (isBlind || isAgainstBlind)
        val duties = DutyChoice.tasks(agreed.duties)
        val helpsSighted = agreed.canAssistSighted && agreed.assistsSighted
        val assistant = when {
            isBlind -> duties
            isAgainstBlind && helpsSighted -> DutyChoice.SIGHTED
            else -> emptyList()
        }
        val isUsual = !isBlind && assistant.isEmpty() && !appRepeats && hidden == HiddenBoard.Nothing
        if (isUsual) return null
        return SideConduct(
            isBlind = isBlind,
            assistant = assistant,
            appRepeats = appRepeats,
            correctionMs = CORRECTION_MS,
            // who announces by himself is not spoken for
            reportsSpeech = AssistantTask.ANNOUNCEMENTS in duties || helpsSighted,
            hidden = hidden,
        )
    }

    companion object {
        const val NO_CLOCK = "none"

        /** How many starts Chess960 has. */
        const val STARTS = 960

        /** What all starts have in common. */
        private const val PAWNS = "/pppppppp/8/8/8/8/PPPPPPPP/"

        private const val MS_PER_SECOND = 1000uL
        private const val MS_PER_MINUTE = 60_000uL
        private const val MINUTES_PER_HOUR = 60
        private const val CORRECTION_MS = 3000uL
    }
}
