#!/bin/sh
# Tests everything in android on a plain JVM, with the library of this machine: the
# stores, and the app, whose pictures are then in android/app/target/pictures. Further
# words go to Maven:
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
    tools/kotlin-build.sh --release
    export ANNABELLA_BENCHMARK=1
    set -- --projects core "-Dannabella.library=$target/release" -Dtest=DispatchBenchTest "$@"
else
    tools/kotlin-build.sh
    # a test that is named is in one of the modules
    set -- "-Dannabella.library=$target/debug" -Dsurefire.failIfNoSpecifiedTests=false "$@"
fi
rm -rf android/*/target/surefire-reports
# all is compiled
tools/maven.sh test -Dkotlin.main=none -Dkotlin.test=none "$@"
sed -n 's/^<testsuite .* tests="\([0-9]*\)" .* skipped="\([0-9]*\)".*/\1 \2/p' \
    android/*/target/surefire-reports/TEST-*.xml |
    awk '{ sum += $1 - $2 } END { print "ran: " sum + 0 " tests" }'
