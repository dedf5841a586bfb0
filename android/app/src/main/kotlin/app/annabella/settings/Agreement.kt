package app.annabella.settings

import app.annabella.core.GameKind
import app.annabella.core.gameFeatures
import app.annabella.game.NewGames

/**
 * What is agreed before a game, as it was chosen for the last one of its kind; each is kept at
 * once, under a name that begins with [prefix].
 */
class Agreement(
    private val settings: Settings,
    private val prefix: String,
    /** The game, whichever was chosen last. */
    private val only: GameKind? = null,
) {
    /** Each game has its own clock, so that a choice for one changes nothing of another. */
    private val timing: AgreedClock get() = AgreedClock(settings, prefix + AgreedClock.prefixOf(game))

    /** As the library reads them: `5+3`, `none`. */
    var clock: String
        get() = timing.clock
        set(value) {
            timing.clock = value
        }

    /** The clock before a set of the Laws brought its own. */
    var friendlyClock: String
        get() = timing.friendlyClock
        set(value) {
            timing.friendlyClock = value
        }

    var blackClock: String
        get() = timing.blackClock
        set(value) {
            timing.blackClock = value
        }

    var hasOdds: Boolean
        get() = timing.hasOdds
        set(value) {
            timing.hasOdds = value
        }

    var pressByHand: Boolean
        get() = timing.pressByHand
        set(value) {
            timing.pressByHand = value
        }

    private var lastGame by settings.choice("${prefix}game", GameKind.CHESS)

    /** Which game, none of its variants. */
    var game: GameKind
        get() = only ?: lastGame
        set(value) {
            lastGame = value
        }
    var chess960 by settings.switch("${prefix}chess960", false)

    /** A start of Chess960; below 0 one is drawn for each game. */
    var start960 by settings.number("${prefix}start960", -1)

    /** How many lines a board of stones has each way, and how many captured stones win. */
    var lines by settings.number("${prefix}lines", 9)
    var target by settings.number("${prefix}target", 5)
    var strict by settings.switch("${prefix}strict", false)

    /** At how many boards somebody plays at once. */
    var boards by settings.number("${prefix}boards", 1)

    /** At each of them the computer plays better than at the one before. */
    var levelsRise by settings.switch("${prefix}levels-rise", false)

    /** Two people play at all boards, or one of them against another opponent at each. */
    var hasSeveralOpponents by settings.switch("${prefix}several-opponents", false)
    private var namesOfBoards by settings.text("${prefix}board-names", "")

    /** Who plays at each, as far as that was written. */
    val boardNames: List<String> get() = namesOfBoards.lines()

    fun nameBoard(number: Int, name: String) {
        val names = BOARDS.map { boardNames.getOrElse(it - 1) { "" } }.toMutableList()
        names[number - 1] = name.lines().joinToString(" ")
        namesOfBoards = names.joinToString("\n").trimEnd('\n')
    }

    val boardCount: Int get() = boards.coerceIn(BOARDS)

    /** At each of several boards somebody else plays against one and the same. */
    val isAgainstSeveral: Boolean get() = boardCount > 1 && hasSeveralOpponents

    /** In games by the Laws each player writes the moves down himself. */
    var scoreByHand by settings.switch("${prefix}score-by-hand", false)

    /** Nobody watches over a game of two people by the Laws: they claim what is wrong. */
    var unsupervised by settings.switch("${prefix}unsupervised", false)

    /** From this move on draws may be agreed; 0 always, below that never. */
    var drawsFrom by settings.number("${prefix}draws-from", 0)

    /** A friendly game ends as soon as somebody could claim a draw. */
    var automaticDraws by settings.switch("${prefix}automatic-draws", false)

    /** So many hours are played before the game is adjourned; 0 without end. */
    var sessionHours by settings.number("${prefix}session-hours", 0)

    /** The game begins so many minutes after it was made; 0 when somebody says so. */
    var beginsIn by settings.number("${prefix}begins-in", 0)

    /** So many minutes after that a player who has not come has lost. */
    var lateAfter by settings.number("${prefix}late-after", 0)

    /** How many days there are for a move by correspondence. */
    var days by settings.number("${prefix}days", 3)
    var playsBlind by settings.switch("${prefix}plays-blind", false)
    var blind by settings.choice("${prefix}blind", BlindChoice.NOBODY)

    /** One of two people plays blind. */
    val isOneBlind: Boolean get() = whoIsBlind == BlindChoice.WHITE || whoIsBlind == BlindChoice.BLACK

    /** In a blind game the app repeats the opponent's moves for a player. */
    var appRepeats by settings.switch("${prefix}app-repeats", false)
    var hidden by settings.choice("${prefix}hidden", HiddenChoice.NOTHING)

    /** From whom of two people it is hidden. */
    var hiddenFrom by settings.choice("${prefix}hidden-from", HiddenFrom.BOTH)

    /** What the app does for a blind player as an assistant: the letters of article E2.9. */
    var duties by settings.text("${prefix}duties", "abcdef")

    /** Whether one of two people is blind and has no assistant: then the sighted one can (article E2.10). */
    val canAssistSighted: Boolean
        get() = duties.isEmpty() && isOneBlind
    var assistsSighted by settings.switch("${prefix}assists-sighted", false)

    /** The game with its variant, where it has any. */
    val kind: GameKind
        get() = if (chess960 && gameFeatures(game).hasStarts) GameKind.CHESS960 else game

    /** By the Laws, in a game that has them. */
    val isStrict: Boolean get() = strict && hasLaws

    /** There is a clock; what else is agreed of it counts only then. */
    val hasClock: Boolean get() = clock != NewGames.NO_CLOCK

    /** Who of two people plays by the rules for the blind, in a game that has them. */
    val whoIsBlind: BlindChoice get() = if (hasLaws) blind else BlindChoice.NOBODY

    /** The same of one person. */
    val isPlayerBlind: Boolean get() = playsBlind && hasLaws
    private val hasLaws: Boolean get() = gameFeatures(game).hasLaws

    /** The same for this game. */
    fun of(game: GameKind) = Agreement(settings, prefix, game)

    companion object {
        /** How many there can be at once. */
        val BOARDS = 1..12
    }
}
