"""Reads in finished APKs what a phone's installer and loader look at, and their sizes.

    check.py FILE.apk...       tells all that is wrong; status 1 then
    check.py --spoil FILE.apk  spoils copies in every way that is known, and tells what was
                               not noticed
"""

import io
import struct
import sys
import zipfile

PAGE = 16384
SYSTEM = {"libc.so", "libm.so", "libdl.so", "liblog.so"}
# four million for the library (tools/android-library.sh), the rest for the app around it
LARGEST_FOR_ONE, LARGEST = 5_700_000, 12_000_000
LOAD, DYNAMIC, RELRO = 1, 2, 0x6474E552
NEEDED, STRINGS = 1, 5
CALL_SITE = 0x0007


class Library:
    """What the loader reads of a shared library, of 32 or 64 bits."""

    def __init__(self, elf):
        self.elf = elf
        self.wide = elf[4] == 2
        start = struct.unpack_from("<Q", elf, 32)[0] if self.wide else struct.unpack_from("<I", elf, 28)[0]
        size, count = struct.unpack_from("<HH", elf, 54 if self.wide else 42)
        # kind, flags, offset, address, size in the file, size in memory, alignment
        self.parts = [self.part(start + number * size) for number in range(count)]

    def part(self, at):
        if self.wide:
            form = "<IIQQQQQQ"
            kind, flags, offset, address, _, filed, size, align = struct.unpack_from(form, self.elf, at)
        else:
            kind, offset, address, _, filed, size, flags, align = struct.unpack_from("<8I", self.elf, at)
        return kind, flags, offset, address, filed, size, align

    def needed(self):
        pairs = []
        for kind, _, offset, _, filed, _, _ in self.parts:
            if kind == DYNAMIC:
                form = "<qQ" if self.wide else "<iI"
                pairs = list(struct.iter_unpack(form, self.elf[offset : offset + filed]))
        strings = self.offset(next(value for tag, value in pairs if tag == STRINGS))
        for tag, value in pairs:
            if tag == NEEDED:
                start = strings + value
                yield self.elf[start : self.elf.index(0, start)].decode()

    def offset(self, address):
        for kind, _, offset, start, filed, _, _ in self.parts:
            if kind == LOAD and start <= address < start + filed:
                return offset + address - start
        raise ValueError(f"nothing is loaded at {address:#x}")

    def faults(self):
        for kind, _, _, _, _, _, align in self.parts:
            if kind == LOAD and align % PAGE:
                yield f"is made for pages of {align} bytes, not of 16 KB"
        # up to the end of its last page the loader makes this part read-only
        for kind, _, _, start, _, size, _ in self.parts:
            if kind != RELRO:
                continue
            end = -(-(start + size) // PAGE) * PAGE
            for other, flags, _, low, _, length, _ in self.parts:
                if other == LOAD and flags & 2 and max(low, start + size) < min(low + length, end):
                    yield "has data on a page of 16 KB that becomes read-only"
        for name in sorted(set(self.needed()) - SYSTEM):
            yield f"needs {name}, which not every phone has"


def dex_faults(dex):
    (start,) = struct.unpack_from("<I", dex, 52)
    (count,) = struct.unpack_from("<I", dex, start)
    kinds = {struct.unpack_from("<H", dex, start + 4 + 12 * number)[0] for number in range(count)}
    if CALL_SITE in kinds or b"Ljava/lang/invoke/LambdaMetafactory;" in dex:
        yield "classes.dex: has invoke-custom, which D8 should have replaced"


def faults(data):
    """All that is wrong with an APK, in words."""
    folders = {}
    with zipfile.ZipFile(io.BytesIO(data)) as apk:
        for entry in apk.infolist():
            name, extra = struct.unpack_from("<HH", data, entry.header_offset + 26)
            offset = entry.header_offset + 30 + name + extra
            if entry.filename == "resources.arsc" and (entry.compress_type or offset % 4):
                yield "resources.arsc: is compressed, or does not begin at a multiple of 4"
            if not entry.filename.endswith(".so"):
                continue
            _, abi, library = entry.filename.split("/")
            folders.setdefault(abi, set()).add(library)
            if entry.compress_type or offset % PAGE:
                yield f"{entry.filename}: is compressed, or does not begin at a page of 16 KB"
            for fault in Library(apk.read(entry)).faults():
                yield f"{entry.filename}: {fault}"
        if len({frozenset(names) for names in folders.values()}) != 1:
            yield f"not the same libraries for all: {folders}"
        yield from dex_faults(apk.read("classes.dex"))
        manifest = apk.read("AndroidManifest.xml")
        if any("permission.INTERNET".encode(code) in manifest for code in ("utf-8", "utf-16-le")):
            yield "the manifest asks for the internet"
    largest = LARGEST_FOR_ONE if len(folders) == 1 else LARGEST
    if len(data) > largest:
        yield f"has {len(data)} bytes, more than {largest}"


def sizes(data):
    """What is in an APK, in bytes as they are downloaded."""
    parts = {"libannabella.so": 0, "libjnidispatch.so": 0, "classes.dex": 0, "resources": 0}
    with zipfile.ZipFile(io.BytesIO(data)) as apk:
        for entry in apk.infolist():
            name = entry.filename.rsplit("/", 1)[-1]
            parts[name if name in parts else "resources"] += entry.compress_size
    return ", ".join(f"{name} {size}" for name, size in parts.items())


def changed(data, edit):
    """A copy of which `edit(name, bytes, entry)` gives each file anew, or None."""
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as apk, zipfile.ZipFile(out, "w") as copy:
        for entry in apk.infolist():
            content = edit(entry.filename, apk.read(entry), entry)
            if content is not None:
                copy.writestr(entry, content)
    return out.getvalue()


def spoiled(data):
    """What should be noticed, and an APK of which it is true."""

    def of_pages(name, content, _):
        if "/arm64-v8a/" not in name:
            return content
        elf = bytearray(content)
        (start,), (count,) = struct.unpack_from("<Q", elf, 32), struct.unpack_from("<H", elf, 56)
        for number in range(count):
            struct.pack_into("<Q", elf, start + 56 * number + 48, 4096)
        return bytes(elf)

    def needing(name, content, _):
        return content.replace(b"\0liblog.so\0", b"\0libxyz.so\0") if name.endswith(".so") else content

    def missing(name, content, _):
        return None if name == "lib/x86_64/libjnidispatch.so" else content

    def compressed(name, content, entry):
        entry.compress_type = zipfile.ZIP_DEFLATED
        return content

    def asking(name, content, _):
        permission = "android.permission.INTERNET".encode("utf-16-le")
        return content + permission if name == "AndroidManifest.xml" else content

    def dynamic(name, content, _):
        return content + b"Ljava/lang/invoke/LambdaMetafactory;" if name == "classes.dex" else content

    def large(name, content, _):
        return content + bytes(LARGEST) if name == "resources.arsc" else content

    yield "pages of 4096 bytes", changed(data, of_pages)
    yield "needs libxyz.so", changed(data, needing)
    yield "not the same libraries", changed(data, missing)
    yield "is compressed", changed(data, compressed)
    yield "asks for the internet", changed(data, asking)
    yield "invoke-custom", changed(data, dynamic)
    yield f"more than {LARGEST}", changed(data, large)


def main(words):
    status = 0
    spoil = words[0] == "--spoil"
    for path in words[spoil:]:
        with open(path, "rb") as file:
            data = file.read()
        if spoil:
            found = [(what, "\n".join(faults(copy))) for what, copy in spoiled(data)]
            wrong = [f"nobody noticed: {what}" for what, lines in found if what not in lines]
        else:
            wrong = list(faults(data))
            print(f"{path}: {len(data)} bytes: {sizes(data)}")
        for line in wrong:
            print(f"{path}: {line}", file=sys.stderr)
            status = 1
    return status


sys.exit(main(sys.argv[1:]))
