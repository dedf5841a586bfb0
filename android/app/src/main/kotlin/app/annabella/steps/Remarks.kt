package app.annabella.steps

import app.annabella.core.PastView
import app.annabella.core.Phrase
import app.annabella.core.PhraseSegment
import app.annabella.core.PhraseUrgency

/** What was said of a position, here or where the game came from, to be read and heard after what led to it. */
fun PastView.remarkPhrases(language: String): List<Phrase> =
    (remarks + comment).filter { it.isNotEmpty() }.map { text ->
        phraseOf(text, language)
    }

/** What the app says beside the library. */
fun phraseOf(text: String, language: String) =
    Phrase(PhraseUrgency.ANSWER, listOf(PhraseSegment(language, text)), text, isAnnouncement = false)
