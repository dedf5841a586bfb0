//! V-04: several games at once. One board is in front, and a move never reaches another one.

use super::*;

fn refused(options: &[&str]) -> String {
    let given = ["annabella", "--seed", "1"].iter().chain(options);
    match Args::try_parse_from(given) {
        Err(error) => error.to_string(),
        Ok(args) => Table::new(args.play, Means::none()).unwrap_err().to_string(),
    }
}

/// Moves made at the board in front, and where a pawn stands there.
fn stands(table: &Table) -> (usize, bool) {
    let e4 = annabella::games::chess::Square::E4.index();
    (table.plies(), table.pieces()[e4] != 0)
}

#[test]
fn a_move_reaches_the_board_in_front_and_no_other() {
    let mut table = table(&["--against", "Anna,Bella,Carl"]);
    assert_eq!(texts(&table.welcome())[0], "Board 1 of 3, 1 other waits.");
    assert_eq!(table.prompt(), "Board 1 of 3. White to move:");
    table.hear("e4");
    assert_eq!(table.answer_to("next board"), ["Board 2 of 3, 1 other waits.", "White to move."]);
    assert_eq!(stands(&table), (0, false));
    assert_eq!(table.prompt(), "Board 2 of 3. White to move:");
    table.hear("d4");
    assert_eq!(table.answer_to("board 3")[0], "Board 3 of 3, 1 other waits.");
    assert_eq!(stands(&table), (0, false));
    assert_eq!(table.answer_to("next board")[0], "Board 1 of 3, 2 others wait.");
    assert_eq!(stands(&table), (1, true));
    assert_eq!(table.answer_to("previous board")[0], "Board 3 of 3, 1 other waits.");
    table.hear("board 2");
    assert_eq!(stands(&table), (1, false));
}

#[test]
fn the_boards_are_listed_and_others_are_not_there() {
    let mut table = table(&["--against", "Anna, Bella", "--you", "white"]);
    table.hear("e4");
    assert_eq!(
        table.answer_to("boards"),
        ["Board 1, Anna. Move 1, White: e4. Black to move.", "Board 2, Bella. White to move."]
    );
    assert_eq!(stands(&table), (1, true));
    assert_eq!(table.answer_to("board 5"), ["There are boards from 1 to 2 here."]);
    assert!(table.has_refused());
    assert_eq!(table.answer_to("board 1")[0], "Board 1 of 2, 1 other waits.");
}

#[test]
fn why_explains_what_was_said_at_the_board_in_front() {
    let mut table = table(&["--boards", "2", "--you", "white"]);
    table.hear("e4");
    let (first, reply) = table.could_find("e5");
    table.hear("next board");
    table.hear("e5");
    assert!(table.has_refused());
    table.take(first, &reply);
    let why = table.answer_to("why");
    assert_ne!(why, ["Nothing was refused just now."], "{why:?}");
    assert!(why[0].contains("e5") || why[0].contains("pawn"), "{why:?}");
}

#[test]
fn the_computer_thinks_for_boards_that_are_not_in_front() {
    let mut table = table(&["--boards", "2", "--you", "white"]);
    table.hear("e4");
    let (first, reply) = table.could_find("e5");
    table.hear("next board");
    assert!(table.take(first, &reply).is_empty(), "nobody is interrupted");
    assert_eq!(stands(&table), (0, false));
    assert_eq!(
        table.answer_to(""),
        [
            "Board 2 of 2.",
            "Chess against the computer, rated about 1200, casual player. You play White.",
            "You are to move."
        ]
    );
    let said = table.answer_to("next board");
    assert_eq!(said, ["Board 1 of 2, 1 other waits.", "Black: e5.", "You are to move."]);
    assert_eq!(table.plies(), 2);
    assert_eq!(table.answer_to("board 1").len(), 2, "it is told once");
    // a thought about a position that is no more
    assert!(table.take(first, &reply).is_empty());
    assert_eq!(table.plies(), 2);
}

#[test]
fn a_game_gives_its_place_to_another_one_and_the_other_boards_stay() {
    let mut table = table(&["--boards", "3", "--rising", "--level", "600"]);
    let strengths = |table: &mut Table| -> Vec<String> {
        table.at_all_boards(|table| table.strength().to_string())
    };
    assert_eq!(strengths(&mut table), ["rating:600", "rating:700", "rating:800"]);
    let sides = |table: &mut Table| table.at_all_boards(|table| table.is_person(Side::First));
    assert_eq!(sides(&mut table), [true, false, true]);
    table.hear("e4");
    table.hear("board 3");
    table.hear("resign");
    table.hear("yes");
    assert_eq!(table.answer_to("new")[0], "Board 3 of 3.");
    assert_eq!(strengths(&mut table), ["rating:600", "rating:700", "rating:800"]);
    assert_eq!(sides(&mut table), [true, false, true]);
    table.hear("d4");
    table.hear("board 1");
    assert_eq!(stands(&table), (1, true));
}

#[test]
fn nothing_is_stronger_than_the_highest_level() {
    for (level, highest) in [("2350", "rating:2400"), ("12", "level:12"), ("full:2", "full:2")] {
        let mut table = table(&["--boards", "2", "--rising", "--level", level]);
        table.hear("board 2");
        assert_eq!(table.strength().to_string(), highest);
    }
}

#[test]
fn what_is_asked_at_a_board_stays_there() {
    let mut table = table(&["--against", "Anna,Bella", "--you", "white"]);
    for line in ["e4", "e5", "go back 1"] {
        table.hear(line);
    }
    assert!(table.is_looking_back());
    table.hear("next board");
    assert!(!table.is_looking_back());
    table.hear("draw");
    table.hear("d4");
    table.hear("next board");
    assert_eq!(table.prompt(), "Board 1 of 2. Looking back:");
    assert!(table.is_looking_back());
}

#[test]
fn by_the_laws_there_is_one_board() {
    for options in [
        &["--boards", "2", "--laws", "rapid"][..],
        &["--boards", "2", "--announce"],
        &["--boards", "2", "--continue"],
        &["--boards", "2", "--you", "none"],
        &["--boards", "1"],
        &["--against", "Anna"],
        &["--against", "Anna,Bella", "--boards", "2"],
        &["--rising"],
    ] {
        assert!(!refused(options).is_empty(), "{options:?}");
    }
    let mut alone = table(&["--you", "white"]);
    for line in ["next board", "previous board", "board 1", "boards"] {
        assert_eq!(alone.answer_to(line), ["There is only this board."], "{line}");
    }
    assert_eq!(alone.prompt(), "Your move:");
}
