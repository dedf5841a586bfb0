package app.annabella.core

import app.annabella.core.transcript.actorOf
import app.annabella.core.transcript.deedOf

/** `white > move e2e4` as an action. */
internal fun action(text: String): GameAction {
    val (who, deed) = text.split(" > ")
    return GameAction(actorOf(who), deedOf(deed))
}

/** How often each race is run: ANNABELLA_ROUNDS, 100 without it. */
internal val rounds: Int = System.getenv("ANNABELLA_ROUNDS")?.toInt() ?: 100
