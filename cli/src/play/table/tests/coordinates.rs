//! S-13: coordinates of the drawn board are shown or hidden, and every square has a spoken label.

use super::*;

#[test]
fn coordinates_are_shown_or_hidden() {
    for (game, row, shown, hidden) in [
        ("chess", 0, "8  r n b q k b n r", "r n b q k b n r"),
        ("checkers", 3, " 20    19    18    17", "  .     .     .     ."),
        ("yin-yang", 0, " 9 . . . . . . . . .", ". . . . . . . . ."),
    ] {
        let mut table = table(&["--you", "both", "--game", game]);
        let board = |table: &mut Table| table.answer_to("board grid");
        let before = board(&mut table);
        assert_eq!(before[row], shown, "{game}");
        table.hear("coordinates");
        let after = board(&mut table);
        assert_eq!(after[row], hidden, "{game}");
        let has_digit = |line: &String| line.contains(|letter: char| letter.is_ascii_digit());
        assert!(!after.iter().any(has_digit), "{game}: {after:#?}");
        assert_eq!(table.answer_to("coordinates"), ["The drawn board has its coordinates."]);
        assert_eq!(board(&mut table), before);
    }
}

#[test]
fn every_square_is_said_by_its_letter_and_digit() {
    let mut table = table(&["--you", "both", "--style", "nato"]);
    for square in annabella::games::chess::Square::ALL {
        let said = table.answer_to(&format!("what is on {square}")).concat();
        let label = said.strip_prefix("On ").and_then(|said| said.split_once(':')).unwrap().0;
        let (file, rank) = label.split_once(' ').expect("a word and a digit");
        assert_eq!(file.chars().next(), Some(square.file().to_char()), "{said}");
        assert_eq!(rank, square.rank().to_char().to_string(), "{said}");
    }
}
