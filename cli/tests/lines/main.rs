//! Whole games in line mode, through the program itself.

#[path = "../common/mod.rs"]
mod common;
mod saving;

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
fn in_checkers_sides_are_drawn_by_lot_and_then_change() {
    let sides = |seed: u32| {
        let options = ["play", "--blind", "--game", "checkers", "--level", "1", "--seed"];
        let run =
            run(&[&options[..], &[&*seed.to_string()]].concat(), &"resign\nyes\nnew\n".repeat(3));
        let played = run.out.lines().filter_map(|line| line.split_once("You play "));
        played.map(|(_, side)| side.to_owned()).collect::<Vec<_>>()
    };
    let games: Vec<_> = (0..8).map(sides).collect();
    let [red, white] = [["Red.", "White.", "Red.", "White."], ["White.", "Red.", "White.", "Red."]];
    assert!(games.iter().all(|sides| *sides == red || *sides == white), "{games:?}");
    assert!(games.contains(&red.map(str::to_owned).to_vec()), "{games:?}");
    assert!(games.contains(&white.map(str::to_owned).to_vec()), "{games:?}");
}

#[test]
fn a_game_without_laws_is_friendly_after_one_by_the_laws() {
    let options = ["play", "--blind", "--mode", "strict", "--you", "both"];
    let run = run(&options, "new checkers\n11-15\nnew\n9-13\nquit\n");
    for said in ["A strict game by the Laws", "Red: 11 to 15.", "Red: 9 to 13."] {
        assert!(run.good().contains(said), "{said}: {}", run.out);
    }
}

#[test]
fn in_checkers_a_board_is_drawn_with_its_pieces_on_the_dark_squares() {
    let options = ["play", "--blind", "--game", "checkers", "--you", "both"];
    let run = run(&options, "board grid\n");
    let drawn: Vec<&str> = run.good().lines().filter(|line| line.starts_with(' ')).collect();
    let expected = [
        "     w     w     w     w",
        "  w     w     w     w",
        "     w     w     w     w",
        " 20    19    18    17",
        "    16    15    14    13",
        "  r     r     r     r",
        "     r     r     r     r",
        "  r     r     r     r",
    ];
    assert_eq!(drawn, expected);
}

#[test]
fn in_checkers_black_is_the_side_with_the_dark_pieces() {
    let said =
        answers(&["--game", "checkers", "--you", "both"], &["11-15", "black: resign", "yes"]);
    assert!(said.contains(&"Red resigns. White wins.".to_owned()), "{said:?}");
    let said =
        answers(&["--game", "checkers", "--you", "both", "--lang", "de"], &["Schwarz: Remis"]);
    assert!(said.contains(&"Rot bietet Remis an.".to_owned()), "{said:?}");
}

#[test]
fn in_checkers_squares_are_named_by_number_or_by_column_and_row() {
    let options = ["play", "--blind", "--game", "checkers", "--you", "both"];
    let lines = "11-15\nf6 e5\nwhat is on 15\nwho can jump\n";
    let numbers = run(&options, lines);
    assert!(numbers.good().contains("Red: 11 to 15.") && numbers.out.contains("On 15: red man."));
    let columns = run(&[&options[..], &["--squares", "column-row"]].concat(), lines);
    for told in
        ["Red: c3 to d4.", "On d4: red man.", "White: f6 to e5.", "Red must jump: d4 jumps to f6."]
    {
        assert!(columns.good().contains(told), "{told}: {}", columns.out);
    }
    let german = [&options[..], &["--squares", "column-row", "--lang", "de"]].concat();
    assert!(run(&german, "11 15\n").good().contains("Rot: c3 nach d4."));
}

#[test]
fn the_rules_of_checkers_are_read_by_their_headings() {
    let options = ["play", "--blind", "--game", "checkers", "--you", "both"];
    let run = run(&options, "rules\nrules 7\nhelp rules 1\nrules all\nrules 99\n");
    for told in [
        "\n7: You must jump.\n8: Kings.\n",
        "7: You must jump.\nWhoever can jump must jump.",
        "1: The aim.\nYou win when your opponent cannot move",
        "Expected: a number from 1 to 12, or all.",
    ] {
        assert!(run.good().contains(told), "{told}: {}", run.out);
    }
    let chess = play(&["--you", "both"], &["rules"]);
    assert!(chess.good().contains("Type moves e2 to hear where a piece can go"));
}

#[test]
fn in_yin_yang_the_computer_begins_where_somebody_has_white() {
    let options = ["--game", "yin-yang", "--size", "5", "--target", "1", "--you", "white"];
    let run = play(&options, &["score"]);
    let score = run.good().lines().find(|line| line.starts_with("Move 1, Black: "));
    assert!(score.is_some(), "{}", run.out);
    assert!(run.good().contains("5 lines; the first captured stone wins."), "{}", run.out);
}

#[test]
fn each_game_can_follow_another_one() {
    let run = play(
        &["--you", "both"],
        &["new yin-yang", "E5", "new checkers", "11-15", "new chess960", "new chess", "e4"],
    );
    for said in ["Black: E5.", "Red: 11 to 15.", "White: e4."] {
        assert!(run.good().contains(said), "{said}: {}", run.out);
    }
    assert!(run.good().contains("Yin-Yang for two players."), "{}", run.out);
}

#[test]
fn a_game_of_yin_yang_is_played_saved_and_gone_on_with() {
    let sgf = scratch("stones.sgf").display().to_string();
    let lines =
        ["C3", "C2", "B2", "E5", "what is on C2", "D2", "pass", "which groups are in danger"];
    let said = answers(
        &["--game", "yin-yang", "--you", "both", "--size", "5", "--target", "1"],
        &[&lines[..], &[&format!("save as {sgf}"), "C1", "take the end back", "quit"]].concat(),
    );
    for expected in
        ["On C2: white stone, two liberties.", "White: pass. A second pass ends the game."]
    {
        assert!(said.iter().any(|line| line == expected), "{expected}: {said:#?}");
    }
    assert!(said.iter().any(|line| line.contains("Black") && line.contains("win")), "{said:#?}");
    let text = std::fs::read_to_string(&sgf).expect("it was saved");
    assert!(text.contains("SZ[5]") && text.contains("CT[1]"), "{text}");
    let run = run(&["play", "--blind", "--load", &sgf, "--you", "both"], "target\nC1\n");
    assert!(run.good().contains("the first captured stone wins"), "{}", run.out);
    assert!(!run.good().contains("Black: Black."), "{}", run.out);
}

#[test]
fn a_game_of_yin_yang_tells_its_board_and_its_result() {
    let begun = play(&["--game", "yin-yang", "--you", "black"], &["I5"]);
    for said in ["9 lines; 5 captured stones win.", "The board is empty.", "You are to move."] {
        assert!(begun.good().contains(said), "{said}: {}", begun.out);
    }
    assert!(begun.good().contains("left out. The points go from A1 to J9."), "{}", begun.out);
    let white = ["--game", "yin-yang", "--you", "white", "--size", "5"];
    let drawn = play(&white, &["board grid", "resign", "yes"]);
    assert!(drawn.good().contains("   A B C D E"), "{}", drawn.out);
    // flip says how it is drawn from now on
    let turned = play(&white, &["board grid", "flip", "board grid"]);
    let told = "White is at the near side now; what is told in words stays the same.";
    let (before, after) = turned.good().split_once(told).expect("flip");
    assert!(before.contains("   A B C D E") && after.contains("   E D C B A"), "{}", turned.out);
    assert!(drawn.good().contains("You resign. You lose."), "{}", drawn.out);
    let options = ["--game", "yin-yang", "--you", "both", "--size", "5", "--target", "2"];
    let two =
        play(&options, &["a1", "b1", "e5", "offer", "decline", "a2", "score", "review computer"]);
    assert!(two.good().contains("White: A2, captures one. That makes one of two."), "{}", two.out);
    assert!(!two.good().contains("end of the game offered"), "{}", two.out);
    assert!(!two.good().contains("did not understand"), "{}", two.out);
}

#[test]
fn it_is_the_group_of_which_was_spoken() {
    for (language, lines, said) in [
        (
            "en",
            ["d4", "is d4 safe", "can I catch it?", "save it"],
            "No ladder or net catches it now.",
        ),
        (
            "de",
            ["d4", "ist d4 sicher", "kann ich ihn fangen", "rette ihn"],
            "Keine Treppe und kein Netz fängt ihn jetzt.",
        ),
    ] {
        let run = play(&["--game", "yin-yang", "--you", "both", "--lang", language], &lines);
        let understood =
            !["did not understand", "nicht verstanden"].iter().any(|no| run.out.contains(no));
        assert!(understood && run.good().contains(said), "{}", run.out);
    }
}

/// The stone that was told last, whoever has put it: a question may name another one until then.
#[test]
fn it_is_the_stone_of_the_last_move() {
    for (language, lines, said) in [
        ("en", &["d4", "d3", "can I catch it?"][..], "White's stone at D3 has three liberties"),
        ("en", &["d4", "is d4 safe", "f6", "can I save it?"], "White's stone at F6 has four"),
        ("de", &["d4", "d3", "ist er sicher"], "Der Stein von Weiß auf D3 hat drei Freiheiten"),
        ("de", &["d4", "d3", "kann er ihn fangen"], "Der Stein von Weiß auf D3 hat drei"),
    ] {
        let run = play(&["--game", "yin-yang", "--you", "both", "--lang", language], lines);
        assert!(run.good().contains(said), "{lines:?}: {}", run.out);
    }
}

#[test]
fn what_was_not_understood_is_not_repeated() {
    for game in ["yin-yang", "chess", "checkers"] {
        let run = play(&["--game", game, "--you", "both"], &["turn", "blorf", "repeat"]);
        assert_eq!(run.good().matches("blorf").count(), 1, "{game}: {}", run.out);
    }
}

#[test]
fn a_second_pass_is_told_before_it_ends_the_game() {
    let run = play(&["--game", "yin-yang", "--you", "both"], &["pass", "pass"]);
    let told = run.good().matches("A second pass ends the game.").count();
    assert_eq!(told, 1, "{}", run.out);
}

#[test]
fn who_plays_blindfold_hears_how_to_look_and_how_often_he_did() {
    let options = ["--game", "yin-yang", "--you", "black", "--blindfold"];
    let run = play(&options, &["group d4", "peek", "resign", "yes"]);
    for said in ["Not in blindfold play. \"Peek\" shows the board", "You looked at the board once."]
    {
        assert!(run.good().contains(said), "{said}: {}", run.out);
    }
    // the help has nothing that is refused
    let help = play(&options, &["help", "help questions"]);
    for refused in ["board, danger", "group D4", "forbidden, captures"] {
        assert!(!help.good().contains(refused), "{refused}: {}", help.out);
    }
    assert!(help.good().contains("target, rules: "), "{}", help.out);
}

#[test]
fn turning_the_board_says_what_it_turns_in_a_game_told_in_words() {
    let run = play(&["--game", "yin-yang", "--you", "both"], &["flip"]);
    assert!(run.good().contains("On the grid (\"board grid\") White"), "{}", run.out);
}

#[test]
fn a_game_without_ratings_says_which_levels_it_has() {
    let options = ["play", "--blind", "--game", "yin-yang", "--level", "1200"];
    let run = run(&options, "");
    assert!(run.err.contains("has levels from 1 to 12"), "{}", run.err);
}

#[test]
fn whether_a_game_is_over_is_a_question_and_no_offer() {
    let run = play(&["--game", "yin-yang", "--you", "both"], &["is the game over"]);
    assert!(!run.good().contains("offer"), "{}", run.out);
    let over =
        play(&["--game", "yin-yang", "--you", "both"], &["resign", "yes", "is the game over"]);
    assert!(!over.good().contains("Not possible"), "{}", over.out);
}

#[test]
fn the_rules_are_found_by_a_word_and_a_review_may_be_asked_for_beside_a_question() {
    let options = ["--game", "yin-yang", "--you", "both", "--size", "5"];
    let rules = play(&options, &["rules ladder", "rules blorf"]);
    assert!(rules.good().contains("A ladder catches a stone step by step"), "{}", rules.out);
    assert!(rules.good().contains("a number from 1 to"), "{}", rules.out);
    // a heading of two letters, whole words, and the part that has most of them
    let rules = play(&options, &["rules ko", "rules net", "rules atari"]);
    assert!(rules.good().contains("10: Ko"), "{}", rules.out);
    assert!(!rules.good().contains("2: The board"), "{}", rules.out);
    assert!(!rules.good().contains("was not understood"), "{}", rules.out);
    let asked = play(&options, &["c3", "c2", "resign", "review all", "no"]);
    assert!(asked.good().contains("move cost much"), "{}", asked.out);
}

#[test]
fn help_is_found_by_a_word_and_the_rules_by_a_number_behind_their_list() {
    let options = ["--game", "yin-yang", "--you", "both"];
    let run = play(&options, &["help why", "how do I peek?", "rules", "8", "8"]);
    for said in [
        "why: what else is known of a hint.",
        "peek: a look at a hidden board, which is counted.",
        "8: Reading ahead.\nA ladder catches",
        "Row 8: which column?",
    ] {
        assert!(run.good().contains(said), "{said}: {}", run.out);
    }
    let german = play(&[&options[..], &["--lang", "de"]].concat(), &["Hilfe warum"]);
    assert!(
        german.good().contains("warum: was von einem Tipp noch bekannt ist."),
        "{}",
        german.out
    );
}

#[test]
fn in_blindfold_play_the_help_says_what_is_not_told() {
    let blind = ["--game", "yin-yang", "--you", "schwarz", "--blindfold"];
    let run = play(&blind, &["help", "help questions", "help moves"]);
    // as the game begins, and in two of the three pages
    assert_eq!(run.good().matches("\"Peek\" shows the board;").count(), 3, "{}", run.out);
    // a question about a group, and not a file to be saved
    assert!(!run.good().contains("save D4"), "{}", run.out);
}

#[test]
fn a_game_may_be_saved_with_the_word_game_in_front_of_its_file() {
    let sgf = scratch("with-word.sgf").display().to_string();
    let run = play(&["--game", "yin-yang", "--you", "both"], &["d4", &format!("save game {sgf}")]);
    assert!(std::fs::exists(&sgf).unwrap(), "{}", run.good());
}

#[test]
fn captures_are_told_after_a_takeback_those_of_the_listener_first() {
    let options = ["--game", "yin-yang", "--you", "both"];
    let run = play(&options, &["a1", "b1", "e5", "a2", "undo"]);
    let told = "Captured: Black 0, White 0; 5 captured stones win.";
    assert!(run.good().contains(told), "{}", run.out);
}

#[test]
fn a_game_is_named_where_it_is_gone_on_with_or_brought_back() {
    for (line, said) in [
        ("undelete 1", "No game was deleted."),
        ("fortsetzen 7", "There is no game \"7\""),
        ("go on with 7", "There is no game \"7\""),
    ] {
        let mut command = program(&["play", "--blind", "--game", "yin-yang"]);
        command.env("XDG_DATA_HOME", scratch("undelete-1"));
        let run = common::finish(command, &format!("{line}\n"));
        assert!(run.good().contains(said), "{line}: {}", run.out);
    }
}

#[test]
fn saving_a_point_is_a_question_about_its_group() {
    let options = ["--game", "yin-yang", "--you", "both", "--size", "5"];
    let run = play(&options, &["C3", "C2", "E5", "save C3"]);
    assert!(run.good().contains("C3 has three liberties"), "{}", run.out);
    assert!(!run.good().contains("saved in"), "{}", run.out);
}

#[test]
fn what_the_disk_says_is_told_in_the_language_of_the_game() {
    let run =
        play(&["--you", "both", "--lang", "de"], &["speichern keiner/hier.pgn", "laden keine.pgn"]);
    assert_eq!(
        run.good().matches("die Datei oder der Ordner ist nicht da").count(),
        2,
        "{}",
        run.out
    );
}

#[test]
fn the_target_of_a_file_that_does_not_tell_it_is_asked() {
    let sgf = scratch("no-target.sgf").display().to_string();
    std::fs::write(&sgf, "(;GM[1]SZ[5];B[ac];W[aa];B[ab];W[cc];B[ba];W[cd];B[ee])")
        .expect("written");
    let load = format!("load {sgf}");
    let load = load.as_str();
    let told = play(&["--you", "both"], &[load, "five", "1", "2", "target", load, "cancel"]);
    let asked = "no-target.sgf does not say how many captured stones win.";
    assert_eq!(told.good().matches(asked).count(), 4, "{}", told.out);
    for said in [
        "With 1 captured stone the game would have been over after move 5.",
        "Captured: Black 1, White 0; 2 captured stones win.",
        "Nothing was loaded.",
    ] {
        assert!(told.good().contains(said), "{said}: {}", told.out);
    }
    let options = ["play", "--blind", "--load", &sgf, "--you", "both"];
    let without = run(&options, "");
    assert_eq!(without.code, Some(1), "{}", without.err);
    assert!(without.err.contains("--target 5"), "{}", without.err);
    let with = run(&[&options[..], &["--target", "3"]].concat(), "target\n");
    assert!(with.good().contains("3 captured stones win"), "{}", with.out);
}

#[test]
fn a_game_of_checkers_is_saved_as_pdn_and_in_braille() {
    let [pdn, brf] =
        ["checkers.pdn", "checkers.brf"].map(|name| scratch(name).display().to_string());
    let options = ["play", "--blind", "--game", "checkers", "--you", "both"];
    let lines = format!("11-15\n22-18\nsave {pdn}\nsave {brf}\npdn\n");
    let run = run(&options, &lines);
    assert!(run.good().contains("[GameType \"21\"]"), "{}", run.out);
    assert!(std::fs::read_to_string(&pdn).unwrap().ends_with("1. 11-15 22-18 *\n\n"));
    let braille = std::fs::read_to_string(&brf).unwrap();
    assert!(braille.ends_with("#A4 #AA-#AE #BB-#AH\r\n\"9\r\n"), "{braille}");
    let again = answers(&["--you", "both", "--load", &brf], &["15x22", "last", "pdn"]);
    assert!(again.contains(&"Move 2, Red: 15 jumps to 22.".to_owned()), "{again:?}");
    assert!(again.contains(&"1. 11-15 22-18 2. 15x22 *".to_owned()), "{again:?}");
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
fn the_computer_accepts_a_draw_when_it_is_worse() {
    let fen = "4k3/8/8/8/8/8/8/QQQ1K3 w - - 0 60";
    let path = file(
        "worse.pgn",
        &format!(
            "[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n60. Kd1 Ke7 61. Ke1 Ke8 62. Kd1 Ke7 63. Ke1 Ke8 64. Kd1 Ke7 65. Kd2 Ke8 66. Kd1 Ke7 67. Kd2 Ke8 68. Kd3 Ke7 69. Kd2 Ke8 *\n"
        ),
    );
    let said = answers(&["--you", "white", "--load", &path], &["Kd3", "draw"]);
    assert_eq!(said[said.len() - 2], "The players agree: draw.");
}

#[test]
fn chess960_starts_by_number_or_by_lot() {
    let run = play(&["--you", "both", "--start", "0"], &["fen", "pgn"]);
    assert!(run.good().starts_with("Chess 960 for two players. Start number 0.\n"));
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
fn files_ranks_and_diagonals_are_read_out() {
    let run = play(&["--you", "both"], &["file d", "rank 2", "diagonal a1", "lines e4"]);
    let told = run.good();
    for line in [
        "File d: d1, white queen; d2, white pawn; 4 empty; d7, black pawn; d8, black queen.",
        "Rank 2: a2 to h2, white pawns.",
        "From a1 to h8: b2, white pawn; 4 empty; g7, black pawn; h8, black rook.",
        "From e4 to e1: empty; e2, white pawn; e1, white king.",
    ] {
        assert!(told.contains(line), "{line} is not in {told}");
    }
}

#[test]
fn a_set_of_rules_stands_for_its_options() {
    for (set, told) in [
        (
            "classical",
            "1 hour and 30 minutes for 40 moves, then 30 minutes, plus 30 seconds a move",
        ),
        ("rapid", "15 minutes, plus 10 seconds a move"),
        ("blitz-unsupervised", "Nobody watches"),
        ("blind", "correct an announcement"),
    ] {
        let run = play(&["--you", "both", "--laws", set], &["start", "e4"]);
        assert!(run.good().contains("A strict game by the Laws"), "{}", run.out);
        assert!(run.good().contains("the clock after each move."), "{}", run.out);
        assert!(run.good().contains(told), "{}", run.out);
    }
    let run = play(&["--laws", "rapid", "--clock", "5"], &[]);
    assert_eq!(run.code, Some(2));
    let run = play(&["--laws", "bullet"], &[]);
    assert!(run.err.contains("rapid-unsupervised"), "{}", run.err);
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let path = file("contradicted.pgn", "1. e4 *\n");
    let saved = file("contradicted.pdn", "1. 11-15 *\n");
    for options in [
        &["--load", &path, "--game", "chess960"][..],
        &["--load", &path, "--game", "yin-yang"],
        &["--load", &saved, "--game", "chess"],
        &["--start", "7", "--game", "chess"],
    ] {
        let run = play(options, &[]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
        assert!(run.err.contains("cannot be used with"), "{}", run.err);
    }
    assert!(play(&["--start", "7", "--game", "chess960"], &[]).good().starts_with("Chess 960"));
    let run = play(&["--load", &saved, "--game", "chess"], &[]);
    assert!(run.err.contains("contradicted.pdn, a game of checkers\n"), "{}", run.err);
    let run = play(&["--load", &saved, "--game", "checkers", "--you", "both"], &["last"]);
    assert!(run.good().contains("Move 1, Red: 11 to 15."), "{}", run.out);
}

#[test]
fn what_was_typed_is_repeated_without_controls() {
    let lines =
        ["\u{1b}[2J", "Nf\u{1b}", "undo \u{7}", "level \u{9b}1m", "save a\u{1b}/b", "load \u{1b}c"];
    let run = play(&["--you", "both"], &lines);
    for line in run.good().lines() {
        assert!(!line.contains(char::is_control), "{line:?}");
    }
    for shown in ["\"[2J\"", "\"Nf\"", "in a\\u{1b}/b:", "\\u{1b}c cannot"] {
        assert!(run.out.contains(shown), "{shown}: {}", run.out);
    }
}

#[test]
fn a_game_is_looked_back_at_when_it_is_over() {
    let said = answers(&["--you", "both"], &["f3", "e5", "g4", "Qh4", "what did I do wrong"]);
    let [.., advice, count, moment, best] = &said[..] else { panic!("{said:?}") };
    assert!(advice.starts_with("Type new for another game, review,"), "{advice}");
    assert_eq!(count, "One move cost much.");
    let lost = "Move 2: White played g4. That allows queen h4, checkmate. Better was ";
    assert!(moment.starts_with(lost), "{moment}");
    let mate = "Black's best move was move 2, queen h4, checkmate: it made use of a mistake.";
    assert_eq!(best, mate);
    let said = answers(&["--you", "both"], &["f3", "e5", "g4", "Qh4", "what was my best move"]);
    assert_eq!(said.last().map(String::as_str), Some(mate), "{said:?}");
    let said = answers(&["--you", "both", "--lang", "de"], &["f3", "e5", "g4", "Dh4", "Rückblick"]);
    let lost = "Zug 2: Weiß spielte g4. Das erlaubt Dame h4, Schachmatt. Besser war ";
    let [.., moment, best] = &said[..] else { panic!("{said:?}") };
    assert!(moment.starts_with(lost), "{moment}");
    let mate = "Der beste Zug von Schwarz war Zug 2, Dame h4, Schachmatt: Er nutzte einen Fehler.";
    assert_eq!(best, mate);
}

#[test]
fn a_strict_game_is_not_looked_back_at_before_its_end() {
    let options = ["--you", "both", "--mode", "strict", "--clock", "5+3"];
    let said = answers(&options, &["start", "e4", "review"]);
    let refused = "There is no review before the end of this game.";
    assert_eq!(said.last().map(String::as_str), Some(refused), "{said:?}");
}

#[test]
fn pieces_are_named_by_the_wing_they_come_from() {
    let said = answers(&["--you", "both", "--long-names"], &["Nf3", "Nc6"]);
    let expected = ["White: king's knight f3.", "Black: queen's knight c6."];
    assert_eq!(said[..2], expected);
}
