#!/bin/sh
# Builds the library for this machine and prints where it lies: in target/debug or
# target/release, or below CARGO_TARGET_DIR.
#
#   tools/library.sh            a library for tests, with the methods for drills
#   tools/library.sh --release  the one that is shipped
#   tools/library.sh --measure  the one for tests, as fast as the one that is shipped
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
case ${1:-} in
--release) options=--release folder=release ;;
--measure) options='--release --features drill' folder=release ;;
'') options='--features drill' folder=debug ;;
*)
    echo "tools/library.sh: $1 is no way to build it, see its first lines" >&2
    exit 2
    ;;
esac
# shellcheck disable=SC2086  # the options are words
cargo rustc --quiet --locked --package annabella --lib --crate-type cdylib $options
case $(uname -s) in
Darwin) name=libannabella.dylib ;;
*) name=libannabella.so ;;
esac
target=${CARGO_TARGET_DIR:-target}
case $target in
/*) ;;
*) target=$here/$target ;;
esac
echo "$target/$folder/$name"
