#!/bin/sh
# Builds the library and its Kotlin side, and tests that on a plain JVM with
# everything in android. Further words go to Maven:
#
#   tools/kotlin.sh
#   tools/kotlin.sh -Dannabella.rounds=1000              each race so often
#   tools/kotlin.sh -Dtest=DispatchBenchTest -Dannabella.bench=true
#
# Without a JDK or Maven it says so and is content.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
for tool in javac mvn; do
    if ! command -v "$tool" >/dev/null 2>&1; then
        echo "tools/kotlin.sh: $tool is missing, so the Kotlin side was not tested"
        exit 0
    fi
done
tools/bindings.sh
target=${CARGO_TARGET_DIR:-$here/target}
case $target in
/*) ;;
*) target=$here/$target ;;
esac
cd android
mvn --quiet --batch-mode test "-Dannabella.library=$target/debug" "$@"
