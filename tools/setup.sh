# Sourced by ./play, ./test and others: finds or installs what the build needs.

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

# rustup's own folder is not always on the path
PATH="${CARGO_HOME:-$HOME/.cargo}/bin:$PATH"
export PATH

# installed COMMAND PACKAGE: installs a Debian package where that can be done unasked;
# fails where the command is still missing then
installed() {
    command -v "$1" >/dev/null 2>&1 && return
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return
    say "Installing $2."
    apt-get update -qq >&2 && apt-get install -y -qq "$2" >&2
}

# need COMMAND PACKAGE: stops without it
need() {
    installed "$1" "$2" ||
        stop "$1 is missing: install the package $2 (or your system's package with $1) and run this again."
}

need cc gcc
if ! command -v cargo >/dev/null 2>&1; then
    need curl curl
    say "Rust is missing: installing it with rustup into ${CARGO_HOME:-$HOME/.cargo}."
    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs |
        sh -s -- -y --no-modify-path --profile minimal >&2 ||
        stop "Rust could not be installed: see https://rustup.rs, then run this again."
fi

# What Cargo builds for tests. Always the same packages with the same features, since
# other features would compile all of it again.
# shellcheck disable=SC2034  # for who sources this
tested='--locked --workspace --exclude annabella-bindgen --features annabella-library/drill'
