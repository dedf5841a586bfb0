//! Training, through the program itself.

mod common;

use std::path::PathBuf;

use common::{Run, finish, program, run, scratch};

/// A run with a folder of data of its own.
fn train_in(data: &PathBuf, args: &[&str], input: &str) -> Run {
    let mut command = program(&[&["train"], args].concat());
    command.env("XDG_DATA_HOME", data);
    finish(command, input)
}

fn train(args: &[&str], input: &str) -> Run {
    train_in(&scratch("training"), args, input)
}

#[test]
fn a_course_of_colours_is_a_line_a_sentence() {
    let run = train(&["colours", "--tasks", "2", "--seed", "3"], "light\ndunkel\n");
    let lines = run.good().lines().collect::<Vec<_>>();
    let expected = [
        "Colours of squares, level 1, 2 tasks.",
        "Say light or dark.",
        "d2: light or dark?",
        "1 of 2:",
        "Wrong: dark.",
        "h2: light or dark?",
        "2 of 2:",
        "Right.",
        "1 of 2 right, longest streak 1.",
    ];
    assert_eq!(lines[..expected.len()], expected);
    assert_eq!(lines.len(), expected.len() + 1);
}

#[test]
fn german_is_spoken_and_understood() {
    let args = ["knight", "--tasks", "1", "--seed", "3", "--lang", "de", "--style", "fide"];
    let said = train(&args, "hilfe\nblub\nEva\nweiter\n");
    let lines = said.good().lines().collect::<Vec<_>>();
    assert_eq!(lines[0], "Springerwege, Stufe 1, eine Aufgabe.");
    assert!(lines[2].starts_with("Springer von "), "{lines:?}");
    assert!(lines.contains(&"Nicht verstanden."), "{lines:?}");
    assert!(said.out.contains("Richtig wäre: "), "{lines:?}");
    assert!(lines.contains(&"0 von 1 richtig, längste Serie 0."), "{lines:?}");
}

#[test]
fn every_exercise_can_be_chosen_and_left() {
    for (line, name) in [
        ("colours", "Colours of squares"),
        ("springer", "Ways of a knight"),
        ("game", "Following a game"),
        ("4", "Finding all checks"),
    ] {
        let run = train(&["--seed", "1"], &format!("juggling\n{line}\nquit\n"));
        let text = run.good();
        assert!(text.starts_with("Which exercise: "), "{text}");
        assert!(text.contains(&format!("{name}, level 1, 10 tasks.\n")), "{text}");
        assert!(text.ends_with("No task done.\n"), "{text}");
    }
}

#[test]
fn the_end_of_input_says_what_was_done() {
    let run = train(&["game", "--seed", "1", "--level", "2"], "skip\nskip");
    assert!(run.good().contains("\n0 of 2 right, longest streak 0.\n"), "{}", run.out);
}

#[test]
fn moves_are_taken_in_words_and_in_notation() {
    let args = ["checks", "--level", "2", "--seed", "5", "--tasks", "1"];
    for moves in
        ["Rg2\nRxf3\n", "rook g2; rook takes f3\n", "Turm Gustav zwei\nTxf3\n", "f2g2, Tf3\n"]
    {
        let said = train(&args, &format!("{moves}done\n"));
        assert!(said.good().contains("Right.\n1 of 1 right"), "{moves} {}", said.out);
    }
    let said = train(&args, "Qa1\nRf1\nbanana\nrook, g2\nrook, g2\nfertig\n");
    let expected = [
        "That move is not possible.",
        "No check: rook, f1.",
        "Not understood.",
        "Yes.",
        "Said already.",
        "1 of 2 found, missing: rook takes, f3.",
    ];
    let lines: Vec<&str> = said.good().lines().filter(|line| expected.contains(line)).collect();
    assert_eq!(lines, expected, "{}", said.out);
}

#[test]
fn results_are_kept_and_told() {
    let data = scratch("results told");
    assert_eq!(train_in(&data, &["results"], "").good(), "No results yet.\n");
    for _ in 0..2 {
        train_in(&data, &["colours", "--tasks", "2", "--seed", "3"], "light\ndark\n").good();
    }
    let told = train_in(&data, &["results", "--lang", "de"], "");
    let line = "Farben der Felder, Stufe 1: 2 von 4 richtig, längste Serie 1. ";
    assert!(told.good().starts_with(line) && told.out.ends_with("Zuletzt heute.\n"), "{told:?}");
}

#[test]
fn a_damaged_file_is_kept_aside_and_a_newer_one_left_alone() {
    let data = scratch("results damaged");
    let folder = data.join("annabella");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("results.json");
    let args = ["colours", "--tasks", "1", "--seed", "3"];

    std::fs::write(&path, "half").unwrap();
    let told = train_in(&data, &["results"], "");
    assert_eq!((told.code, told.out.as_str()), (Some(1), ""));
    assert!(told.err.contains("results.json: the file of results is damaged"), "{}", told.err);
    let trained = train_in(&data, &args, "dark\n");
    assert_eq!(trained.code, Some(0));
    assert!(trained.err.starts_with("note: the file of results was damaged"), "{}", trained.err);
    assert_eq!(std::fs::read_to_string(folder.join("results.json.damaged-1")).unwrap(), "half");

    let newer = "{\"annabella\":\"results\",\"version\":99}";
    std::fs::write(&path, newer).unwrap();
    let trained = train_in(&data, &args, "dark\n");
    assert_eq!(trained.code, Some(1));
    assert!(trained.out.contains("1 of 1 right"), "{}", trained.out);
    assert!(trained.err.contains("a newer version of the program"), "{}", trained.err);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), newer);
}

#[test]
fn wrong_options_are_refused() {
    for args in [&["train", "juggling"][..], &["train", "--level", "6"], &["train", "--tasks", "0"]]
    {
        assert_eq!(run(args, "").code, Some(2), "{args:?}");
    }
}

#[test]
#[cfg(unix)]
fn ctrl_c_says_what_was_done() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};

    let mut command = program(&["train", "colours", "--seed", "3"]);
    command.env("XDG_DATA_HOME", scratch("interrupted"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    writeln!(input, "dark").unwrap();
    assert!(lines.any(|line| line == "2 of 10:"));
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert_eq!(lines.next().as_deref(), Some("1 of 1 right, longest streak 1."));
    assert!(child.wait().unwrap().success());
}
