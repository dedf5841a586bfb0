package app.annabella.game

import app.annabella.core.GameUpdate
import app.annabella.core.Happening

/** The deed was not done, and the words say why. */
val GameUpdate.isRefused: Boolean
    get() = events.any { it.what is Happening.Refused || it.what is Happening.IllegalMove }
