//! Files of saved games: shown, checked, repaired, converted.

mod common;

use std::path::PathBuf;

use common::{file, run, scratch};

/// One of the files that every version of the program has to read.
fn fixture(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/saved");
    folder.join(format!("{name}.annabella")).to_str().unwrap().to_owned()
}

/// A game as it was played here, with clocks.
fn game(name: &str) -> String {
    let lines = "start\ne4\ne5\nNf3\nrename Evening with Carla\nresign\nyes\n";
    played(name, &["--clock", "40/3,1"], lines)
}

/// The file of a game of two people that goes as these lines say.
fn played(name: &str, args: &[&str], lines: &str) -> String {
    let folder = scratch(name);
    let mut command = common::program(&[&["play", "--blind", "--you", "both"], args].concat());
    command.env("XDG_DATA_HOME", &folder);
    common::finish(command, lines).good();
    let mut files = std::fs::read_dir(folder.join("annabella")).unwrap();
    files.next().unwrap().unwrap().path().to_str().unwrap().to_owned()
}

#[test]
fn check_says_how_sound_each_file_is() {
    for (name, condition, actions, lost) in [
        ("whole", "whole", 10, 0),
        ("unfinished", "unfinished", 9, 1),
        ("zeros", "unfinished", 10, 0),
        ("damaged-middle", "damaged", 4, 7),
        ("damaged-last", "damaged", 9, 1),
        ("newer", "newer", 3, 2),
        ("damaged-header", "no game", 0, 12),
        ("empty", "no game", 0, 0),
    ] {
        let run = run(&["save", "check", "--json", &fixture(name)], "");
        let answer = &run.json()[0];
        assert_eq!(answer["condition"], condition, "{name}");
        assert_eq!(answer["whole"], condition == "whole", "{name}");
        assert_eq!((&answer["actions"], &answer["lost_lines"]), (&actions.into(), &lost.into()));
        assert_eq!(answer["file"], fixture(name));
        assert_eq!(run.code, Some(i32::from(condition != "whole")), "{name}");
        assert_eq!(run.err, "");
    }
    let missing = run(&["save", "check", "/no/such.annabella"], "");
    assert_eq!(missing.code, Some(1));
    assert!(missing.out.contains("the file or folder is not there"), "{}", missing.out);
}

#[test]
fn a_game_is_shown_in_words() {
    let shown = run(&["save", "show", &game("shown")], "");
    let lines: Vec<&str> = shown.good().lines().collect();
    assert_eq!(lines[0], "Name: Evening with Carla.");
    assert!(lines[1].starts_with("Made on "), "{lines:?}");
    assert_eq!(lines[2], "Chess for two players.");
    assert_eq!(lines[3], "Each side has 3 minutes for 40 moves, then 1 minute.");
    assert!(lines[4].starts_with("Move 1: White e4 in ") && lines[4].contains("; Black e5 in "));
    assert!(lines[5].starts_with("Move 2: White knight f3 in "), "{lines:?}");
    assert_eq!(lines[6], "Move 2, White: knight f3.");
    assert_eq!(lines[7], "Black resigns. White wins.");
    // some hundredths of a second may have been used or not
    let has_time = ["White has 2 minutes and 5", "White has 3 minutes"];
    assert!(has_time.iter().any(|time| lines[8].starts_with(time)), "{lines:?}");
}

#[test]
fn damaged_and_newer_games_are_shown_as_far_as_possible() {
    for (name, problem) in [
        ("damaged-middle", "About the file: the saved game is damaged at line 5, 7 lines lost"),
        ("newer", "About the file: a newer version made this game"),
    ] {
        let run = run(&["save", "show", &fixture(name)], "");
        assert!(run.good().contains("Move 1: White e4"), "{}", run.out);
        assert!(run.lines().last().unwrap().starts_with(problem), "{}", run.out);
    }
    let run = run(&["save", "show", &fixture("not-a-game")], "");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("is no saved game"), "{}", run.err);
}

#[test]
fn repair_makes_a_new_file_and_replaces_none() {
    let bytes = std::fs::read(game("repaired")).unwrap();
    let cut = scratch("cut.annabella");
    std::fs::write(&cut, &bytes[..bytes.len() - 40]).unwrap();
    let cut = cut.to_str().unwrap();
    let saved = run(&["save", "repair", cut], "");
    let beside = cut.replace("cut.annabella", "cut-repaired.annabella");
    assert_eq!(
        saved.good(),
        format!("7 lines saved, 1 line lost. The repaired game is {beside}.\n")
    );
    assert_eq!(std::fs::read(cut).unwrap().len(), bytes.len() - 40);
    run(&["save", "check", &beside], "").good();
    let again = run(&["save", "repair", cut, "--to", &beside], "");
    assert_eq!(again.code, Some(1));
    assert!(again.err.contains("a file of this name is there already"), "{}", again.err);
    let other = run(&["save", "repair", "--json", cut], "");
    other.good();
    let report = &other.json()[0];
    assert!(report["to"].as_str().unwrap().ends_with("cut-repaired-2.annabella"));
    assert_eq!((&report["entries"], &report["lost_lines"]), (&7.into(), &1.into()));
    let whole = run(&["save", "repair", &beside], "");
    assert_eq!(whole.code, Some(1));
    assert!(whole.err.contains("there is nothing to repair"), "{}", whole.err);
}

#[test]
fn saved_games_are_converted() {
    let path = game("converted");
    let pgn = run(&["convert", "--to", "pgn", &path], "");
    for part in ["[TimeControl \"40/180:60\"]", "[Result \"1-0\"]", "1. e4 {[%clk 0:0"] {
        assert!(pgn.good().contains(part), "{}", pgn.out);
    }
    let back = file("converted.pgn", &pgn.out);
    assert_eq!(run(&["replay", "--strict", &back], "").good(), "1 games, 0 errors\n");
    let bytes = std::fs::read_to_string(&path).unwrap();
    assert_eq!(run(&["convert", "--to", "iccf"], &bytes).good(), "1. 5254 5755 2. 7163 1-0\n");
    assert_eq!(run(&["convert", "--to", "json", &path], "").json()[0]["result"], "1-0");
    let transcript = run(&["convert", "--to", "transcript", &path], "");
    assert!(transcript.good().contains("white     > move e2e4\n"), "{}", transcript.out);
    let copy = file("converted.txt", &transcript.out);
    assert_eq!(run(&["transcript", &copy], "").good(), format!("{copy} ok\n"));
    let of_pgn = run(&["convert", "--to", "transcript", &back], "");
    assert!(of_pgn.err.contains("only a saved game has a transcript"), "{}", of_pgn.err);
    let braille = run(&["convert", "--to", "brf", "--profile", "compact", &path], "");
    assert!(braille.good().ends_with("\r\n1 E4 E5\r\n2 SF3\r\n1-0\r\n"), "{}", braille.out);
    let imported = run(&["convert", "--to", "pgn", &fixture("imported")], "");
    for part in ["[Date \"1999.12.31\"]", "1. e4 {[%clk 0:02:58.4]}", "(1... c5 {sharp})"] {
        assert!(imported.good().contains(part), "{}", imported.out);
    }
    let damaged = run(&["convert", "--to", "iccf", &fixture("damaged-middle")], "");
    assert_eq!((damaged.code, damaged.out.as_str()), (Some(1), "1. 5254 5755 *\n"));
    assert!(damaged.err.contains("damaged at line 5, 7 lines lost"), "{}", damaged.err);
}

#[test]
fn a_saved_game_of_checkers_is_converted() {
    let path = played("pdn", &["--game", "checkers"], "11-15\n22-18\n15x22\nresign\nyes\n");
    let pdn = run(&["convert", "--to", "pdn", &path], "");
    for part in ["[GameType \"21\"]", "[Result \"1-0\"]", "1. 11-15 22-18 2. 15x22 1-0\n"] {
        assert!(pdn.good().contains(part), "{}", pdn.out);
    }
    let back = file("converted.pdn", &pdn.out);
    assert_eq!(run(&["replay", "--strict", &back], "").good(), "1 games, 0 errors\n");
    let pgn = run(&["convert", "--to", "pgn", &path], "");
    assert!(pgn.err.contains("games of checkers can be written as pdn"), "{}", pgn.err);
    let braille = run(&["convert", "--to", "brf", "--profile", "compact", &path], "");
    assert!(braille.good().ends_with("\r\n1 11-15 22-18\r\n2 15X22\r\n1-0\r\n"), "{}", braille.out);
    let score = file("converted.brf", &braille.out);
    for again in [
        run(&["convert", "--to", "pdn", &score], ""),
        run(&["convert", "--to", "pdn", "--game", "checkers", &score], ""),
        run(&["convert", "--to", "pdn"], &braille.out),
    ] {
        assert!(again.good().ends_with("1. 11-15 22-18 2. 15x22 1-0\n\n"), "{}", again.out);
    }
    // whatever it is named
    let other = file("checkers.pgn", &pdn.out);
    let reviews = [&score, &back, &other].map(|file| run(&["review", file], "").good().to_owned());
    assert_eq!(reviews[0], reviews[1]);
    assert_eq!(reviews[0], reviews[2]);
    let words = run(&["convert", "--to", "words", "--lang", "de", &path], "");
    assert!(words.good().contains("Zug 1: Rot 11 nach 15; Weiß 22 nach 18."), "{}", words.out);
    let said =
        |side| run(&["convert", "--to", "spoken", "--for", side, &path], "").good().to_owned();
    assert!(said("white").contains("You resign.") && !said("red").contains("You resign."));
    let chess = run(&["convert", "--to", "pdn", &game("no-pdn")], "");
    assert!(chess.err.contains("only games of checkers are written as PDN"), "{}", chess.err);
}

#[test]
fn what_was_said_in_a_saved_game_is_told_with_its_times() {
    let path = fixture("whole");
    let said = run(&["convert", "--to", "spoken", &path], "");
    let lines: Vec<&str> = said.good().lines().collect();
    assert_eq!(lines[1], "0:05.3\t2026-11-21T08:00:05Z\tWhite: e 4.");
    let german = ["convert", "--to", "spoken", "--for", "white", "--lang", "de"];
    let said = run(&[&german[..], &["--style", "fide", &path]].concat(), "");
    assert!(said.good().contains("\tDu bietest Remis an.\n"), "{}", said.out);
    let damaged = run(&["convert", "--to", "spoken", &fixture("damaged-middle")], "");
    assert_eq!(damaged.code, Some(1));
    assert!(damaged.out.contains("White: e 4.") && damaged.err.contains("line 5"));
    let of_pgn = run(&["convert", "--to", "spoken"], "1. e4 *");
    assert!(of_pgn.err.contains("--to words tells the moves"), "{}", of_pgn.err);
    for wrong in [["--to", "pgn", "--for", "white"], ["--to", "fen", "--style", "fide"]] {
        let run = run(&[&["convert"], &wrong[..], &[&path]].concat(), "");
        assert_eq!(run.code, Some(2), "{}", run.err);
    }
}

#[test]
fn scores_are_told_in_words() {
    let games = "[White \"Rosa\"]\n\n1. e4 e5 2. Nf3 1-0\n\n1. d4 *\n";
    let words = run(&["convert", "--to", "words"], games);
    assert_eq!(
        words.good(),
        "White: Rosa.\nMove 1: White e4; Black e5.\nMove 2, White: knight f3.\nWhite has won.\n\nMove 1, White: d4.\n"
    );
    let german = ["convert", "--to", "words", "--lang", "de", "--style", "fide"];
    let words = run(&[&german[..], &[&fixture("whole")]].concat(), "");
    assert!(words.good().contains("Zug 2: Weiß Springer Felix drei; "), "{}", words.out);
}

#[test]
fn a_review_of_yin_yang_tells_after_which_move_everything_was_lost() {
    // Black leaves a stone in atari, and then there are two
    let moves = "B[ia];W[ch];B[ha];W[ii];B[ga];W[dc]";
    let stones = "AB[cc][cg]AW[cb][bc][cd][cf][bg]";
    let game = |moves: &str, result: &str| {
        let text = format!("(;GM[1]FF[4]SZ[9]CT[1]PL[B]{result}{stones};{moves})");
        run(&["review", "--json", &file("lost.sgf", &text)], "").good().to_owned()
    };
    let lost = r#""lost":{"ply":2,"color":"black"}"#;
    assert!(game(moves, "").contains(lost), "{}", game(moves, ""));
    // White has resigned all the same, and a game that goes on is not lost yet
    let (so_far, _) = moves.rsplit_once(';').expect("a move");
    assert!(game(so_far, "").contains(r#""lost":null"#), "{}", game(so_far, ""));
    assert!(game(so_far, "RE[B+R]").contains(r#""lost":null"#), "{}", game(so_far, "RE[B+R]"));
}
