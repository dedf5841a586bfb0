#!/bin/sh
# Compares what an app can use of the library that is shipped with docs/library, so
# that a change of it is read like any other.
#
#   tools/surface.sh            shows what has changed, and fails then
#   tools/surface.sh --accept   writes what has changed
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
case ${1:-} in
'' | --accept) ;;
*)
    echo "tools/surface.sh: only --accept, or nothing" >&2
    exit 2
    ;;
esac
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
tools/bindings.sh --release "$new"

surface() {
    cargo run --quiet --locked --package annabella-surface -- "$@"
}
surface kotlin "$new/kotlin/app/annabella/core/annabella.kt" >"$new/kotlin.txt"
surface swift "$new/swift/AnnabellaCore/AnnabellaCore.swift" >"$new/swift.txt"

if [ "${1:-}" = --accept ]; then
    cp "$new/kotlin.txt" "$new/swift.txt" docs/library
    exit
fi
same=yes
for language in kotlin swift; do
    diff -u "docs/library/$language.txt" "$new/$language.txt" || same=no
done
if [ $same = no ]; then
    echo 'surface: what an app can use has changed. If that is meant: tools/surface.sh --accept' >&2
    exit 1
fi
