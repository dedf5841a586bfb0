#!/bin/sh
# Builds all tests in Rust and runs them, four programs of tests at a time: some wait, for
# a voice or for a clock, while others compute. Then those of the documentation.
#
# What a program prints is shown when it has ended, and only where it failed.
#
# With ANNABELLA_QUICK=1 without the documentation, and without what takes some seconds
# each: most of it because it asks everything.
set -eu
long='pairs::all_positions_of_one_piece review::the_worst_moments_come_in_the_order_of_play
    review::what_nothing_explains_is_told review::who_follows_hints_hears_of_nothing
    review_tells_what_cost_most events::whatever_happens_is_said_cleanly voices::
    answers::random:: levels::two_levels_up_wins_matches reports::bench_is_a_known_number
    hostile_input::an_endless_game_is_an_error round_trips::every_move_that_is_said_is_heard
    noise::a_damaged_announcement_is_no_other_move'

# --one FOLDER PROGRAM: in the folder of its package, as Cargo does it
if [ "${1:-}" = --one ]; then
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    trap 'exit 143' TERM
    code=0
    leave_out=
    if [ "${ANNABELLA_QUICK:-0}" = 1 ]; then
        for name in $long; do leave_out="$leave_out --skip $name"; done
    fi
    # shellcheck disable=SC2086  # the options are words
    (cd "$2" && CARGO_MANIFEST_DIR=$2 "$3" --quiet $leave_out) >"$log" 2>&1 || code=$?
    if [ $code = 0 ]; then
        grep -E '^(test result: |NOT CHECKED)' "$log"
    else
        echo "$3 in $2:"
        cat "$log"
    fi
    # 255 would keep the others from running
    [ $code = 0 ]
    exit
fi

here=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
cd "$here"
. "$here/tools/setup.sh"
# a change fails by what it does, not by the games that chance draws
export PROPTEST_RNG_SEED="${PROPTEST_RNG_SEED:-1}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 143' TERM

# shellcheck disable=SC2086  # the options are words
cargo test $tested --no-run --message-format=json-render-diagnostics >"$work/built"
sed -n 's|.*"manifest_path":"\([^"]*\)/Cargo.toml".*"overflow_checks":[a-z]*,"test":true}.*"executable":"\([^"]*\)".*|"\1" "\2"|p' \
    "$work/built" >"$work/programs"
[ -s "$work/programs" ] || {
    echo 'no test was built' >&2
    exit 1
}
xargs -P 4 -n 2 "$here/tools/rust-test.sh" --one <"$work/programs"
[ "${ANNABELLA_QUICK:-0}" = 1 ] && exit
# shellcheck disable=SC2086
CARGO_TERM_VERBOSE=false cargo test $tested --doc --quiet
