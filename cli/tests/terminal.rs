//! The full-screen board on a terminal, as far as `script` gives one.
#![cfg(target_os = "linux")]

mod common;

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// How long something may take that happens at once.
const SOON: Duration = Duration::from_secs(20);

/// The program on a terminal of its own.
struct Terminal {
    child: Child,
    stdin: ChildStdin,
    pieces: Receiver<Vec<u8>>,
    shown: Vec<u8>,
    /// How much of that has been waited for.
    seen: usize,
}

impl Terminal {
    fn start(options: &str, kept: &Path) -> Terminal {
        let line =
            format!("stty rows 24 cols 80; exec {} {options}", env!("CARGO_BIN_EXE_annabella"));
        let mut child = Command::new("script")
            .args(["--quiet", "--return", "--command", &line, "/dev/null"])
            .env("TERM", "xterm-256color")
            .env("XDG_DATA_HOME", kept)
            .env_remove("NO_COLOR")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script, of util-linux, is there");
        let stdin = child.stdin.take().expect("stdin is a pipe");
        let mut stdout = child.stdout.take().expect("stdout is a pipe");
        let (sender, pieces) = mpsc::channel();
        // so that nothing is waited for without end
        std::thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(count @ 1..) = stdout.read(&mut piece) {
                if sender.send(piece[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal { child, stdin, pieces, shown: Vec::new(), seen: 0 }
    }

    /// Waits until this is shown after what was waited for last.
    fn wait_for(&mut self, text: &str) {
        loop {
            let mut rest = self.shown[self.seen..].windows(text.len());
            if let Some(at) = rest.position(|window| window == text.as_bytes()) {
                self.seen += at + text.len();
                return;
            }
            match self.pieces.recv_timeout(SOON) {
                Ok(piece) => self.shown.extend(piece),
                Err(error) => {
                    let shown = String::from_utf8_lossy(&self.shown);
                    panic!("{text} is not in {shown:?}: {error}")
                }
            }
        }
    }

    fn press(&mut self, keys: &str) {
        self.stdin.write_all(keys.as_bytes()).expect("the program listens");
    }

    /// Waits for the end; whether all was well, and all that was shown.
    fn end(mut self) -> (bool, String) {
        let status = self.child.wait().expect("the program ends");
        self.shown.extend(self.pieces.iter().flatten());
        (status.success(), String::from_utf8_lossy(&self.shown).into_owned())
    }
}

/// Plays in blind play, each line as soon as what is before it is shown.
fn in_lines(options: &str, typed: &[(&str, &str)]) -> (bool, String) {
    let options = format!("{options} --blind --moment none");
    let mut terminal = Terminal::start(&options, &common::scratch("kept-terminal"));
    for (before, keys) in typed {
        terminal.wait_for(before);
        terminal.press(keys);
    }
    terminal.end()
}

/// A game in full screen, as soon as it takes keys.
fn full_screen(options: &str) -> Terminal {
    let options = format!("{options} --moment none");
    let mut terminal = Terminal::start(&options, &common::scratch("kept-terminal"));
    terminal.wait_for(ENTER_ALTERNATE_SCREEN);
    terminal
}

/// Waits until the game in the folder has this move.
fn wait_for_move(folder: &Path, mv: &str) {
    let until = Instant::now() + SOON;
    while !common::games(folder).concat().contains(&format!("move {mv}")) {
        assert!(Instant::now() < until, "the move was not kept");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Closing the window ends `script`, and with it the terminal.
fn kept_after_closing(options: &str, begins: &str, name: &str) -> String {
    let folder = common::scratch(name);
    let mut terminal = Terminal::start(options, &folder);
    terminal.wait_for(begins);
    terminal.press("e4\r");
    wait_for_move(&folder, "e2e4");
    terminal.child.kill().expect("script runs");
    terminal.child.wait().expect("script ends");
    common::games(&folder).pop().expect("a game is kept")
}

#[test]
fn a_game_is_kept_when_the_window_is_closed() {
    let screen = kept_after_closing("--you both", ENTER_ALTERNATE_SCREEN, "closed-screen");
    assert!(screen.contains("move e2e4"));
    let lines = kept_after_closing("--you both --blind", "White to move:", "closed-lines");
    assert!(lines.contains("move e2e4"));
}

#[test]
fn who_plays_at_several_boards_goes_on_while_the_computer_thinks() {
    let (is_well, shown) = in_lines(
        "--boards 2 --you white --level full:60",
        &[
            ("Board 1 of 2. Your move:", "e4\r"),
            ("Board 1 of 2. Black to move:", "next board\r"),
            ("Board 2 of 2. Your move:", "d4\r"),
            ("Board 2 of 2. Black to move:", "quit\r"),
        ],
    );
    assert!(is_well, "{shown}");
}

/// The game that is in the folder after this signal came.
fn kept_after_signal(signal: &str) -> String {
    let folder = common::scratch(&format!("signal-{signal}"));
    let mut command = common::program(&["play", "--blind", "--you", "both"]);
    command.env("XDG_DATA_HOME", &folder).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    stdin.write_all(b"e4\n").expect("the program listens");
    wait_for_move(&folder, "e2e4");
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
    let mut terminal = full_screen("--you white --seed 1 --level 1");
    terminal.press("e4\r\u{1b}[A\rquit\r");
    let (success, shown) = terminal.end();
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
    let keys = [("White to move:", "e4\r"), ("Black to move:", "quit\r")];
    let (success, shown) = in_lines("--you both", &keys);
    assert!(success, "{shown}");
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
    assert!(shown.contains("White: e4."), "{shown:?}");
}

#[test]
fn a_line_that_is_half_typed_outlives_what_is_told_meanwhile() {
    let keys = [
        ("Start when ready:", "\r"),
        ("White to move:", "knight "),
        ("59 seconds left.", ""),
        ("White to move:", "f3\r"),
        ("Black to move:", "quit\r"),
    ];
    let (success, shown) = in_lines("--you both --clock 1 --tell-time 0:59", &keys);
    assert!(success, "{shown}");
    assert!(shown.contains("White: knight f3."), "{shown:?}");
}

#[test]
fn control_c_in_blind_play_says_how_to_leave() {
    let black = "Black to move:";
    let keys = [("White to move:", "e4\r"), (black, "\u{3}"), (black, "quit\r")];
    let (success, shown) = in_lines("--you both", &keys);
    assert!(success, "{shown}");
    assert!(shown.contains("Type quit to leave the game.\r\nBlack to move:"), "{shown:?}");
}

#[test]
fn control_c_stops_the_computer_in_blind_play() {
    let keys = [("against itself.", "\u{3}"), ("White to move:", "quit\r")];
    let (success, shown) = in_lines("--you none --level full:60 --seed 1", &keys);
    assert!(success, "{shown}");
    assert!(shown.contains("The computer has stopped thinking."), "{shown:?}");
    assert!(shown.contains("Goodbye."), "{shown:?}");
}

const SEALING: [(&str, &str); 8] = [
    ("White to move:", "e4\r"),
    ("Black to move:", "arbiter adjourn\r"),
    ("Black to seal:", "seal\r"),
    ("Move to seal:", "e5\r"),
    ("Passphrase:", "a walk\r"),
    ("Passphrase again:", "a walk\r"),
    ("Press to adjourn:", "press\r"),
    ("Resume when ready:", "quit\r"),
];

#[test]
fn what_is_sealed_is_not_shown_in_blind_play() {
    let (success, shown) = in_lines("--you both --mode strict", &SEALING);
    assert!(success, "{shown}");
    assert!(!shown.contains("a walk") && !shown.contains("e5"), "{shown:?}");
    // each answer begins a line of its own
    assert!(shown.contains("Passphrase again: \r\nBlack's move is in the envelope."), "{shown:?}");
    assert!(shown.contains("press\r\nThe game is adjourned."), "{shown:?}");
}

#[test]
fn what_is_sealed_is_not_shown_in_full_screen() {
    let mut terminal = full_screen("--you both --mode strict");
    terminal.press("e4\rarbiter adjourn\rseal\re5\r");
    for _ in 0..2 {
        // each is drawn before it is entered
        terminal.press("a walk");
        terminal.wait_for("*");
        terminal.press("\r");
    }
    terminal.press("press\rquit\r");
    let (success, shown) = terminal.end();
    assert!(success, "{shown}");
    assert!(!shown.contains("a walk"), "{shown:?}");
}

#[test]
fn it_rings_for_what_is_refused_or_not_understood() {
    let (white, black) = ("White to move:", "Black to move:");
    let keys = [(white, "e4\r"), (black, "Ke5\r"), (black, "blorf\r"), (black, "e5\r")];
    let (success, shown) = in_lines("--you both", &[&keys[..], &[(white, "quit\r")]].concat());
    assert!(success, "{shown}");
    assert_eq!(shown.matches('\u{7}').count(), 2, "{shown:?}");
    assert!(shown.contains("\u{7}No king can go to e"), "{shown:?}");
    assert!(shown.contains("\u{7}I do not know the word \"blorf\"."), "{shown:?}");
}

#[test]
fn it_never_rings_in_a_pipe() {
    let run = common::run(&["play", "--blind", "--you", "both"], "e4\nKe5\nblorf\ne5\nquit\n");
    assert!(run.good().contains("blorf") && !run.out.contains('\u{7}'), "{}", run.out);
}

#[test]
fn checkers_fills_the_terminal_too() {
    let mut terminal = full_screen("--game checkers --you both");
    terminal.wait_for("Checkers");
    // the first man that moves goes to the left
    terminal.press("\u{1b}[A\r\u{1b}[A\u{1b}[D\r");
    terminal.wait_for("11-16.");
    terminal.press("quit\r");
    let (is_good, shown) = terminal.end();
    assert!(is_good && shown.contains("--continue"), "{shown}");
}

#[test]
fn a_move_typed_while_the_computer_thinks_is_made_after_its_reply() {
    let folder = common::scratch("typed-ahead");
    let mut terminal = Terminal::start("--you white --seed 1 --level 1 --moment 1", &folder);
    terminal.wait_for(ENTER_ALTERNATE_SCREEN);
    // all of it is there before the computer has taken its moment
    terminal.press("e4\rd4\r");
    wait_for_move(&folder, "d2d4");
    terminal.press("quit\r");
    let (is_good, shown) = terminal.end();
    assert!(is_good, "{shown:?}");
    let game = common::games(&folder).concat();
    assert!(game.contains("move e2e4") && game.contains("move d2d4"), "{game}");
}
