#!/usr/bin/env bash
# The Swift 6.0 that tests the Swift side on a Debian-like Linux machine: compiler,
# package manager, Swift Testing, Foundation and swift-format.
#
#   tools/swift.sh install            install it, or do nothing when it is there
#   tools/swift.sh exec CMD [ARG...]  run a command with it, such as
#                                     tools/swift.sh exec swift --version
#   tools/swift.sh env                print the shell lines that put it into PATH
#   tools/swift.sh check              compile and run a small program
#   tools/swift.sh prefix             print its folder
#   tools/swift.sh remove             delete this folder
#
# install ends with 77 where Swift cannot be had: no Debian-like machine, or no mirror.
#
# cargo must not run inside exec: SDKROOT is set there.
#
# The packages come by this machine's own apt from the mirror that it uses, checked as
# always, and are unpacked into a folder, not installed. The programs there are told to
# use the C library of the folder. No root is needed, and nothing outside is touched.
#
#   ANNABELLA_SWIFT        the folder  (~/.cache/annabella/swift)
#   ANNABELLA_SWIFT_URI    the mirror  (the one that apt has)
#   ANNABELLA_SWIFT_SUITE  the suite   (trixie)
#   ANNABELLA_SWIFT_FULL   1 keeps the debugger, the language server and more
set -euo pipefail

RECIPE=1 # raise it when the steps below change, so that existing folders are rebuilt
SUITE=${ANNABELLA_SWIFT_SUITE:-trixie}
PREFIX=${ANNABELLA_SWIFT:-${XDG_CACHE_HOME:-$HOME/.cache}/annabella/swift}
# a Mac's realpath has no such options, and nothing there needs the folder
[[ $(uname -s) != Linux ]] || PREFIX=$(realpath -ms -- "$PREFIX")
KEYRING=/usr/share/keyrings/debian-archive-keyring.gpg
SWIFT_HOME=$PREFIX/usr/libexec/swift

die() { echo "swift: $*" >&2; exit 1; }
cannot() { echo "swift: $*" >&2; exit 77; }
say() { echo "swift: $*" >&2; }

arch_facts() {
    ARCH=$(dpkg --print-architecture)
    case $ARCH in
    amd64) TRIPLET=x86_64-linux-gnu LOADER=usr/lib64/ld-linux-x86-64.so.2 ;;
    arm64) TRIPLET=aarch64-linux-gnu LOADER=usr/lib/ld-linux-aarch64.so.1 ;; # untried
    *) cannot "no Swift package for $ARCH" ;;
    esac
    LIBDIR=$PREFIX/usr/lib/$TRIPLET
}

# The mirror in this machine's own apt configuration: first http(s) URI that ends in /debian.
mirror_uri() {
    if [[ -n ${ANNABELLA_SWIFT_URI:-} ]]; then echo "$ANNABELLA_SWIFT_URI"; return; fi
    local uri
    uri=$(cat /etc/apt/sources.list.d/*.sources /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        awk '/^[[:space:]]*#/ { next } { for (i = 1; i <= NF; i++) if ($i ~ /^https?:\/\/.*\/debian\/?$/) { print $i; exit } }')
    [[ -n $uri ]] || cannot "no Debian mirror in apt's configuration; set ANNABELLA_SWIFT_URI"
    echo "$uri"
}

installed() { [[ -f $PREFIX/.recipe && $(<"$PREFIX/.recipe") == "$(recipe_id)" ]]; }
recipe_id() { echo "$RECIPE $SUITE ${ANNABELLA_SWIFT_FULL:-0} $PREFIX"; }

do_install() {
    installed && { say "already in place"; return; }
    local tool
    for tool in apt-get apt-cache dpkg dpkg-deb tar flock; do
        command -v "$tool" >/dev/null || cannot "needs $tool (a Debian-like machine)"
    done
    arch_facts
    [[ -r $KEYRING ]] || cannot "needs $KEYRING (package debian-archive-keyring)"
    mkdir -p "$(dirname "$PREFIX")"
    exec 9>"$PREFIX.lock"
    flock 9
    installed && { say "already in place"; return; }

    local new=$PREFIX.new work=$PREFIX.work uri
    rm -rf "$new" "$work"
    mkdir -p "$new" "$work"/{lists/partial,cache/archives/partial,debs,empty,parts}
    : >"$work/status"
    uri=$(mirror_uri)
    echo "deb [arch=$ARCH signed-by=$KEYRING] $uri $SUITE main" >"$work/sources.list"
    # The machine's own apt settings (proxy and the like) stay in force, but for its hooks
    # (container images have some that empty the machine's own package cache).
    local conf
    for conf in /etc/apt/apt.conf.d/*; do
        [[ -f $conf ]] && ! grep -q -- '-Invoke' "$conf" && cp "$conf" "$work/parts/"
    done
    echo "Dir::Etc::parts \"$work/parts\";" >"$work/apt.conf"
    export APT_CONFIG=$work/apt.conf
    local apt_opts=(
        -o Dir::State="$work" -o Dir::State::lists="$work/lists" -o Dir::State::status="$work/status"
        -o Dir::State::extended_states="$work/extended_states"
        -o Dir::Cache="$work/cache" -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts="$work/empty"
        -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts="$work/empty" -o Debug::NoLocking=1
        -o APT::Architecture="$ARCH" -o APT::Architectures="$ARCH" -o APT::Sandbox::User=
        -o APT::Install-Recommends=0 -o Acquire::Languages=none -o Acquire::Retries=3
    )
    [[ $(id -u) != 0 ]] || apt_opts+=(-o APT::Sandbox::User=root)
    say "reading the package list of $SUITE"
    # A mirror that does not answer is known after some seconds.
    local fast=(-o Acquire::Retries=0 -o Acquire::http::Timeout=10 -o Acquire::https::Timeout=10
        -o APT::Update::Error-Mode=any)
    apt-get "${apt_opts[@]}" "${fast[@]}" -qq update || cannot "$uri has no list of the packages of $SUITE"

    # What apt would install on an empty machine, less what an unpacked toolchain has no use for.
    local -a pkgs
    mapfile -t pkgs < <(apt-get "${apt_opts[@]}" -qq -s install swiftlang libc6-dev libgcc-14-dev libstdc++-14-dev patchelf |
        awk '/^Inst / { v = $3; sub(/^\(/, "", v); print $2 "=" v }' |
        grep -vE '^(gcc|g\+\+|cpp|binutils|perl|debconf|libc-bin|libcc1|libisl|libmpc|libmpfr|libgmp|libctf|libgprofng|libsframe|libasan|liblsan|libtsan|libubsan|libhwasan|libgomp|libitm|libquadmath|tzdata|media-types|netbase)')
    ((${#pkgs[@]} > 10)) || cannot "apt found no swiftlang in $SUITE"
    say "fetching ${#pkgs[@]} packages (about 0.5 GB)"
    (cd "$work/debs" && apt-get "${apt_opts[@]}" -qq download "${pkgs[@]}") || cannot "the packages cannot be fetched from $uri"

    local -a skip=(--exclude='./usr/share/doc/*' --exclude='./usr/share/man/*' --exclude='./usr/share/locale/*')
    if [[ ${ANNABELLA_SWIFT_FULL:-0} != 1 ]]; then
        local s=./usr/libexec/swift
        skip+=(
            --exclude="$s/bin/lldb*" --exclude="$s/bin/repl_swift" --exclude="$s/bin/clangd" --exclude="$s/bin/sourcekit-lsp"
            --exclude="$s/bin/docc" --exclude="$s/bin/swift-build-sdk-interfaces" --exclude="$s/lib/liblldb*"
            --exclude="$s/lib/libsourcekitdInProc*" --exclude="$s/lib/libLTO*" --exclude="$s/lib/swift_static"
            --exclude="$s/lib/swift/embedded" --exclude="$s/lib/swift/FrameworkABIBaseline" --exclude="$s/lib/swift/migrator"
        )
    fi
    say "unpacking"
    mkdir -p "$new/usr/lib" "$new/usr/lib64" "$new/usr/bin" "$new/usr/sbin"
    for tool in lib lib64 bin sbin; do ln -s "usr/$tool" "$new/$tool"; done
    local deb
    for deb in "$work"/debs/*.deb; do
        dpkg-deb --fsys-tarfile "$deb" | tar -C "$new" -x --no-same-owner --keep-directory-symlink "${skip[@]}"
        rm "$deb"
    done

    # Everything executable gets the folder's loader and, by rpath, the folder's libraries.
    say "setting the loader"
    local patch=("$new/$LOADER" --library-path "$new/usr/lib/$TRIPLET" "$new/usr/bin/patchelf") f rpath
    find "$new/usr/libexec/swift" -type f \( -path '*/bin/*' -o -path '*/libexec/*' -o -name '*.so' -o -name '*.so.*' \) -print0 |
        while IFS= read -r -d '' f; do
            rpath=$("${patch[@]}" --print-rpath "$f" 2>/dev/null) || continue # not ELF
            if "${patch[@]}" --print-interpreter "$f" >/dev/null 2>&1; then
                "${patch[@]}" --set-interpreter "$PREFIX/$LOADER" --force-rpath --set-rpath "${rpath:+$rpath:}$LIBDIR" "$f"
            elif [[ $("${patch[@]}" --print-needed "$f" 2>/dev/null) ]]; then
                "${patch[@]}" --force-rpath --set-rpath "${rpath:+$rpath:}$LIBDIR" "$f"
            fi
        done
    # The same for what the toolchain links. lld comes with it, so the machine needs no linker;
    # and lld, unlike others, accepts the libswiftObservation.so of Swift 6.0.
    cat >"$new/usr/libexec/swift/bin/clang.cfg" <<CFG
"--sysroot=$PREFIX"
-fuse-ld=lld
"-Wl,--dynamic-linker=$PREFIX/$LOADER"
"-Wl,--disable-new-dtags,-rpath,$LIBDIR"
CFG
    # Without this file the compiler warns at each link.
    echo '{"CanonicalName":"linux","DisplayName":"Linux","Version":"0.0","VersionMap":{}}' >"$new/SDKSettings.json"
    recipe_id >"$new/.recipe"
    printf '%s\n' "${pkgs[@]}" >"$new/.packages"
    rm -rf "$PREFIX" "$work"
    mv "$new" "$PREFIX"
    say "done: $("$SWIFT_HOME/bin/swiftc" --version 2>/dev/null | head -1)"
}

in_env() {
    [[ $(uname -s) == Linux ]] || exec "$@" # a Mac has its own toolchain
    installed || die "not installed; run: $0 install"
    PATH=$SWIFT_HOME/bin:$PATH SDKROOT=$PREFIX exec "$@"
}

do_check() {
    local t
    t=$(mktemp -d)
    trap 'rm -rf "$t"' RETURN
    cat >"$t/a.swift" <<'SWIFT'
import Foundation
import Observation
@Observable final class Model { var x = 1 }
let m = Model()
withObservationTracking { _ = m.x } onChange: { print("observed") }
m.x = 2
print(String(decoding: try! JSONEncoder().encode(["x": m.x]), as: UTF8.self))
SWIFT
    (in_env swiftc -swift-version 6 -o "$t/a" "$t/a.swift") && "$t/a"
}

case ${1:-} in
install) do_install ;;
exec) shift; (($#)) || die "exec needs a command"; in_env "$@" ;;
env) echo "export PATH='$SWIFT_HOME/bin':\"\$PATH\" SDKROOT='$PREFIX'" ;;
check) do_check ;;
prefix) echo "$PREFIX" ;;
remove) rm -rf "$PREFIX" "$PREFIX.new" "$PREFIX.work" "$PREFIX.lock" ;;
*) sed -n '2,/^set -euo/p' "$0" | sed '$d; s/^# \{0,1\}//'; exit 2 ;;
esac
