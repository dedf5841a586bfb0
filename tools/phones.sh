#!/bin/sh
# Checks types and lints of the library as it is built for phones. Nothing is linked
# and nothing is run, which would take Google's and Apple's own tools.
#
# The standard libraries of these targets are installed with rustup where they are
# missing. If one cannot be had, the others are checked, and the status is 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
# Android with 64 bits needs no look of its own: this machine has the same widths, and
# tools/android-library.sh compiles for it.
targets='armv7-linux-androideabi aarch64-apple-ios'

status=0 why=
skip() {
    why="${why:+$why; }$1"
    status=77
}
end() {
    [ $status = 0 ] || echo "phones: not checked: $why" >&2
    exit $status
}

options=
if ! command -v rustup >/dev/null 2>&1; then
    skip 'rustup is missing'
    end
fi
for target in $targets; do
    if rustup target list --installed | grep -qx "$target" ||
        rustup target add "$target" >/dev/null 2>&1; then
        options="$options --target $target"
    else
        skip "rustup cannot get the standard library of $target"
    fi
done
[ -n "$options" ] || end

# For Apple's systems a dependency compiles a file of C, which needs their compiler,
# archiver and headers, and is of no account for the types.
export CC_aarch64_apple_ios=true AR_aarch64_apple_ios=true SDKROOT="$here"
# shellcheck disable=SC2086  # the options are words
cargo clippy --locked --package annabella --lib $options -- -D warnings
end
