package app.annabella.game

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameAction
import app.annabella.core.GameDeed
import app.annabella.core.GamePlayer
import app.annabella.core.GameSide
import app.annabella.core.GameStrength
import app.annabella.core.actor
import app.annabella.core.other
import app.annabella.core.player
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.settings.Settings
import app.annabella.speech.SpeechChoices
import kotlinx.coroutines.launch

/** Does what somebody has said to the app, and not to the game. */
class AppCommands(
    private val activity: MainActivity,
    private val game: GameStore,
) {
    private val app = activity.app
    private val boards = Boards(activity)

    /** False where it cannot be done here. */
    suspend fun obey(name: String, number: Int?): Boolean {
        when (name) {
            "repeat" -> later { app.announcer.repeat() }
            "help" -> say(GameLook.of(game.state.value.view.kind).help)
            "stop" -> app.announcer.hush()
            "faster" -> changeRate(RATE_STEP)
            "slower" -> changeRate(-RATE_STEP)
            "new" -> activity.screens.home()
            "quit" -> activity.goBack()
            "opponent" -> describe()
            "level" -> if (number == null) describe() else setStrength(GameStrength.Level(number.toUInt()))
            "full-strength" -> setStrength(GameStrength.Full(FULL_MOVE_MS))
            "fair" -> playFair()
            "own-rating" -> sayOwnRating()
            "forget-rating" -> {
                app.settings.ownRating = ""
                sayOwnRating()
            }
            "review" -> later { app.sayReview(game) }
            "next-board" -> return boards.step(1) || notHere()
            "previous-board" -> return boards.step(-1) || notHere()
            "board" -> return boards.bring(number ?: 0) || notHere()
            "which-board" -> if (!boards.tellWhich()) describe()
            "boards" -> if (boards.areSeveral) later { boards.say() } else return notHere()
            else -> return notHere()
        }
        return true
    }

    private fun notHere(): Boolean {
        say(R.string.typed_not_here)
        return false
    }

    /** Nobody waits for the end of what is said. */
    private fun later(say: suspend () -> Unit) {
        app.scope.launch { say() }
    }

    private fun say(label: Int) = say(activity.getString(label))

    private fun say(words: String) =
        later { app.announcer.say(words, activity.getString(R.string.language_code)) }

    /** The change is heard at once. */
    private fun changeRate(by: Int) {
        app.settings.voiceRate = (app.settings.voiceRate + by).coerceIn(Settings.VOICE_RATES)
        later { app.announcer.repeat() }
    }

    private fun describe() =
        later { app.announcer.answer((game.describe() as? Outcome.Done)?.value.orEmpty()) }

    private suspend fun playFair() {
        app.settings.isFair = true
        val own = OwnRatings.of(app.settings, language) ?: return
        setStrength(GameStrength.Level(own.rating))
    }

    private suspend fun sayOwnRating() {
        val own = OwnRatings.of(app.settings, language) ?: return
        say(own.told)
    }

    private val language get() = SpeechChoices.languageOf(activity.getString(R.string.language_code))

    private suspend fun setStrength(strength: GameStrength) {
        val view = game.state.value.view
        val computer = GameSide.entries.find { view.player(it) is GamePlayer.Computer }
        if (computer == null) return say(R.string.typed_not_here)
        game.dispatch(GameAction(computer.other.actor, GameDeed.SetLevel(computer, strength)))
    }

    private companion object {
        const val RATE_STEP = 20
        const val FULL_MOVE_MS = 5_000uL
    }
}
