//! Running the program and looking at what it says.
#![allow(dead_code)]

pub mod engine;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program came to.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Run {
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// The output of a run that must have succeeded without a complaint.
    #[track_caller]
    pub fn good(&self) -> &str {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        &self.out
    }

    #[track_caller]
    pub fn json(&self) -> Vec<serde_json::Value> {
        self.lines().into_iter().map(|line| serde_json::from_str(line).expect(line)).collect()
    }
}

/// The program, away from the settings and games of whoever runs the tests.
pub fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.args(args).env("XDG_DATA_HOME", scratch("kept")).env_remove("NO_COLOR");
    command.env_remove("ANNABELLA_COMMAND");
    command
}

pub fn run(args: &[&str], input: &str) -> Run {
    finish(program(args), input)
}

pub fn finish(mut command: Command, input: &str) -> Run {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    // a program that has answered already need not read to the end
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A path of this test run that nothing is at.
pub fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(std::process::id().to_string());
    std::fs::create_dir_all(&folder).expect("a folder for the tests");
    folder.join(name)
}

/// A file of this test run with this text in it.
pub fn file(name: &str, text: &str) -> String {
    let path = scratch(name);
    std::fs::write(&path, text).expect("a file for the tests");
    path.to_str().expect("a path in UTF-8").to_owned()
}

/// The saved games in a folder of data.
pub fn games(data: &Path) -> Vec<String> {
    let files = std::fs::read_dir(data.join("annabella")).into_iter().flatten().flatten();
    let games = files.map(|file| file.path()).filter(|path| path.is_file());
    games.map(|path| std::fs::read_to_string(path).expect("a saved game is text")).collect()
}
