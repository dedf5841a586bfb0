#!/bin/sh
# Builds the library for this machine and writes its Kotlin and Swift sides, into
# folders that git ignores:
#
#   android/core/generated/app/annabella/core/annabella.kt
#   ios/Kit/Sources/AnnabellaCore/AnnabellaCore.swift
#   ios/Kit/Sources/AnnabellaFFI/{AnnabellaFFI.h,module.modulemap}
#
#   tools/bindings.sh              of the library for tests
#   tools/bindings.sh --release    of the one that is shipped; they are the same
#   tools/bindings.sh --kotlin LIBRARY DIR, --swift LIBRARY DIR, --headers LIBRARY DIR
#                                  those of any library that is built, into DIR
#
# tools/library.sh says where the library lies then. A file that stays as it was is not
# written again, so that nothing is compiled again for it. With ANNABELLA_BINDINGS=made
# those for tests are there, and none are made.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
. "$here/tools/setup.sh"
generator=${CARGO_TARGET_DIR:-$here/target}/bindgen/annabella-bindgen

kotlin() {
    "$generator" generate "$1" --language kotlin --out-dir "$2" --no-format
}

swift() {
    "$generator-swift" "$1" "$2" --swift-sources
}

headers() {
    "$generator-swift" "$1" "$2" --headers --modulemap \
        --modulemap-filename module.modulemap --module-name AnnabellaFFI
}

# put FROM TO: the same files, of which those that are as they were are not touched
put() {
    mkdir -p "$2"
    (cd "$2" && find . -type f) | while read -r file; do
        [ -e "$1/$file" ] || rm "$2/$file"
    done
    (cd "$1" && find . -type f) | while read -r file; do
        mkdir -p "$(dirname "$2/$file")"
        cmp -s "$1/$file" "$2/$file" || cp "$1/$file" "$2/$file"
    done
}

[ "$*" != '' ] || [ "${ANNABELLA_BINDINGS:-}" != made ] || exit 0
case ${1:-} in
'' | --release) library=$(tools/library.sh "$@") ;;
--kotlin | --swift | --headers) ;;
*)
    echo "tools/bindings.sh: $1 is no way to make them, see its first lines" >&2
    exit 2
    ;;
esac
cargo build --locked --package annabella-bindgen --profile bindgen
case ${1:-} in
--kotlin | --swift | --headers)
    "${1#--}" "$2" "$3"
    exit
    ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 143' TERM
kotlin "$library" "$work/kotlin"
swift "$library" "$work/swift"
headers "$library" "$work/headers"
put "$work/kotlin" android/core/generated
put "$work/swift" ios/Kit/Sources/AnnabellaCore
put "$work/headers" ios/Kit/Sources/AnnabellaFFI
