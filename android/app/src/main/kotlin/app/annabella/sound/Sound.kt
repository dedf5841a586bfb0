package app.annabella.sound

import app.annabella.R

/** The sounds of the app; [file] is the resource. */
enum class Sound(val file: Int) {
    MOVE(R.raw.move),
    CAPTURE(R.raw.capture),
    CASTLE(R.raw.castle),
    CHECK(R.raw.check),
    ILLEGAL(R.raw.illegal),

    /** There is no square further on. */
    EDGE(R.raw.edge),
    WIN(R.raw.win),
    LOSS(R.raw.loss),
    DRAW(R.raw.draw),
    LOW_TIME(R.raw.low_time),

    /** A finger has come to an empty light square, a dark one, a square with a piece. */
    TICK_LIGHT(R.raw.tick_light),
    TICK_DARK(R.raw.tick_dark),
    TICK_PIECE(R.raw.tick_piece),

    /** A clock is pressed. */
    PRESS(R.raw.press),
}

/** Makes sounds. */
fun interface Sounds {
    fun play(sound: Sound)
}
