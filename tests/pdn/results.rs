use super::*;

#[test]
fn one_to_nil_is_a_win_of_the_side_that_begins() {
    for (text, result) in [
        ("1-0", GameResult::FirstWins),
        ("2-0", GameResult::FirstWins),
        ("0-1", GameResult::SecondWins),
        ("0-2", GameResult::SecondWins),
        ("1/2-1/2", GameResult::Draw),
        ("1-1", GameResult::Draw),
        ("½-½", GameResult::Draw),
        ("1/2", GameResult::Draw),
        ("1 - 0", GameResult::FirstWins),
        ("0–1", GameResult::SecondWins),
        ("1/2 - 1/2", GameResult::Draw),
        ("*", GameResult::Unknown),
        ("0-0", GameResult::Unknown),
        ("* 1-0", GameResult::FirstWins),
    ] {
        let game = read(format!("1. 11-15 23-18 {text}\n"));
        assert_eq!((moves(&game).as_str(), game.result()), ("11-15 23-18", result), "{text}");
    }
    assert_eq!(GameResult::win(Side::First).to_string(), "1-0");
    assert_eq!(read("[Result \"0-0\"]\n1. 11-15").result(), GameResult::Unknown);
}

#[test]
fn moves_from_1_are_no_results() {
    let game = read("[FEN \"B:WK32:BK1,K2\"]\n1. 1-5 32-28 2. 5-1 28-32 3. 2 - 6 1/2-1/2");
    assert_eq!(moves(&game), "1-5 32-28 5-1 28-32 2-6");
    let game = read("[FEN \"B:WK32,6:BK1,3\"]\n1. 1-10 *").moves().len();
    assert_eq!(game, 1);
}

#[test]
fn the_end_of_the_moves_is_believed_before_the_tag() {
    let game = read("[Result \"1-0\"]\n1. 11-15 0-1");
    assert_eq!(game.result(), GameResult::SecondWins);
    assert_eq!(
        game.notes[0].to_string(),
        "line 2, column 13: the tag Result says 1-0, the end of the game 0-1"
    );
    // PDN 3.0 ends every game with an asterisk
    for text in ["1. 11-15 *", "1. 11-15"] {
        let game = read(format!("[Result \"1-0\"]\n{text}"));
        assert_eq!((game.result(), notes(&game)), (GameResult::FirstWins, Vec::new()));
    }
    assert_eq!(notes(&read("1. 11-15")), [NoteKind::ResultMissing]);
    let game = read("[Result \"won\"]\n1. 11-15 *");
    assert_eq!(notes(&game), [NoteKind::ResultTag("won".to_owned())]);
}

#[test]
fn the_position_is_believed_before_all() {
    let start = "[FEN \"B:W15:B11,10\"]\n";
    for (text, is_told) in [("1-0", false), ("*", false), ("0-1", true), ("1/2-1/2", true)] {
        let game = read(format!("{start}1. 10x19 {text}"));
        assert_eq!(game.result(), GameResult::FirstWins);
        assert_eq!(game.notes.len(), usize::from(is_told), "{text}: {:?}", game.notes);
    }
    let game = read(format!("{start}1. 10x19 0-1"));
    assert_eq!(
        game.notes[0].to_string(),
        "line 2, column 13: the result says 0-1, but White cannot move and has lost"
    );
    assert!(game.to_string().contains("[Result \"1-0\"]"));
}
