//! Games with clocks, in line mode.

mod common;

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use common::{program, run};

/// A program at work, to which one can talk.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    fn begin(options: &[&str]) -> Talk {
        let mut command = program(&[&["play", "--blind", "--seed", "1"], options].concat());
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Talk { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the program listens");
    }

    /// The next line that is no prompt.
    fn hear(&mut self) -> String {
        let is_answer = |line: &String| !line.ends_with(':');
        let mut lines = self.output.by_ref().map(|line| line.expect("UTF-8"));
        lines.find(is_answer).expect("the program says something")
    }

    #[track_caller]
    fn expect(&mut self, sentence: &str) {
        assert_eq!(self.hear(), sentence);
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn said(options: &[&str], lines: &str) -> String {
    let args = [&["play", "--blind", "--seed", "1", "--level", "1"], options].concat();
    run(&args, lines).good().to_owned()
}

#[test]
fn a_flag_falls_while_nobody_types() {
    let mut talk = Talk::begin(&["--you", "both", "--clock", "0:01"]);
    talk.expect("Chess for two players.");
    talk.expect("Each side has 1 second.");
    talk.expect("Type start, or press Enter, to begin.");
    talk.say("");
    talk.expect("The game begins. White's clock runs.");
    talk.expect("White's time is up. Black wins.");
    talk.expect("Type new for another game, review, undo, save or quit.");
    talk.say("e4");
    talk.expect("Not possible: the game is over. Take the end back, or begin another game.");
}

#[test]
fn who_cannot_mate_does_not_win_on_time() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut talk = Talk::begin(&["--you", "both", "--clock", "0:01", "--fen", fen]);
    talk.say("start");
    while talk.hear() != "The game begins. White's clock runs." {}
    talk.expect("White's time is up. Black cannot mate any more. Draw.");
}

#[test]
fn the_clocks_are_told() {
    let out = said(&["--you", "both", "--clock", "40/3,1"], "clock\nstart\nclocks\ne4\nclock\n");
    assert!(out.contains("White: 3 minutes, period 1, 40 moves to go.\nBlack: 3 minutes, period 1, 40 moves to go.\nThe clocks are stopped.\n"), "{out}");
    assert!(out.contains(" running, period 1, 40 moves to go.\n"), "{out}");
    assert!(said(&["--you", "both"], "clock\n").contains("This game has no clock.\n"));
    let out = said(&["--you", "both", "--clock", "5+3", "--clock-black", "none"], "clock\n");
    assert!(
        out.contains("White has 5 minutes, plus 3 seconds a move. Black has no time limit.\n"),
        "{out}"
    );
    assert!(out.contains("White: 5 minutes.\nBlack: no clock.\n"), "{out}");
}

#[test]
fn nothing_is_played_before_the_start() {
    let out = said(&["--you", "both", "--clock", "5"], "e4\ne5\nresign\nstart\nstart\ne4\n");
    assert_eq!(
        out.matches("Not possible: the game has not begun. Start it first.\n").count(),
        3,
        "{out}"
    );
    assert!(out.contains("Not possible: the game has begun already.\n"), "{out}");
    assert!(out.contains("White: e4.\n"), "{out}");
}

#[test]
fn a_period_is_told_when_it_begins() {
    let out = said(&["--you", "both", "--clock", "1/3,1"], "start\ne4\ne5\nclock\n");
    assert!(
        out.contains("White has made the moves of the period and gets 1 minute more.\n"),
        "{out}"
    );
    let is_added =
        ["White: 3 minutes and 5", "White: 4 minutes, "].iter().any(|time| out.contains(time));
    assert!(is_added, "{out}");
}

#[test]
fn the_clocks_stand_while_the_game_is_interrupted() {
    let out = said(&["--you", "both", "--clock", "5"], "start\npause\ne4\nclock\ncontinue\ne4\n");
    assert!(out.contains("The game is paused.\nType continue to go on.\n"), "{out}");
    assert!(out.contains("Not possible: the clocks are stopped. Let it go on first.\n"), "{out}");
    assert!(out.contains("The game goes on. White's clock runs.\n"), "{out}");
    assert!(out.contains("White: e4.\n"), "{out}");
    // without a clock a move is word enough
    let out = said(&["--you", "both"], "pause\ne4\n");
    assert!(out.contains("The game is paused.\nType continue to go on.\n"), "{out}");
    assert!(out.contains("White: e4.\n"), "{out}");
}

#[test]
fn the_clock_is_pressed_by_hand() {
    let out = said(
        &["--you", "white", "--clock", "5", "--press", "manual"],
        "start\npress\ne4\nd4\nclock\npress\n",
    );
    assert!(out.contains("Press the clock after each move.\n"), "{out}");
    assert!(out.contains("Not possible: no move waits for the clock.\n"), "{out}");
    assert!(out.contains("Press the clock:\n"), "{out}");
    assert!(
        out.contains("Not possible: you have not pressed the clock yet. Press the clock.\n"),
        "{out}"
    );
    assert!(out.contains("Black's clock runs.\nBlack: "), "{out}");
    let out = said(&["--you", "both", "--clock", "5"], "start\npress\n");
    assert!(
        out.contains("Not possible: the clock changes sides by itself in this game.\n"),
        "{out}"
    );
}

#[test]
fn two_people_offer_press_and_resign_by_turns() {
    let out = said(
        &["--you", "both", "--clock", "5", "--press", "manual"],
        "start\ne4\noffer\nclock\npress\ndecline\ne5\nresign\nno\npress\nd4\noffer\naccept\n",
    );
    assert!(out.contains("White offers a draw.\n"), "{out}");
    assert!(out.contains("Black's clock runs.\nBlack: Yes or no:\n"), "{out}");
    assert!(out.contains("Black declines the draw.\n"), "{out}");
    assert!(out.contains("Does Black really resign?\nBlack: Yes or no:\n"), "{out}");
    assert!(out.contains("The players agree: draw.\n"), "{out}");
}

#[test]
fn the_computer_keeps_its_time() {
    let out = said(&["--you", "white", "--clock", "1"], "start\ne4\nd4\nclock\n");
    assert!(out.matches("\nBlack: ").count() >= 2, "{out}");
    assert!(out.contains(" running.\n"), "{out}");
}

#[test]
fn a_bad_clock_is_explained() {
    let unpressed = run(&["play", "--press", "manual"], "");
    assert_eq!((unpressed.code, unpressed.out.as_str()), (Some(2), ""));
    assert!(unpressed.err.contains("--press manual needs a clock"), "{}", unpressed.err);
    let run = run(&["play", "--clock", "40/"], "");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("\"40/\" is not a clock: "), "{}", run.err);
    assert!(run.err.contains("Clocks are, for example, 5, 5+3"), "{}", run.err);
}

#[test]
fn times_that_were_asked_for_are_told() {
    let mut talk = Talk::begin(&["--you", "both", "--clock", "0:03", "--tell-time", "0:02,0:01"]);
    talk.say("start");
    while talk.hear() != "The game begins. White's clock runs." {}
    talk.expect("White has 2 seconds left.");
    talk.expect("White has 1 second left.");
    talk.expect("White's time is up. Black wins.");
    let wrong = run(&["play", "--clock", "5", "--tell-time", "25:00:00"], "");
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("at most 24 hours"), "{}", wrong.err);
}
