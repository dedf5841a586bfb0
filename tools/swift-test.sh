#!/bin/sh
# Tests the Swift side against the real library, and looks at the form of its sources.
#
#   tools/swift-test.sh              all tests
#   tools/swift-test.sh --filter X   some of them
#   tools/swift-test.sh --threads    the races, watched for data that two threads touch
#   tools/swift-test.sh --benchmark  what a call costs, optimised
#   tools/swift-test.sh --format     write the sources in their form
#
# ANNABELLA_ROUNDS says how often the races are run (100). On Linux the toolchain is
# installed if it is missing, see tools/swift.sh; where it cannot be had, one line,
# "not run: REASON", says so, and the exit code is 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
target=${CARGO_TARGET_DIR:-$here/target}
case $target in
/*) ;;
*) target=$here/$target ;;
esac
sources='ios/App ios/Kit/Package.swift ios/Kit/Sources/AnnabellaKit ios/Kit/Sources/AnnabellaUI ios/Kit/Tests'

not_run() {
    echo "not run: $1"
    exit 77
}

case $(uname -s) in
Linux)
    command -v bash >/dev/null || not_run 'tools/swift.sh needs bash'
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    code=0
    tools/swift.sh install >"$log" 2>&1 || code=$?
    [ $code != 77 ] || not_run "$(sed -n '$s/^swift: //p' "$log")"
    [ $code = 0 ] || {
        cat "$log" >&2
        exit 1
    }
    ;;
*)
    # the package wants an xcframework there, which is built together with the app
    not_run "on $(uname -s) the tests run with the app"
    ;;
esac

swift() {
    tools/swift.sh exec swift "$@"
}

if [ "${1:-}" = --format ]; then
    # shellcheck disable=SC2086  # the sources are words
    swift format --in-place --recursive $sources
    exit
fi

# shellcheck disable=SC2086
swift format lint --strict --recursive $sources

# the app itself, which is otherwise built by its project
mkdir -p ios/Kit/Sources/AnnabellaApp
ln -sf ../../../App/AnnabellaApp.swift ios/Kit/Sources/AnnabellaApp/

# A folder of its own for each way to build, since the library is linked by its path. One
# test after the other: nearly all need the main actor, and would wait for each other there.
tests() {
    name=$1
    shift
    swift test --package-path ios/Kit --scratch-path "ios/Kit/.build/$name" --disable-xctest --no-parallel "$@"
}

export ANNABELLA_LIBRARY="$target/debug"
# the backtraces of faults on purpose are of no use
export RUST_BACKTRACE=0
case ${1:-} in
--benchmark)
    tools/bindings.sh --release
    export ANNABELLA_LIBRARY="$target/release" ANNABELLA_BENCHMARK=1
    tests measure --configuration release -Xswiftc -enable-testing --filter BenchmarkTests
    ;;
--threads)
    tools/bindings.sh
    tests threads --sanitize thread --filter 'RaceTests|StoreTests|BudgetTests|EventsTests|PanicTests|GameLibraryTests'
    ;;
*)
    tools/bindings.sh
    tests test "$@"
    ;;
esac
