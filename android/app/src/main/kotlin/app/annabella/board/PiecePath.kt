package app.annabella.board

import android.graphics.Path

internal const val MOVE = 0f
internal const val LINE = 1f
internal const val CURVE = 2f
internal const val CLOSE = 3f

/**
 * The path that [commands] describe: each is one of the constants above and its points,
 * x before y; one for [MOVE] and [LINE], three for [CURVE] (two controls, then the end).
 */
internal fun pathOf(commands: FloatArray): Path {
    val path = Path()
    var at = 0
    fun next() = commands[at++]
    while (at < commands.size) {
        when (val command = next()) {
            MOVE -> path.moveTo(next(), next())
            LINE -> path.lineTo(next(), next())
            CURVE -> path.cubicTo(next(), next(), next(), next(), next(), next())
            CLOSE -> path.close()
            else -> error("a command expected at ${at - 1}, found $command")
        }
    }
    return path
}
