"""The icon as a picture of points, for a platform that takes no drawing of lines."""

import struct
import zlib

from .drawing import SVG, Refused, commands, read_svg
from .icon import KNOWN, SIZE

# what a launcher shows of the drawing; the rest of it is margin
SHOWN = 72
SIDE = 1024
# each point is looked at so many times across and down
FINE = 4
CURVE_STEPS = 24


def apple(folder):
    """The whole icon as PNG; the system rounds its corners."""
    points = bytearray(SIDE * SIDE * 3)
    for layer in ["background", "foreground"]:
        for path in read_svg(folder / f"{layer}.svg", SIZE):
            if path.tag != SVG + "path" or not set(path.keys()) <= KNOWN:
                raise Refused(f"{layer}.svg: only paths with {sorted(KNOWN)} expected")
            colour = bytes.fromhex(path.get("fill").lstrip("#"))
            _fill(points, _edges(commands(path.get("d"), SIZE, layer)), colour)
    return png(points, SIDE)


def png(points, side):
    """A square picture of red, green and blue, a byte each."""
    lines = b"".join(
        b"\0" + bytes(points[start : start + side * 3])
        for start in range(0, side * side * 3, side * 3)
    )
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )


def same_picture(one, other):
    """Whether two files of `png` show the same: another zlib packs them otherwise."""
    try:
        return _unpacked(one) == _unpacked(other)
    except (zlib.error, struct.error):
        return False


def _unpacked(file):
    head, packed, place = b"", b"", 8
    while place < len(file):
        (length,) = struct.unpack(">I", file[place : place + 4])
        name, data = file[place + 4 : place + 8], file[place + 8 : place + 8 + length]
        head += data if name == b"IHDR" else b""
        packed += data if name == b"IDAT" else b""
        place += length + 12
    return head, zlib.decompress(packed)


def _edges(path):
    """The sides of a shape in points of the picture, each from its upper end to its lower."""
    scale, margin = SIDE * FINE / SHOWN, (SIZE - SHOWN) / 2
    edges, start, at = [], None, None

    def line(to):
        (x0, y0), (x1, y1) = sorted([at, to], key=lambda point: point[1])
        if y0 != y1:
            edges.append((y0, y1, x0, (x1 - x0) / (y1 - y0)))

    for letter, *numbers in path:
        values = [(float(number) - margin) * scale for number in numbers]
        ends = list(zip(values[::2], values[1::2]))
        if letter == "M":
            start = at = ends[0]
        elif letter == "L":
            line(ends[0])
            at = ends[0]
        elif letter == "C":
            first, (one, two, end) = at, ends
            for step in range(1, CURVE_STEPS + 1):
                t = step / CURVE_STEPS
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                to = tuple(
                    sum(w * p[axis] for w, p in zip(weights, (first, one, two, end)))
                    for axis in (0, 1)
                )
                line(to)
                at = to
        else:
            line(start)
            at = start
    return edges


def _fill(points, edges, colour):
    """Lays a colour over what an odd number of sides lies around."""
    if not edges:
        return
    whole = FINE * FINE
    for row in range(SIDE):
        covered = [0] * SIDE
        for fine in range(FINE):
            y = row * FINE + fine + 0.5
            cuts = sorted(x + (y - y0) * slope for y0, y1, x, slope in edges if y0 <= y < y1)
            for left, right in zip(cuts[::2], cuts[1::2]):
                _span(covered, round(left), round(right))
        for column, count in enumerate(covered):
            if not count:
                continue
            place = (row * SIDE + column) * 3
            if count == whole:
                points[place : place + 3] = colour
            else:
                for part in range(3):
                    old = points[place + part]
                    points[place + part] = (old * (whole - count) + colour[part] * count) // whole


def _span(covered, left, right):
    """Counts the fine columns from left on, before right."""
    left, right = max(left, 0), min(right, SIDE * FINE)
    if left >= right:
        return
    first, last = left // FINE, (right - 1) // FINE
    if first == last:
        covered[first] += right - left
        return
    covered[first] += FINE - left % FINE
    covered[last] += (right - 1) % FINE + 1
    for column in range(first + 1, last):
        covered[column] += FINE
