#!/bin/sh
# Compiles all Kotlin for a plain JVM: the core's side, the app, their tests and the
# window, into android/*/target. Nothing is compiled again where no file has changed.
#
#   tools/kotlin-build.sh              with the library for tests
#   tools/kotlin-build.sh --release    with the one that is shipped, which is faster
#   tools/kotlin-build.sh --main       only what is shipped, with bindings that are there
#
# Where Maven cannot reach its packages, the status is 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
app=android/app/target

case ${1:-} in
'' | --release)
    tools/bindings.sh "$@"
    phase=process-test-classes
    stamp=$app/compiled
    made='classes test-classes'
    ;;
--main)
    phase=process-classes
    stamp=$app/compiled-main
    made=classes
    ;;
*)
    echo "tools/kotlin-build.sh: $1 is no way to build, see its first lines" >&2
    exit 2
    ;;
esac

# all that Maven reads, without what it writes
files() {
    echo Cargo.toml
    find android/pom.xml android/version android/core android/shim android/app \
        -name target -prune -o -name build -prune -o -type f -print | LC_ALL=C sort
}
now=$(files | xargs cksum | cksum)
count=$(files | grep -c '\.kt$')
# for who counts what was done; who only wants the app is told nothing
report() { [ "${CARGO_TERM_QUIET:-}" = true ] || echo "$*"; }
for folder in $made; do
    [ -d "android/core/target/$folder" ] && [ -d "$app/$folder" ] || rm -f "$app"/compiled*
done
# who has compiled all has compiled what is shipped
if [ "$now" = "$(cat "$stamp" 2>/dev/null)" ] || [ "$now" = "$(cat "$app/compiled" 2>/dev/null)" ]; then
    report "unchanged: $count Kotlin files"
    exit
fi
# what was compiled of a source that is gone would be found
rm -rf android/*/target/classes android/*/target/test-classes "$app"/compiled*
mkdir -p "$app"
echo 'All Kotlin is compiled, which takes a minute or two.' >&2
tools/maven.sh "$phase"
echo "$now" >"$stamp"
report "compiled: $count Kotlin files"
