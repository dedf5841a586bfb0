"""The pieces for Android. Another platform is another module like this one."""

from .drawing import GRID, KINDS, LAYERS

HEAD = """\
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
    const val GRID = %(grid)sf
    const val STROKE = %(stroke)sf

"""
FUNCTION = "    fun %(layer)s(kind: PieceKind): Path = %(field)s[kind.ordinal]\n\n"
FIELD = "    private val %(field)s = PieceKind.entries.map { pathOf(%(layer)sOf(it)) }\n"
WORDS = {"M": "MOVE", "L": "LINE", "C": "CURVE", "Z": "CLOSE"}
FIELDS = {"outline": "outlines", "details": "detailsOfAll", "texture": "textures"}


def piece_shapes(pieces):
    text = HEAD % {"grid": GRID, "stroke": pieces[KINDS[0]].stroke}
    names = [{"layer": layer, "field": FIELDS[layer]} for layer in LAYERS]
    text += "".join(FUNCTION % name for name in names)
    text += "".join(FIELD % name for name in names) + "}\n"
    for layer in LAYERS:
        text += f"\nprivate fun {layer}Of(kind: PieceKind) = when (kind) {{\n"
        for kind in KINDS:
            text += f"    PieceKind.{kind.upper()} -> floatArrayOf(\n"
            for letter, *numbers in pieces[kind].layers[layer]:
                values = [WORDS[letter]] + [f"{number}f" for number in numbers]
                text += f"        {', '.join(values)},\n"
            text += "    )\n"
        text += "}\n"
    return text
