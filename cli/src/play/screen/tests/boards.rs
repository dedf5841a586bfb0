//! Several boards on the full screen, and coordinates.

use super::*;

fn with_control(app: &mut App, code: KeyCode) {
    app.press(KeyEvent::new(code, KeyModifiers::CONTROL));
}

fn title(app: &App) -> String {
    screen(app, 80, 24).lines().next().unwrap_or_default().trim_end().to_owned()
}

#[test]
fn keys_and_words_lead_from_board_to_board() {
    let mut app = app(&["--boards", "3", "--you", "white"], Theme::FULL);
    assert!(title(&app).contains("Board 1 of 3"), "{}", title(&app));
    press(&mut app, "Up");
    with_control(&mut app, KeyCode::PageDown);
    assert!(title(&app).contains("Board 2 of 3"), "{}", title(&app));
    assert_eq!(app.status(), "Board 2 of 3, 2 others wait.");
    press(&mut app, "e4 Enter");
    assert_eq!(app.table().plies(), 1);
    with_control(&mut app, KeyCode::PageUp);
    with_control(&mut app, KeyCode::PageUp);
    assert!(title(&app).contains("Board 3 of 3"), "{}", title(&app));
    assert_eq!(app.table().plies(), 0);
    press(&mut app, "board Space 2 Enter");
    assert_eq!(app.table().plies(), 1);
}

#[test]
fn a_piece_in_the_hand_is_not_put_on_another_board() {
    let mut app = app(&["--boards", "2", "--you", "white"], Theme::FULL);
    press(&mut app, "Up Enter");
    assert_eq!(app.chosen().len(), 1, "{:?}", app.cursor());
    with_control(&mut app, KeyCode::PageDown);
    assert!(app.chosen().is_empty());
    assert_eq!(app.table().plies(), 0);
}

#[test]
fn a_waiting_move_is_made_on_its_own_board() {
    let mut app = app(&["--boards", "2", "--you", "white"], Theme::FULL);
    press(&mut app, "e4 Enter Nf3 Enter");
    let (first, reply) = app.table().could_find("e5");
    with_control(&mut app, KeyCode::PageDown);
    app.take(first, &reply);
    assert_eq!(app.table().plies(), 0, "{}", app.status());
    press(&mut app, "d4 Enter");
    let (second, reply) = app.table().could_find("d5");
    app.take(second, &reply);
    assert_eq!(app.table().plies(), 2, "{}", app.status());
    with_control(&mut app, KeyCode::PageUp);
    assert_eq!(app.table().plies(), 3, "{}", app.status());
    assert!(app.line().is_empty());
}

#[test]
fn the_drawn_board_has_coordinates_or_none() {
    for (options, theme, names) in [
        (&BOTH[..], Theme::FULL, "abcdefgh"),
        (&["--you", "both", "--game", "checkers"], Theme::FULL, "18"),
        (&["--you", "both", "--game", "checkers"], Theme::PLAIN, "18"),
        (&["--you", "both", "--game", "yin-yang", "--size", "5"], Theme::PLAIN, "ABCDE"),
    ] {
        let mut app = app(options, theme);
        let has_names = |app: &App| {
            let shown = screen(app, 80, 24);
            let is_named = |line: &str| {
                let letters = line.chars().filter(|letter| !letter.is_whitespace());
                letters.collect::<String>().contains(names)
            };
            shown.lines().any(is_named)
        };
        assert!(has_names(&app), "{options:?}: {}", screen(&app, 80, 24));
        press(&mut app, "coordinates Enter");
        assert!(!has_names(&app), "{options:?}: {}", screen(&app, 80, 24));
        assert!(app.status().starts_with("The drawn board has no coordinates"));
        press(&mut app, "coordinates Enter");
        assert!(has_names(&app), "{options:?}");
    }
}
