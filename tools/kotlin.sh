#!/bin/sh
# Builds the library and its Kotlin side, and tests that on a plain JVM with
# everything in android: the stores, and the app, whose pictures are then in
# android/app/target/pictures. Further words go to Maven:
#
#   tools/kotlin.sh                            all tests
#   tools/kotlin.sh -Dtest=RacesTest           some of them
#   tools/kotlin.sh --benchmark                what a call costs, optimised
#
# ANNABELLA_ROUNDS says how often the races are run (100). Where a JDK, Maven or its
# packages cannot be had, one line says so, nothing is tested, and the exit code is 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"

skip() {
    echo "not run: $1"
    exit 77
}

command -v mvn >/dev/null 2>&1 || skip 'Maven is missing'
# Maven may use another JDK than the one on the path
java=$(mvn --version 2>/dev/null | sed -n 's/^Java version: \([0-9]*\).*/\1/p')
[ -n "$java" ] || skip 'a JDK is missing'
[ "$java" -ge 17 ] || skip "the JDK is older than 17"

target=${CARGO_TARGET_DIR:-$here/target}
case $target in
/*) ;;
*) target=$here/$target ;;
esac
if [ "${1:-}" = --benchmark ]; then
    shift
    tools/bindings.sh --measure
    export ANNABELLA_BENCHMARK=1
    set -- --projects core "-Dannabella.library=$target/release" -Dtest=DispatchBenchTest "$@"
else
    tools/bindings.sh
    # a test that is named is in one of the modules
    set -- "-Dannabella.library=$target/debug" -Dsurefire.failIfNoSpecifiedTests=false "$@"
fi

# what was compiled of a source that is gone would be tested for ever
rm -rf android/*/target/classes android/*/target/test-classes
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Maven resets colours that it never set
reset=$(printf '\033')'\[0m'
cd android
{
    code=0
    mvn --quiet --batch-mode test "$@" || code=$?
    echo "$code" >"$work/code"
} 2>&1 | sed "s/$reset//g" | tee "$work/log"
code=$(cat "$work/code")
if [ "$code" != 0 ] && ! grep -q 'Tests run:\|Compilation failure' "$work/log" &&
    grep -q 'transfer artifact\|failed to transfer\|in offline mode' "$work/log"; then
    skip 'Maven cannot reach its packages'
fi
exit "$code"
