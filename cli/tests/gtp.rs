//! `annabella gtp`, as another program talks to it.

mod common;

use common::run;

/// The answers, each without its sign and the empty line behind it; what was wrong begins with `?`.
fn answers(args: &[&str], input: &str) -> Vec<String> {
    let run = run(&[&["gtp"], args].concat(), input);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let answers = run.out.split("\n\n").filter(|answer| !answer.is_empty());
    answers.map(|answer| answer.strip_prefix("= ").unwrap_or(answer).trim().to_owned()).collect()
}

#[test]
fn it_says_what_it_is_and_what_it_knows() {
    let said =
        answers(&[], "protocol_version\nname\nversion\nknown_command play\nknown_command x\n");
    assert_eq!(said, ["2", "Annabella", env!("CARGO_PKG_VERSION"), "true", "false"]);
    let list = &answers(&[], "list_commands\nquit\nname\n")[..];
    assert_eq!(list.len(), 2, "nothing is answered behind quit: {list:?}");
    for command in ["capture_target", "captures", "is_legal", "all_legal", "solve", "genmove"] {
        assert!(list[0].lines().any(|line| line == command), "{command}");
    }
}

#[test]
fn numbers_and_comments_are_as_the_protocol_has_them() {
    let run = run(&["gtp"], "# nothing\n\n7 name # who\n08 known_command\tundo\n9 fly\n");
    assert_eq!(run.good(), "=7 Annabella\n\n=08 true\n\n?9 unknown command\n\n");
}

#[test]
fn stones_are_put_counted_and_taken_back() {
    let moves = "boardsize 5\nplay b a2\nplay w a1\nplay b b1\n";
    let said =
        answers(&[], &format!("{moves}captures b\ncaptures w\nundo\ncaptures b\nis_legal w a1\n"));
    assert_eq!(said[4..], ["1", "0", "", "0", "0"]);
    let said =
        answers(&[], &format!("{moves}play w a1\nis_legal w a1\nis_legal b a1\nfinal_score\n"));
    assert_eq!(said[4], "? illegal move: forbidden: the stone on A1 would have no liberty");
    assert_eq!(said[5..], ["0", "1", "B+1"]);
    let said = answers(
        &[],
        "rectangular_boardsize 2 3\nall_legal w\nplay b pass\nboardsize 1\nboardsize 20\n",
    );
    assert_eq!(said[1], "A1 B1 A2 B2 A3 B3");
    assert_eq!(said[3..], ["? unacceptable size", "? unacceptable size"]);
}

#[test]
fn a_repetition_is_refused_and_either_side_may_play() {
    let ko = "boardsize 5\nplay b b1\nplay b a2\nplay b b3\nplay w c1\nplay w d2\nplay w c3\nplay w b2\n";
    let said = answers(
        &[],
        &format!("{ko}play b c2\nis_legal w b2\nplay w b2\nplay w e5\nis_legal w b2\n"),
    );
    assert_eq!(said[8..10], ["", "0"]);
    assert!(said[10].starts_with("? illegal move: forbidden: B2 would repeat"), "{}", said[10]);
    assert_eq!(said[12], "1");
}

#[test]
fn the_first_capture_is_found_and_ends_the_game() {
    let said = answers(
        &["--nodes", "500"],
        "boardsize 5\ncapture_target 1\nplay b c3\nplay w c2\nplay b b2\nplay w e5\nplay b d2\n\
         play w e4\ngenmove b\ngenmove w\ngenmove b\n",
    );
    assert_eq!(said[8..], ["C1", "resign", "pass"]);
}

#[test]
fn a_level_plays_the_same_for_a_seed() {
    let play = |seed| {
        let input = "capture_target 3\ngenmove b\ngenmove w\ngenmove b\ngenmove w\n";
        answers(&["--level", "4", "--seed", seed], input)
    };
    assert_eq!(play("7"), play("7"));
}

#[test]
fn small_boards_are_solved() {
    for (size, passing, winner) in [
        ("2 2", "nopass", "white"),
        ("2 3", "nopass", "white"),
        ("3 3", "nopass", "black"),
        ("3 4", "nopass", "black"),
        ("4 4", "nopass", "white"),
        ("3 3", "", "none"),
        ("4 4", "", "none"),
    ] {
        let input = format!("rectangular_boardsize {size}\ncapture_target 1\nsolve {passing}\n");
        let said = answers(&[], &input);
        let allowed = if passing.is_empty() { "yes" } else { "no" };
        let expected = format!("winner={winner} passing={allowed} nodes=");
        assert!(said[2].starts_with(&expected), "{size}: {}", said[2]);
    }
    let said = answers(&[], "capture_target 2\nsolve\nsolve now\n");
    assert!(said[1].starts_with("winner=unknown passing=yes"), "{}", said[1]);
    assert!(said[2].starts_with("? solve: "), "{}", said[2]);
}

#[test]
fn what_is_wrong_changes_nothing() {
    let wrong = [
        "boardsize",
        "boardsize nine",
        "komi much",
        "play green a1",
        "play b",
        "play b i5",
        "play b z99",
        "play b a10",
        "genmove",
        "capture_target 0",
        "capture_target 100",
        "time_settings 1 2",
        "time_settings -1 0 0",
        "time_left b soon 0",
        "captures",
        "is_legal b",
        "solve it all",
        "\u{0}\u{1}\u{fffd} ß",
        "99999999999999999999999999 fly",
    ];
    let said = answers(&[], &format!("play b e5\n{}\nshowboard\n", wrong.join("\n")));
    assert_eq!(said.len(), wrong.len() + 2, "{said:#?}");
    for (said, wrong) in said[1..].iter().zip(wrong) {
        assert!(said.starts_with('?'), "{wrong}: {said}");
    }
    assert!(said[said.len() - 1].contains(" 5 . . . . X . . . ."), "{said:#?}");
}
