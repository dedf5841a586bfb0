#!/bin/sh
# Builds the library for this machine and writes its Kotlin and Swift sides, into
# folders that git ignores:
#
#   android/core/generated/app/annabella/core/annabella.kt
#   ios/Kit/Sources/AnnabellaCore/AnnabellaCore.swift
#   ios/Kit/Sources/AnnabellaFFI/{AnnabellaFFI.h,module.modulemap}
#
#   tools/bindings.sh            a library for tests, with the method that panics
#   tools/bindings.sh --release  the one that is shipped
#   tools/bindings.sh --measure  the one for tests, as fast as the one that is shipped
#
# The library lies in target/debug or target/release then (or below
# CARGO_TARGET_DIR).
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
target=${CARGO_TARGET_DIR:-$here/target}
case ${1:-} in
--release) options=--release library=$target/release ;;
--measure) options='--release --features drill' library=$target/release ;;
*) options='--features drill' library=$target/debug ;;
esac
# shellcheck disable=SC2086  # the options are words
cargo rustc --quiet --locked --package annabella --lib --crate-type cdylib $options
case $(uname -s) in
Darwin) library=$library/libannabella.dylib ;;
*) library=$library/libannabella.so ;;
esac
cargo build --quiet --locked --package annabella-bindgen --profile bindgen
generator=$target/bindgen/annabella-bindgen

kotlin=android/core/generated
rm -rf "$kotlin"
"$generator" generate "$library" --language kotlin --out-dir "$kotlin" --no-format

swift=ios/Kit/Sources
rm -rf "$swift/AnnabellaCore" "$swift/AnnabellaFFI"
mkdir -p "$swift/AnnabellaCore" "$swift/AnnabellaFFI"
"$generator-swift" "$library" "$swift/AnnabellaCore" --swift-sources
"$generator-swift" "$library" "$swift/AnnabellaFFI" --headers --modulemap \
    --modulemap-filename module.modulemap --module-name AnnabellaFFI
