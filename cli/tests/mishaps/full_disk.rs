//! What cannot be written is no success.
#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::Write;
use std::process::{Output, Stdio};

use crate::common::{file, program};

const GAME: &str = "1. e4 e5 *\n";

fn to_full_disk(args: &[&str], input: &str) -> Output {
    let full = File::options().write(true).open("/dev/full").expect("Linux has it");
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(full)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // a program that cannot answer need not listen
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

#[test]
fn every_command_fails_that_cannot_write() {
    let game = file("full-disk.pgn", GAME);
    let transcript = file("full-disk.txt", "new chess\n0:00 white > move e2e4\n");
    for (args, input) in [
        (&["--help"][..], ""),
        (&["--version"], ""),
        (&["play", "--help"], ""),
        (&["help", "perft"], ""),
        (&["completions", "bash"], ""),
        (&["completions", "fish"], ""),
        (&["perft", "1"], ""),
        (&["bench", "1"], ""),
        (&["moves"], ""),
        (&["judge"], "8/8/8/8/8/8/8/8 w - -\n"),
        (&["say", "--json"], "e4\n"),
        (&["hear"], "e4\n"),
        (&["replay", &game], ""),
        (&["convert", "--to", "fen", &game], ""),
        (&["convert", "--to", "pgn"], GAME),
        (&["review", "--nodes", "100", &game], ""),
        (&["transcript", &transcript], ""),
        (&["train", "colours"], "light\n"),
        (&["train", "results"], ""),
        (&["play", "--blind", "--you", "both"], "e4\n"),
        (&["uci"], "uci\nquit\n"),
        (&["match", "--help"], ""),
        (&["match", "level:1", "level:1", "--nodes", "1", "--games", "2", "--max-moves", "1"], ""),
    ] {
        let Output { status, stderr, .. } = to_full_disk(args, input);
        let said = String::from_utf8(stderr).expect("UTF-8");
        assert_eq!(status.code(), Some(1), "{args:?}: {said}");
        assert!(said.starts_with("error: standard output: "), "{args:?}: {said:?}");
    }
}
