//! Games that are written, kept and gone on with.

use super::common::{file, program, scratch};
use super::{KEPT, answers, play};

#[test]
fn saving_never_replaces_another_game_unasked() {
    let path = file("precious.pgn", "1. d4 *\n");
    let save = format!("save {path}");
    let said =
        answers(&["--you", "both"], &["e4", &save, "no", &save, "yes", "e5", "save", "quit"]);
    let asked = format!("{path} is already there. Replace it? Answer yes or no.");
    let saved = format!("The game is saved in {path}.");
    let expected = [
        "White: e4.",
        &asked,
        "Nothing was written.",
        &asked,
        &saved,
        "Black: e5.",
        &saved,
        "Goodbye.",
    ];
    assert_eq!(said, expected);
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.ends_with("1. e4 e5 *\n\n"), "{text}");
}

#[test]
fn a_game_that_cannot_be_saved_stays_on_the_board() {
    let said = answers(&["--you", "both"], &["e4", "save /no/such/folder/game.pgn", "last"]);
    assert!(
        said[1].starts_with("The game could not be saved in /no/such/folder/game.pgn"),
        "{said:?}"
    );
    assert_eq!(said[2], "Move 1, White: e4.");
}

#[test]
fn a_saved_game_goes_on() {
    let path = file("go-on.pgn", "[White \"Vera\"]\n\n1. e4 e5 2. Nf3 {good} *\n");
    let run = play(&["--you", "both", "--load", &path], &["nc6", "pgn"]);
    assert!(run.good().contains("Black: knight c6."), "{}", run.out);
    assert!(run.out.contains("[White \"Vera\"]"));
    assert!(run.out.contains("2. Nf3 {good} 2... Nc6 *"), "{}", run.out);
    let said = answers(&["--you", "both"], &[&format!("load {path}"), "last", "load /no/such.pgn"]);
    assert!(said.contains(&"Move 2, White: knight f3.".to_owned()), "{said:?}");
}

#[test]
fn in_a_game_of_a_file_everybody_sits_where_he_sat_unless_he_says_otherwise() {
    let path = file("white-sat.pgn", "");
    std::fs::remove_file(&path).unwrap();
    answers(&["--you", "white"], &["e4", &format!("save {path}")]);
    let load = format!("load {path}");
    let run = play(&["--you", "black"], &[&load, "opponent"]);
    let loaded = run.good().split_once("is on the board.").expect("it is told").1;
    assert!(loaded.contains("You play White."), "{}", run.out);
    let run = play(&["--you", "black", "--load", &path], &[]);
    assert!(run.good().contains("You play Black."), "{}", run.out);
}

#[test]
fn what_saves_stones_saves_no_file() {
    for (options, lines) in [
        (
            &["--game", "yin-yang", "--you", "both"][..],
            &["e5", "e4", "save my stones", "save it"][..],
        ),
        (&["--game", "yin-yang", "--you", "both", "--lang", "de"], &["rette meine Steine"]),
        (&["--you", "both"], &["e4", "save my stones"]),
    ] {
        let folder = scratch("no-files");
        std::fs::create_dir_all(&folder).unwrap();
        let args = [&["play", "--blind", "--seed", "1"], options].concat();
        let mut command = program(&args);
        command.current_dir(&folder);
        let input: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
        let run = super::common::finish(command, &input);
        assert!(!run.good().contains("is saved"), "{}", run.out);
        let files = std::fs::read_dir(&folder).unwrap().count();
        assert_eq!(files, 0, "{}", run.out);
    }
}

#[test]
fn the_next_square_tells_which_way_round_a_loop_goes() {
    let fen = "B:W10,11,18,19,31:BK14";
    for (square, goes) in [
        ("7", "14 jumps to 7, 16 and 23, then to 14"),
        ("23", "14 jumps to 23, 16 and 7, then to 14"),
    ] {
        let options = ["--game", "checkers", "--you", "both", "--fen", fen];
        let said = answers(&options, &["14x14", square, "last"]);
        assert!(said.iter().any(|line| line.starts_with("Which move: ")), "{said:?}");
        assert!(
            said.iter().any(|line| line.contains(goes) && line.starts_with("Red: ")),
            "{said:?}"
        );
    }
}

#[test]
fn a_file_that_cannot_be_made_is_named_alone() {
    let said = answers(&["--you", "both"], &["e4", "save /no/such/folder/game.pgn"]);
    let line = said.iter().find(|line| line.contains("/no/such/folder")).expect("a complaint");
    assert!(
        line.starts_with("The game could not be saved in /no/such/folder/game.pgn: "),
        "{line}"
    );
    assert_eq!(line.matches("/no/such").count(), 1, "{line}");
}

#[test]
fn a_score_in_braille_is_written_and_gone_on_with() {
    let path = file("score.brf", "");
    std::fs::remove_file(&path).unwrap();
    let said = answers(&["--you", "both", "--lang", "de"], &["e4", &format!("speichern {path}")]);
    assert!(said[2].contains(&path), "{said:?}");
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("TURNIER3 "), "{text}");
    let said = answers(&["--you", "both", "--load", &path], &["e5", "last"]);
    assert!(said.contains(&"Move 1, Black: e5.".to_owned()), "{said:?}");
    let again = answers(&["--you", "both"], &[&format!("load {path}"), "last"]);
    assert!(again.contains(&"Move 1, White: e4.".to_owned()), "{again:?}");
}

#[test]
fn a_score_in_braille_tells_which_side_was_the_computers() {
    for (side, mv, done) in [("white", "a3", "White: a3."), ("black", "a6", "Black: a6.")] {
        let path = file("sides.brf", "");
        std::fs::remove_file(&path).unwrap();
        // there are no capitals in it
        let options = ["--you", side, "--lang", "de"];
        answers(&options, &[&format!("speichern {path}")]);
        let said = answers(&["--load", &path], &[mv]);
        assert!(said.contains(&done.to_owned()), "{said:?}");
    }
}

#[test]
fn a_result_in_a_file_holds_until_it_is_taken_back() {
    let path = file("resigned.pgn", "1. e4 e5 2. Qh5 Nc6 1-0\n");
    let options = ["--you", "both", "--load", &path];
    let said = answers(&options, &["Nf3", "pgn", "undo", "pgn"]);
    assert!(said.contains(&"Result: White wins.".to_owned()), "{said:?}");
    assert!(
        said.iter().any(|line| line.starts_with("Not possible: the game is over.")),
        "{said:?}"
    );
    assert!(said.contains(&"1. e4 e5 2. Qh5 Nc6 1-0".to_owned()), "{said:?}");
    assert!(
        said.contains(&"The end of the game is taken back. White to move.".to_owned()),
        "{said:?}"
    );
    assert_eq!(said.last().unwrap(), "1. e4 e5 2. Qh5 Nc6 *");
}

#[test]
fn what_was_said_about_a_move_comes_back_with_it() {
    let path = file("remarks.pgn", "1. e4 {best by test} e5 (1... c5 {sharp}) 2. Nf3! *\n");
    let options = ["--you", "both", "--load", &path];
    let last =
        |lines: &[&str]| answers(&options, &[lines, &["pgn"]].concat()).last().unwrap().clone();
    let whole = "1. e4 {best by test} 1... e5 (1... c5 {sharp}) 2. Nf3 $1 *";
    assert_eq!(last(&[]), whole);
    assert_eq!(last(&["undo", "undo", "undo"]), "*");
    assert_eq!(last(&["undo", "undo", "undo", "redo", "redo", "redo"]), whole);
    assert_eq!(last(&["undo", "undo", "e5", "Nf3"]), whole);
    assert_eq!(last(&["undo", "undo", "d5", "redo"]), "1. e4 {best by test} 1... d5 *");
}

#[test]
fn a_file_that_holds_no_game_is_refused() {
    let path = file("broken.pgn", "1. e4 e5 2. Nf6 *\n");
    let run = play(&["--load", &path], &[]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("broken.pgn cannot be used: game 1, line 1, ply 3"), "{}", run.err);
    let missing = play(&["--load", "/no/such.pgn"], &[]);
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.starts_with("error: /no/such.pgn cannot be read"), "{}", missing.err);
}

#[test]
fn an_unfinished_game_is_kept_unasked() {
    let run = play(&["--you", "both"], &["e4", "quit"]);
    assert!(run.good().ends_with(&format!("\nGoodbye.\n{KEPT}\n")), "{}", run.out);
    let run = play(&["--you", "both"], &["quit"]);
    assert!(run.good().ends_with("\nGoodbye.\n"), "{}", run.out);
}

/// The saved games that are there when the player has gone.
fn kept(name: &str, options: &[&str], lines: &[&str]) -> Vec<String> {
    let folder = scratch(name);
    let mut command = program(&[&["play", "--blind"], options].concat());
    command.env("XDG_DATA_HOME", &folder);
    let input: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    super::common::finish(command, &input).good();
    super::common::games(&folder)
}

#[test]
fn games_with_a_person_are_kept_from_the_first_move_on() {
    let both = ["--you", "both"];
    assert!(kept("nothing", &both, &["board", "quit"]).is_empty());
    assert!(kept("show", &["--you", "none", "--level", "1"], &["quit"]).is_empty());
    let finished = file("finished.pgn", "1. e4 e5 2. Qh5 Nc6 1-0\n");
    assert!(kept("looked-at", &["--you", "both", "--load", &finished], &["quit"]).is_empty());
    let resigned = kept("resigned", &both, &["e4", "e5", "resign", "yes", "quit"]);
    assert_eq!(resigned.len(), 1);
    assert!(resigned[0].contains("\"do\":\"confirm\""), "{resigned:?}");
    let two = kept("two", &both, &["e4", "new", "d4", "load /no/such.pgn", "c5"]);
    assert_eq!(two.len(), 2, "{two:?}");
    assert!(two.iter().any(|game| game.contains("d2d4") && game.contains("c7c5")), "{two:?}");
}

#[test]
fn a_game_that_cannot_be_kept_is_said() {
    let start = |input: &str| {
        let mut command = program(&["play", "--blind", "--you", "both"]);
        command.env("XDG_DATA_HOME", file("no-folder", ""));
        super::common::finish(command, input)
    };
    let run = start("e4\ne5\n");
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
    let reason = "a file stands where a folder is needed, or a folder where a file is";
    let complaint = format!(
        "The game cannot be saved: {reason}. It goes on, and will be saved as soon as that is possible."
    );
    assert_eq!(run.out.matches(&complaint).count(), 1, "{}", run.out);
    assert!(run.out.ends_with("1. e4 e5 *\n"), "{}", run.out);
    let asked = format!(
        "The game cannot be saved: {reason}. Leave it all the same? Answer yes or no, or type save FILE."
    );
    let run = start("e4\nquit\nno\nquit\nyes\n");
    assert_eq!(run.code, Some(1));
    assert_eq!(run.out.matches(&asked).count(), 2, "{}", run.out);
    assert!(run.out.ends_with("1. e4 *\nGoodbye.\n"), "{}", run.out);
    let path = scratch("by-hand.pgn");
    let run = start(&format!("e4\nsave {}\nquit\n", path.display()));
    assert!(run.good().ends_with("Goodbye.\n"), "{}", run.out);
    // also while the question stands
    let path = scratch("by-hand-at-last.pgn");
    let run = start(&format!("e4\nquit\nsave {}\n", path.display()));
    let end = format!("The game is saved in {}.\nGoodbye.\n", path.display());
    assert!(run.good().ends_with(&end), "{}", run.out);
}

#[test]
fn the_last_line_names_the_command_that_was_typed() {
    let mut command = program(&["play", "--blind", "--you", "both"]);
    command.env("ANNABELLA_COMMAND", "./play");
    let run = super::common::finish(command, "e4\nquit\n");
    assert!(run.good().ends_with("The game is kept. Type ./play --continue to go on.\n"));
}

#[test]
fn a_relative_folder_for_games_is_not_taken() {
    let home = scratch("home");
    let mut command = program(&["play", "--blind", "--you", "both"]);
    command.env("XDG_DATA_HOME", "kept").env("HOME", &home);
    super::common::finish(command, "e4\n").good();
    let mut files = std::fs::read_dir(home.join(".local/share/annabella")).unwrap();
    assert!(files.next().is_some());
}

#[test]
fn a_loaded_game_is_kept_only_once_it_has_changed() {
    let path = file("untouched.pgn", "1. e4 e5 *\n");
    let options = ["--you", "both", "--load", &path];
    let last = |lines: &[&str]| play(&options, lines).good().lines().last().unwrap().to_owned();
    assert_eq!(last(&["level 5", "quit"]), "Goodbye.");
    assert_eq!(last(&["Nf3", "quit"]), KEPT);
}

#[test]
fn a_game_is_kept_when_the_input_ends() {
    let run = play(&["--you", "both"], &["e4"]);
    let last = run.good().lines().last().unwrap();
    assert_eq!(last, format!("The input has ended before the game. {KEPT}"));
    assert!(answers(&["--you", "both"], &[]).is_empty());
}
