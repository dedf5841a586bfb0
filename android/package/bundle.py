"""Lays out what is in an APK as the one module of an app bundle, which stores take.

    bundle.py RESOURCES.apk APP.apk OUT.zip

RESOURCES.apk has the manifest and the resources in the form of bundles, as aapt2 converts them;
all else is taken from APP.apk. Times and order are always the same.
"""

import sys
import zipfile


def place(name):
    if name == "AndroidManifest.xml":
        return f"manifest/{name}"
    if name.endswith(".dex"):
        return f"dex/{name}"
    if name == "resources.pb" or name.startswith(("res/", "lib/", "assets/")):
        return name
    return f"root/{name}"


def main(resources, app, out):
    def is_resource(name):
        return name in ("AndroidManifest.xml", "resources.arsc", "resources.pb") or name.startswith("res/")

    with zipfile.ZipFile(resources) as converted, zipfile.ZipFile(app) as apk, zipfile.ZipFile(out, "w") as module:
        found = [(converted, name) for name in converted.namelist() if is_resource(name)]
        found += [(apk, name) for name in apk.namelist() if not is_resource(name)]
        for source, name in found:
            entry = zipfile.ZipInfo(place(name), (1981, 1, 1, 1, 1, 2))
            entry.compress_type = zipfile.ZIP_DEFLATED
            module.writestr(entry, source.read(name))


main(*sys.argv[1:])
