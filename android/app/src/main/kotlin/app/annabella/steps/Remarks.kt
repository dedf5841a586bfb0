package app.annabella.steps

import app.annabella.core.PastView
import app.annabella.core.Phrase
import app.annabella.speech.phraseOf

/** What was said of a position, here or where the game came from, to be read and heard after what led to it. */
fun PastView.remarkPhrases(language: String): List<Phrase> =
    (remarks + comment).filter { it.isNotEmpty() }.map { text ->
        phraseOf(text, language)
    }
