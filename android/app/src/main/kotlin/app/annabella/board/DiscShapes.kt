package app.annabella.board

import android.graphics.Path
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/**
 * The parts of a checkers piece on the grid of [PieceShapes], each with the middle of its disc's
 * face in the middle of the grid. Nobody changes these paths.
 */
object DiscShapes {
    private const val MIDDLE = PieceShapes.GRID / 2
    private const val RADIUS = 14.6f

    /** How deep the side of a disc is. */
    private const val SIDE = 3.4f

    /** A disc with its side, which is seen below. */
    val body = Path().apply {
        arcTo(
            MIDDLE - RADIUS,
            MIDDLE - RADIUS,
            MIDDLE + RADIUS,
            MIDDLE + RADIUS,
            HALF_TURN,
            HALF_TURN,
            true,
        )
        arcTo(
            MIDDLE - RADIUS,
            MIDDLE - RADIUS + SIDE,
            MIDDLE + RADIUS,
            MIDDLE + RADIUS + SIDE,
            0f,
            HALF_TURN,
            false,
        )
        close()
    }

    val face = circle(RADIUS)

    /** The rings of a smooth piece. */
    val smooth = Path().apply {
        addPath(circle(11.6f))
        addPath(circle(9.2f))
    }

    /** A rim of short strokes, and a ring. */
    val milled = Path().apply {
        for (stroke in 0 until STROKES) {
            val angle = 2 * PI * stroke / STROKES
            moveTo(MIDDLE + 11.6f * cos(angle).toFloat(), MIDDLE + 11.6f * sin(angle).toFloat())
            lineTo(MIDDLE + 13.4f * cos(angle).toFloat(), MIDDLE + 13.4f * sin(angle).toFloat())
        }
        addPath(circle(9.2f))
    }

    val crown = pathOf(
        floatArrayOf(
            MOVE, 17.6f, 25.9f,
            LINE, 16.6f, 19.2f,
            LINE, 19.9f, 22f,
            LINE, 22.5f, 17.6f,
            LINE, 25.1f, 22f,
            LINE, 28.4f, 19.2f,
            LINE, 27.4f, 25.9f,
            CLOSE,
        ),
    )

    /** How far a disc lies below the middle of its square, above for less than 0; 0 is the lowest. */
    fun topOf(level: Int, isKing: Boolean): Float = when {
        !isKing -> -SIDE / 2
        level == 0 -> 0f
        else -> -SIDE
    }

    private fun circle(radius: Float) = Path().apply { addCircle(MIDDLE, MIDDLE, radius, Path.Direction.CW) }

    private const val HALF_TURN = 180f
    private const val STROKES = 24
}
