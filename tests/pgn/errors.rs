use super::*;

#[test]
fn an_error_names_game_line_ply_and_move() {
    let text = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. e4 e5\n2. Nf3 Nc6 3. Bb5\nNf6 4. Qd4 0-1\n\n[White \"C\"]\n\n1. c4 *";
    let games = read_all(text);
    let error = games[1].as_ref().unwrap_err();
    assert_eq!(error.game, 2);
    assert_eq!(error.line, 9);
    let at = error.at.as_ref().unwrap();
    assert_eq!((at.ply, at.number, at.color), (7, 4, Color::White));
    assert_eq!(
        error.to_string(),
        "game 2, line 9, ply 7, at 4. Qd4: \"Qd4\" is not possible: no queen of White can go to d4; \
         possible: Qe2"
    );
    assert_eq!(games.len(), 3);
    assert_eq!(moves(games[2].as_ref().unwrap()), "c4");
}

#[test]
fn a_move_of_black_is_named_with_three_points() {
    assert_eq!(
        error("1. e4 e5 2. Nf3 Kd7").to_string(),
        "game 1, line 1, ply 4, at 2... Kd7: \"Kd7\" is not possible: d7 is held by a pawn of the \
         same side; possible: Ke7"
    );
    assert_eq!(
        error("1. e4 hello *").to_string(),
        "game 1, line 1, ply 2, at 1... hello: \"hello\" is not a move; character 3: found 'l', \
         expected a rank from 1 to 8"
    );
}

#[test]
fn after_an_error_reading_goes_on_with_the_next_game() {
    let text = "1. e5 e5 {[Event \"no\"]\n[White \"no\"]} 2. Ke2 (2. x 1-0) 1-0 1. d4 *\n\n1. Kh8\n\n[Event \"C\"]\n\n1. c4 *";
    let games = read_all(text);
    let kinds: Vec<bool> = games.iter().map(Result::is_ok).collect();
    assert_eq!(kinds, [false, true, false, true]);
    assert_eq!(games[2].as_ref().unwrap_err().game, 3);
    assert_eq!(games[3].as_ref().unwrap().tag("Event"), Some("C"));
}

#[test]
fn a_failing_input_ends_the_reading() {
    let mut reader = Reader::new(Failing(b"1. e4 "));
    let error = reader.next_game().unwrap_err();
    assert_eq!(error.to_string(), "game 1, line 1: reading failed: the disk is gone");
    assert!(matches!(reader.next_game(), Ok(None)));
}
