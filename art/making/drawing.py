"""Reads the drawings: a small part of SVG, so that every platform can draw the same."""

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass

KINDS = ["pawn", "knight", "bishop", "rook", "queen", "king"]
LAYERS = ["outline", "details", "texture"]
GRID = 45

SVG = "{http://www.w3.org/2000/svg}"
POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?")
TOKEN = re.compile(r"[A-Za-z]|[^\sA-Za-z,]+")


class Refused(Exception):
    """A drawing has something that is not understood here."""


@dataclass(frozen=True)
class Piece:
    """Commands by layer, each a letter and its numbers as they are written."""

    layers: dict
    stroke: str


def read_pieces(folder):
    """All pieces by kind; one outline each, and the same stroke in all."""
    pieces = {kind: _read_piece(folder / f"{kind}.svg") for kind in KINDS}
    strokes = {piece.stroke for piece in pieces.values()}
    if len(strokes) != 1:
        raise Refused(f"{folder}: one stroke-width expected in all pieces, not {sorted(strokes)}")
    return pieces


def read_svg(file, size):
    """The root of a drawing on a grid of `size`."""
    try:
        root = ElementTree.parse(file).getroot()
    except (OSError, ElementTree.ParseError) as problem:
        raise Refused(f"{file}: {problem}") from problem
    box = f"0 0 {size} {size}"
    if root.tag != SVG + "svg" or root.get("viewBox") != box:
        raise Refused(f'{file}: expected an svg with viewBox="{box}"')
    for element in root.iter():
        if element.get("transform") is not None:
            raise Refused(f"{file}: transform is not understood; move the points")
    return root


def commands(d, size, where):
    """What a path says: absolute M, L, C and Z, a letter before each."""
    tokens = TOKEN.findall(d or "")
    result = []
    while tokens:
        letter = tokens.pop(0)
        if letter not in POINTS:
            raise Refused(f"{where}: M, L, C or Z expected, found {letter!r}")
        if not result and letter != "M":
            raise Refused(f"{where}: M expected at the beginning, found {letter!r}")
        numbers, tokens = tokens[: 2 * POINTS[letter]], tokens[2 * POINTS[letter] :]
        if len(numbers) < 2 * POINTS[letter]:
            raise Refused(f"{where}: {letter} needs {2 * POINTS[letter]} numbers, has {numbers}")
        for number in numbers:
            if not NUMBER.fullmatch(number):
                raise Refused(f"{where}: a number expected after {letter}, found {number!r}")
            if not 0 <= float(number) <= size:
                raise Refused(f"{where}: {number} lies outside of 0 to {size}")
        result.append((letter, *numbers))
    if not result:
        raise Refused(f"{where}: the path is empty")
    return result


def _read_piece(file):
    root = read_svg(file, GRID)
    paths = {path.get("id"): path for path in root.iter(SVG + "path")}
    if list(paths) != LAYERS:
        raise Refused(f"{file}: the paths {LAYERS} expected, found {list(paths)}")
    layers = {
        layer: commands(path.get("d"), GRID, f"{file}, {layer}") for layer, path in paths.items()
    }
    letters = "".join(command[0] for command in layers["outline"])
    if letters.count("M") != 1 or letters.find("Z") != len(letters) - 1:
        raise Refused(f"{file}: the outline must be one closed shape, found {letters}")
    return Piece(layers, root.find(SVG + "g").get("stroke-width"))
