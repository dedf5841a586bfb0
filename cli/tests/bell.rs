//! The bell of a terminal in line mode.
#![cfg(target_os = "linux")]

mod common;

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

const LINES: [&str; 5] = ["e4", "Ke5", "blorf", "e5", "quit"];

#[test]
fn it_rings_for_what_is_refused_or_not_understood() {
    let line = format!("exec {} play --blind --you both", env!("CARGO_BIN_EXE_annabella"));
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--command", &line, "/dev/null"])
        .env("XDG_DATA_HOME", common::scratch("kept-bell"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script, of util-linux, is there");
    let mut stdin = child.stdin.take().unwrap();
    for line in LINES {
        std::thread::sleep(Duration::from_millis(300));
        write!(stdin, "{line}\r").unwrap();
    }
    let shown = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(shown.matches('\u{7}').count(), 2, "{shown:?}");
    assert!(shown.contains("\u{7}Not possible: no king can go to e"), "{shown:?}");
    assert!(shown.contains("\u{7}I do not know the word \"blorf\"."), "{shown:?}");
}

#[test]
fn it_never_rings_in_a_pipe() {
    let run = common::run(&["play", "--blind", "--you", "both"], &(LINES.join("\n") + "\n"));
    assert!(run.good().contains("blorf") && !run.out.contains('\u{7}'), "{}", run.out);
}
