//! V-04: several games at once. One board is in front, and a move never reaches another one.

use clap::CommandFactory;

use super::*;
use crate::args::DIFFERENT;

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
    let welcome = texts(&table.welcome());
    assert_eq!(welcome[0], "Board 1 of 3, 1 other waits.");
    assert!(welcome.contains(&"Against Anna you play White.".to_owned()), "{welcome:?}");
    assert_eq!(table.prompt(), "Board 1 of 3. White to move:");
    table.hear("e4");
    assert_eq!(
        table.answer_to("next board"),
        ["Board 2 of 3, 1 other waits.", "Against Bella you play Black.", "White to move."]
    );
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
fn the_word_for_a_board_may_be_left_out_where_there_are_several() {
    let mut table = table(&["--boards", "3", "--you", "white"]);
    let welcome = texts(&table.welcome());
    let how = "Type next board, or board 2, to go to another board.";
    assert!(welcome.iter().any(|line| line == how), "{welcome:?}");
    assert_eq!(table.answer_to("next")[0], "Board 2 of 3, 2 others wait.");
    assert_eq!(table.answer_to("previous")[0], "Board 1 of 3, 2 others wait.");
    assert_eq!(table.answer_to("3")[0], "Board 3 of 3, 2 others wait.");
    assert_eq!(table.answer_to("4"), ["There are boards from 1 to 3 here."]);
    assert!(table.answer_to("help boards").iter().any(|line| line.contains("next board")));
    let mut alone = self::table(&["--you", "white"]);
    alone.hear("next");
    assert!(alone.has_refused());
}

#[test]
fn a_board_is_called_by_who_sits_there() {
    let mut table = table(&["--against", "Marta,Bella"]);
    assert_eq!(table.answer_to("board bella")[0], "Board 2 of 2, 1 other waits.");
    assert_eq!(table.answer_to("board Marta")[0], "Board 1 of 2.");
    table.hear("board Carla");
    assert!(table.has_refused());
    assert_eq!(table.board_in_front(), 0);
}

#[test]
fn in_checkers_a_number_alone_is_a_square() {
    let mut table = table(&["--game", "checkers", "--boards", "2", "--you", "red"]);
    for square in ["2", "two"] {
        table.hear(square);
        assert_eq!(table.board_in_front(), 0, "{square}");
    }
    assert_eq!(table.answer_to("next")[0], "Board 2 of 2, 1 other waits.");
}

#[test]
fn a_list_of_boards_tells_how_strong_each_opponent_is() {
    let mut table = table(&["--boards", "2", "--rising", "--level", "600", "--you", "white"]);
    assert_eq!(
        table.answer_to("boards"),
        [
            "Board 1, Computer, rated about 600, newcomer. You are to move.",
            "Board 2, Computer, rated about 700, newcomer. You are to move."
        ]
    );
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
    assert_eq!(table.answer_to("which board"), ["Board 1 of 2, 1 other waits."]);
    assert_eq!(table.answer_to("what board am I on?"), ["Board 1 of 2, 1 other waits."]);
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
    // news is told once, and is the last move from then on
    let again = table.answer_to("board 1");
    assert_eq!(again[1..], ["Move 1, Black: e5.", "You are to move."]);
    // a thought about a position that is no more
    assert!(table.take(first, &reply).is_empty());
    assert_eq!(table.plies(), 2);
}

#[test]
fn the_first_visit_tells_the_colour_also_while_the_computer_thinks_about_the_first_move() {
    let opening = "Chess against the computer, rated about 1200, casual player. You play Black.";
    let mut table = table(&["--boards", "2", "--you", "black"]);
    let said = table.answer_to("next board");
    assert_eq!(said, ["Board 2 of 2.", opening, "White to move."]);
    let (second, first_move) = table.could_find("e4");
    table.hear("next board");
    table.take(second, &first_move);
    let said = table.answer_to("next board");
    assert_eq!(said, ["Board 2 of 2.", opening, "White: e4.", "You are to move."]);
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
    let over = table.answer_to("yes").concat();
    assert!(over.contains("Type next board, new for another game here"), "{over}");
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
fn by_the_laws_each_board_has_its_own_clock_and_nobody_helps() {
    let mut table = table(&["--against", "Anna,Bella", "--you", "white", "--laws", "rapid"]);
    table.hear("start");
    assert_eq!(table.answer_to("hint"), ["Not possible: a strict game does not allow that."]);
    table.hear("e4");
    let waits = table.at_all_boards(|table| table.is_waiting_to_start());
    assert_eq!(waits, [false, true]);
    table.hear("next board");
    assert!(table.is_waiting_to_start());
    table.hear("start");
    table.hear("touch d2");
    table.hear("e4");
    assert_eq!(stands(&table), (0, false), "what is touched at this board is moved");
    table.hear("previous board");
    assert_eq!(stands(&table), (1, true));
    table.hear("press");
    let running = table.at_all_boards(|table| table.clocks().unwrap().running);
    assert_eq!(running, [Some(Side::Second), Some(Side::First)]);
}

#[test]
fn an_announcement_ends_also_when_another_board_is_in_front() {
    let mut table = table(&[
        "--against",
        "Anna,Bella",
        "--you",
        "white",
        "--mode",
        "strict",
        "--announce",
        "white",
    ]);
    table.hear("e4");
    table.hear("next board");
    table.announcement_spoken();
    table.hear("previous board");
    let phase = table.state().phase();
    assert!(matches!(phase, Phase::Playing(Turn::Announcing { is_spoken: true, .. })), "{phase:?}");
}

#[test]
fn with_the_laws_for_the_blind_the_same_side_announces_at_all_boards() {
    let mut table = table(&["--boards", "2", "--laws", "blind", "--you", "white"]);
    let blind = |table: &mut Table| table.state().is_blind(Side::First);
    assert_eq!(table.at_all_boards(blind), [true, true]);
}

/// What else can be said of a game; whoever adds an option decides whether it goes with several
/// boards.
#[test]
fn what_is_of_one_game_is_refused_with_several_boards() {
    let command = Args::command();
    let option = |id: &str| command.get_arguments().find(|arg| arg.get_id() == id).unwrap();
    let conflicts = |one: &str, other: &str| {
        command.get_arg_conflicts_with(option(one)).iter().any(|arg| arg.get_id() == other)
    };
    let refused_with = |of_boards: &str| -> Vec<&str> {
        let ids = command.get_arguments().map(|arg| arg.get_id().as_str());
        ids.filter(|id| conflicts(of_boards, id) || conflicts(id, of_boards)).collect()
    };
    let of_one_game = |id: &&str| DIFFERENT.contains(id);
    for (of_boards, besides) in [
        ("count", &["against"][..]),
        ("against", &["level", "endgames", "computer_resigns", "count"]),
    ] {
        let (of_one, others): (Vec<&str>, Vec<&str>) =
            refused_with(of_boards).into_iter().partition(of_one_game);
        assert_eq!(of_one.len(), DIFFERENT.len(), "{of_boards}: {of_one:?}");
        assert_eq!(others, besides, "{of_boards}");
    }
    let longs = command.get_arguments().filter(|arg| !of_one_game(&arg.get_id().as_str()));
    let mut longs: Vec<&str> = longs.filter_map(clap::Arg::get_long).collect();
    longs.sort_unstable();
    assert_eq!(longs.join(" "), GO_WITH_BOARDS, "does a new option go with several boards?");
}

const GO_WITH_BOARDS: &str = "against announce asking automatic-draws begins blind blindfold boards \
    clock clock-black computer-resigns correct default-time dictated draws duties endgames fen \
    game lang laws level long-names mode moment name-captured press repeated rising score-by-hand \
    seed session sighted-duties size speak squares start style target tell-time unsupervised you";

#[test]
fn several_boards_are_refused_where_they_make_no_sense() {
    for (options, reason) in [
        (&["--boards", "2", "--continue"][..], "cannot be used with"),
        (&["--boards", "2", "--load", "game.pgn"], "cannot be used with"),
        (&["--boards", "2", "--you", "none"], "one side is yours at all boards"),
        (&["--boards", "2", "--laws", "rapid-unsupervised"], "between two people"),
        (&["--boards", "1"], "a number from 2 to 12 is expected"),
        (&["--against", "Anna"], "expected from 2 to 12 names"),
        (&["--against", "Anna,Bella", "--boards", "2"], "cannot be used with"),
        (&["--rising"], "required arguments were not provided"),
    ] {
        let told = refused(options);
        assert!(told.contains(reason), "{options:?}: {told}");
    }
}

#[test]
fn a_game_alone_has_one_board() {
    let mut alone = table(&["--you", "white"]);
    for line in ["next board", "previous board", "board 1", "boards"] {
        assert_eq!(alone.answer_to(line), ["There is only this board."], "{line}");
    }
    assert_eq!(alone.prompt(), "Your move:");
}
