#!/bin/sh
# Builds the library for this machine and prints where it lies: in target/debug or
# target/release, or below CARGO_TARGET_DIR.
#
#   tools/library.sh            the one for tests: the fact `panic` panics
#   tools/library.sh --release  the one that is shipped
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
. "$here/tools/setup.sh"
case ${1:-} in
--release)
    cargo build --locked --package annabella-library --release
    folder=release
    ;;
'')
    # without an example Cargo leaves out what only tests depend on, and with that some
    # features: all would be compiled once more
    # shellcheck disable=SC2086  # the options are words
    cargo build $tested --lib --example find_magics
    folder=debug
    ;;
*)
    echo "tools/library.sh: $1 is no way to build it, see its first lines" >&2
    exit 2
    ;;
esac
case $(uname -s) in
Darwin) end=dylib ;;
*) end=so ;;
esac
target=${CARGO_TARGET_DIR:-target}
case $target in
/*) ;;
*) target=$here/$target ;;
esac
# the crate cannot have the name of the core, by which the generator finds uniffi.toml
library=$target/$folder/libannabella.$end
cmp -s "$target/$folder/libannabella_library.$end" "$library" ||
    {
        # a program that runs with the one before keeps it
        cp "$target/$folder/libannabella_library.$end" "$library.new"
        mv "$library.new" "$library"
    }
echo "$library"
