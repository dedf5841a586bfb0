//! A program that is really killed while it writes.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use annabella::table::journal::{self, Condition, Durability, Entry, OpenError};

const PATH: &str = "ANNABELLA_TEST_WRITE_UNTIL_KILLED";

/// Not a test of its own: the program to be killed. It says how many entries are
/// confirmed.
#[test]
fn writes_until_killed() {
    let Some(path) = std::env::var_os(PATH) else { return };
    let mut writer = journal::create_file(Path::new(&path), 0, &[]).expect("the disk works");
    for number in 1_u64.. {
        let entry = Entry::action(number, number, "white", "x".repeat(number as usize % 3_000));
        writer.append(&entry, Durability::Written).expect("the disk works");
        println!("{number}");
    }
}

fn start(path: &Path) -> Child {
    Command::new(std::env::current_exe().expect("a test has a program"))
        .args(["--exact", "journal::writes_until_killed", "--nocapture"])
        .env(PATH, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts")
}

#[test]
fn a_killed_program_loses_nothing_confirmed() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    for round in 1..=5 {
        let path = folder.path().join(format!("game-{round}"));
        let mut program = start(&path);
        let mut output = BufReader::new(program.stdout.take().expect("it is piped")).lines();
        let mut confirmed =
            output.by_ref().map_while(Result::ok).filter_map(|line| line.parse::<usize>().ok());
        let mut last = confirmed.nth(round * 37).expect("it writes");
        assert_eq!(journal::open_file(&path).err(), Some(OpenError::OpenElsewhere));
        program.kill().expect("it runs");
        program.wait().expect("it was started here");
        last = confirmed.last().unwrap_or(last);

        let (_writer, reading) = journal::open_file(&path).expect("the lock went with the program");
        assert!(
            matches!(reading.condition, Condition::Whole | Condition::Unfinished { .. }),
            "{:?}",
            reading.condition
        );
        assert!(reading.entries.len() >= last, "{} of {last}", reading.entries.len());
    }
}
