package app.annabella.core

/** How often each race is run: ANNABELLA_ROUNDS, 100 without it. */
internal val rounds: Int = System.getenv("ANNABELLA_ROUNDS")?.toInt() ?: 100
