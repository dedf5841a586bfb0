#!/bin/sh
# Compares the size of the library that is shipped, stripped, with docs/library/size.txt,
# where each kind of machine has a line: its name, the version of rustc, bytes.
#
#   tools/size.sh                       fails when the size has changed by more than 5 %
#   tools/size.sh MACHINE FILE ...      the same for stripped libraries of other machines
#   tools/size.sh --accept [MACHINE FILE ...]   writes the sizes
#
# A machine or a rustc that has no line cannot compare: status 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
accept=no
case ${1:-} in
--accept) accept=yes && shift ;;
-*)
    echo "tools/size.sh: only --accept, and machines with their files" >&2
    exit 2
    ;;
esac
sizes=docs/library/size.txt

skip() {
    echo "size: not compared: $1" >&2
    exit 77
}

version=$(rustc -vV | sed -n 's/^release: //p')
# written MACHINE: the size it has there, or nothing
written() {
    sed -n "s/^$1 $version //p" "$sizes"
}

copy=$(mktemp)
trap 'rm -f "$copy"' EXIT
if [ $# = 0 ]; then
    machine=$(rustc -vV | sed -n 's/^host: //p')
    command -v strip >/dev/null || skip 'strip is missing'
    [ $accept = yes ] || [ -n "$(written "$machine")" ] ||
        skip "$sizes has no line for $machine with rustc $version"
    # a copy, since the bindings are made from the symbols
    cp "$(tools/library.sh --release)" "$copy"
    case $(uname -s) in
    Darwin) strip -x "$copy" ;;
    *) strip "$copy" ;;
    esac
    set -- "$machine" "$copy"
fi

status=0
while [ $# -gt 1 ]; do
    machine=$1
    new=$(($(wc -c <"$2")))
    shift 2
    if [ $accept = yes ]; then
        {
            grep -v "^$machine " "$sizes" || true
            echo "$machine $version $new"
        } | sort >"$copy"
        cp "$copy" "$sizes"
        continue
    fi
    size=$(written "$machine")
    [ -n "$size" ] || skip "$sizes has no line for $machine with rustc $version"
    change=$(((new - size) * 1000 / size))
    if [ $change -gt 50 ] || [ $change -lt -50 ]; then
        echo "size: the library for $machine has $new bytes, more than 5 % away from the $size in $sizes." >&2
        echo 'If that is meant: --accept' >&2
        status=1
    fi
done
exit $status
