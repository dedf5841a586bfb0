"""The colours of themes and boards, from tables to Kotlin and Swift."""

import re

from .drawing import Refused

THEMES = ["light", "dark", "high-contrast"]
MADE = "// Made by art/make from art/*.txt: change the tables, not this file.\n"
NAME = re.compile(r"[a-z]+(-[a-z]+)*")
COLOUR = re.compile(r"[0-9A-F]{6}")


def read_table(file, columns):
    """The colours of each line by its name."""
    table = {}
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        words = line.split()
        if not words or line.startswith("#"):
            continue
        name, *colours = words
        is_known = NAME.fullmatch(name) and all(map(COLOUR.fullmatch, colours))
        if not is_known or len(colours) != columns or name in table:
            raise Refused(f"{file}:{number}: a new name and {columns} RRGGBB expected")
        table[name] = colours
    return table


def kotlin(themes, boards):
    text = MADE + "package app.annabella.ui\n"
    text += "\n/** All colours but those of squares, as ARGB. */\ninterface Colours {\n"
    text += "".join(f"    val {_camel(name)}: Int\n" for name in themes) + "}\n"
    for column, theme in enumerate(THEMES):
        text += f"\nobject {_camel('the-' + theme)[3:]}Colours : Colours {{\n"
        text += "".join(
            f"    override val {_camel(name)} = 0xFF{colours[column]}.toInt()\n"
            for name, colours in themes.items()
        )
        text += "}\n"
    text += "\n/** The squares of a board by day, and in the dark theme. */\n"
    text += "enum class BoardColours(\n"
    text += "    val light: Int,\n    val dark: Int,\n"
    text += "    val lightAtNight: Int,\n    val darkAtNight: Int,\n) {\n"
    for name, colours in boards.items():
        values = ", ".join(f"0xFF{colour}.toInt()" for colour in colours)
        text += f"    {name.upper()}({values}),\n"
    return text + "}\n"


def swift(themes, boards):
    text = MADE + "\n/// All colours but those of squares.\n"
    text += "public struct Colours: Equatable, Sendable {\n"
    text += "".join(f"    public let {_camel(name)}: RGB\n" for name in themes)
    for column, theme in enumerate(THEMES):
        text += f"\n    static let {_camel(theme)} = Colours(\n"
        text += ",\n".join(
            f"        {_camel(name)}: 0x{colours[column]}" for name, colours in themes.items()
        )
        text += ")\n"
    text += "}\n\n/// The squares of a board by day, and in the dark theme.\n"
    text += "public enum BoardColours: String, CaseIterable, Sendable {\n"
    text += "    case " + ", ".join(map(_camel, boards)) + "\n"
    for column, name in enumerate(["light", "dark", "lightAtNight", "darkAtNight"]):
        text += f"\n    public var {name}: RGB {{\n        switch self {{\n"
        for board, colours in boards.items():
            text += f"        case .{_camel(board)}: 0x{colours[column]}\n"
        text += "        }\n    }\n"
    return text + "}\n"


def _camel(name):
    first, *others = name.split("-")
    return first + "".join(map(str.capitalize, others))
