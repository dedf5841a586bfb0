"""Puts the code into an APK that has the manifest and the resources.

    pack.py BASE.apk CLASSES.dex SHRUNK.jar OUT.apk ABI=FOLDER...

The libraries are stored, each beginning where a page of 16 KB may begin: Android maps them
as they lie. Times and order are always the same.
"""

import struct
import sys
import zipfile
from pathlib import Path

PAGE = 16384


def add(apk, name, data, stored=False):
    entry = zipfile.ZipInfo(name, (1981, 1, 1, 1, 1, 2))
    entry.compress_type = zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16
    if stored:
        # the field that zipalign too fills up with: id, length, alignment, zeros
        alignment = PAGE if name.endswith(".so") else 4
        start = apk.fp.tell() + 30 + len(name.encode()) + 6
        zeros = -start % alignment
        entry.extra = struct.pack("<HHH", 0xD935, 2 + zeros, alignment) + bytes(zeros)
    apk.writestr(entry, data)


def main(base, classes, shrunk, out, *folders):
    with zipfile.ZipFile(out, "w", compresslevel=9) as apk:
        with zipfile.ZipFile(base) as resources:
            for entry in resources.infolist():
                add(apk, entry.filename, resources.read(entry), entry.compress_type == zipfile.ZIP_STORED)
        add(apk, "classes.dex", Path(classes).read_bytes())
        # what coroutines look up by name, and what that names
        with zipfile.ZipFile(shrunk) as jar:
            for name in sorted(jar.namelist()):
                if name.startswith("META-INF/services/") and not name.endswith("/"):
                    for line in jar.read(name).decode().splitlines():
                        jar.getinfo(line.strip().replace(".", "/") + ".class")
                    add(apk, name, jar.read(name))
        for abi, folder in (pair.split("=", 1) for pair in folders):
            for library in sorted(Path(folder).glob("*.so")):
                add(apk, f"lib/{abi}/{library.name}", library.read_bytes(), stored=True)


main(*sys.argv[1:])
