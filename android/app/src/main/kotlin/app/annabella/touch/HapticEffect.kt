package app.annabella.touch

/**
 * What is felt, as pulses: a rest and the vibration after it, in milliseconds, and how strong
 * that is, 1 to 255. Where a device has one strength only, the number and the length of the
 * pulses still tell all of them apart.
 */
enum class HapticEffect(vararg pulses: Pulse) {
    LIGHT_SQUARE(Pulse(0, 10, 90)),
    LIGHT_OWN(Pulse(0, 10, 90), Pulse(50, 20, 160)),
    LIGHT_OTHER(Pulse(0, 10, 90), Pulse(50, 20, 160), Pulse(50, 20, 160)),
    DARK_SQUARE(Pulse(0, 30, 160)),
    DARK_OWN(Pulse(0, 30, 160), Pulse(50, 20, 160)),
    DARK_OTHER(Pulse(0, 30, 160), Pulse(50, 20, 160), Pulse(50, 20, 160)),

    /** The board ends here. */
    EDGE(Pulse(0, 60, 220)),
    MOVE(Pulse(0, 20, 160)),
    CHECK(Pulse(0, 40, 220), Pulse(80, 40, 220)),
    ILLEGAL(Pulse(0, 60, 255), Pulse(60, 120, 255)),
    ;

    val pulses: List<Pulse> = pulses.toList()

    class Pulse(val pauseMs: Int, val lengthMs: Int, val strength: Int)

    companion object {
        /** Of a square with a piece of the player's own, of the other side, or none for null. */
        fun ofSquare(isLight: Boolean, isOwn: Boolean?): HapticEffect = when (isOwn) {
            null -> if (isLight) LIGHT_SQUARE else DARK_SQUARE
            true -> if (isLight) LIGHT_OWN else DARK_OWN
            false -> if (isLight) LIGHT_OTHER else DARK_OTHER
        }
    }
}
