"""The icon: layers of an adaptive icon, from SVG to Android's vector drawables."""

from .drawing import SVG, Refused, commands, read_svg

SIZE = 108
SAFE = 66
LAYERS = ["background", "foreground", "monochrome"]
MADE = "<!-- Made by art/make from art/icon: change the drawings, not this file. -->"
KNOWN = {"d", "fill", "fill-rule"}
SWIFT_LINE = 100
SWIFT_MARK = """\
// Made by art/make from art/icon: change the drawings, not this file.
import Foundation

/// The app's mark for the head of a page: a corner of a board with A on a1 and B on b2. Its
/// layers lie above each other, each filled even-odd.
public enum Mark {
    public struct Layer: Sendable {
        public let color: RGB
        let path: BoardPath

        init(_ color: RGB, _ path: String) {
            self.color = color
            self.path = BoardPath(path)
        }

        /// As large as a square of this side.
        public func path(side: CGFloat) -> BoardPath {
            let scale = side / Mark.side
            let edge = -Mark.edge * scale
            let full = CGRect(x: edge, y: edge, width: side - 2 * edge, height: side - 2 * edge)
            return path.placed(in: full, grid: Mark.side + 2 * Mark.edge, isTurned: false)
        }
    }

    static let side: CGFloat = %(size)s
    /// What of the drawing is cut off.
    static let edge: CGFloat = %(edge)s

    public static let layers = [
%(layers)s
    ]
}
"""


def android(folder):
    """The contents of the resources by their path."""
    files, lines = {}, []
    for layer in LAYERS:
        files[f"drawable/ic_launcher_{layer}.xml"] = _vector(folder / f"{layer}.svg")
        lines.append(f'    <{layer} android:drawable="@drawable/ic_launcher_{layer}" />')
    files["mipmap-anydpi-v26/ic_launcher.xml"] = "\n".join(
        [
            '<?xml version="1.0" encoding="utf-8"?>',
            MADE,
            '<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">',
            *lines,
            "</adaptive-icon>",
            "",
        ]
    )
    return files


def mark(folder):
    """The safe square of the icon alone, for the head of a page."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        MADE,
        '<vector xmlns:android="http://schemas.android.com/apk/res/android"',
        f'    android:width="{SAFE}dp"',
        f'    android:height="{SAFE}dp"',
        f'    android:viewportWidth="{SAFE}"',
        f'    android:viewportHeight="{SAFE}">',
        "    <group",
        f'        android:translateX="-{(SIZE - SAFE) // 2}"',
        f'        android:translateY="-{(SIZE - SAFE) // 2}">',
    ]
    for layer in ["background", "foreground"]:
        lines += _paths(folder / f"{layer}.svg")
    return "\n".join([*lines, "    </group>", "</vector>", ""])


def swift_mark(folder):
    """The same for iOS: its layers as paths, to be filled even-odd."""
    layers = []
    for layer in ["background", "foreground"]:
        for path in read_svg(folder / f"{layer}.svg", SIZE):
            data = " ".join(
                " ".join([letter, *numbers])
                for letter, *numbers in commands(path.get("d"), SIZE, layer)
            )
            fill = path.get("fill").removeprefix("#").upper()
            last = f'            "{data}"),'
            # as swift-format has it
            if len(last) > SWIFT_LINE:
                last = f'            "{data}"\n        ),'
            layers.append(f"        Layer(\n            0x{fill},\n{last}")
    return SWIFT_MARK % {"size": SAFE, "edge": (SIZE - SAFE) // 2, "layers": "\n".join(layers)}


def _vector(file):
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        MADE,
        '<vector xmlns:android="http://schemas.android.com/apk/res/android"',
        f'    android:width="{SIZE}dp"',
        f'    android:height="{SIZE}dp"',
        f'    android:viewportWidth="{SIZE}"',
        f'    android:viewportHeight="{SIZE}">',
    ]
    return "\n".join([*lines, *_paths(file), "</vector>", ""])


def _paths(file):
    lines = []
    for path in read_svg(file, SIZE):
        if path.tag != SVG + "path" or not set(path.keys()) <= KNOWN or path.get("fill") is None:
            raise Refused(f"{file}: only paths with {sorted(KNOWN)} expected, found {path.tag}")
        rule = {None: "", "evenodd": ' android:fillType="evenOdd"'}.get(path.get("fill-rule"))
        if rule is None:
            raise Refused(f"{file}: the fill-rule {path.get('fill-rule')!r} is not understood")
        data = " ".join(
            letter + " ".join(numbers)
            for letter, *numbers in commands(path.get("d"), SIZE, str(file))
        )
        lines.append(f'    <path android:fillColor="{path.get("fill").upper()}"{rule}')
        lines.append(f'        android:pathData="{data}" />')
    return lines
