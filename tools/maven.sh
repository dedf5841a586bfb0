#!/bin/sh
# Runs Maven in android/ with these words. Where it cannot reach its packages, the status
# is 77 and the last line says so.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here/android"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 143' TERM
# Maven lives for a minute or two, in which the optimising compiler of a JVM costs more
# than it saves
export MAVEN_OPTS="${MAVEN_OPTS:--XX:TieredStopAtLevel=1 -XX:+UseSerialGC}"
# it resets colours that it never set
reset=$(printf '\033')'\[0m'
{
    code=0
    mvn --quiet --batch-mode "$@" || code=$?
    echo "$code" >"$work/code"
} 2>&1 | sed "s/$reset//g" | tee "$work/log"
code=$(cat "$work/code")
if [ "$code" != 0 ] && ! grep -q 'Tests run:\|Compilation failure' "$work/log" &&
    grep -q 'transfer artifact\|failed to transfer\|in offline mode' "$work/log"; then
    echo 'not run: Maven cannot reach its packages'
    exit 77
fi
exit "$code"
