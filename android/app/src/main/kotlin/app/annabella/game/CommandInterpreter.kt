package app.annabella.game

import app.annabella.core.GameAction
import app.annabella.core.GameDeed
import app.annabella.core.GameQuestion
import app.annabella.core.LookBack
import app.annabella.core.Phrase
import app.annabella.core.Understood
import app.annabella.core.store.GameStore
import app.annabella.core.store.Outcome

/** Does what somebody has said or typed. */
class CommandInterpreter(
    private val game: GameStore,
    private val listener: Listener,
    /** After how many moves the position stands that is looked at; null for the one on the table. */
    private val lookingBackAt: UInt? = null,
) {
    /** What it leaves to the page around it. */
    interface Listener {
        /** Does something for who sits here, once it is agreed. */
        fun act(deed: GameDeed)

        /** The claim of a draw that waits for this move, and is made with it; null where none does. */
        fun claimWith(action: GameAction): GameAction? = null

        /**
         * Says an answer; nobody waits for its end. It can be repeated, but for one to what was
         * not understood.
         */
        fun say(words: List<Phrase>, isUnderstood: Boolean)

        /** Somebody looks back at the game; false where that cannot be done here. */
        suspend fun look(to: LookBack): Boolean

        /**
         * Does what is the app's own business, under the name that `Understood.Command`
         * has for it; false where that cannot be done here.
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
    ) {
        /** For the eye; a reader takes it as it is said. */
        fun shown(isRead: Boolean, notHere: String): String? =
            if (isRead) null else words.joinToString(" ") { it.printed }.ifEmpty { notHere }
    }

    suspend fun hear(text: String, isDictated: Boolean = false): Reply {
        val heard = game.hear(text, isDictated, isLookingBack = lookingBackAt != null)
        return obey((heard as? Outcome.Done)?.value ?: return NOTHING)
    }

    suspend fun obey(understood: Understood): Reply = when (understood) {
        // it would not be meant for the position on the table
        is Understood.Action -> if (lookingBackAt == null) act(understood.action) else command(ACT)
        is Understood.Question -> said(answer(understood.question), isDone = true)
        is Understood.Command -> command(understood.name, understood.number?.toInt())
        is Understood.Look -> Reply(listener.look(understood.to), isDeed = false, emptyList())
        is Understood.Ambiguous -> said(listOf(understood.phrase), isDone = false)
        is Understood.Dropped -> said(listOf(understood.phrase), isDone = true)
        is Understood.WronglyRepeated -> said(understood.phrases, isDone = false)
        is Understood.NotUnderstood ->
            said(listOf(understood.phrase), isDone = false, isUnderstood = false)
    }

    private suspend fun answer(question: GameQuestion): List<Phrase> {
        val ply = lookingBackAt
        val answer = if (ply == null) game.ask(question) else game.askPast(question, ply)
        return (answer as? Outcome.Done)?.value.orEmpty()
    }

    private suspend fun command(name: String, number: Int? = null) =
        Reply(listener.command(name, number), isDeed = false, emptyList())

    // what the game says of it comes by itself
    private suspend fun act(said: GameAction): Reply {
        val action = listener.claimWith(said) ?: said
        val deed = action.deed
        val view = game.state.value.view
        if (GameActions.isAgreed(view, view.actor, deed)) {
            listener.act(deed)
            return Reply(isDone = true, isDeed = false, emptyList())
        }
        val update = (game.dispatch(action) as? Outcome.Done)?.value ?: return NOTHING
        val isRefused = update.isRefused
        return Reply(!isRefused, !isRefused, update.phrases)
    }

    private fun said(words: List<Phrase>, isDone: Boolean, isUnderstood: Boolean = true): Reply {
        listener.say(words, isUnderstood)
        return Reply(isDone, isDeed = false, words)
    }

    private companion object {
        /** Something in the game, where nothing can be done in it. */
        const val ACT = "act"

        /** The game is closed. */
        val NOTHING = Reply(isDone = false, isDeed = false, emptyList())
    }
}
