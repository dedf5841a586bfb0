//! The screen of players who write the moves down themselves (article 8.1).

use super::*;

const BY_HAND: [&str; 5] = ["--you", "both", "--mode", "strict", "--score-by-hand"];

#[test]
fn l8_1_a_move_that_is_still_to_be_written_is_seen_on_the_board_alone() {
    let mut app = app(&BY_HAND, Theme::PLAIN);
    app.play_both(&["e4"]).unwrap();
    assert!(app.status().starts_with("White has moved."), "{}", app.status());
    assert!(!screen(&app, 80, 24).contains("e4"), "{}", screen(&app, 80, 24));
    press(&mut app, "white: Space record Space e4 Enter Esc");
    press(&mut app, "black: Space record Space e4 Enter Esc");
    assert_eq!(app.table().state().told_plies(), 1);
    assert!(screen(&app, 80, 24).contains("1. e4"), "{}", screen(&app, 80, 24));
}

#[test]
fn who_plays_blindfold_is_told_each_move() {
    let options = [&BY_HAND[..], &["--blindfold", "white"]].concat();
    let mut app = app(&options, Theme::PLAIN);
    press(&mut app, "Esc");
    app.play_both(&["e4"]).unwrap();
    assert!(app.status().starts_with("White: e4."), "{}", app.status());
    assert!(screen(&app, 80, 24).contains("1. e4"), "{}", screen(&app, 80, 24));
}
