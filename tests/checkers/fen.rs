//! Positions as texts.

use annabella::games::checkers::Position;
use annabella::games::checkers::notation::fen::parse;

#[test]
fn positions_are_read_in_every_spelling() {
    let expected = "B:W18,24,27,28,K30:B12,16,20,K22,K25";
    for text in [
        "B:W18,24,27,28,K30:B12,16,20,K22,K25",
        "B:B12,16,20,K22,K25:W18,24,27,28,K30",
        " b : w 18, 24, 27-28, k30 : b 12,16,20,K22,K25 .",
        "B:W18,24,27,28,K30:R12,16,20,K22,K25.",
        "R:W18,24,27,28,K30:R12,16,20,K22,K25:H0:F1",
    ] {
        assert_eq!(parse(text).unwrap().to_string(), expected, "{text}");
    }
    assert_eq!(parse("B:W21-32:B1-12"), Ok(Position::default()));
    let counted = "W:W30:BK1:H12:F30";
    assert_eq!(parse(counted).unwrap().to_string(), counted);
    assert_eq!(parse("W:W:BK1").unwrap().to_string(), "W:W:BK1", "White has nothing left");
}

#[test]
fn what_is_no_position_is_refused_with_its_place() {
    for (text, expected) in [
        ("", "character 1: found the end, expected the side to move, B (Red) or W, and ':'"),
        ("W18:B1", "character 1: found 'W', expected the side to move, B (Red) or W, and ':'"),
        ("X:W18:B1", "character 1: found 'X', expected the side to move, B (Red) or W, and ':'"),
        ("B", "character 1: found 'B', expected the side to move, B (Red) or W, and ':'"),
        ("B:W18:W19", "character 7: found 'W', expected B and the pieces of Red"),
        ("B:W33:B1", "character 4: found '3', expected a square from 1 to 32"),
        ("B:W0:B1", "character 4: found '0', expected a square from 1 to 32"),
        ("B:W18:B18", "character 10: a piece stands on 18 already"),
        ("B:W18:B1 x", "character 10: found 'x', expected the end"),
        ("B:W18:B1:Hx", "character 11: found 'x', expected a number of plies"),
        ("B:W1:B5", "a man of White stands on 1, where it would have become a king"),
        ("B:W18:B30", "a man of Red stands on 30, where it would have become a king"),
        ("B:W:B", "no piece stands on the board"),
        ("B:W20-32:B1-12", "White has 13 pieces; a side has at most 12"),
    ] {
        let error = parse(text).unwrap_err().to_string();
        assert_eq!(error, expected, "{text}");
    }
    let long = "B:W18:B".repeat(1_000);
    assert!(parse(&long).unwrap_err().to_string().contains("goes on for"));
}
