package app.annabella.touch

import app.annabella.core.FeltPattern

/** Makes things felt. */
interface Haptics {
    /** A touch, if such are wished for. */
    fun play(effect: HapticEffect)

    /** What somebody has asked for with a finger; in place of what is felt now. */
    fun play(pattern: FeltPattern)

    fun stop()
}
