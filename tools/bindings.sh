#!/bin/sh
# Builds the library for this machine and writes its Kotlin and Swift sides, into
# folders that git ignores:
#
#   android/core/generated/app/annabella/core/annabella.kt
#   ios/Kit/Sources/AnnabellaCore/AnnabellaCore.swift
#   ios/Kit/Sources/AnnabellaFFI/{AnnabellaFFI.h,module.modulemap}
#
#   tools/bindings.sh                the library for tests
#   tools/bindings.sh --release      the one that is shipped
#   tools/bindings.sh --release DIR  the same, into DIR/kotlin and DIR/swift
#   tools/bindings.sh --measure      the one for tests, as fast as the one that is shipped
#
# tools/library.sh says where the library lies then.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
library=$(tools/library.sh "${1:-}")
cargo build --quiet --locked --package annabella-bindgen --profile bindgen
generator=${CARGO_TARGET_DIR:-$here/target}/bindgen/annabella-bindgen

kotlin=${2:+$2/kotlin}
kotlin=${kotlin:-android/core/generated}
rm -rf "$kotlin"
"$generator" generate "$library" --language kotlin --out-dir "$kotlin" --no-format

swift=${2:+$2/swift}
swift=${swift:-ios/Kit/Sources}
rm -rf "$swift/AnnabellaCore" "$swift/AnnabellaFFI"
mkdir -p "$swift/AnnabellaCore" "$swift/AnnabellaFFI"
"$generator-swift" "$library" "$swift/AnnabellaCore" --swift-sources
"$generator-swift" "$library" "$swift/AnnabellaFFI" --headers --modulemap \
    --modulemap-filename module.modulemap --module-name AnnabellaFFI
