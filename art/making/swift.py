"""The pieces for iOS."""

from .drawing import GRID, KINDS, LAYERS

HEAD = """\
// Made by art/make from art/pieces: change the drawings, not this file.
import AnnabellaCore
import Foundation

/// The pieces on a grid of `grid` by `grid`, y downwards, the same for both colours.
///
/// Drawn in this order: `outline` stroked in the edge's colour with twice `stroke`, then
/// filled, so that the edge lies outside; `texture` where it is wanted, and `details`,
/// stroked in the edge's colour with `stroke`. Joins and caps are round.
public enum PieceShapes {
    public static let grid: CGFloat = %(grid)s
    public static let stroke: CGFloat = %(stroke)s

"""
FUNCTION = """\
    public static func %(layer)s(_ kind: PieceKind) -> BoardPath {
        %(field)s[kind] ?? BoardPath()
    }

"""
FIELD = "    private static let %(field)s: [PieceKind: BoardPath] = %(field)sOfAll.mapValues(BoardPath.init)\n"
FIELDS = {"outline": "outlines", "details": "lines", "texture": "hatches"}


def piece_shapes(pieces):
    text = HEAD % {"grid": GRID, "stroke": pieces[KINDS[0]].stroke}
    names = [{"layer": layer, "field": FIELDS[layer]} for layer in LAYERS]
    text += "".join(FUNCTION % name for name in names)
    text += "".join(FIELD % name for name in names) + "}\n"
    for layer in LAYERS:
        text += f"\nprivate let {FIELDS[layer]}OfAll: [PieceKind: String] = [\n"
        for kind in KINDS:
            text += f'    .{kind}: """\n'
            for letter, *numbers in pieces[kind].layers[layer]:
                text += f"    {' '.join([letter, *numbers])}\n"
            text += '    """,\n'
        text += "]\n"
    return text
