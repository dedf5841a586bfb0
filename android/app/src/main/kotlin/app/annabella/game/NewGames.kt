package app.annabella.game

import app.annabella.core.ClockPress
import app.annabella.core.GameMode
import app.annabella.core.GamePlayer
import app.annabella.core.GameSetup
import app.annabella.core.GameStart
import app.annabella.core.GameStrength
import app.annabella.core.GameVariant
import app.annabella.settings.ColorChoice
import app.annabella.settings.Settings
import kotlin.random.Random

/** Games as the settings have them. */
object NewGames {
    /** A person against the computer. */
    fun againstComputer(settings: Settings, random: Random = Random.Default): GameSetup {
        val computer = GamePlayer.Computer(GameStrength.Level(settings.level.toUInt()))
        val isWhite = when (settings.color) {
            ColorChoice.WHITE -> true
            ColorChoice.BLACK -> false
            ColorChoice.RANDOM -> random.nextBoolean()
        }
        return if (isWhite) {
            setup(GamePlayer.Person, computer, random)
        } else {
            setup(computer, GamePlayer.Person, random)
        }
    }

    /** Two people at this device. */
    fun twoPlayers(random: Random = Random.Default): GameSetup =
        setup(GamePlayer.Person, GamePlayer.Person, random)

    private fun setup(white: GamePlayer, black: GamePlayer, random: Random) = GameSetup(
        variant = GameVariant.CHESS,
        white = white,
        black = black,
        seed = random.nextLong().toULong(),
        mode = GameMode.CASUAL,
        clock = "none",
        press = ClockPress.AUTOMATIC,
        start = GameStart.AtCommand,
    )
}
