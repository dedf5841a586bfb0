# Sourced by ./test: runs the parts of a proof, two at a time, and tells what each took.
#
#   part ID TITLE AFTER READS    a part, which the function prove_ID proves; it begins when
#                                those in AFTER have passed, and needs to be proved again
#                                when a file of READS (pathspecs of git) has changed, or
#                                always where READS is empty
#   prove_parts [ID...]          all, those in $wanted, or some that are named, with what
#                                they come after
#
# prove_ID runs in a session of its own, stops at what fails first, and may end with 77,
# with a last line that says why it cannot run here. What it prints is kept in
# $kept/ID.log. Of its lines the table at the end is made: those of Cargo, of Swift, and
# ours:
#
#   compiled: WHAT    ran: N tests    unchanged: WHAT
#
# Lines that begin with NOT CHECKED are told at the end.
#
# A part whose files are as when it last passed is not run again, unless CI is set or the
# part is named.

parts=
part() {
    parts="$parts $1"
    eval "title_$1=\$2 after_$1=\$3 reads_$1=\$4 state_$1="
}
title() { eval "printf '%s' \"\$title_$1\""; }
after() { eval "printf '%s' \"\$after_$1\""; }
reads() { eval "printf '%s' \"\$reads_$1\""; }

# state ID [NEW]: empty where it is not wanted; waiting, running, passed, unchanged, left
# (with 77), failed or barred
state() {
    if [ $# = 2 ]; then
        eval "state_$1=\$2"
    else
        eval "printf '%s' \"\$state_$1\""
    fi
}

# prove_alone ID: in the part's own session
prove_alone() {
    times=$kept/$1.times
    trap 'times >"$times"' EXIT
    "prove_$1"
}

# All that is in the work tree now, also what was never added, as an index and objects of
# its own; where there is no git, nothing is ever skipped.
take_index() {
    index=
    top=$(git rev-parse --show-toplevel 2>/dev/null) && [ "$top" = "$(pwd -P)" ] || return 0
    mkdir -p "$kept/objects"
    rm -f "$kept/index.lock"
    cp -p "$(git rev-parse --git-path index)" "$kept/index" 2>/dev/null || return 0
    GIT_ALTERNATE_OBJECT_DIRECTORIES=$(cd "$(git rev-parse --git-path objects)" && pwd) \
        GIT_OBJECT_DIRECTORY=$kept/objects GIT_INDEX_FILE=$kept/index \
        git add --all >/dev/null 2>&1 || return 0
    index=$kept/index
}

# fingerprint ID: one word for all that the part depends on
fingerprint() {
    {
        # shellcheck disable=SC2046  # the pathspecs are words
        GIT_INDEX_FILE=$index git ls-files --stage -- test tools $(reads "$1")
        env | grep -E '^(ANNABELLA|CARGO|JAVA_HOME|PROPTEST|RUST)' | LC_ALL=C sort
        rustc -vV
        java -version
        mvn --version
        espeak-ng --version
    } 2>&1 | git hash-object --stdin
}

is_as_proved() {
    case " $named " in *" $1 "*) return 1 ;; esac
    [ -z "${CI:-}" ] && [ -n "$index" ] && [ -n "$(reads "$1")" ] &&
        [ "$(cat "$kept/$1.passed" 2>/dev/null)" = "$(fingerprint "$1")" ]
}

start() {
    if is_as_proved "$1"; then
        state "$1" unchanged
        return
    fi
    state "$1" running
    running=$((running + 1))
    say "$(title "$1") ..."
    rm -f "$kept/$1.times" "$kept/$1.log" "$kept/$1.now"
    [ -z "$index" ] || fingerprint "$1" >"$kept/$1.now"
    date +%s >"$kept/$1.began"
    (
        # so that an interrupt ends all that it has started
        alone=$(command -v setsid || true)
        # shellcheck disable=SC2086  # one word or none
        $alone "$here/test" --alone "$1" >"$kept/$1.log" 2>&1 </dev/null &
        echo $! >"$kept/$1.pid"
        code=0
        wait $! || code=$?
        echo "$1 $code" >&3
    ) &
}

# keep_proof ID: unless a file was changed while it ran
keep_proof() {
    take_index
    if [ -n "$index" ] && [ "$(fingerprint "$1")" = "$(cat "$kept/$1.now" 2>/dev/null)" ]; then
        mv "$kept/$1.now" "$kept/$1.passed"
    fi
}

finish() {
    id=$1 code=$2
    running=$((running - 1))
    seconds=$(($(date +%s) - $(cat "$kept/$id.began")))
    echo "$seconds" >"$kept/$id.seconds"
    rm -f "$kept/$id.pid" "$kept/$id.passed"
    case $code in
    0)
        state "$id" passed
        keep_proof "$id"
        say "$(title "$id"): passed, $seconds s"
        ;;
    77)
        state "$id" left
        say "$(title "$id"): $(tail -n 1 "$kept/$id.log")"
        ;;
    *)
        state "$id" failed
        say "$(title "$id"): FAILED. The end of $kept/$id.log:"
        grep -v '^ *\(Running\|Fresh\|Dirty\|Compiling\|Checking\) ' "$kept/$id.log" | tail -n 150 >&2
        ;;
    esac
}

# is_ready ID: a part that waits for one that has failed is barred, and left with one that
# is left
is_ready() {
    for before in $(after "$1"); do
        case $(state "$before") in
        passed | unchanged) ;;
        failed | barred)
            state "$1" barred
            return 1
            ;;
        left)
            state "$1" left
            say "$(title "$1"): not run: it needs $before"
            return 1
            ;;
        *) return 1 ;;
        esac
    done
}

interrupted() {
    trap - INT TERM HUP
    say 'Interrupted.'
    for file in "$kept"/*.pid; do
        [ ! -e "$file" ] || kill -s TERM -- "-$(cat "$file")" 2>/dev/null || kill "$(cat "$file")" 2>/dev/null || true
    done
    rm -f "$kept/ended" "$kept/index" "$kept/runs" "$kept"/*.pid
    exit 130
}

# count ID: how many crates were compiled and found fresh, and the lines of ours
count() {
    awk '
        /^ *(Compiling|Checking) [a-z]/ { compiled++ }
        /^ *Fresh [a-z]/ { fresh++ }
        /^test result: ok/ { ran += $4 }
        /^\[[0-9]+\/[0-9]+\] Compiling / { swift++ }
        /Test run with [0-9]+ tests? .*passed/ { ran += $5 }
        /^compiled: / { sub(/^compiled: /, ""); made = made ", " $0 }
        /^unchanged: / { sub(/^unchanged: /, ""); same = same ", " $0 }
        /^ran: / { ran += $2 }
        END {
            if (compiled) made = ", " compiled " crates" made
            if (swift) made = made ", " swift " Swift files"
            if (fresh) same = ", " fresh " crates" same
            print ran + 0 "|" substr(made, 3) "|" substr(same, 3)
        }' "$kept/$1.log"
}

tell() {
    row='%-10s %7s %7s  %6s  %-26s %s\n'
    # shellcheck disable=SC2059
    {
        printf "\n$row" part seconds 'of CPU' tests compiled 'found unchanged'
        all=0
        for id in $parts; do
            case $(state "$id") in
            passed)
                cpu=$(awk 'NR == 2 { gsub(/[ms]/, " "); print int($1 * 60 + $2 + $3 * 60 + $4 + 0.5) }' "$kept/$id.times")
                counted=$(count "$id")
                ran=${counted%%|*}
                all=$((all + ran))
                made=${counted#*|}
                [ "$ran" != 0 ] || ran=
                printf "$row" "$id" "$(cat "$kept/$id.seconds")" "$cpu" "$ran" "${made%|*}" "${made#*|}"
                ;;
            unchanged) printf "$row" "$id" - - '' '' 'all: passed before' ;;
            left) printf "$row" "$id" - - '' '' 'cannot run here' ;;
            failed) printf "$row" "$id" "$(cat "$kept/$id.seconds")" - '' '' FAILED ;;
            barred) printf "$row" "$id" - - '' '' 'not run: needs what failed' ;;
            esac
        done
        printf "$row" all "$(($(date +%s) - began))" '' "$all" '' ''
    } >&2
}

# conclude: the last lines, and the status
conclude() {
    failed= left=
    for id in $parts; do
        case $(state "$id") in
        failed | barred) failed="$failed $id" ;;
        left) left="$left $id" ;;
        passed) sed -n 's/^NOT CHECKED/Not checked/p' "$kept/$id.log" >&2 ;;
        esac
    done
    [ -z "$failed" ] || stop "Not passed:$failed."
    if [ -n "$named$wanted" ]; then
        say "Passed: ${named:-$wanted}, and what they need; nothing else was run."
    else
        say 'All passed.'
    fi
    [ -z "$left" ] || say "Cannot run here, for the reasons above:$left."
    echo "tests: $all passed, 0 failed"
}

# want ID...: with all that they come after
want() {
    for id; do
        case " $parts " in
        *" $id "*) ;;
        *) stop "There is no part $id; there are:$parts." ;;
        esac
        [ -n "$(state "$id")" ] || {
            state "$id" waiting
            # shellcheck disable=SC2046  # names without blanks
            want $(after "$id")
        }
    done
}

prove_parts() {
    began=$(date +%s)
    mkdir -p "$kept"
    other=$(cat "$kept/runs" 2>/dev/null) || other=
    [ -z "$other" ] || ! kill -0 "$other" 2>/dev/null ||
        stop "Another ./test runs here, process $other. Wait for it, or end it."
    echo $$ >"$kept/runs"
    # rustup installs the compiler at its first call, and not twice at once
    rustc -vV >/dev/null
    take_index
    named=$*
    # shellcheck disable=SC2086  # names without blanks
    want ${named:-${wanted:-$parts}}

    rm -f "$kept/ended" "$kept"/*.pid
    mkfifo "$kept/ended"
    exec 3<>"$kept/ended"
    trap interrupted INT TERM HUP
    running=0
    while :; do
        for id in $parts; do
            if [ $running -lt 2 ] && [ "$(state "$id")" = waiting ] && is_ready "$id"; then
                start "$id"
            fi
        done
        [ $running -gt 0 ] || break
        read -r id code <&3
        finish "$id" "$code"
    done
    trap - INT TERM HUP
    rm -f "$kept/ended" "$kept/index" "$kept/runs"
    tell
    conclude
}
