//! Games in line mode as they are read: `spoken/*.txt` holds what was typed and all that
//! was said. With `ANNABELLA_UPDATE=1` the files are written anew.
//!
//! A case begins with its title (`# …`) and the options of `play` (`$ …`); lines that
//! were typed begin with `< `.

mod common;

use std::fmt::Write;
use std::fs;
use std::path::Path;

use common::{finish, program, scratch};

#[test]
fn games_are_told_as_they_are_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spoken");
    let mut paths: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    let updates = std::env::var_os("ANNABELLA_UPDATE").is_some();
    let mut differing = Vec::new();
    for path in paths {
        let expected = fs::read_to_string(&path).unwrap();
        let found = played(&expected);
        if updates {
            fs::write(&path, found).unwrap();
        } else if let Some(difference) = difference(&expected, &found) {
            differing.push(format!("{}: {difference}", path.display()));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// Every case of a file, played again.
fn played(text: &str) -> String {
    let mut out = String::new();
    for (number, case) in text.split("# ").skip(1).enumerate() {
        let mut lines = case.lines();
        let title = lines.next().unwrap();
        let options = lines.next().and_then(|line| line.strip_prefix("$ ")).unwrap_or_else(|| {
            panic!("{title}: the options are missing");
        });
        let typed: Vec<&str> = lines.filter_map(|line| line.strip_prefix("< ")).collect();
        let space = if number > 0 { "\n" } else { "" };
        writeln!(out, "{space}# {title}\n$ {options}").unwrap();
        tell(options, &typed, &mut out);
    }
    out
}

fn tell(options: &str, typed: &[&str], out: &mut String) {
    // an underscore stands for a space inside an option
    let options: Vec<String> =
        options.split_whitespace().map(|option| option.replace('_', " ")).collect();
    let mut args = vec!["play", "--blind", "--seed", "1", "--level", "1"];
    args.extend(options.iter().map(String::as_str));
    let mut command = program(&args);
    command.env("XDG_DATA_HOME", scratch("spoken"));
    let input: String = typed.iter().flat_map(|line| [line, "\n"]).collect();
    let run = finish(command, &input);
    let mut typed = typed.iter();
    for line in run.good().lines() {
        // what is said when the lines have run out is no part of the game
        if line.starts_with("The input has ended") || line.starts_with("Die Eingabe ist zu Ende") {
            break;
        }
        writeln!(out, "{line}").unwrap();
        if line.ends_with(':')
            && let Some(line) = typed.next()
        {
            writeln!(out, "< {line}").unwrap();
        }
    }
}

fn difference(expected: &str, found: &str) -> Option<String> {
    let pairs = expected.lines().zip(found.lines());
    let at = pairs.clone().position(|(expected, found)| expected != found);
    match at {
        Some(at) => {
            let (expected, found) = pairs.clone().nth(at)?;
            Some(format!("line {}: expected\n{expected}\nfound\n{found}", at + 1))
        }
        None if expected.lines().count() != found.lines().count() => {
            Some("one is longer than the other".to_owned())
        }
        None => None,
    }
}
