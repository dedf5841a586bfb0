//! A line without end is refused, and costs neither memory nor what follows it.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::common::{Run, program, scratch};

const LONG: usize = 100 << 20;
const LIMIT: &str = "1048576 bytes";

/// No more memory than this, in KiB: less than the line has, with what threads only reserve.
const ROOM: u32 = 90 << 10;

fn bounded(args: &[&str]) -> Command {
    let inner = program(args);
    let mut command = Command::new("sh");
    let limited = format!("ulimit -d {ROOM}; exec \"$0\" \"$@\"");
    command.args(["-c", &limited]).arg(inner.get_program()).args(inner.get_args());
    for (name, value) in inner.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

/// Runs a command with a long line and then another one as its input.
fn hear(args: &[&str], after: &str) -> Run {
    let mut child = bounded(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let after = after.to_owned();
    let writer = std::thread::spawn(move || {
        let part = vec![b'x'; 1 << 16];
        (0..LONG / part.len()).try_for_each(|_| input.write_all(&part))?;
        input.write_all(format!("\n{after}\n").as_bytes())
    });
    let output = child.wait_with_output().expect("the program ends");
    // a program that has refused the file need not read it to its end
    let _ = writer.join().expect("it writes or fails");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

fn long_file(name: &str) -> PathBuf {
    let path = scratch(name);
    let file = fs::File::create(&path).expect("a file for the tests");
    // of zero bytes, which take no room
    file.set_len(LONG as u64).expect("a file for the tests");
    path
}

#[test]
fn whoever_reads_lines_refuses_the_long_one_and_answers_the_next() {
    let fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let train = ["train", "colours", "--tasks", "1", "--seed", "3"];
    for (args, line, refusal, answer) in [
        (&["judge"][..], fen, LIMIT, "\nStalemate: a draw.\n"),
        (&["judge", "--json"], fen, LIMIT, "\"stalemate\""),
        (&["say"], "e4", LIMIT, "assertive en:e 4"),
        (&["hear"], "e4", "not understood: That was too long.", "move e2e4"),
        (&["play", "--blind", "--you", "both"], "e4", LIMIT, "White: e4.\n"),
        (&["uci"], "uci", LIMIT, "uciok"),
        (&train, "dark", LIMIT, "1 of 1 right"),
    ] {
        let run = hear(args, line);
        for said in [refusal, answer] {
            assert!(run.out.contains(said), "{args:?}: {} {}", run.out, run.err);
        }
        assert!(run.out.len() < 10_000, "{args:?}: {}", run.out.len());
    }
}

#[test]
fn files_with_a_long_line_are_refused() {
    let path = long_file("long-line");
    let path = path.to_str().expect("UTF-8");
    let openings = ["match", "level:1", "level:1", "--nodes", "1", "--openings", path];
    for args in [&["transcript", path][..], &["transcript", "--update", path], &openings] {
        let output = bounded(args).output().expect("it runs");
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
        assert!(said.contains(LIMIT), "{args:?}: {said}");
    }
    let kept = fs::metadata(path).expect("it is there").len();
    assert_eq!(kept, LONG as u64, "it was not touched");
    fs::remove_file(path).expect("it is there");
}
