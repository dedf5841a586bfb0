//! Nothing that stands in a file or in its name drives a terminal.

use std::fs;
use std::path::Path;

use annabella::table::journal::{Entry, VERSION, entry_line, header_line};

use crate::common::{Run, finish, program, run, scratch};

/// Clears the screen, sets the title, turns the writing, and breaks out of a line.
const EVIL: &str = "a\u{1b}[2Jb\u{9b}2Jc\u{1b}]0;x\u{7}d\u{202e}e\u{8}f\u{7f}g\rh";

#[track_caller]
fn check(args: &[&str], run: &Run) {
    for text in [&run.out, &run.err] {
        let wrong = text.chars().find(|&c| {
            c.is_control() && c != '\n' && c != '\t' || ('\u{202a}'..='\u{202e}').contains(&c)
        });
        assert_eq!(wrong, None, "{args:?}: {text:?}");
    }
}

/// A file of this name whose path is evil too.
fn evil_file(ending: &str, content: &str) -> String {
    let folder = scratch("evil");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(format!("{EVIL}{ending}"));
    fs::write(&path, content).unwrap();
    path.to_str().unwrap().to_owned()
}

fn tried(args: &[&str], input: &str) -> Run {
    let run = run(args, input);
    check(args, &run);
    run
}

#[test]
fn of_pgn_nothing_is_obeyed() {
    let text = format!(
        "[Event \"{EVIL}\"]\n[White \"{EVIL}\"]\n[Black \"{EVIL}\"]\n[Termination \"{EVIL}\"]\n\
         [Result \"*\"]\n\n1. e4 {{{EVIL}}} e5 {EVIL} *\n\n[{EVIL} \"x\"]\n\n1. {EVIL} *\n\n\
         [FEN \"{EVIL}\"]\n\n*\n"
    );
    let path = evil_file(".pgn", &text);
    for to in ["json", "fen", "iccf", "words", "braille", "brf"] {
        let mut run = run(&["convert", "--to", to, &path], "");
        run.out = run.out.replace('\u{c}', "");
        check(&["convert", to], &run);
    }
    tried(&["replay", &path], "");
    tried(&["replay", "--json", &path], "");
    tried(&["review", "--nodes", "100", &path], "");
    tried(&["convert", "--to", "pgn", "/nowhere/\u{1b}[2J.pgn"], "");
    tried(&["play", "--blind", "--load", &path], "");
    let good = format!("[White \"{EVIL}\"]\n[Black \"{EVIL}\"]\n\n1. e4 {{{EVIL}}} *\n");
    let path = evil_file("-good.pgn", &good);
    let lines = format!("describe\npgn\nscore\nsave {path}.new\nload {EVIL}\nturn\n");
    for you in ["both", "white", "none"] {
        tried(&["play", "--blind", "--you", you, "--load", &path, "--level", "1"], &lines);
    }
    // the names of a match's openings and games
    tried(&["match", "level:1", "level:1", "--nodes", "1", "--openings", &path], "");
}

#[test]
fn of_saved_games_nothing_is_obeyed() {
    let data = scratch("evil-data");
    let folder = data.join("annabella");
    fs::create_dir_all(&folder).unwrap();
    let name = Entry::name(5, 1_795_000_000_000, EVIL);
    let beginnings =
        [format!("new chess white-name=\"{}\"", EVIL.replace('\r', "")), "new chess".to_owned()];
    for (number, new) in beginnings.iter().enumerate() {
        for (kind, deed) in [("good", "move e2e4"), ("bad", EVIL)] {
            let mut text = header_line(VERSION, EVIL, 1_795_000_000_000);
            let action = |by: &str, deed: &str| Entry::action(0, 1_795_000_000_000, by, deed);
            text += &entry_line(1, &action("arbiter", new));
            text += &entry_line(2, &action("white", deed));
            text += &entry_line(3, &name);
            fs::write(folder.join(format!("{kind}{number}.annabella")), &text).unwrap();
        }
    }
    let who = entry_line(1, &Entry::action(0, 0, EVIL, EVIL));
    fs::write(folder.join(format!("{EVIL}.annabella")), header_line(VERSION, EVIL, 0) + &who)
        .unwrap();
    fs::write(folder.join("damaged.annabella"), header_line(VERSION, EVIL, 0) + EVIL + "\n")
        .unwrap();
    let paths: Vec<_> = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    for path in &paths {
        let path = path.to_str().unwrap();
        for args in [
            &["save", "show", path][..],
            &["save", "check", path],
            &["save", "check", "--json", path],
            &["save", "repair", path],
            &["save", "repair", "--json", path, "--to", path],
            &["convert", "--to", "spoken", path],
            &["convert", "--to", "json", path],
            &["review", "--nodes", "100", path],
            &["play", "--blind", "--load", path],
        ] {
            tried(args, "describe\nscore\nkept\n");
        }
        for to in ["pgn", "transcript"] {
            let args = ["convert", "--to", to, path];
            let mut run = run(&args, "");
            // in a pipe this is data, and what turns the writing is a part of names
            run.out = run.out.replace('\u{202e}', "");
            check(&args, &run);
        }
    }
    in_folder(&data, "games\ncontinue 1\ncontinue 2\ncontinue 3\ncontinue 4\ngames all\nkept\n");
    in_folder(
        &data,
        &format!("delete 1\nundelete\ndelete {EVIL}\ncontinue {EVIL}\nrename {EVIL}\n"),
    );
}

fn in_folder(data: &Path, lines: &str) {
    let args = ["play", "--blind", "--you", "both"];
    let mut command = program(&args);
    command.env("XDG_DATA_HOME", data);
    check(&args, &finish(command, lines));
}

#[test]
fn of_lines_and_arguments_nothing_is_obeyed() {
    let line = format!("{EVIL}\n");
    for args in [
        &["judge"][..],
        &["judge", "--json"],
        &["say"],
        &["say", "--json"],
        &["hear"],
        &["hear", "--json"],
        &["uci"],
        &["train", "colours", "--tasks", "1"],
        &["play", "--blind", "--you", "both"],
    ] {
        tried(args, &line.repeat(2));
    }
    tried(&["uci"], &format!("position fen {EVIL}\nsetoption name {EVIL} value 1\ngo {EVIL}\n"));
    for args in
        [&[EVIL][..], &["perft", EVIL], &["moves", "--fen", EVIL], &["play", "--level", EVIL]]
    {
        assert_ne!(tried(args, "").code, Some(0), "{args:?}");
    }
    let transcript = evil_file(".txt", &format!("new chess\n0:00 white > move {EVIL}\n"));
    tried(&["transcript", &transcript], "");
    tried(&["transcript", "--json", &transcript], "");
    let results = scratch("evil-results");
    fs::create_dir_all(results.join("annabella")).unwrap();
    let text = format!("{{\"annabella\":\"{}\",\"version\":1}}", EVIL.escape_default());
    fs::write(results.join("annabella/results.json"), text).unwrap();
    let mut command = program(&["train", "results"]);
    command.env("XDG_DATA_HOME", &results);
    check(&["train", "results"], &finish(command, ""));
}
