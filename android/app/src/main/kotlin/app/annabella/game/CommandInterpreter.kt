package app.annabella.game

import app.annabella.core.GameDeed
import app.annabella.core.Happening
import app.annabella.core.LookBack
import app.annabella.core.Phrase
import app.annabella.core.Understood
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome

/** Does what somebody has said or typed. */
class CommandInterpreter(private val game: GameStore, private val listener: Listener) {
    /** What it leaves to the page around it. */
    interface Listener {
        /** Does something for who sits here, once it is agreed. */
        fun act(deed: GameDeed)

        /**
         * Says an answer; nobody waits for its end. It can be repeated, but for one to what was
         * not understood.
         */
        fun say(words: List<Phrase>, isUnderstood: Boolean)

        /**
         * Does what is the app's own business, under the name that `Understood.Command`
         * has for it, or "look"; false where that cannot be done here. [number] is a level,
         * or after how many moves the position is that is looked at.
         */
        suspend fun command(name: String, number: Int?): Boolean
    }

    /** What became of it. */
    class Reply(
        /** Nothing is left to put right: it was done, or answered. */
        val isDone: Boolean,
        /** It has changed the game. */
        val isDeed: Boolean,
        /** What is said to it, here or by the game's own voice. */
        val words: List<Phrase>,
    )

    suspend fun hear(text: String, isDictated: Boolean = false): Reply {
        val understood = (game.hear(text, isDictated) as? Outcome.Done)?.value ?: return NOTHING
        return obey(understood)
    }

    suspend fun obey(understood: Understood): Reply = when (understood) {
        is Understood.Action -> act(understood)
        is Understood.Question -> {
            val answer = (game.ask(understood.question) as? Outcome.Done)?.value.orEmpty()
            said(answer, isDone = true)
        }
        is Understood.Command -> {
            val isDone = listener.command(understood.name, understood.level?.toInt())
            Reply(isDone, isDeed = false, emptyList())
        }
        is Understood.Look -> look(understood.to)
        is Understood.Ambiguous -> said(listOf(understood.phrase), isDone = false)
        is Understood.Dropped -> said(listOf(understood.phrase), isDone = true)
        is Understood.WronglyRepeated -> said(understood.phrases, isDone = false)
        is Understood.NotUnderstood ->
            said(listOf(understood.phrase), isDone = false, isUnderstood = false)
    }

    /** From the position as it stands to the one that was asked for. */
    private suspend fun look(to: LookBack): Reply {
        val past = (game.look(game.state.value.view.plies, to) as? Outcome.Done)?.value ?: return NOTHING
        return Reply(listener.command("look", past.ply.toInt()), isDeed = false, emptyList())
    }

    // what the game says of it comes by itself
    private suspend fun act(understood: Understood.Action): Reply {
        val deed = understood.action.deed
        val view = game.state.value.view
        if (GameActions.isAgreed(view, view.actor, deed)) {
            listener.act(deed)
            return Reply(isDone = true, isDeed = false, emptyList())
        }
        val update = (game.dispatch(understood.action) as? Outcome.Done)?.value ?: return NOTHING
        val isRefused = update.events.map { it.what }
            .any { it is Happening.Refused || it is Happening.IllegalMove }
        return Reply(!isRefused, !isRefused, update.phrases)
    }

    private fun said(words: List<Phrase>, isDone: Boolean, isUnderstood: Boolean = true): Reply {
        listener.say(words, isUnderstood)
        return Reply(isDone, isDeed = false, words)
    }

    private companion object {
        /** The game is closed. */
        val NOTHING = Reply(isDone = false, isDeed = false, emptyList())
    }
}
