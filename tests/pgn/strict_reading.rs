use super::*;

#[test]
fn strict_reading_takes_what_the_standard_describes() {
    let text = format!(
        "{ROSTER}1. e4 $1 e5 {{a comment}} 2. Nf3 (2. f4 exf4 {{x}} 3. Nf3) 2... Nc6 3. Bb5 a6 4. Bxc6\ndxc6 5. O-O *\n"
    );
    let game = Reader::with_options(text.as_bytes(), STRICT).next().unwrap().unwrap();
    assert_eq!(game.mainline().count(), 9);
}

#[test]
fn strict_reading_reports_the_first_breach() {
    let text = "[Event \"?\"]\n[Date \"????.??.??\"]\n\n*";
    let error = Reader::with_options(text.as_bytes(), STRICT).next().unwrap().unwrap_err();
    assert_eq!(error.to_string(), "game 1, line 2: found the tag Date, expected the tag Site");
    for (moves, expected) in [
        ("1. e4 2. e5 *", "game 1, line 9: found 2., expected the move number 1..."),
        ("1.. e4 *", "game 1, line 9: found 1.., expected the move number 1."),
        ("e4 *", "game 1, line 9: found the move e4, expected the move number 1."),
        ("1. e4 {x} e5 *", "game 1, line 9: found the move e5, expected the move number 1..."),
        (
            "1. e4 e5 2. Ng1f3 *",
            "game 1, line 9, ply 3, at 2. Ng1f3: \"Ng1f3\" is not possible: the move is legal, but \
             not written as asked; possible: Nf3",
        ),
        ("1. e4\ne5 1-0", "game 1, line 10: the tag Result says *, the end of the game 1-0"),
        ("1. e4 e5", "game 1, line 9: the moves end without a result"),
        ("1. e4 1/2", "game 1, line 9: the result: found \"1/2\", expected 1/2-1/2"),
        ("1. e4 $300 *", "game 1, line 9: found \"$300\", expected a glyph from $0 to $255"),
        ("1. e4 ) *", "game 1, line 9: found ')' outside a variation"),
    ] {
        assert_eq!(strict_error(moves), expected);
    }
}

#[test]
fn strict_reading_wants_the_whole_roster_and_utf8() {
    let read = |text: &[u8]| Reader::with_options(text, STRICT).next().unwrap().unwrap_err();
    assert_eq!(
        read(b"[Event \"?\"]\n\n1. e4 *").to_string(),
        "game 1, line 3: found no more tags, expected the tag Site"
    );
    let text = [ROSTER.as_bytes(), b"1. e4 {sch\xF6n} *"].concat();
    assert_eq!(
        read(&text).to_string(),
        "game 1, line 9: found text in another encoding than UTF-8, here read as Windows-1252"
    );
}

#[test]
fn strict_reading_takes_an_odd_position_but_none_that_needs_mending() {
    let game = |fen: &str| {
        format!(
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
             [Black \"?\"]\n[Result \"*\"]\n[FEN \"{fen}\"]\n[SetUp \"1\"]\n\n*\n"
        )
    };
    let strict = Options { strict: true, ..Options::default() };
    let read = |fen| Reader::with_options(game(fen).as_bytes(), strict).next_game().map(|_| ());
    assert_eq!(read("4k3/8/8/P7/PPPPPPPP/8/8/4K3 w - - 0 1").map_err(|e| e.to_string()), Ok(()));
    // the standard writes the square behind any double step
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(read(after_e4).map_err(|e| e.to_string()), Ok(()));
    assert!(read("4k3/8/8/8/8/8/8/4K3 w K - 0 1").is_err());
}

#[test]
fn a_result_in_a_variation_is_not_that_of_the_game() {
    let text = "[Result \"0-1\"]\n\n1. e4 (1. d4 1-0) 1... e5\n";
    let game: Game = text.parse().unwrap();
    assert_eq!(game.result, GameResult::BlackWins);
}

#[test]
fn tags_that_the_game_itself_decides_cannot_be_set_in_any_spelling() {
    let mut game = Game::default();
    for name in ["fen", "F-EN", "setup", "Set Up"] {
        game.set_tag(name, "nonsense");
    }
    game.set_tag("Res-ult", "1-0");
    assert_eq!(game.result, GameResult::WhiteWins);
    assert_eq!(game.to_string().parse::<Game>().unwrap(), game);
}

#[test]
fn strict_reading_goes_on_with_the_next_game_after_a_breach() {
    let text = format!("[White \"A\"]\n[Black \"B\"]\n\n1. e4 *\n\n{ROSTER}1. d4 *\n");
    let games: Vec<_> = Reader::with_options(text.as_bytes(), STRICT).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(moves(games[1].as_ref().unwrap()), "d4");
}
