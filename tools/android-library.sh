#!/bin/sh
# Builds the library for Android, stripped, and checks it: what it needs, how it lies in
# memory, what it shows, how large it is.
#
#   tools/android-library.sh              for arm64-v8a, armeabi-v7a and x86_64
#   tools/android-library.sh ABI...       for some of them
#   tools/android-library.sh --accept     for all; their sizes go to docs/library/size.txt
#   tools/android-library.sh --check FILE...    only checks libraries that are there
#   tools/android-library.sh --for-linux FILE   the one for x86_64, if it is built, linked
#                                               into a file that glibc can load too
#
# They come to android/app/build/libraries/ABI/libannabella.so, a folder that git ignores.
# No NDK is needed, see tools/android-toolchain.sh. Bindings are made from the library of
# this machine (tools/bindings.sh): these ones have lost what they are made from.
#
# What cannot be built here says why; the status is 77 then.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
# the goal is 1.2 MB; benches/README.md has what stands in the way
largest=4000000

skip() {
    echo "android: not run: $1" >&2
    exit 77
}

# none WHAT LINES: the library is wrong if there are lines
none() {
    [ -n "$2" ] || return 0
    echo "$library: $1:" >&2
    printf '%s\n' "$2" | head -n 5 >&2
    status=1
}

# check FILE: all that is wrong, not only the first
check() {
    library=$1
    bytes=$(($(wc -c <"$library")))
    dynamic=$(readelf -dW "$library")
    loads=$(readelf -lW "$library" | grep -w LOAD)
    shown=$(nm -D --defined-only "$library")
    none 'needs what not every phone has' \
        "$(echo "$dynamic" | grep NEEDED | grep -v '\[lib\(c\|m\|dl\|log\)\.so\]')"
    none 'would have its code changed when it is loaded, or looks for others somewhere' \
        "$(echo "$dynamic" | grep -E 'TEXTREL|RPATH|RUNPATH')"
    none 'cannot be loaded where pages have 16 KB' "$(echo "$loads" | grep -v ' 0x4000$')"
    none 'shows what is not for Kotlin' "$(echo "$shown" | grep -vE ' T (uniffi|ffi)_annabella_')"
    [ -n "$shown" ] || none 'shows nothing' '0 functions'
    # the words of the fault that the library for tests has on purpose
    ! grep -qa 'a drill' "$library" || none 'is one for tests' 'it has the feature drill'
    [ "$bytes" -le $largest ] || none "is larger than $largest bytes" "$bytes"
}

# link FILE TARGET OPTION...
link() {
    file=$1 target=$2
    shift 2
    "$tools/bin/$target-clang" -shared -o "$file" \
        -Wl,-soname,libannabella.so "-Wl,--version-script=$work/shown.map" \
        '-Wl,--undefined-glob=uniffi_annabella_*' '-Wl,--undefined-glob=ffi_annabella_*' \
        -Wl,--gc-sections -Wl,--icf=all -Wl,-O2 -Wl,--strip-all -Wl,--build-id=sha1 \
        -Wl,--hash-style=gnu -Wl,-z,relro -Wl,-z,now "$@" \
        "$built/$target/phone/libannabella.a" -lunwind -llog -ldl -lm -lc
}

accept=
abis=
case ${1:-} in
--check | --accept | --for-linux) option=$1 && shift ;;
-*)
    echo "tools/android-library.sh: only --accept, --check, --for-linux, or names of ABIs" >&2
    exit 2
    ;;
*) option= ;;
esac
command -v readelf >/dev/null && command -v nm >/dev/null || skip 'readelf or nm is missing'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 143' TERM
printf '{ global: uniffi_annabella_*; ffi_annabella_*; local: *; };\n' >"$work/shown.map"
built=${CARGO_TARGET_DIR:-$here/target}
status=0
if [ "$option" = --check ]; then
    for file; do check "$file"; done
    exit $status
fi
if [ "$option" = --for-linux ]; then
    tools=$(tools/android-toolchain.sh)
    link "$1" x86_64-linux-android
    exit
fi
[ "$option" = --accept ] && accept=--accept
[ $# -gt 0 ] || set -- arm64-v8a armeabi-v7a x86_64

# all that is missing is told before anything is built
command -v rustup >/dev/null || skip 'rustup is missing'
for abi; do
    case $abi in
    arm64-v8a) target=aarch64-linux-android ;;
    armeabi-v7a) target=armv7-linux-androideabi ;;
    x86_64) target=x86_64-linux-android ;;
    *)
        echo "tools/android-library.sh: no ABI $abi" >&2
        exit 2
        ;;
    esac
    abis="$abis $abi=$target"
    rustup target list --installed | grep -qx "$target" ||
        rustup target add "$target" >/dev/null 2>&1 ||
        skip "rustup cannot get the standard library of $target"
done
tools=$(tools/android-toolchain.sh)
# what cannot panic needs no way up the stack
export RUSTFLAGS="${RUSTFLAGS:-} -C force-unwind-tables=no"

sizes=
for pair in $abis; do
    abi=${pair%%=*} target=${pair#*=}
    # only small functions, and those that ask for it, become part of others: nothing is
    # lost by that, since what has to be fast asks for it
    cargo rustc --locked --package annabella --lib --crate-type staticlib --profile phone \
        --target "$target" -- \
        -C llvm-args=-inline-threshold=5 -C llvm-args=-inlinehint-threshold=50
    library=android/app/build/libraries/$abi/libannabella.so
    mkdir -p "${library%/*}"
    # a phone with API level 26 reads packed relocations of Android, not yet RELR
    link "$library" "$target" -Wl,--pack-dyn-relocs=android
    check "$library"
    sizes="$sizes $target $library"
done
[ $status = 0 ] || exit $status
# shellcheck disable=SC2086  # names and paths without spaces
tools/size.sh $accept $sizes
