package app.annabella.game

import app.annabella.core.AssistantTask
import app.annabella.core.ClockPress
import app.annabella.core.GameKind
import app.annabella.core.GameMode
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameSide
import app.annabella.core.GameStart
import app.annabella.core.GameStrength
import app.annabella.core.HalfPoints
import app.annabella.core.HiddenBoard
import app.annabella.core.SeatSetup
import app.annabella.core.SideConduct
import app.annabella.core.SpeechLanguage
import app.annabella.core.chess960Start
import app.annabella.core.gameFeatures
import app.annabella.core.risenStrength
import app.annabella.newgame.DutyChoice
import app.annabella.settings.Agreement
import app.annabella.settings.BlindChoice
import app.annabella.settings.BoardFacing
import app.annabella.settings.ColorChoice
import app.annabella.settings.HiddenChoice
import app.annabella.settings.HiddenFrom
import app.annabella.settings.Opponent
import app.annabella.settings.Settings
import kotlin.random.Random
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Games as the settings have them. */
class NewGames(
    private val settings: Settings,
    private val random: Random = Random.Default,
    /** Where it is not the one that was chosen last. */
    private val game: GameKind? = null,
) {
    /** A person against the computer. */
    suspend fun againstComputer(): GameSetup =
        againstComputer(drawn(chosenColor(agreed(Opponent.COMPUTER).kind)))

    /** A person against the computer, on this side. */
    suspend fun againstComputer(person: GameSide): GameSetup {
        val agreed = agreed(Opponent.COMPUTER)
        val strength = if (settings.fullStrength) {
            GameStrength.Full(settings.fullSeconds.toULong() * MS_PER_SECOND)
        } else {
            GameStrength.Level(fairRating(agreed.kind) ?: settings.strengthOf(agreed.kind).toUInt())
        }
        val computer = SeatSetup(GamePlayer.Computer(strength))
        val isBlind = agreed.isPlayerBlind
        val own = SeatSetup(GamePlayer.Person, settings.ownName, conduct(agreed, isBlind))
        return if (person == GameSide.FIRST) setup(agreed, own, computer) else setup(agreed, computer, own)
    }

    /** As strong as the player is, where that was chosen. */
    private suspend fun fairRating(kind: GameKind): UInt? {
        val isFair = settings.isFair && gameFeatures(kind).hasRatings
        return if (isFair) OwnRatings.of(settings, SpeechLanguage.ENGLISH)?.rating else null
    }

    /** Two people at this device. */
    suspend fun twoPlayers(): GameSetup {
        val agreed = agreed(Opponent.PERSON)
        val isFirstBlind = agreed.whoIsBlind == BlindChoice.WHITE || agreed.whoIsBlind == BlindChoice.BOTH
        val isSecondBlind = agreed.whoIsBlind == BlindChoice.BLACK || agreed.whoIsBlind == BlindChoice.BOTH
        val first = conduct(agreed, isFirstBlind, isSecondBlind, agreed.hiddenFrom != HiddenFrom.BLACK)
        val second = conduct(agreed, isSecondBlind, isFirstBlind, agreed.hiddenFrom != HiddenFrom.WHITE)
        return setup(
            agreed,
            SeatSetup(GamePlayer.Person, settings.whiteName, first),
            SeatSetup(GamePlayer.Person, settings.blackName, second),
        )
    }

    /** A person here, and one on another device. */
    suspend fun byCorrespondence(): GameSetup {
        val agreed = agreed(Opponent.CORRESPONDENT)
        val own = SeatSetup(GamePlayer.Person, settings.ownName)
        val other = SeatSetup(GamePlayer.Correspondent, settings.correspondent)
        val isFirst = drawn(chosenColor(agreed.kind)) == GameSide.FIRST
        val setup = if (isFirst) setup(agreed, own, other) else setup(agreed, other, own)
        // nobody has to be there
        return setup.copy(days = agreed.days.toUByte(), start = GameStart.AtCommand)
    }

    /** As many games as were chosen, each at a board of its own. */
    suspend fun boards(opponent: Opponent, savedAs: (Int) -> String): List<NewBoard> {
        val agreed = agreed(opponent)
        val isAgainstComputer = opponent == Opponent.COMPUTER
        return (1..agreed.boardCount).map { number ->
            val own = when (chosenColor(agreed.kind)) {
                ColorChoice.WHITE -> GameSide.FIRST
                ColorChoice.BLACK -> GameSide.SECOND
                // in turn
                ColorChoice.RANDOM -> if (number % 2 == 1) GameSide.FIRST else GameSide.SECOND
            }
            val setup = when {
                isAgainstComputer -> risen(againstComputer(own), agreed, number - 1)
                agreed.hasSeveralOpponents -> {
                    val opponent = agreed.boardNames.getOrElse(number - 1) { "" }
                    named(twoPlayers(), own, settings.ownName, opponent)
                }
                // at the first board both have the colour at which their name was written
                chosenColor(agreed.kind) == ColorChoice.BLACK ->
                    named(twoPlayers(), own, settings.blackName, settings.whiteName)
                else -> named(twoPlayers(), own, settings.whiteName, settings.blackName)
            }
            // who plays at all boards sits below, but where the board turns by itself
            val isTurned =
                !isAgainstComputer && own == GameSide.SECOND && settings.facing != BoardFacing.TURNS
            NewBoard(setup, own, savedAs(number), isTurned)
        }
    }

    /** The computer plays so many steps better. */
    private fun risen(game: GameSetup, agreed: Agreement, steps: Int): GameSetup {
        if (!agreed.levelsRise) return game
        fun risen(seat: SeatSetup): SeatSetup {
            val computer = seat.player as? GamePlayer.Computer ?: return seat
            return seat.copy(player = GamePlayer.Computer(risenStrength(computer.strength, steps.toUInt())))
        }
        return game.copy(first = risen(game.first), second = risen(game.second))
    }

    private fun named(game: GameSetup, own: GameSide, name: String, opponent: String): GameSetup {
        val (first, second) = if (own == GameSide.FIRST) name to opponent else opponent to name
        return game.copy(first = game.first.copy(name = first), second = game.second.copy(name = second))
    }

    /**
     * Another game like this one. What was drawn by lot is drawn again, and two people change
     * sides; so does who had his by lot in a game in which sides alternate.
     */
    suspend fun again(last: GameSetup): GameSetup {
        // the moves of an invitation were made in that game
        val opponent = opponentIn(last)
        val isInvited = opponent == Opponent.CORRESPONDENT && last.moves.isNotEmpty()
        if (isInvited) return again(last.copy(moves = ""))
        // a position that was set up stays
        val isStart = last.fen.orEmpty().contains(PAWNS) && last.moves.isEmpty()
        val agreed = agreed(opponent)
        val isDrawn = last.kind == GameKind.CHESS960 && agreed.start960 < 0 && isStart
        val game = last.copy(
            first = fair(last.first, last.kind),
            second = fair(last.second, last.kind),
            seed = random.nextLong().toULong(),
            fen = if (isDrawn) start960(random.nextInt(STARTS)) else last.fen,
            // friendly games of before were begun by a button
            start = last.start.takeIf {
                last.mode == GameMode.STRICT || it is GameStart.Scheduled ||
                    opponent == Opponent.CORRESPONDENT
            } ?: GameStart.WithFirstMove,
        )
        val isByLot = chosenColor(last.kind) == ColorChoice.RANDOM
        val changes = GameLook.of(last.kind).alternates || random.nextBoolean()
        val swaps = opponent != Opponent.COMPUTER || (isByLot && changes)
        return if (swaps) swapped(game) else game
    }

    /** A computer below full strength follows what the last game has told of its player. */
    private suspend fun fair(seat: SeatSetup, kind: GameKind): SeatSetup {
        if ((seat.player as? GamePlayer.Computer)?.strength !is GameStrength.Level) return seat
        val rating = fairRating(kind) ?: return seat
        return seat.copy(player = GamePlayer.Computer(GameStrength.Level(rating)))
    }

    private fun opponentIn(game: GameSetup): Opponent {
        val players = listOf(game.first.player, game.second.player)
        return when {
            players.any { it is GamePlayer.Computer } -> Opponent.COMPUTER
            players.any { it is GamePlayer.Correspondent } -> Opponent.CORRESPONDENT
            else -> Opponent.PERSON
        }
    }

    private fun swapped(game: GameSetup) = game.copy(
        first = game.second,
        second = game.first,
        earlier = game.earlier?.let { HalfPoints(it.second, it.first) },
        // a handicap stays with him who has it
        clock = game.secondClock ?: game.clock,
        secondClock = game.secondClock?.let { game.clock },
    )

    private fun chosenColor(kind: GameKind) = GameLook.of(kind).color.get(settings)

    private fun agreed(opponent: Opponent): Agreement {
        val agreed = settings.agreed(opponent)
        return if (game == null) agreed else agreed.of(game)
    }

    private fun drawn(color: ColorChoice): GameSide = when (color) {
        ColorChoice.WHITE -> GameSide.FIRST
        ColorChoice.BLACK -> GameSide.SECOND
        ColorChoice.RANDOM -> if (random.nextBoolean()) GameSide.FIRST else GameSide.SECOND
    }

    private suspend fun setup(agreed: Agreement, first: SeatSetup, second: SeatSetup): GameSetup {
        val hasTwoPeople = first.player is GamePlayer.Person && second.player is GamePlayer.Person
        val hasSizes = gameFeatures(agreed.kind).hasSizes
        return GameSetup(
            kind = agreed.kind,
            fen = if (agreed.kind == GameKind.CHESS960) start960(chosenStart(agreed)) else null,
            lines = agreed.lines.toUByte().takeIf { hasSizes },
            target = agreed.target.toUByte().takeIf { hasSizes },
            first = first,
            second = second,
            seed = random.nextLong().toULong(),
            mode = if (agreed.isStrict) GameMode.STRICT else GameMode.CASUAL,
            clock = agreed.clock,
            secondClock = agreed.blackClock.takeIf { agreed.hasClock && agreed.hasOdds },
            press = if (agreed.hasClock && agreed.pressByHand) ClockPress.BY_HAND else ClockPress.AUTOMATIC,
            start = start(agreed),
            isSupervised = !(agreed.isStrict && agreed.unsupervised && hasTwoPeople),
            automaticDraws = !agreed.isStrict && agreed.automaticDraws && GameLook.of(agreed.kind).hasClaims,
            drawsFromMove = if (agreed.isStrict) drawsFrom(agreed) else 0u,
            isScoreByHand = agreed.isStrict && agreed.scoreByHand,
            sessionMs = ms(agreed.sessionHours * MINUTES_PER_HOUR)
                .takeIf { agreed.isStrict && agreed.sessionHours > 0 },
        )
    }

    private fun start(agreed: Agreement): GameStart = when {
        !agreed.isStrict -> GameStart.WithFirstMove
        // by the Laws the clock is started for White; without one there is no time to set
        agreed.beginsIn <= 0 || !agreed.hasClock -> GameStart.AtCommand
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
            HiddenChoice.PIECES -> HiddenBoard.Pieces(mayAsk = !agreed.isStrict)
            HiddenChoice.BOARD -> HiddenBoard.Board(mayAsk = !agreed.isStrict)
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
