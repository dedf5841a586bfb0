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
        let found = played(&path, &expected);
        if updates {
            fs::write(&path, found).unwrap();
        } else if let Some(difference) = difference(&expected, &found) {
            differing.push(format!("{}: {difference}", path.display()));
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// Words that stand in nearly every English sentence, and in no German one.
const ENGLISH: [&str; 16] = [
    "the", "is", "are", "of", "and", "to", "not", "type", "with", "you", "your", "for", "has",
    "or", "cannot", "no",
];

#[test]
fn german_games_are_told_in_german() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/spoken/german.txt");
    let text = fs::read_to_string(path).unwrap();
    // what was typed, and the tags of PGN
    let said = text.lines().filter(|line| !line.starts_with(['#', '$', '<', '[']));
    let mut count = 0;
    for line in said {
        count += 1;
        let words = line.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
        for word in words {
            assert!(!ENGLISH.contains(&word.as_str()), "{word}: {line}");
        }
    }
    assert!(count > 300, "{count}");
}

/// Every case of a file, played again.
fn played(path: &Path, text: &str) -> String {
    let stem = path.file_stem().unwrap().to_string_lossy();
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
        let folder = scratch(&format!("spoken-{stem}-{number}"));
        tell(options, &typed, &folder, &mut out);
    }
    out
}

fn tell(options: &str, typed: &[&str], folder: &Path, out: &mut String) {
    // an underscore stands for a space inside an option
    let options: Vec<String> =
        options.split_whitespace().map(|option| option.replace('_', " ")).collect();
    let mut args = vec!["play", "--blind", "--seed", "1", "--level", "1"];
    args.extend(options.iter().map(String::as_str));
    let mut command = program(&args);
    command.env("XDG_DATA_HOME", folder);
    let input: String = typed.iter().flat_map(|line| [line, "\n"]).collect();
    let run = finish(command, &input);
    let mut typed = typed.iter();
    for line in run.good().lines() {
        // what is said when the lines have run out is no part of the game
        if line.starts_with("The input has ended") || line.starts_with("Die Eingabe ist zu Ende") {
            break;
        }
        let folder = folder.to_string_lossy();
        writeln!(out, "{}", without_days(&line.replace(&*folder, "FOLDER"))).unwrap();
        if line.ends_with(':')
            && let Some(line) = typed.next()
        {
            writeln!(out, "< {line}").unwrap();
        }
    }
}

/// `2026-01-31` and `2026.01.31` are `DAY`, as they are another tomorrow.
fn without_days(line: &str) -> String {
    let is_day = |text: &str| {
        text.char_indices().all(|(at, c)| match at {
            4 | 7 => matches!(c, '-' | '.'),
            _ => c.is_ascii_digit(),
        })
    };
    let mut out = String::new();
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        let is_here = rest.get(..10).is_some_and(is_day);
        let (part, length) =
            if is_here { ("DAY", 10) } else { (&rest[..c.len_utf8()], c.len_utf8()) };
        out.push_str(part);
        rest = &rest[length..];
    }
    out
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
