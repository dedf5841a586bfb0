#!/bin/sh
# Compares what an app can use of the library with docs/library, so that a change of it
# is read like any other. ios/make-core --check and android/build-apk prove that the
# libraries for phones have the same.
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
. "$here/tools/setup.sh"
tools/bindings.sh
new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT
trap 'exit 143' TERM

# shellcheck disable=SC2086  # the options are words
cargo build $tested --bin annabella-surface --example find_magics
surface=${CARGO_TARGET_DIR:-$here/target}/debug/annabella-surface
"$surface" kotlin android/core/generated/app/annabella/core/annabella.kt >"$new/kotlin.txt"
"$surface" swift ios/Kit/Sources/AnnabellaCore/AnnabellaCore.swift >"$new/swift.txt"

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
