#!/bin/sh
# Looks whether the Kotlin sources are written as .editorconfig has it, by ktlint.
#
#   tools/kotlin-lint.sh             says what is not
#   tools/kotlin-lint.sh --format    mends what can be mended
#
# Where a JDK, Maven or ktlint cannot be had, one line says so, and the exit code is 77.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"

skip() {
    echo "not run: $1"
    exit 77
}

command -v mvn >/dev/null 2>&1 || skip 'Maven is missing'
command -v java >/dev/null 2>&1 || skip 'a JDK is missing'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 143' TERM
# where its jars lie, which Maven takes some seconds to say
classpath=android/lint/target/classpath
jar=$(sed 's/:.*//' "$classpath" 2>/dev/null || true)
if [ ! "$classpath" -nt android/lint/pom.xml ] || [ ! -e "$jar" ]; then
    mkdir -p "${classpath%/*}"
    mvn --quiet --batch-mode --file android/lint/pom.xml \
        org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath \
        -Dmdep.outputFile="$here/$classpath" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        skip 'Maven cannot reach ktlint'
    }
fi
git ls-files 'android/*.kt' 'android/*.kts' >"$work/files"
# shellcheck disable=SC2046 # no name of a file has a blank
java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$(cat "$classpath")" com.pinterest.ktlint.Main --log-level=error --relative "$@" \
    $(cat "$work/files")
