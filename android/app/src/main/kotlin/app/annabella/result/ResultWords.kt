package app.annabella.result

import app.annabella.core.EndingReason
import app.annabella.core.GameMode
import app.annabella.core.GamePhase
import app.annabella.core.GameView
import app.annabella.core.HiddenBoard
import app.annabella.core.Phrase

/** What the result of a game says: the sentence of its end, what led there, and the points. */
class ResultWords private constructor(val sentence: String, val reason: String, val points: List<String>) {
    companion object {
        /** Of a game that is over, of which [told] is all that is told. */
        fun of(view: GameView, told: List<Phrase>): ResultWords {
            // the last is how it ended, after its last move
            val (end, before) = told.takeLast(2).map { it.printed }.let {
                it.lastOrNull().orEmpty() to it.dropLast(1).joinToString(" ")
            }
            val sentences = end.split(BETWEEN)
            val sentence = if (endsWithResult(view)) sentences.last() else sentences.first()
            val others = (sentences - sentence).joinToString(" ")
            return ResultWords(sentence, reason(view, before, others), points(view))
        }

        /** What the last move did, where it mated by the Laws, and what else is told of the end. */
        private fun reason(view: GameView, before: String, others: String): String {
            val ending = (view.phase as? GamePhase.Over)?.ending
            val isMate = ending?.reason == EndingReason.CHECKMATE
            return if (isMate && others.isNotEmpty()) "$before $others" else others.ifEmpty { before }
        }

        /** By the Laws an article comes after it, and of a hidden board how often it was looked at. */
        private fun endsWithResult(view: GameView) = view.mode == GameMode.CASUAL &&
            listOf(view.first, view.second).all { it.hidden is HiddenBoard.Nothing }

        /** Of the first player and of the second; none where the game does not count. */
        private fun points(view: GameView): List<String> {
            val ending = (view.phase as? GamePhase.Over)?.ending ?: return emptyList()
            return ending.result.split('-').map { it.replace("1/2", "½") }.takeIf { it.size == 2 }.orEmpty()
        }

        private val BETWEEN = Regex("(?<=[.!?]) ")
    }
}
