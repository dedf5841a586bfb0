#!/bin/sh
# Compares the size of the library that is shipped, stripped, with docs/library/size.txt,
# where each kind of machine has a line: its name, the version of rustc, bytes.
#
#   tools/size.sh            fails when the size has changed by more than 5 %
#   tools/size.sh --accept   writes the size
#
# A machine or a rustc that has no line cannot compare: status 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
case ${1:-} in
'' | --accept) ;;
*)
    echo "tools/size.sh: only --accept, or nothing" >&2
    exit 2
    ;;
esac
sizes=docs/library/size.txt

skip() {
    echo "size: not compared: $1" >&2
    exit 77
}

machine=$(rustc -vV | sed -n 's/^host: //p')
version=$(rustc -vV | sed -n 's/^release: //p')
command -v strip >/dev/null || skip 'strip is missing'
if [ "${1:-}" != --accept ]; then
    size=$(sed -n "s/^$machine $version //p" "$sizes")
    [ -n "$size" ] || skip "$sizes has no line for $machine with rustc $version"
fi

# a copy, since the bindings are made from the symbols
copy=$(mktemp)
trap 'rm -f "$copy"' EXIT
cp "$(tools/library.sh --release)" "$copy"
case $(uname -s) in
Darwin) strip -x "$copy" ;;
*) strip "$copy" ;;
esac
new=$(($(wc -c <"$copy")))

if [ "${1:-}" = --accept ]; then
    {
        grep -v "^$machine " "$sizes" || true
        echo "$machine $version $new"
    } | sort >"$copy"
    cp "$copy" "$sizes"
    exit
fi
change=$(((new - size) * 1000 / size))
if [ $change -gt 50 ] || [ $change -lt -50 ]; then
    echo "size: the library has $new bytes, more than 5 % away from the $size in $sizes." >&2
    echo 'If that is meant: tools/size.sh --accept' >&2
    exit 1
fi
