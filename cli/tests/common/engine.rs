//! The program as an engine at the other end of two pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use super::program;

/// Far more than any answer takes.
const PATIENCE: Duration = Duration::from_mins(1);

pub struct Engine {
    pub child: Child,
    pub input: ChildStdin,
    pub output: Receiver<String>,
}

impl Engine {
    pub fn start(args: &[&str]) -> Engine {
        let mut command = program(args);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let (sender, output) = channel();
        let stdout = BufReader::new(child.stdout.take().expect("stdout is a pipe"));
        thread::spawn(move || {
            stdout.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        let input = child.stdin.take().expect("stdin is a pipe");
        Engine { child, input, output }
    }

    pub fn say(&mut self, lines: &str) {
        writeln!(self.input, "{lines}").expect("it listens");
    }

    /// The lines up to the one that begins with `word`, and that one.
    #[track_caller]
    pub fn until(&mut self, word: &str) -> (Vec<String>, String) {
        let mut before = Vec::new();
        loop {
            let line = self.output.recv_timeout(PATIENCE).expect(word);
            if line.split(' ').next() == Some(word) {
                return (before, line);
            }
            before.push(line);
        }
    }

    pub fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}
