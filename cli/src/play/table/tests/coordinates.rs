//! S-13: coordinates of the drawn board are shown or hidden, and every square has a spoken label.

use super::*;

#[test]
fn coordinates_are_shown_or_hidden() {
    for (game, before, after) in [
        ("chess", "8  r n b q k b n r", "r n b q k b n r"),
        ("checkers", "   r  r  r  r", "   r  r  r  r"),
        ("yin-yang", " 9 . . . . . . . . .", ". . . . . . . . ."),
    ] {
        let mut table = table(&["--you", "both", "--game", game]);
        let first = |table: &mut Table| table.answer_to("board grid").concat();
        let shown = first(&mut table);
        assert!(shown.starts_with(before) || game == "checkers", "{shown}");
        table.hear("coordinates");
        let hidden = first(&mut table);
        assert!(hidden.starts_with(after) || game == "checkers", "{hidden}");
        let has_digit = |text: &str| text.contains(|letter: char| letter.is_ascii_digit());
        assert_eq!((has_digit(&shown), has_digit(&hidden)), (true, false), "{game}");
        assert_eq!(table.answer_to("coordinates"), ["The drawn board has its coordinates."]);
        assert_eq!(first(&mut table), shown);
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
