package app.annabella.speech

import app.annabella.core.Phrase
import app.annabella.core.SpeechSettings
import app.annabella.core.store.GameStore
import app.annabella.game.SquareReading

/** Says what is on the squares to which a finger comes without a screen reader. */
class SquareSpeech(private val game: GameStore, private val announcer: Announcer) {
    private var revision: ULong? = null
    private var isPeeked = false
    private var labels: List<Phrase> = emptyList()

    /** [peeked] is the board that is looked at, though it is hidden. */
    suspend fun say(square: Int, peeked: ByteArray?, speech: SpeechSettings) {
        val now = game.state.value.revision
        if (now != revision || isPeeked != (peeked != null)) {
            labels = SquareReading.labels(game, peeked, speech) ?: return
            revision = now
            isPeeked = peeked != null
        }
        announcer.answer(listOf(labels[square]), isRemembered = false)
    }
}
