package app.annabella.speech

import app.annabella.core.Phrase
import app.annabella.core.PhraseSegment
import app.annabella.core.PhraseUrgency

/** What the app says beside the library. */
fun phraseOf(text: String, language: String) =
    Phrase(PhraseUrgency.ANSWER, listOf(PhraseSegment(language, text)), text, isAnnouncement = false)
