#!/bin/sh
# Compares sizes of stripped libraries with docs/library/size.txt, where each kind of
# machine has a line: its name, the version of rustc, bytes.
#
#   tools/size.sh MACHINE FILE ...            fails where one has changed by more than 5 %
#   tools/size.sh --accept MACHINE FILE ...   writes the sizes
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

version=$(rustc -vV | sed -n 's/^release: //p')
copy=$(mktemp)
trap 'rm -f "$copy"' EXIT
trap 'exit 143' TERM
[ $# -gt 1 ] || {
    echo 'tools/size.sh: a machine and its library are missing; tools/android-library.sh has them' >&2
    exit 2
}
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
    size=$(sed -n "s/^$machine $version //p" "$sizes")
    [ -n "$size" ] || {
        echo "size: not compared: $sizes has no line for $machine with rustc $version" >&2
        exit 77
    }
    change=$(((new - size) * 1000 / size))
    if [ $change -gt 50 ] || [ $change -lt -50 ]; then
        echo "size: the library for $machine has $new bytes, more than 5 % away from the $size in $sizes." >&2
        echo 'If that is meant: --accept' >&2
        status=1
    fi
done
exit $status
