"""The icon: layers of an adaptive icon, from SVG to Android's vector drawables."""

from .drawing import SVG, Refused, commands, read_svg

SIZE = 108
SAFE = 66
LAYERS = ["background", "foreground", "monochrome"]
MADE = "<!-- Made by art/make from art/icon: change the drawings, not this file. -->"
KNOWN = {"d", "fill", "fill-rule"}


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
