use super::*;

#[test]
fn an_error_names_game_line_column_ply_and_move() {
    let text = "[White \"Ä\"]\n\n1. 11-15 23-18 1-0\n\n[White \"B\"]\n\n1. 11-15 {öö} 23-18\n2. \
                8-11 27-23 3. 4-8 18-9 1-0\n\n[White \"C\"]\n\n1. 9-14 *";
    let games = read_all(text);
    let error = games[1].as_ref().unwrap_err();
    assert_eq!((error.game, error.line, error.column), (2, 8, 22));
    let at = error.at.as_ref().unwrap();
    assert_eq!((at.ply, at.number, at.side), (6, 3, Side::Second));
    assert_eq!(
        error.to_string(),
        "game 2, line 8, column 22, ply 6, at 3... 18-9: \"18-9\" is not possible: a piece stands on 9"
    );
    assert_eq!(games.len(), 3);
    assert_eq!(moves(games[2].as_ref().unwrap()), "9-14");
}

#[test]
fn what_is_no_move_is_named_as_it_stands() {
    for (text, message) in [
        ("1. 11-33 *", "\"11-33\" is not a move; character 4: expected a square from 1 to 32"),
        ("1. 0-5 *", "\"0-5\" is not a move; character 1: expected a square from 1 to 32"),
        ("[Black \"x\"]\nc3-d4 d6-c5 *", "\"c3-d4\" is not a move"),
        ("1. c3-d4 *", "\"c3-d4\" is not a move; character 1: expected a square from 1 to 32"),
        ("1. 11-15a *", "character 6: expected '-' or 'x' and the next square"),
        ("1. 11-15 2. 23--18 *", "\"23--18\" is not a move; character 4"),
        ("1. 11-15 e4 *", "\"e4\" is not a move"),
        ("1. 11-15 23-18 2. 15x22 *", "\"15x22\" is not possible: "),
        ("1. 99999999999999999999-1 *", "expected a square from 1 to 32"),
    ] {
        let error = error(text);
        assert!(error.to_string().contains(message), "{error}");
        assert!(matches!(error.kind, PdnErrorKind::Move(_)));
    }
}

#[test]
fn another_game_is_named() {
    let found = error("[Event \"x\"]\n  [GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *");
    assert_eq!(
        found.to_string(),
        "game 1, line 2, column 3: the tag GameType: found \"20,W,10,10,N2,0\", which is \
         international draughts, expected \"21\", which is English draughts (American checkers)"
    );
    assert!(error("[GameType \"99\"]\n1. 11-15 *").to_string().contains("found \"99\", expected"));
    for value in ["21", " 21 ,B,8,8,N1,0", "", "?"] {
        assert_eq!(moves(&read(format!("[GameType \"{value}\"]\n1. 11-15 *"))), "11-15");
    }
}

#[test]
fn a_bad_position_is_told_where_its_tag_stands() {
    let found = error("[Event \"x\"]\n[FEN \"B:W18:B15,33\"]\n\n1. 15x22 *");
    assert_eq!((found.line, found.column), (2, 1));
    assert_eq!(
        found.to_string(),
        "game 1, line 2, column 1: the tag FEN, character 11: found '3', expected a square from 1 \
         to 32"
    );
    let found = error("1. 11-15 /FEN \"B:W18:B15\"/ 15x22 *");
    assert!(found.to_string().contains("a new position among the moves is not read"), "{found}");
}

#[test]
fn after_an_error_reading_goes_on_with_the_next_game() {
    let text = "1. 11-20 {[Event \"no\"]\n1-0} (2. x 1-0) 22-18* 1-5 2-0 1. 9-14 *\n\n1. 1-32\n\n\
                [Event \"C\"]\n\n1. 11-16 *\n\n[GameType \"25\"]\n\n1. c3-d4 2-0\n\n[GameType \"20\"]\n\
                [Event \"D\"]\n\n1. 32-28 *\n\n1. 10-14 *";
    let games = read_all(text);
    let kinds: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(kinds, [false, true, false, true, false, false, true]);
    assert_eq!(games[5].as_ref().unwrap_err().game, 6);
    assert_eq!(games[3].as_ref().unwrap().tag("Event"), Some("C"));
    assert_eq!(moves(games[6].as_ref().unwrap()), "10-14");
}

#[test]
fn a_failing_input_ends_the_reading() {
    let mut reader = Reader::new(Failing(b"1. 11-15 "));
    let error = reader.next_game().unwrap_err();
    assert!(error.to_string().ends_with("reading failed: the disk is gone"), "{error}");
    assert!(matches!(reader.next_game(), Ok(None)));
}
