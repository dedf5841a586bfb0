//! The full-screen board on a terminal, as far as `script` gives one.
#![cfg(target_os = "linux")]

mod common;

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Plays on a terminal of its own and returns all that was written to it.
fn on_terminal(options: &str, keys: &[&str]) -> (bool, String) {
    let line = format!("stty rows 24 cols 80; {} {options}", env!("CARGO_BIN_EXE_annabella"));
    let mut child = Command::new("script")
        .args(["--quiet", "--return", "--command", &line, "/dev/null"])
        .env("TERM", "xterm-256color")
        .env("XDG_DATA_HOME", common::scratch("kept-terminal"))
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script, of util-linux, is there");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    for key in keys {
        std::thread::sleep(Duration::from_millis(300));
        stdin.write_all(key.as_bytes()).expect("the program listens");
    }
    let output = child.wait_with_output().expect("the program ends");
    drop(stdin);
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

const ENTER_ALTERNATE_SCREEN: &str = "\u{1b}[?1049h";
const LEAVE_ALTERNATE_SCREEN: &str = "\u{1b}[?1049l";
const SHOW_CURSOR: &str = "\u{1b}[?25h";

#[test]
fn a_game_fills_the_terminal_and_gives_it_back() {
    let keys = ["e4\r", "\u{1b}[A\r", "quit\r", "yes\r"];
    let (success, shown) = on_terminal("--you white --seed 1 --level 1", &keys);
    assert!(success, "{shown}");
    let entered = shown.find(ENTER_ALTERNATE_SCREEN).expect("the screen is taken");
    let left = shown.rfind(LEAVE_ALTERNATE_SCREEN).expect("the screen is given back");
    assert!(entered < left);
    assert!(shown[left..].contains(SHOW_CURSOR) || shown[..left].contains(SHOW_CURSOR));
    assert!(shown[left..].contains("The game is kept in "), "{:?}", &shown[left..]);
}

#[test]
fn blind_play_on_a_terminal_redraws_nothing() {
    let (success, shown) = on_terminal("--you both --blind", &["e4\r", "quit\r", "no\r"]);
    assert!(success, "{shown}");
    assert!(!shown.contains(ENTER_ALTERNATE_SCREEN));
    assert!(shown.contains("White plays e4."), "{shown:?}");
}
