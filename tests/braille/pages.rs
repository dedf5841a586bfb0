//! The layout of a BRF file.

use super::*;

#[test]
fn pages_are_as_devices_take_them() {
    let long = format!("Tournament {}", "of many words and names ".repeat(20));
    let url = format!("https://example.org/{}", "abcdefghij".repeat(12));
    for mut game in random_games(3, 300) {
        game.set_tag("Event", &long);
        game.set_tag("Site", &url);
        for style in styles() {
            let pages = pages(&game, &style);
            assert!(pages.bytes().all(|b| matches!(b, b' '..=b'_' | b'\r' | b'\n' | b'\x0C')));
            assert_eq!(pages.matches('\n').count(), pages.matches("\r\n").count());
            assert_eq!(pages.matches('\r').count(), pages.matches("\r\n").count());
            let split: Vec<&str> = pages.split('\x0C').collect();
            for (number, page) in split.iter().enumerate() {
                assert!(page.ends_with("\r\n"));
                let lines: Vec<&str> = page.trim_end_matches("\r\n").split("\r\n").collect();
                let is_last = number + 1 == split.len();
                assert!(lines.len() == braille::LINES || is_last && lines.len() < braille::LINES);
                assert!(lines.iter().all(|line| line.len() <= braille::WIDTH), "{page}");
                assert!(lines.iter().all(|line| line.trim_end() == *line), "{page}");
            }
            let again = read(&pages);
            assert!(again.mainline().eq(game.mainline()));
            assert_eq!(again.tag("Event"), read(&text(&game, &style)).tag("Event"));
            assert_eq!(again.tag("Site"), Some(url.as_str()), "{pages}");
        }
    }
}

#[test]
fn lines_break_at_blanks_or_after_dot_5() {
    let mut game = Game::default();
    game.set_tag("Event", "one two three four five six seven eight nine");
    game.set_tag("Site", &"x".repeat(80));
    let (first, last) = ("X".repeat(37), "X".repeat(6));
    let expected = format!(
        ",EVENT3 ONE TWO THREE FOUR FIVE SIX\r\n  SEVEN EIGHT NINE\r\n,SITE3\r\n  \
         {first}\"\r\n  {first}\"\r\n  {last}\r\n\r\n\"9\r\n"
    );
    assert_eq!(pages(&game, &LITERAL), expected);
    assert_eq!(read(&expected), game);
}

#[test]
fn a_line_may_go_on_over_a_page() {
    let mut game = Game::default();
    game.set_tag("Event", &"word ".repeat(300));
    let pages = pages(&game, &LITERAL);
    assert_eq!(pages.split('\x0C').count(), 2);
    assert!(pages.split('\x0C').nth(1).unwrap().starts_with("  WORD WORD"));
    assert_eq!(read(&pages), game);
}
