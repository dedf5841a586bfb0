//! The screen of a game of Yin-Yang.

use super::*;

/// Directions are told as Black sees the board, and so it is drawn for White, too, until it is
/// turned.
#[test]
fn the_window_and_what_is_said_have_the_board_the_same_way() {
    let options = ["--game", "yin-yang", "--size", "5", "--you", "white"];
    let mut app = app(&options, Theme::PLAIN);
    let letters = |app: &App| {
        let shown = screen(app, 80, 24);
        let is_letters = |line: &str| {
            let letters: String = line.chars().filter(|c| !c.is_whitespace()).collect();
            ["ABCDE", "EDCBA"].into_iter().find(|order| letters.starts_with(order))
        };
        shown.lines().find_map(is_letters).expect("the letters of the columns")
    };
    assert_eq!(letters(&app), "ABCDE");
    press(&mut app, "flip Enter");
    assert_eq!(letters(&app), "EDCBA");
    assert!(app.status().contains("White is at the near side now."), "{}", app.status());
}
