// Made by art/make from art/pieces: change the drawings, not this file.
package app.annabella.board

import android.graphics.Path
import app.annabella.core.PieceKind

/**
 * The pieces on a grid of [GRID] by [GRID], y downwards, the same for both colours.
 * Drawn in this order: [outline] stroked in the edge's colour with twice [STROKE], then
 * filled, so that the edge lies outside; [texture] where it is wanted, and [details],
 * stroked in the edge's colour with [STROKE]. Joins and caps are round. Nobody changes
 * these paths.
 */
object PieceShapes {
    const val GRID = 45f
    const val STROKE = 1.5f

    fun outline(kind: PieceKind): Path = outlines[kind.ordinal]

    fun details(kind: PieceKind): Path = detailsOfAll[kind.ordinal]

    fun texture(kind: PieceKind): Path = textures[kind.ordinal]

    private val outlines = PieceKind.entries.map { pathOf(outlineOf(it)) }
    private val detailsOfAll = PieceKind.entries.map { pathOf(detailsOf(it)) }
    private val textures = PieceKind.entries.map { pathOf(textureOf(it)) }
}

private fun outlineOf(kind: PieceKind) = when (kind) {
    PieceKind.PAWN -> floatArrayOf(
        MOVE, 22.5f, 8f,
        CURVE, 24.95f, 8f, 27.14f, 9.55f, 27.97f, 11.86f,
        CURVE, 28.79f, 14.17f, 28.06f, 16.75f, 26.16f, 18.3f,
        LINE, 28.5f, 18.3f,
        CURVE, 30.1f, 18.3f, 30.1f, 21.3f, 28.5f, 21.3f,
        LINE, 26.1f, 21.3f,
        CURVE, 26.3f, 27.5f, 28.3f, 32.6f, 30.7f, 36f,
        LINE, 31.2f, 36f,
        CURVE, 32.3f, 36f, 33.1f, 36.8f, 33.1f, 37.9f,
        LINE, 33.1f, 40.6f,
        LINE, 11.9f, 40.6f,
        LINE, 11.9f, 37.9f,
        CURVE, 11.9f, 36.8f, 12.7f, 36f, 13.8f, 36f,
        LINE, 14.3f, 36f,
        CURVE, 16.7f, 32.6f, 18.7f, 27.5f, 18.9f, 21.3f,
        LINE, 16.5f, 21.3f,
        CURVE, 14.9f, 21.3f, 14.9f, 18.3f, 16.5f, 18.3f,
        LINE, 18.84f, 18.3f,
        CURVE, 16.94f, 16.75f, 16.21f, 14.17f, 17.03f, 11.86f,
        CURVE, 17.86f, 9.55f, 20.05f, 8f, 22.5f, 8f,
        CLOSE,
    )
    PieceKind.KNIGHT -> floatArrayOf(
        MOVE, 22.4f, 3f,
        CURVE, 23.8f, 4f, 24.8f, 5.4f, 25.2f, 7.2f,
        CURVE, 28f, 7.4f, 30.6f, 9.2f, 31.8f, 11.8f,
        LINE, 30.2f, 12f,
        CURVE, 33f, 13.4f, 34.6f, 15.6f, 35f, 18.2f,
        LINE, 33f, 18.2f,
        CURVE, 35.2f, 20.2f, 36f, 22.6f, 35.6f, 25f,
        LINE, 33.8f, 24.6f,
        CURVE, 35f, 27f, 34.8f, 29f, 34f, 31f,
        CURVE, 33.4f, 32.6f, 33.2f, 34f, 33.4f, 36f,
        CURVE, 34.5f, 36f, 35.3f, 36.8f, 35.3f, 37.9f,
        LINE, 35.3f, 40.6f,
        LINE, 9.7f, 40.6f,
        LINE, 9.7f, 37.9f,
        CURVE, 9.7f, 36.8f, 10.5f, 36f, 11.6f, 36f,
        LINE, 12.2f, 36f,
        CURVE, 12.2f, 31.2f, 20.4f, 31.4f, 20.6f, 25.2f,
        CURVE, 18f, 25f, 15.6f, 25.6f, 14f, 27.4f,
        CURVE, 12.8f, 28.9f, 10.6f, 29.3f, 9.3f, 28f,
        CURVE, 7.2f, 27f, 6.4f, 24.6f, 7.8f, 22.4f,
        CURVE, 10.2f, 19.2f, 13.6f, 16.8f, 15f, 13.4f,
        CURVE, 15.8f, 11.4f, 17.4f, 9.8f, 19.6f, 8.8f,
        CURVE, 19.8f, 6.6f, 20.8f, 4.4f, 22.4f, 3f,
        CLOSE,
    )
    PieceKind.BISHOP -> floatArrayOf(
        MOVE, 22.5f, 3.4f,
        CURVE, 23.42f, 3.4f, 24.25f, 3.98f, 24.57f, 4.85f,
        CURVE, 24.88f, 5.72f, 24.62f, 6.69f, 23.91f, 7.29f,
        CURVE, 27.3f, 9.4f, 30.3f, 13.2f, 30.3f, 16.8f,
        CURVE, 30.3f, 18.8f, 29.3f, 20.4f, 27.7f, 21.5f,
        LINE, 28.9f, 21.5f,
        CURVE, 30.5f, 21.5f, 30.5f, 24.5f, 28.9f, 24.5f,
        LINE, 26.7f, 24.5f,
        CURVE, 27f, 29f, 29.9f, 32.6f, 32.3f, 36f,
        LINE, 32.8f, 36f,
        CURVE, 33.9f, 36f, 34.7f, 36.8f, 34.7f, 37.9f,
        LINE, 34.7f, 40.6f,
        LINE, 10.3f, 40.6f,
        LINE, 10.3f, 37.9f,
        CURVE, 10.3f, 36.8f, 11.1f, 36f, 12.2f, 36f,
        LINE, 12.7f, 36f,
        CURVE, 15.1f, 32.6f, 18f, 29f, 18.3f, 24.5f,
        LINE, 16.1f, 24.5f,
        CURVE, 14.5f, 24.5f, 14.5f, 21.5f, 16.1f, 21.5f,
        LINE, 17.3f, 21.5f,
        CURVE, 15.7f, 20.4f, 14.7f, 18.8f, 14.7f, 16.8f,
        CURVE, 14.7f, 13.2f, 17.7f, 9.4f, 21.09f, 7.29f,
        CURVE, 20.38f, 6.69f, 20.12f, 5.72f, 20.43f, 4.85f,
        CURVE, 20.75f, 3.98f, 21.58f, 3.4f, 22.5f, 3.4f,
        CLOSE,
    )
    PieceKind.ROOK -> floatArrayOf(
        MOVE, 22.5f, 7.4f,
        LINE, 24.9f, 7.4f,
        LINE, 24.9f, 11.4f,
        LINE, 29.5f, 11.4f,
        LINE, 29.5f, 7.4f,
        LINE, 34.2f, 7.4f,
        LINE, 34.2f, 15f,
        LINE, 30.1f, 18.4f,
        CURVE, 30.1f, 27f, 30.3f, 32.6f, 32.7f, 36f,
        LINE, 33.2f, 36f,
        CURVE, 34.3f, 36f, 35.1f, 36.8f, 35.1f, 37.9f,
        LINE, 35.1f, 40.6f,
        LINE, 9.9f, 40.6f,
        LINE, 9.9f, 37.9f,
        CURVE, 9.9f, 36.8f, 10.7f, 36f, 11.8f, 36f,
        LINE, 12.3f, 36f,
        CURVE, 14.7f, 32.6f, 14.9f, 27f, 14.9f, 18.4f,
        LINE, 10.8f, 15f,
        LINE, 10.8f, 7.4f,
        LINE, 15.5f, 7.4f,
        LINE, 15.5f, 11.4f,
        LINE, 20.1f, 11.4f,
        LINE, 20.1f, 7.4f,
        CLOSE,
    )
    PieceKind.QUEEN -> floatArrayOf(
        MOVE, 22.5f, 3.8f,
        LINE, 25.9f, 13.8f,
        LINE, 30.7f, 5.4f,
        LINE, 31.9f, 14.6f,
        LINE, 37.5f, 9.4f,
        LINE, 30.9f, 21f,
        CURVE, 32.5f, 21f, 32.5f, 24f, 30.9f, 24f,
        LINE, 27.8f, 24f,
        CURVE, 28.1f, 29f, 30.9f, 32.6f, 33.3f, 36f,
        LINE, 33.8f, 36f,
        CURVE, 34.9f, 36f, 35.7f, 36.8f, 35.7f, 37.9f,
        LINE, 35.7f, 40.6f,
        LINE, 9.3f, 40.6f,
        LINE, 9.3f, 37.9f,
        CURVE, 9.3f, 36.8f, 10.1f, 36f, 11.2f, 36f,
        LINE, 11.7f, 36f,
        CURVE, 14.1f, 32.6f, 16.9f, 29f, 17.2f, 24f,
        LINE, 14.1f, 24f,
        CURVE, 12.5f, 24f, 12.5f, 21f, 14.1f, 21f,
        LINE, 7.5f, 9.4f,
        LINE, 13.1f, 14.6f,
        LINE, 14.3f, 5.4f,
        LINE, 19.1f, 13.8f,
        CLOSE,
    )
    PieceKind.KING -> floatArrayOf(
        MOVE, 22.5f, 2f,
        LINE, 24f, 2f,
        LINE, 23.5f, 5.6f,
        LINE, 28.1f, 5.1f,
        LINE, 28.1f, 8.1f,
        LINE, 23.5f, 7.6f,
        LINE, 24f, 12.2f,
        CURVE, 27.9f, 12.2f, 31.9f, 12.8f, 34.5f, 14.6f,
        CURVE, 32.9f, 16.2f, 31.5f, 18.8f, 30.9f, 21f,
        CURVE, 32.5f, 21f, 32.5f, 24f, 30.9f, 24f,
        LINE, 27.8f, 24f,
        CURVE, 28.1f, 29f, 30.9f, 32.6f, 33.3f, 36f,
        LINE, 33.8f, 36f,
        CURVE, 34.9f, 36f, 35.7f, 36.8f, 35.7f, 37.9f,
        LINE, 35.7f, 40.6f,
        LINE, 9.3f, 40.6f,
        LINE, 9.3f, 37.9f,
        CURVE, 9.3f, 36.8f, 10.1f, 36f, 11.2f, 36f,
        LINE, 11.7f, 36f,
        CURVE, 14.1f, 32.6f, 16.9f, 29f, 17.2f, 24f,
        LINE, 14.1f, 24f,
        CURVE, 12.5f, 24f, 12.5f, 21f, 14.1f, 21f,
        CURVE, 13.5f, 18.8f, 12.1f, 16.2f, 10.5f, 14.6f,
        CURVE, 13.1f, 12.8f, 17.1f, 12.2f, 21f, 12.2f,
        LINE, 21.5f, 7.6f,
        LINE, 16.9f, 8.1f,
        LINE, 16.9f, 5.1f,
        LINE, 21.5f, 5.6f,
        LINE, 21f, 2f,
        CLOSE,
    )
}

private fun detailsOf(kind: PieceKind) = when (kind) {
    PieceKind.PAWN -> floatArrayOf(
        MOVE, 18.1f, 17.55f,
        LINE, 26.9f, 17.55f,
        MOVE, 18.9f, 22.05f,
        LINE, 26.1f, 22.05f,
        MOVE, 14.3f, 35.25f,
        LINE, 30.7f, 35.25f,
    )
    PieceKind.KNIGHT -> floatArrayOf(
        MOVE, 20.4f, 25.9f,
        CURVE, 22.4f, 25.5f, 24f, 23.6f, 24f, 21f,
        MOVE, 16.6f, 14.9f,
        CURVE, 17.2f, 13.9f, 18.3f, 13.5f, 19.5f, 13.7f,
        CURVE, 19f, 14.7f, 17.9f, 15.1f, 16.6f, 14.9f,
        CLOSE,
        MOVE, 10.4f, 24.2f,
        LINE, 11.2f, 23.2f,
        MOVE, 8.8f, 28.3f,
        LINE, 12f, 26.2f,
        MOVE, 25.6f, 6.7f,
        CURVE, 26f, 8f, 26f, 9.4f, 25.7f, 10.7f,
        MOVE, 33.4f, 17.7f,
        CURVE, 31.8f, 16.2f, 30f, 15f, 28f, 14.6f,
        MOVE, 34.5f, 24.3f,
        CURVE, 33.5f, 22.3f, 31.4f, 20.8f, 28.8f, 20.3f,
        MOVE, 12.2f, 35.25f,
        LINE, 33.4f, 35.25f,
    )
    PieceKind.BISHOP -> floatArrayOf(
        MOVE, 16.9f, 20.75f,
        LINE, 28.1f, 20.75f,
        MOVE, 18.3f, 25.25f,
        LINE, 26.7f, 25.25f,
        MOVE, 12.7f, 35.25f,
        LINE, 32.3f, 35.25f,
        MOVE, 23.3f, 17.6f,
        LINE, 27.7f, 11.2f,
    )
    PieceKind.ROOK -> floatArrayOf(
        MOVE, 10.8f, 15f,
        LINE, 34.2f, 15f,
        MOVE, 14.9f, 18.2f,
        LINE, 30.1f, 18.2f,
        MOVE, 12.3f, 35.25f,
        LINE, 32.7f, 35.25f,
    )
    PieceKind.QUEEN -> floatArrayOf(
        MOVE, 13.9f, 20.25f,
        LINE, 31.1f, 20.25f,
        MOVE, 17.2f, 24.75f,
        LINE, 27.8f, 24.75f,
        MOVE, 11.7f, 35.25f,
        LINE, 33.3f, 35.25f,
    )
    PieceKind.KING -> floatArrayOf(
        MOVE, 13.9f, 20.25f,
        LINE, 31.1f, 20.25f,
        MOVE, 17.2f, 24.75f,
        LINE, 27.8f, 24.75f,
        MOVE, 11.7f, 35.25f,
        LINE, 33.3f, 35.25f,
    )
}

private fun textureOf(kind: PieceKind) = when (kind) {
    PieceKind.PAWN -> floatArrayOf(
        MOVE, 18.3f, 13.4f,
        LINE, 22.1f, 9.6f,
        MOVE, 20.5f, 15.4f,
        LINE, 25.3f, 10.6f,
        MOVE, 24.7f, 15.4f,
        LINE, 26.7f, 13.4f,
        MOVE, 19.1f, 29.4f,
        LINE, 24.3f, 24.2f,
        MOVE, 19.6f, 33.1f,
        LINE, 25.3f, 27.4f,
        MOVE, 23.8f, 33.1f,
        LINE, 26.3f, 30.6f,
    )
    PieceKind.KNIGHT -> floatArrayOf(
        MOVE, 19.6f, 33.1f,
        LINE, 29.8f, 22.9f,
        MOVE, 23.8f, 33.1f,
        LINE, 32.2f, 24.7f,
        MOVE, 28f, 33.1f,
        LINE, 33.1f, 28f,
    )
    PieceKind.BISHOP -> floatArrayOf(
        MOVE, 18.2f, 30.3f,
        LINE, 21.1f, 27.4f,
        MOVE, 19.6f, 33.1f,
        LINE, 25.3f, 27.4f,
        MOVE, 23.8f, 33.1f,
        LINE, 26.7f, 30.2f,
    )
    PieceKind.ROOK -> floatArrayOf(
        MOVE, 16.4f, 23.7f,
        LINE, 19.8f, 20.3f,
        MOVE, 16.2f, 28.1f,
        LINE, 24f, 20.3f,
        MOVE, 15.4f, 33.1f,
        LINE, 28.2f, 20.3f,
        MOVE, 19.6f, 33.1f,
        LINE, 28.6f, 24.1f,
        MOVE, 23.8f, 33.1f,
        LINE, 28.8f, 28.1f,
    )
    PieceKind.QUEEN -> floatArrayOf(
        MOVE, 14f, 17.7f,
        LINE, 17.5f, 14.2f,
        MOVE, 17.8f, 18.1f,
        LINE, 23.7f, 12.2f,
        MOVE, 22f, 18.1f,
        LINE, 25f, 15.1f,
        MOVE, 26.2f, 18.1f,
        LINE, 30.3f, 14f,
        MOVE, 15.7f, 32.8f,
        LINE, 21.6f, 26.9f,
        MOVE, 19.6f, 33.1f,
        LINE, 25.8f, 26.9f,
        MOVE, 23.8f, 33.1f,
        LINE, 27.5f, 29.4f,
    )
    PieceKind.KING -> floatArrayOf(
        MOVE, 14.3f, 17.4f,
        LINE, 17.8f, 13.9f,
        MOVE, 17.8f, 18.1f,
        LINE, 22.7f, 13.2f,
        MOVE, 22f, 18.1f,
        LINE, 26.3f, 13.8f,
        MOVE, 26.2f, 18.1f,
        LINE, 29.9f, 14.4f,
        MOVE, 15.7f, 32.8f,
        LINE, 21.6f, 26.9f,
        MOVE, 19.6f, 33.1f,
        LINE, 25.8f, 26.9f,
        MOVE, 23.8f, 33.1f,
        LINE, 27.5f, 29.4f,
    )
}
