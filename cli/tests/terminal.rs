//! The full-screen board on a terminal, as far as `script` gives one.
#![cfg(target_os = "linux")]

mod common;

use std::io::Write;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;

/// Plays on a terminal of its own and returns all that was written to it.
fn on_terminal(options: &str, keys: &[&str]) -> (bool, String) {
    let mut child = start(&format!("{options} --moment none"), &common::scratch("kept-terminal"));
    let stdin = press(&mut child, keys);
    let output = child.wait_with_output().expect("the program ends");
    drop(stdin);
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

fn start(options: &str, kept: &Path) -> Child {
    let line = format!("stty rows 24 cols 80; exec {} {options}", env!("CARGO_BIN_EXE_annabella"));
    Command::new("script")
        .args(["--quiet", "--return", "--command", &line, "/dev/null"])
        .env("TERM", "xterm-256color")
        .env("XDG_DATA_HOME", kept)
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("script, of util-linux, is there")
}

fn press(child: &mut Child, keys: &[&str]) -> ChildStdin {
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    for key in keys {
        std::thread::sleep(Duration::from_millis(300));
        stdin.write_all(key.as_bytes()).expect("the program listens");
    }
    stdin
}

/// Closing the window ends `script`, and with it the terminal.
fn kept_after_closing(options: &str, name: &str) -> String {
    let folder = common::scratch(name);
    let mut child = start(options, &folder);
    let stdin = press(&mut child, &["e4\r"]);
    std::thread::sleep(Duration::from_millis(700));
    child.kill().expect("script runs");
    child.wait().expect("script ends");
    drop(stdin);
    for _ in 0..100 {
        std::thread::sleep(Duration::from_millis(100));
        if let Some(game) = common::games(&folder).into_iter().next() {
            return game;
        }
    }
    panic!("no game was kept within ten seconds");
}

#[test]
fn a_game_is_kept_when_the_window_is_closed() {
    assert!(kept_after_closing("--you both", "closed-screen").contains("move e2e4"));
    assert!(kept_after_closing("--you both --blind", "closed-lines").contains("move e2e4"));
}

/// The game that is in the folder after this signal came.
fn kept_after_signal(signal: &str) -> String {
    let folder = common::scratch(&format!("signal-{signal}"));
    let mut command = common::program(&["play", "--blind", "--you", "both"]);
    command.env("XDG_DATA_HOME", &folder).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    stdin.write_all(b"e4\n").expect("the program listens");
    std::thread::sleep(Duration::from_millis(500));
    let kill = ["-s", signal, &child.id().to_string()].map(str::to_owned);
    assert!(Command::new("kill").args(kill).status().expect("kill is there").success());
    child.wait().expect("the program ends");
    drop(stdin);
    common::games(&folder).pop().expect("a game is kept")
}

#[test]
fn a_game_is_kept_when_a_signal_comes() {
    for signal in ["TERM", "HUP", "QUIT", "KILL"] {
        assert!(kept_after_signal(signal).contains("move e2e4"), "{signal}");
    }
}

const ENTER_ALTERNATE_SCREEN: &str = "\u{1b}[?1049h";
const LEAVE_ALTERNATE_SCREEN: &str = "\u{1b}[?1049l";
const SHOW_CURSOR: &str = "\u{1b}[?25h";

#[test]
fn a_game_fills_the_terminal_and_gives_it_back() {
    let keys = ["e4\r", "\u{1b}[A\r", "quit\r"];
    let (success, shown) = on_terminal("--you white --seed 1 --level 1", &keys);
    assert!(success, "{shown}");
    let entered = shown.find(ENTER_ALTERNATE_SCREEN).expect("the screen is taken");
    let left = shown.rfind(LEAVE_ALTERNATE_SCREEN).expect("the screen is given back");
    assert!(entered < left);
    assert!(shown[left..].contains(SHOW_CURSOR) || shown[..left].contains(SHOW_CURSOR));
    assert!(
        shown[left..].contains("Type annabella play --continue to go on."),
        "{:?}",
        &shown[left..]
    );
}

#[test]
fn blind_play_on_a_terminal_redraws_nothing() {
    let (success, shown) = on_terminal("--you both --blind", &["e4\r", "quit\r"]);
    assert!(success, "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    assert!(shown.contains("White: e4."), "{shown:?}");
}

#[test]
fn control_c_in_blind_play_says_how_to_leave() {
    let keys = ["e4\r", "\u{3}", "quit\r"];
    let (success, shown) = on_terminal("--you both --blind", &keys);
    assert!(success, "{shown}");
    assert!(shown.contains("Type quit to leave the game.\r\nBlack to move:"), "{shown:?}");
}

#[test]
fn control_c_stops_the_computer_in_blind_play() {
    let keys = ["", "", "\u{3}", "quit\r"];
    let (success, shown) = on_terminal("--you none --level full:60 --blind --seed 1", &keys);
    assert!(success, "{shown}");
    assert!(shown.contains("The computer has stopped thinking."), "{shown:?}");
    assert!(shown.contains("Goodbye."), "{shown:?}");
}

const SEALING: [&str; 8] =
    ["e4\r", "arbiter adjourn\r", "seal\r", "e5\r", "a walk\r", "a walk\r", "press\r", "quit\r"];

#[test]
fn what_is_sealed_is_not_shown_in_blind_play() {
    let (success, shown) = on_terminal("--you both --blind --mode strict", &SEALING);
    assert!(success, "{shown}");
    assert!(!shown.contains("a walk") && !shown.contains("e5"), "{shown:?}");
    // each answer begins a line of its own
    assert!(shown.contains("Passphrase again: \r\nBlack's move is in the envelope."), "{shown:?}");
    assert!(shown.contains("press\r\nThe game is adjourned."), "{shown:?}");
}

#[test]
fn what_is_sealed_is_not_shown_in_full_screen() {
    // Enter on its own, so that what was typed is drawn before
    let keys: Vec<&str> = SEALING.iter().flat_map(|line| [line.trim_end(), "\r"]).collect();
    let (success, shown) = on_terminal("--you both --mode strict", &keys);
    assert!(success, "{shown}");
    assert!(!shown.contains("a walk"), "{shown:?}");
    assert!(shown.contains("**"), "{shown:?}");
}
