//! Whole games in line mode, through the program itself.

mod common;

use common::{Run, file, program, run, scratch};

fn play(options: &[&str], lines: &[&str]) -> Run {
    let args = [&["play", "--blind", "--seed", "1", "--level", "1"], options].concat();
    let input: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    run(&args, &input)
}

/// The last line when an unfinished game is left.
const KEPT: &str = "The game is kept. Type annabella play --continue to go on.";

/// The answers without greeting and prompts.
#[track_caller]
fn answers(options: &[&str], lines: &[&str]) -> Vec<String> {
    let run = play(options, lines);
    // neither prompts nor what is said when somebody leaves the game
    let is_answer = |line: &&str| {
        !line.ends_with(':') && !line.starts_with("The input has ended") && *line != KEPT
    };
    let said: Vec<String> = run.good().lines().filter(is_answer).map(str::to_owned).collect();
    let first = said.iter().position(|line| line.starts_with("Type a move")).map_or(1, |at| at + 1);
    said[first..].to_vec()
}

#[test]
fn two_people_play_to_mate() {
    let lines = ["f3", "e7-e5", "pawn g4", "queen h4", "new", "quit"];
    let expected = "\
Chess for two players.
Type a move, such as e4 or knight f3, or help.
White to move:
White plays f3.
Black to move:
Black plays e5.
White to move:
White plays g4.
Black to move:
Black plays queen h4. Checkmate. Black wins.
The game is over:
Chess for two players.
White to move:
Goodbye.
";
    assert_eq!(play(&["--you", "both"], &lines).good(), expected);
}

#[test]
fn the_computer_answers_in_sentences() {
    let said = answers(&["--you", "white"], &["e4", "last", "turn"]);
    assert_eq!(said[0], "You play e4.");
    assert!(said[1].starts_with("Black plays ") && said[1].ends_with('.'), "{said:?}");
    assert_eq!(said[2], format!("Move 1: {}", said[1]));
    assert_eq!(said[3], "White is to move.");
}

#[test]
fn the_computer_begins_when_the_player_is_black() {
    let run = play(&["--you", "black"], &[]);
    let lines = run.lines();
    assert_eq!(lines[0], "Chess against the computer, level 1, beginner. You play Black.");
    assert!(lines[1].starts_with("White plays "), "{lines:?}");
    assert_eq!(lines[2], "Your move:");
}

#[test]
fn colours_are_drawn_by_lot() {
    let color = |seed: u32| {
        let run = run(&["play", "--blind", "--seed", &seed.to_string(), "--level", "1"], "");
        if run.out.contains("You play White.") { 'w' } else { 'b' }
    };
    let drawn: String = (0..12).map(color).collect();
    assert_eq!(drawn, (0..12).map(color).collect::<String>());
    assert!(drawn.contains('w') && drawn.contains('b'), "{drawn}");
}

#[test]
fn the_computer_plays_itself_and_the_game_is_whole() {
    let path = scratch("itself.pgn");
    let path = path.to_str().unwrap();
    let saved = play(&["--you", "none"], &[&format!("save {path}")]);
    let lines = saved.good().lines().collect::<Vec<_>>();
    assert!(lines.iter().any(|line| line.contains("wins.") || line.contains("draw")), "{lines:?}");
    assert_eq!(lines[lines.len() - 2], format!("The game is saved in {path}."));
    assert_eq!(run(&["replay", "--strict", path], "").good(), "1 games, 0 errors\n");
    assert_eq!(play(&["--you", "none"], &[]).out, play(&["--you", "none"], &[]).out);
}

#[test]
fn a_bad_line_is_answered_with_the_reason() {
    let said = answers(
        &["--you", "both"],
        &["e5", "ke2", "nf6", "Nf9", "bord", "level 9", "moves z9", "castle short"],
    );
    let expected = [
        "Not possible: no pawn of White can go to e5. Possible: e4; e3; a4; b4; c4; d4; f4; g4.",
        "Not possible: e2 is held by a pawn of the same side.",
        "Not possible: no knight of White can go to f6. Possible: knight a3; knight c3; knight f3; knight h3.",
        "\"Nf9\" is not a move: character 3 is '9', expected a rank from 1 to 8.",
        "\"bord\" was not understood. Type a move, such as e4 or knight f3, or help.",
        "\"9\" was not understood. Expected: a level from 1 to 8, for example level 3.",
        "\"z9\" was not understood. Expected: a square from a1 to h8, for example moves e4.",
        "Not possible: a piece on f1 stands in the way of castling.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn the_advice_after_an_unknown_word_fits_the_state() {
    let run = play(&["--you", "both", "--clock", "5"], &["bord", "start", "pause", "bord"]);
    for advice in ["Type start to begin, or help.\n", "Type continue to go on, or help.\n"] {
        assert!(run.good().contains(&format!("\"bord\" was not understood. {advice}")));
    }
    let said = answers(&["--you", "both"], &["f3", "e5", "g4", "qh4", "bord", "board"]);
    assert!(said[4].ends_with("The game is over. Type new, undo, save, quit or help."));
    assert_eq!(said.len(), 7, "nobody is to move: {said:?}");
}

#[test]
fn the_board_is_told_in_words() {
    let options = ["--you", "both", "--fen", "4k3/8/8/3q4/8/8/PP6/1N2K3 w - - 0 1"];
    let said = answers(
        &options,
        &[
            "board",
            "board ranks",
            "d5?",
            "square c3",
            "rank 2",
            "file b",
            "p q",
            "pieces pawns",
            "attackers a2",
            "material",
        ],
    );
    let expected = "\
White: king e1; knight b1; pawns a2, b2.
Black: king e8; queen d5.
White is to move.
Rank 8: black king e8.
Rank 7: empty.
Rank 6: empty.
Rank 5: black queen d5.
Rank 4: empty.
Rank 3: empty.
Rank 2: white pawn a2, pawn b2.
Rank 1: white knight b1, king e1.
White is to move.
On d5 stands a black queen.
Nothing stands on c3, a dark square.
Rank 2: white pawn a2, pawn b2.
File B: white knight b1, pawn b2.
Black: queen d5.
White: pawns a2, b2.
Black has no pawn.
White does not attack a2. Black attacks a2 with queen d5.
White has the king, a knight and 2 pawns.
Black has the king and a queen.
By the usual values Black is ahead by about 4 pawns.";
    // the greeting tells a position that is not the usual one
    assert_eq!(said.join("\n"), expected);
}

#[test]
fn moves_are_told_by_piece() {
    let options = ["--you", "both", "--fen", "4k3/8/8/8/8/8/P7/4K2R w K - 0 1"];
    let said = answers(&options, &["moves", "moves a2", "moves e8", "moves b1"]);
    let expected = "\
There are 17 legal moves.
Pawn: a3; a4.
Rook: rook f1; rook g1; rook h2; rook h3; rook h4; rook h5; rook h6; rook h7; rook h8.
King: king d1; king d2; king e2; king f1; king f2; castling short.
On a2 stands a white pawn. Possible: a3; a4.
On e8 stands the black king. White is to move.
Nothing stands on b1, a light square.";
    assert_eq!(said.join("\n"), expected);
}

#[test]
fn moves_go_back_and_forth() {
    let said = answers(
        &["--you", "both"],
        &["undo", "e4", "e5", "undo", "redo", "redo", "undo", "undo", "d4", "redo"],
    );
    let expected = [
        "There is no move of yours to take back.",
        "White plays e4.",
        "Black plays e5.",
        "Taken back: e5. Black is to move.",
        "Played again: e5. White is to move.",
        "There is no move to play again.",
        "Taken back: e5. Black is to move.",
        "Taken back: e4. White is to move.",
        "White plays d4.",
        "There is no move to play again.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn undo_takes_the_computers_reply_back_too() {
    let said = answers(&["--you", "white"], &["e4", "undo", "redo", "score"]);
    let reply = said[1].trim_start_matches("Black plays ").trim_end_matches('.');
    assert_eq!(said[2], format!("Taken back: {reply} and e4. White is to move."));
    assert_eq!(said[3], format!("Played again: e4 and {reply}. White is to move."));
    assert_eq!(said[4], format!("Move 1: White e4; Black {reply}."));
}

#[test]
fn a_third_repetition_and_fifty_moves_are_claimed_not_automatic() {
    let shuffle = ["nf3", "nf6", "ng1", "ng8", "nf3", "nf6", "ng1", "ng8", "draw"];
    let said = answers(&["--you", "both"], &shuffle);
    assert_eq!(said[7], "Black plays knight g8.");
    assert_eq!(said[8], "Draw: the position has come for the third time.");
    let options = ["--you", "both", "--fen", "4k3/8/8/8/8/8/8/R3K3 w - - 99 80"];
    let said = answers(&options, &["ra2", "draw"]);
    let expected = [
        "White plays rook a2.",
        "Draw: fifty moves by each side without a capture or a pawn move.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn draws_and_resignations_are_asked_for() {
    let said = answers(
        &["--you", "both"],
        &[
            "draw", "maybe", "no", "e4", "resign", "no", "draw", "yes", "d5", "undo", "resign",
            "yes",
        ],
    );
    let expected = [
        "White offers a draw. Does Black accept? Answer yes or no.",
        "White offers a draw. Does Black accept? Answer yes or no.",
        "Black declines the draw.",
        "White plays e4.",
        "Black is about to resign. Answer yes to give the game up, or no to go on.",
        "The game goes on.",
        "Black offers a draw. Does White accept? Answer yes or no.",
        "Draw by agreement.",
        "The game is over. Type new for another one, undo, save or quit.",
        "The game goes on. Black is to move.",
        "Black is about to resign. Answer yes to give the game up, or no to go on.",
        "Black resigns. White wins.",
    ];
    assert_eq!(said, expected);
}

#[test]
fn the_computer_declines_a_draw_in_the_opening() {
    let said = answers(&["--you", "white"], &["draw"]);
    assert_eq!(said, ["You offer a draw.", "The computer declines. The game has only begun."]);
}

#[test]
fn the_computer_accepts_a_draw_when_it_is_worse() {
    let fen = "4k3/8/8/8/8/8/8/QQQ1K3 w - - 0 60";
    let path = file(
        "worse.pgn",
        &format!(
            "[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n60. Kd1 Ke7 61. Ke1 Ke8 62. Kd1 Ke7 63. Ke1 Ke8 64. Kd1 Ke7 65. Kd2 Ke8 66. Kd1 Ke7 67. Kd2 Ke8 68. Kd3 Ke7 69. Kd2 Ke8 *\n"
        ),
    );
    let said = answers(&["--you", "white", "--load", &path], &["Kd3", "draw"]);
    assert_eq!(said.last().unwrap(), "The computer accepts. Draw by agreement.");
}

#[test]
fn promotion_and_stalemate_are_said() {
    let options = ["--you", "both", "--fen", "8/P6k/8/8/8/8/8/K7 w - - 0 1"];
    let said = answers(&options, &["a8", "pawn a8, promoting to queen"]);
    assert!(
        said[0].starts_with("Not possible: the pawn that reaches a8 has to become a queen"),
        "{said:?}"
    );
    assert_eq!(said[1], "White plays a8, promoting to queen.");
    let options = ["--you", "both", "--fen", "7k/8/4Q1K1/8/8/8/8/8 w - - 0 1"];
    let said = answers(&options, &["qf7"]);
    assert_eq!(
        said,
        ["White plays queen f7. Stalemate: no legal move, and no check. The game is drawn."]
    );
}

#[test]
fn moves_are_said_in_the_style_asked_for() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (style, sentence) in
        [("san", "White plays O-O."), ("fide", "White plays 0-0."), ("uci", "White plays e1g1.")]
    {
        let said = answers(&["--you", "both", "--fen", fen, "--style", style], &["oo"]);
        assert_eq!(said, [sentence]);
    }
}

#[test]
fn saving_never_replaces_another_game_unasked() {
    let path = file("precious.pgn", "1. d4 *\n");
    let save = format!("save {path}");
    let said =
        answers(&["--you", "both"], &["e4", &save, "no", &save, "yes", "e5", "save", "quit"]);
    let asked = format!("{path} is already there. Replace it? Answer yes or no.");
    let saved = format!("The game is saved in {path}.");
    let expected = [
        "White plays e4.",
        &asked,
        "Nothing was written.",
        &asked,
        &saved,
        "Black plays e5.",
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
    assert_eq!(said[2], "Move 1: White plays e4.");
}

#[test]
fn a_saved_game_goes_on() {
    let path = file("go-on.pgn", "[White \"Vera\"]\n\n1. e4 e5 2. Nf3 {good} *\n");
    let run = play(&["--you", "both", "--load", &path], &["nc6", "pgn"]);
    assert!(run.good().contains("Black plays knight c6."), "{}", run.out);
    assert!(run.out.contains("[White \"Vera\"]"));
    assert!(run.out.contains("2. Nf3 {good} 2... Nc6 *"), "{}", run.out);
    let said = answers(&["--you", "both"], &[&format!("load {path}"), "last", "load /no/such.pgn"]);
    assert!(said.contains(&"Move 2: White plays knight f3.".to_owned()), "{said:?}");
}

#[test]
fn a_result_in_a_file_holds_until_it_is_taken_back() {
    let path = file("resigned.pgn", "1. e4 e5 2. Qh5 Nc6 1-0\n");
    let options = ["--you", "both", "--load", &path];
    let said = answers(&options, &["Nf3", "pgn", "undo", "pgn"]);
    let over = said.iter().position(|line| line == "The game is over: 1-0, as its file says.");
    let said = &said[over.expect("the end is said") + 1..];
    assert_eq!(said[0], "The game is over. Type new for another one, undo, save or quit.");
    assert!(said.contains(&"1. e4 e5 2. Qh5 Nc6 1-0".to_owned()), "{said:?}");
    assert!(said.contains(&"The game goes on. White is to move.".to_owned()), "{said:?}");
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
fn an_end_before_the_first_move_is_taken_back_alone() {
    let said = answers(&["--you", "white"], &["resign", "yes", "undo"]);
    assert_eq!(said.last().unwrap(), "The game goes on. White is to move.");
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
    common::finish(command, &input).good();
    common::games(&folder)
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
        common::finish(command, input)
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
fn while_a_question_stands_everything_else_works() {
    let asked = "Do you resign? Answer yes to give the game up, or no to go on.";
    let said = answers(&["--you", "white"], &["resign", "e4?", "turn", "Ke5", "resign", "draw"]);
    let expected = [
        asked,
        "Nothing stands on e4, a light square.",
        asked,
        "White is to move.",
        asked,
        "Not possible: no king of White can go to e5.",
        asked,
        asked,
        "You offer a draw.",
        "The computer declines. The game has only begun.",
    ];
    assert_eq!(said, expected);
    let said = answers(&["--you", "both"], &["e4", "resign", "repeat", "e5", "draw", "turn", "d4"]);
    let asked = "Black is about to resign. Answer yes to give the game up, or no to go on.";
    let offered = "White offers a draw. Does Black accept? Answer yes or no.";
    let expected = [
        "White plays e4.",
        asked,
        asked,
        "Black plays e5.",
        offered,
        "White is to move.",
        offered,
        "White plays d4.",
        offered,
    ];
    assert_eq!(said, expected);
    let run = play(&["--you", "both"], &["e4", "resign", "undo", "resign", "quit"]);
    assert!(run.good().contains("Taken back: e4. White is to move.\nWhite to move:\n"));
    assert!(run.out.ends_with(&format!("Yes or no:\nGoodbye.\n{KEPT}\n")), "{}", run.out);
}

#[test]
fn the_last_line_names_the_command_that_was_typed() {
    let mut command = program(&["play", "--blind", "--you", "both"]);
    command.env("ANNABELLA_COMMAND", "./play");
    let run = common::finish(command, "e4\nquit\n");
    assert!(run.good().ends_with("The game is kept. Type ./play --continue to go on.\n"));
}

#[test]
fn a_relative_folder_for_games_is_not_taken() {
    let home = scratch("home");
    let mut command = program(&["play", "--blind", "--you", "both"]);
    command.env("XDG_DATA_HOME", "kept").env("HOME", &home);
    common::finish(command, "e4\n").good();
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

#[test]
fn chess960_starts_by_number_or_by_lot() {
    let run = play(&["--you", "both", "--start", "0"], &["fen", "pgn"]);
    assert!(run.good().starts_with("Chess960, start number 0 for two players.\n"));
    assert!(run.out.contains("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"));
    assert!(run.out.contains("[Variant \"Chess960\"]"));
    let drawn = |seed| {
        common::run(&["play", "--blind", "--you", "both", "--game", "chess960", "--seed", seed], "")
            .out
    };
    assert_eq!(drawn("4"), drawn("4"));
    assert_ne!(drawn("4"), drawn("5"));
}

#[test]
fn nothing_is_drawn_in_line_mode() {
    let lines =
        ["help", "e4", "hint", "board", "moves", "score", "pgn", "level 2", "flip", "repeat", ""];
    let run = play(&["--you", "white"], &lines);
    for line in run.good().lines() {
        assert!(!line.contains(['\u{1b}', '\r', '\t']), "{line:?}");
        assert!(!line.contains(['♔', '♚', '─', '│']), "{line:?}");
        assert!(!line.starts_with(' '), "{line:?}");
    }
    let help = run.lines().iter().filter(|line| line.contains(": ")).count();
    assert!(help > 15);
}

#[test]
fn a_game_is_played_without_a_subcommand() {
    let mut command = program(&["--blind", "--you", "both"]);
    command.env("TERM", "dumb");
    let run = common::finish(command, "e4\nquit\n");
    assert!(run.good().ends_with(&format!("Goodbye.\n{KEPT}\n")));
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let path = file("contradicted.pgn", "1. e4 *\n");
    for options in
        [&["--load", &path, "--game", "chess960"][..], &["--start", "7", "--game", "chess"]]
    {
        let run = play(options, &[]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
        assert!(run.err.contains("cannot be used with"), "{}", run.err);
    }
    assert!(play(&["--start", "7", "--game", "chess960"], &[]).good().starts_with("Chess960"));
}

#[test]
fn what_was_typed_is_repeated_without_controls() {
    let lines =
        ["\u{1b}[2J", "Nf\u{1b}", "undo \u{7}", "level \u{9b}1m", "save a\u{1b}/b", "load \u{1b}c"];
    let run = play(&["--you", "both"], &lines);
    for line in run.good().lines() {
        assert!(!line.contains(char::is_control), "{line:?}");
    }
    for shown in
        ["\"\\u{1b}[2J\"", "\"Nf\\u{1b}\"", "\"\\u{9b}1m\"", "in a\\u{1b}/b:", "\\u{1b}c cannot"]
    {
        assert!(run.out.contains(shown), "{shown}: {}", run.out);
    }
}
