"""Line icons, from SVG to Android's vector drawables and to paths for iOS.

A drawing has absolute paths of M, L, C, A and Z, circles and rectangles, stroked with 2 of 24
or filled. All become paths of M, L, C and Z.
"""

import math
import re

from .drawing import SVG, Refused, read_svg

GRID = 24
MADE = "<!-- Made by art/make from art/icons: change the drawings, not this file. -->"
COUNTS = {"M": 2, "L": 2, "C": 6, "A": 7, "Z": 0}
TOKEN = re.compile(r"[A-Za-z]|-?[0-9]+(?:\.[0-9]+)?")
# the distance of control points by which a curve comes nearest to a quarter of a circle
QUARTER = 0.5523
SWIFT_LINE = 100

SWIFT = """\
// Made by art/make from art/icons: change the drawings, not this file.

/// The line icons, the same as Android's, on a grid of 24 by 24 and stroked with 2, round.
public enum Icon: String, CaseIterable, Sendable {
%(cases)s

    public static let grid = 24.0
    public static let stroke = 2.0

    /// Whether it points the other way where words run from right to left.
    public var isMirrored: Bool { mirrored.contains(self) }

    public var strokes: BoardPath { allStrokes[self] ?? BoardPath() }
    public var fills: BoardPath { allFills[self] ?? BoardPath() }
}

private let mirrored: Set<Icon> = [%(mirrored)s]
private let allStrokes: [Icon: BoardPath] = strokesOfAll.mapValues(BoardPath.init)
private let allFills: [Icon: BoardPath] = fillsOfAll.mapValues(BoardPath.init)

private let strokesOfAll: [Icon: String] = [
%(strokes)s
]

private let fillsOfAll: [Icon: String] = [
%(fills)s
]
"""


class Drawing:
    def __init__(self, file):
        root = read_svg(file, GRID)
        self.name = file.stem
        self.is_mirrored = root.get("data-mirrored") == "true"
        self.strokes, self.fills = [], []
        for element in root.find(SVG + "g"):
            is_filled = element.get("fill") is not None
            steps = _steps(element, f"{file}: {element.tag.removeprefix(SVG)}")
            (self.fills if is_filled else self.strokes).extend(steps)

    @property
    def camel(self):
        first, *others = self.name.split("_")
        name = first + "".join(map(str.capitalize, others))
        return f"`{name}`" if name in ("import", "repeat") else name


def read_icons(folder):
    return [Drawing(file) for file in sorted(folder.glob("*.svg"))]


def _steps(element, where):
    def number(name):
        return float(element.get(name, "0"))

    match element.tag.removeprefix(SVG):
        case "path":
            return _path(element.get("d", ""), where)
        case "circle":
            x, y, radius = number("cx"), number("cy"), number("r")
            return _rounded(x - radius, y - radius, 2 * radius, 2 * radius, radius)
        case "rect":
            return _rounded(*(number(name) for name in ("x", "y", "width", "height", "rx")))
    raise Refused(f"{where}: a path, a circle or a rect expected")


def _path(d, where):
    tokens = TOKEN.findall(d)
    steps, at = [], (0.0, 0.0)
    while tokens:
        letter = tokens.pop(0)
        count = COUNTS.get(letter)
        if count is None or len(tokens) < count:
            raise Refused(f"{where}: M, L, C, A or Z with its numbers expected, found {letter!r}")
        numbers, tokens = [float(token) for token in tokens[:count]], tokens[count:]
        if letter == "A":
            steps.extend(_arc(at, numbers, where))
        else:
            steps.append((letter, *numbers))
        at = tuple(numbers[-2:]) or at
    return steps


def _rounded(x, y, width, height, radius):
    """A rectangle with round corners; with half its side as radius, a circle."""
    right, bottom, near = x + width, y + height, radius * (1 - QUARTER)
    if radius == 0:
        return [("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",)]
    return [
        ("M", x + radius, y),
        ("L", right - radius, y),
        ("C", right - near, y, right, y + near, right, y + radius),
        ("L", right, bottom - radius),
        ("C", right, bottom - near, right - near, bottom, right - radius, bottom),
        ("L", x + radius, bottom),
        ("C", x + near, bottom, x, bottom - near, x, bottom - radius),
        ("L", x, y + radius),
        ("C", x, y + near, x + near, y, x + radius, y),
        ("Z",),
    ]


def _arc(start, numbers, where):
    """The curves of a part of a circle, as the implementation notes of SVG derive its centre."""
    radius, other, _, is_large, is_clockwise, x, y = numbers
    if radius != other:
        raise Refused(f"{where}: only parts of circles are understood")
    half = ((start[0] - x) / 2, (start[1] - y) / 2)
    distance = math.hypot(*half)
    radius = max(radius, distance)
    away = math.sqrt(max(0.0, radius**2 - distance**2)) / distance
    if is_large == is_clockwise:
        away = -away
    middle = (x + half[0] + away * half[1], y + half[1] - away * half[0])
    first = math.atan2(start[1] - middle[1], start[0] - middle[0])
    turn = math.atan2(y - middle[1], x - middle[0]) - first
    if is_clockwise and turn < 0:
        turn += 2 * math.pi
    if not is_clockwise and turn > 0:
        turn -= 2 * math.pi
    parts = math.ceil(abs(turn) / (math.pi / 2) - 1e-9)
    step = turn / parts
    reach = 4 / 3 * math.tan(step / 4) * radius
    for part in range(parts):
        one, two = first + part * step, first + (part + 1) * step
        ends = [
            (middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle))
            for angle in (one, two)
        ]
        yield (
            "C",
            ends[0][0] - reach * math.sin(one),
            ends[0][1] + reach * math.cos(one),
            ends[1][0] + reach * math.sin(two),
            ends[1][1] - reach * math.cos(two),
            *ends[1],
        )


def _text(steps):
    def number(value):
        return f"{value + 0.0:.2f}".rstrip("0").rstrip(".")

    return " ".join(" ".join([letter, *map(number, numbers)]) for letter, *numbers in steps)


def android(icon):
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        MADE,
        '<vector xmlns:android="http://schemas.android.com/apk/res/android"',
        f'    android:width="{GRID}dp"',
        f'    android:height="{GRID}dp"',
        *(['    android:autoMirrored="true"'] if icon.is_mirrored else []),
        f'    android:viewportWidth="{GRID}"',
        f'    android:viewportHeight="{GRID}">',
    ]
    if icon.strokes:
        lines += [
            "    <path",
            f'        android:pathData="{_text(icon.strokes)}"',
            '        android:strokeColor="#FF000000"',
            '        android:strokeLineCap="round"',
            '        android:strokeLineJoin="round"',
            '        android:strokeWidth="2" />',
        ]
    if icon.fills:
        lines += [
            "    <path",
            '        android:fillColor="#FF000000"',
            f'        android:pathData="{_text(icon.fills)}" />',
        ]
    return "\n".join([*lines, "</vector>", ""])


def _row(name, value):
    """As the formatter of Swift breaks lines."""
    line = f"    {name} {value}"
    return line if len(line) <= SWIFT_LINE else f"    {name}\n        {value}"


def swift(icons):
    def table(layer):
        rows = [(icon.camel, getattr(icon, layer)) for icon in icons]
        return "\n".join(_row(f".{name}:", f'"{_text(steps)}",') for name, steps in rows if steps)

    return SWIFT % {
        "cases": "\n".join(f"    case {icon.camel}" for icon in icons),
        "mirrored": ", ".join(f".{icon.camel}" for icon in icons if icon.is_mirrored),
        "strokes": table("strokes"),
        "fills": table("fills"),
    }
