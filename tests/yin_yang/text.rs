//! Positions and points as text.

use annabella::games::Side;
use annabella::games::yin_yang::notation::parse;
use annabella::games::yin_yang::{Point, Position, Size};

fn refused(text: &str) -> String {
    text.parse::<Position>().expect_err("the text is no position").to_string()
}

#[test]
fn positions_are_written_row_by_row_from_the_top() {
    let start = Position::default();
    assert_eq!(start.to_string(), "9/9/9/9/9/9/9/9/9 b 5 0 0 0 1");
    let position: Position = "3b/..w./4 w 7 1 2 1 12".parse().unwrap();
    assert_eq!(position.to_string(), "3b/2w1/4 w 7 1 2 1 12");
    assert_eq!(position.size(), Size::new(4, 3).unwrap());
    assert_eq!(position.stone_at("D3".parse().unwrap()), Some(Side::First));
    assert_eq!(position.stone_at("C2".parse().unwrap()), Some(Side::Second));
}

#[test]
fn errors_say_what_stood_where() {
    let cases = [
        ("", "the board is 0x1; a side has 2 to 19 points"),
        ("9 b 5", "the board is 9x1; a side has 2 to 19 points"),
        ("20/20 b 5", "the board is 20x2; a side has 2 to 19 points"),
        ("3/2/3 b 5", "row 2 from the top has 2 points, expected 3, as in the first"),
        ("3/1x1/3 b 5", "row 2 from the top: found 'x', expected b, w, a full stop or a number"),
        ("3/3/3", "found \"\", expected the side to move, b or w"),
        ("3/3/3 x", "found \"x\", expected the side to move, b or w"),
        ("3/3/3 b", "found \"\", expected the target, 1 to 99"),
        ("3/3/3 b 0", "found \"0\", expected the target, 1 to 99"),
        ("3/3/3 b 100", "found \"100\", expected the target, 1 to 99"),
        ("3/3/3 b 5 +1", "found \"+1\", expected how many stones Black has captured, 0 to 999"),
        ("3/3/3 b 5 0 x", "found \"x\", expected how many stones White has captured, 0 to 999"),
        ("3/3/3 b 5 0 0 3", "found \"3\", expected how many passes the last moves were, 0 to 2"),
        ("3/3/3 b 5 0 0 0 0", "found \"0\", expected the number of the move to come, 1 or more"),
        ("3/3/3 b 5 0 0 0 1 2", "found \"2\" behind the number of the move, expected the end"),
        ("bw1/w2/3 b 5", "the black stone on A3 has no liberty"),
        ("bbw/bww/wwb b 5", "the black stone on C1 has no liberty"),
        (
            "3/3/3 b 5 5 6",
            "both sides have captured 5 stones or more, and the first to do so has won",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(refused(text), expected, "{text:?}");
    }
    assert_eq!(
        refused(&"9".repeat(600)),
        "the position goes on for 600 bytes; one has at most 512"
    );
}

#[test]
fn a_position_in_which_the_game_is_over_is_read() {
    let position: Position = "3/3/3 w 5 5 0 0 30".parse().unwrap();
    assert!(position.end().is_some() && position.legal_moves(&[]).is_empty());
}

#[test]
fn points_have_letters_without_i() {
    let size = Size::square(19).unwrap();
    for point in size.points() {
        let text = point.to_string();
        assert!(!text.contains('I'));
        assert_eq!(text.parse(), Ok(point));
        assert_eq!(text.to_lowercase().parse(), Ok(point));
        assert_eq!(size.point(size.number_of(point)), Some(point));
    }
    assert_eq!(Point::at(8, 0).unwrap().to_string(), "J1");
    assert_eq!(Point::at(18, 18).unwrap().to_string(), "T19");
    for text in ["", "I5", "A0", "A20", "U1", "A", "4D", "A+1", "A01", "AA1", "Ä1", "A1 "] {
        assert!(text.parse::<Point>().is_err(), "{text:?}");
    }
}

#[test]
fn moves_say_what_is_wrong() {
    let position = Position::default();
    let error = parse(&position, "i5", &[]).unwrap_err().to_string();
    let expected = "\"i5\" is not a point; points are a letter from A to T without I and a number \
                    from 1 to 19, or the word pass";
    assert_eq!(error, expected);
    let error = parse(&position, "T19", &[]).unwrap_err().to_string();
    assert_eq!(error, "the point is beyond a board of 9x9");
    assert!(parse(&position, "PASS", &[]).unwrap().is_pass());
}
