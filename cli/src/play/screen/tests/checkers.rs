//! The screen of a game of checkers.

use annabella::games::GameKind;

use super::*;

fn checkers(options: &[&str], theme: Theme) -> App {
    app(&[&["--game", "checkers"], options].concat(), theme)
}

/// A king on 1 that has to jump to 10 and from there to 3, 17 or 19.
const JUMPS: [&str; 4] = ["--you", "both", "--fen", "B:W6,7,14,15,32:BK1,12"];

#[test]
fn the_start_of_checkers() {
    insta::assert_snapshot!(screen(&checkers(&["--you", "red"], Theme::FULL), 80, 24));
}

#[test]
fn checkers_on_a_large_terminal() {
    let options = ["--you", "white", "--fen", "B:W18,26,K27:B15,K32,1"];
    insta::assert_snapshot!(screen(&checkers(&options, Theme::FULL), 120, 40));
}

#[test]
fn what_has_to_jump_and_where_to_is_marked_without_colours() {
    let mut app = checkers(&JUMPS, Theme::PLAIN);
    let before = screen(&app, 80, 24);
    assert!(before.contains("| 1!R!|"), "{before}");
    press(&mut app, "Up Down Down Right Right Enter");
    assert_eq!(app.chosen(), [dark(1)]);
    press(&mut app, "Left");
    let shown = screen(&app, 80, 24);
    assert!(shown.is_ascii());
    insta::assert_snapshot!(shown);
}

#[test]
fn a_jump_goes_on_from_landing_to_landing() {
    let mut app = checkers(&JUMPS, Theme::FULL);
    press(&mut app, "Up Down Down Right Right Enter Up Up Left Enter");
    assert_eq!(app.chosen(), [dark(1), dark(10)]);
    let mut targets = app.targets(app.chosen());
    targets.sort_unstable();
    targets.dedup();
    let mut ends = [3, 17, 19].map(dark);
    ends.sort_unstable();
    assert_eq!(targets, ends);
    // on the way somebody thinks better of it
    press(&mut app, "Esc");
    assert!(app.chosen().is_empty());
    press(&mut app, "Right Down Down Enter Up Up Left Enter Up Up Right Enter");
    assert_eq!((app.chosen().len(), app.status().as_str()), (0, "Red: 1x17."));
    assert_eq!(app.last_points(), [1, 10, 17].map(dark));
}

#[test]
fn a_jump_goes_straight_to_its_end_where_one_way_leads_there() {
    let mut app = checkers(&JUMPS, Theme::FULL);
    press(&mut app, "Up Down Down Right Right Enter Left Left Enter");
    assert_eq!(app.status(), "Red: 1x3.");
    // two ways lead to 19: the next landing has to be said
    let around = ["--you", "both", "--fen", "B:W6,7,14,15,23,24:BK3"];
    let mut app = checkers(&around, Theme::FULL);
    press(&mut app, "Up Down Down Enter");
    assert_eq!(app.chosen(), [dark(3)]);
    assert!(!app.targets(app.chosen()).is_empty());
}

#[test]
fn a_piece_that_may_not_move_says_who_has_to_jump() {
    let mut app = checkers(&JUMPS, Theme::FULL);
    // 12, a man that is not to jump
    press(&mut app, "Up Left Enter");
    assert!(app.chosen().is_empty());
    let told = "12: no moves, another piece must jump. Red must jump: 1x3; 1x17; 1x19.";
    assert_eq!(app.status(), told);
    // an empty square, and one of the opponent's men
    press(&mut app, "Right Enter");
    assert_eq!(app.status(), "On 11: nothing.");
    press(&mut app, "Down Enter");
    assert_eq!(app.status(), "On 7: white man.");
}

#[test]
fn the_arrows_pass_the_light_squares() {
    let mut app = checkers(&["--you", "both"], Theme::FULL);
    press(&mut app, "Up");
    assert_eq!(app.cursor(), Some(dark(11)));
    for (keys, square) in [
        ("Up", 15),
        ("Up", 19),
        ("Down Down", 11),
        ("Left Left", 12),
        ("Down Down Down", 4),
        ("Right Right Right Right", 1),
        ("Up Up Up Up Up Up Up Up", 29),
    ] {
        press(&mut app, keys);
        assert_eq!(app.cursor(), Some(dark(square)), "{keys}");
    }
    press(&mut app, "flip Enter Up");
    assert_eq!(app.cursor(), Some(dark(25)));
}

#[test]
fn a_blindfold_player_sees_numbers_and_no_discs() {
    let options = [&JUMPS[2..], &["--you", "red", "--blindfold"]].concat();
    let mut app = checkers(&options, Theme::PLAIN);
    // where the game begins is told first
    assert!(screen(&app, 80, 24).contains("Red: king 1; man 12"), "{}", screen(&app, 80, 24));
    press(&mut app, "Esc");
    let shown = screen(&app, 80, 24);
    assert!(!shown.contains('!') && shown.contains("| 1. .|"), "{shown}");
    press(&mut app, "Up Down Down Right Right Enter");
    assert_eq!((app.chosen(), app.targets(&[dark(1)]).len()), (&[dark(1)][..], 0));
    press(&mut app, "Left Left Enter");
    assert!(app.status().contains("1x3"), "{}", app.status());
}

#[test]
fn every_size_can_be_drawn_of_checkers() {
    let ascii = Theme { is_ascii: true, ..Theme::INDEXED };
    for theme in [Theme::FULL, Theme::INDEXED, ascii, Theme::PLAIN] {
        let mut app = checkers(&JUMPS, theme);
        press(&mut app, "Up Down Down Right Right Enter Left");
        let larger = [(80, 24), (132, 50), (250, 70)];
        let small = (1..=60).flat_map(|width| (1..=20).map(move |height| (width, height)));
        for (width, height) in small.chain(larger) {
            screen(&app, width, height);
        }
    }
}

#[test]
fn a_new_game_can_be_another_one_and_the_colours_change() {
    let mut app = app(&["--game", "checkers", "--you", "random"], Theme::FULL);
    let seat = |app: &App| app.near_side();
    let first = seat(&app);
    press(&mut app, "new Enter");
    assert_eq!((app.kind(), seat(&app)), (GameKind::Checkers, !first));
    press(&mut app, "neu Space Schach960 Enter");
    assert_eq!(app.kind(), GameKind::Checkers, "{}", app.status());
    press(&mut app, "new Space chess Enter");
    assert_eq!(app.kind(), GameKind::Chess);
    assert!(screen(&app, 80, 24).contains("Annabella · Chess"));
    press(&mut app, "new Space checkers Enter");
    assert_eq!((app.kind(), seat(&app)), (GameKind::Checkers, first));
    assert!(screen(&app, 80, 24).contains("Annabella · Checkers"));
}
