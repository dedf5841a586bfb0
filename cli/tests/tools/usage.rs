//! What all commands share: wrong usage, closed pipes, notes, help.

use std::io::Write;
use std::process::Stdio;

use annabella::engine::checkers::endgame::Tables;

use crate::TWO_GAMES;
use crate::common::{file, finish, program, run, scratch};

#[test]
fn bad_input_is_named_and_exits_1() {
    let run = run(&["moves", "--fen", "8/8/8/4x3/8/8/8/8 w - -"], "");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(
        run.err.starts_with("error: --fen: column 8: found 'x', expected a piece"),
        "{}",
        run.err
    );
}

#[test]
fn what_is_dropped_from_a_fen_is_noted() {
    let run = run(&["moves", "--fen", "4k3/8/8/8/8/8/8/4K3 w KQ e6 0 1"], "");
    assert_eq!(run.code, Some(0));
    assert_eq!(run.err.lines().count(), 3, "{}", run.err);
    assert!(run.err.lines().all(|line| line.starts_with("note: --fen: ")), "{}", run.err);
}

#[test]
fn a_number_out_of_its_range_is_told_the_range_in_words() {
    for (args, expected) in [
        (&["play", "--game", "yin-yang", "--size", "3"][..], "a number from 5 to 19 is expected"),
        (&["play", "--game", "yin-yang", "--target", "100"], "a number from 1 to 99 is expected"),
        (&["play", "--start", "960"], "a number from 0 to 959 is expected"),
        (&["perft", "many"], "a number from 0 to 64 is expected"),
    ] {
        let run = run(args, "");
        assert!(run.err.contains(expected) && !run.err.contains(".."), "{args:?}: {}", run.err);
    }
}

#[test]
fn red_is_no_colour_of_other_games() {
    for game in ["chess", "chess960", "yin-yang"] {
        let run = run(&["play", "--game", game, "--you", "red"], "");
        let expected = format!("--you red: {game} is played by White and Black");
        assert!(run.code == Some(2) && run.err.contains(&expected), "{}", run.err);
        assert!(run.err.contains("--game checkers"), "{}", run.err);
    }
    let run = run(&["play", "--blind", "--game", "checkers", "--you", "red"], "quit\n");
    assert!(run.good().contains("You play Red."), "{}", run.out);
}

#[test]
fn the_help_names_the_script_that_was_called() {
    for (args, is_usage) in [(&["play", "--help"][..], true), (&["play", "--size", "3"], false)] {
        let mut command = program(args);
        command.env("ANNABELLA_COMMAND", "./play");
        let run = finish(command, "");
        let told = run.out + &run.err;
        assert!(!told.contains("annabella play"), "{told}");
        assert!(!is_usage || told.contains("Usage: ./play [OPTIONS]"), "{told}");
    }
    assert!(run(&["play", "--help"], "").good().contains("annabella play --continue"));
}

#[test]
fn wrong_usage_exits_2() {
    for args in [
        &["perft"][..],
        &["perft", "many"],
        &["perft", "2", "--hash", "0"],
        &["play", "--level", "13"],
        &["play", "--level", "full:0"],
        &["play", "--level", "fuller"],
        &["play", "--moment", "2-1"],
        &["play", "--moment", "soon"],
        &["play", "--moment", "11"],
        &["play", "--start", "960"],
        &["play", "--fen", "x", "--start", "3"],
        &["play", "--clock", "5:0"],
        &["play", "--mode", "lax"],
        &["play", "--press", "never"],
        &["play", "--continue", "--clock", "5"],
        &["play", "--lang", "xx"],
        &["moves", "--game", "halma"],
        &["replay", "--game", "halma", "x.pdn"],
        &["moves", "--style", "nato"],
        &["convert", "--to", "doc"],
        &["convert", "--to", "brf", "--profile", "short"],
        &["convert", "--to", "brf", "--lang", "xx"],
        &["fly"],
    ] {
        let run = run(args, "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}: {}", run.err);
        assert!(run.err.contains("--help"), "{args:?}: {}", run.err);
    }
}

#[test]
fn endgames_are_those_of_checkers_from_a_file() {
    let path = scratch("endgames.bin");
    let path = path.to_str().unwrap();
    let play = |file: &str, more: &[&str], input: &str| {
        run(&[&["play", "--blind", "--endgames", file], more].concat(), input)
    };
    let whole = Tables::pack(2, &|_, index| Some(index as u32 % 7));
    let refused = |file: &str, more: &[&str], says: &str| {
        let run = play(file, more, "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
        assert!(run.err.contains(says) && run.err.contains("--help"), "{}", run.err);
    };
    refused(path, &["--game", "checkers"], "No such file");
    std::fs::write(path, "annabella").unwrap();
    refused(path, &["--game", "checkers"], "not a file of endgames of checkers");
    std::fs::write(path, &whole[1..]).unwrap();
    refused(path, &[], "not a file of endgames of checkers");
    std::fs::write(path, &whole[..whole.len() - 1]).unwrap();
    let (found, expected) = (whole.len() - 1, whole.len());
    refused(path, &[], &format!("has {found} bytes and not {expected}"));
    std::fs::write(path, &whole).unwrap();
    refused(path, &[], "--endgames: found a game of chess, expected checkers");
    refused(path, &["--start", "7"], "found a game of chess960");
    let ending = ["--game", "checkers", "--fen", "B:W28:BK14", "--you", "white"];
    let run = play(path, &[&ending[..], &["--level", "full:0.1"]].concat(), "quit\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = program(&["perft", "3", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}

#[test]
fn complaints_that_nobody_reads_stop_nothing() {
    let bad = file("unread-bad.pgn", TWO_GAMES);
    for (args, input, code) in [
        (&["replay", &bad][..], "", 1),
        (&["convert", "--to", "fen", &bad], "", 1),
        (&["judge"], "R5k1/5ppp/8/8/8/8/8/K7 b KQ - 3 9\n", 0),
        (&["moves", "--fen", "xx"], "", 1),
        (&["moves", "--fen", "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"], "", 0),
    ] {
        let mut command = program(args);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stderr.take());
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{args:?}");
        assert!(code == 1 || !output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn version_help_and_completions_are_there() {
    assert!(run(&["--version"], "").good().starts_with("annabella 0."));
    let help = run(&["--help"], "");
    for word in [
        "play",
        "perft",
        "judge",
        "moves",
        "replay",
        "convert",
        "likeness",
        "completions",
        "Examples",
    ] {
        assert!(help.good().contains(word), "{word}");
    }
    for command in
        ["play", "perft", "judge", "moves", "replay", "convert", "likeness", "completions"]
    {
        let help = run(&[command, "--help"], "");
        assert!(help.good().contains("Example"), "{command}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(run(&["completions", shell], "").good().contains("perft"), "{shell}");
    }
}
