package app.annabella.steps

import app.annabella.MainActivity
import app.annabella.R
import app.annabella.core.GameDeed
import app.annabella.core.GameQuestion
import app.annabella.core.LookBack
import app.annabella.core.Phrase
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome
import app.annabella.game.AppCommands
import app.annabella.game.CommandInterpreter
import app.annabella.game.GameLook
import app.annabella.game.TypedEntry
import app.annabella.rules.SayingsScreen
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

/** What is typed and said on the page on which a game is stepped through. */
class StepsWords(
    private val activity: MainActivity,
    private val game: GameStore,
    private val scope: CoroutineScope,
    private val listener: Listener,
) : CommandInterpreter.Listener {
    /** What it asks of the page. */
    interface Listener {
        /** After how many moves the position stands that is looked at; null until it is known. */
        val ply: UInt?

        suspend fun step(to: LookBack)

        fun play()
    }

    private val app = activity.app
    private val commands = AppCommands(activity, game)
    private val hint = GameLook.of(game.state.value.view.kind).typedHint
    private val entry = TypedEntry(activity.ui, app.typedLines, app.announcer, scope, hint, ::hear)

    fun type() = entry.show()

    /** Does what was typed on a line, or dictated. */
    fun hear(text: String, line: TypedEntry.Line? = null) {
        val ply = listener.ply ?: game.state.value.view.plies
        scope.launch {
            val reply = CommandInterpreter(game, this@StepsWords, ply).hear(text, isDictated = line == null)
            if (reply.isDone && reply.words.isEmpty()) {
                line?.close()
            } else {
                val notHere = activity.getString(R.string.typed_not_here)
                line?.answered(reply.shown(app.announcer.isRead, notHere))
            }
        }
    }

    /** Answers about what is looked at. */
    fun ask(question: GameQuestion) {
        val ply = listener.ply ?: return
        scope.launch {
            app.announcer.answer((game.askPast(question, ply) as? Outcome.Done)?.value.orEmpty())
        }
    }

    /** Tells that nothing is done in the game here. */
    fun refuse() {
        scope.launch { commands.obey(DEED, null) }
    }

    override fun act(deed: GameDeed) = Unit

    override fun say(words: List<Phrase>, isUnderstood: Boolean) {
        scope.launch { app.announcer.answer(words, isRemembered = isUnderstood) }
    }

    override suspend fun look(to: LookBack): Boolean {
        listener.step(to)
        return true
    }

    override suspend fun command(name: String, number: Int?): Boolean {
        when {
            name == "look-end" -> activity.goBack()
            name == "play-from-here" -> listener.play()
            // who talks is answered
            name == "help" && !app.announcer.isTalkingPage -> activity.screens.go(
                SayingsScreen.place(game.state.value.view.kind),
            )
            else -> {
                // another board is on the page of the game
                if (name in BOARDS) activity.goBack()
                return commands.obey(name, number)
            }
        }
        return true
    }

    private companion object {
        val BOARDS = setOf("next-board", "previous-board", "board")

        /** No command to the app. */
        const val DEED = "act"
    }
}
