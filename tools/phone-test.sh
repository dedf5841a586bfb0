#!/bin/sh
# Plays two whole games in the window of ./phone, on a display that nobody sees: one with
# the mouse, one with the screen reader and keys alone. Its pictures are then in
# android/app/target/pictures. Where the display, a JDK or Maven cannot be had, one line
# says so, nothing is tested, and the exit code is 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
. "$here/tools/setup.sh"

skip() {
    echo "not run: $1"
    exit 77
}

[ "$(uname -s)" = Linux ] || skip 'the window needs Linux'
installed Xvfb xvfb || skip 'Xvfb is missing (the package xvfb)'
installed javac openjdk-17-jdk || skip 'a JDK is missing'
installed mvn maven || skip 'Maven is missing'

work=$(mktemp -d)
display=
clean() {
    [ -z "$display" ] || kill "$display" 2>/dev/null || true
    rm -rf "$work"
}
trap clean EXIT
trap 'exit 143' TERM
# the server picks a free number and writes it down when it listens
mkfifo "$work/number"
# no key repeats itself, however long it takes until it goes up
Xvfb -r -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3>"$work/number" 2>"$work/server" &
display=$!
read -r number <"$work/number" || skip 'Xvfb does not start'

LC_ALL=C.UTF-8 DISPLAY=:$number XDG_DATA_HOME="$work" timeout 900 "$here/phone" --drive \
    >"$work/log" 2>&1 || {
    code=$?
    tail -n 60 "$work/log" >&2
    [ $code != 77 ] || skip 'Maven cannot reach its packages'
    exit 1
}
# both games are kept
kept=$(find "$work/annabella-phone" -name '*.annabella' | wc -l)
[ "$kept" = 2 ] || {
    echo "2 games should have been kept, not $kept" >&2
    exit 1
}
