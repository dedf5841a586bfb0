//! The screen before a blindfold player, and before a blind one.

use super::*;

/// The squares of the board, as letters or nothing.
fn board(app: &App) -> String {
    let screen = screen(app, 80, 24);
    let is_row = |line: &&str| line.trim_start().starts_with(|c: char| c.is_ascii_digit());
    let rows: Vec<&str> = screen.lines().filter(is_row).collect();
    assert_eq!(rows.len(), 8, "{screen}");
    rows.join("\n")
}

/// Whether a letter of a piece is drawn anywhere on the board.
fn shows_pieces(app: &App) -> bool {
    // beside the board stands the score
    board(app)
        .lines()
        .any(|row| row[..row.len().min(38)].contains(|c: char| "KQRBNPkqrbnp".contains(c)))
}

#[test]
fn who_plays_blindfold_sees_no_pieces_until_he_peeks() {
    let mut app = app(&["--you", "white", "--blindfold"], Theme::PLAIN);
    assert!(!shows_pieces(&app), "{}", board(&app));
    press(&mut app, "peek Enter");
    assert_eq!(app.status(), "A look at the board, the first one.");
    assert!(shows_pieces(&app), "{}", board(&app));
    press(&mut app, "Up");
    assert!(!shows_pieces(&app), "{}", board(&app));
    for keys in ["fen Enter", "board Space grid Enter", "moves Enter", "e2? Enter"] {
        press(&mut app, keys);
        let told = "Not in blindfold play. \"Peek\" shows the board; looks are counted.";
        assert_eq!((app.status().as_str(), app.page().is_some()), (told, false));
    }
    press(&mut app, "resign Enter yes Enter");
    assert!(shows_pieces(&app), "{}", board(&app));
}

#[test]
fn the_arrows_tell_nothing_of_a_hidden_board() {
    let start = "4k3/8/8/3p4/8/8/4P3/4K3 w - - 0 1";
    let options = ["--you", "white", "--blindfold", "--fen", start];
    let mut app = app(&options, Theme::PLAIN);
    press(&mut app, "Esc Up Left");
    // an empty square is picked up like any other, and shows no way to go
    for keys in ["Enter Up Enter", "Right Right Enter Up Up Enter"] {
        press(&mut app, keys);
        assert_eq!(app.status(), "Not possible: that move cannot be made.");
        assert!(!shows_pieces(&app) && !board(&app).contains('+'), "{}", board(&app));
    }
    press(&mut app, "Left Down Down Down Enter");
    let e2 = [point(Square::E2)];
    assert_eq!((app.chosen(), app.targets(&e2).len()), (&e2[..], 0));
    press(&mut app, "Up Up Enter");
    assert!(app.status().starts_with("White: e4."), "{}", app.status());
}

#[test]
fn neither_check_nor_what_was_captured_shows_on_a_hidden_board() {
    let mut app = app(&["--you", "both", "--blindfold", "white"], Theme::PLAIN);
    app.play_both(&["e4", "d5", "exd5"]).unwrap();
    // Black sees the board
    assert!(shows_pieces(&app) && screen(&app, 80, 24).contains("+1"), "{}", board(&app));
    app.play_both(&["Qxd5", "Be2", "Qe5", "Nf3", "Qxe2"]).unwrap();
    let shown = screen(&app, 80, 24);
    assert!(!shows_pieces(&app) && !shown.contains("+6") && !shown.contains('!'), "{shown}");
    press(&mut app, "knight Space f6 Enter");
    assert_eq!(app.status(), "Not possible: that move cannot be made.");
    press(&mut app, "peek Enter");
    assert!(shows_pieces(&app) && screen(&app, 80, 24).contains('!'));
}

#[test]
fn where_a_game_begins_is_told_to_who_plays_blindfold() {
    let app = app(&["--you", "white", "--blindfold", "--start", "5"], Theme::PLAIN);
    let shown = screen(&app, 80, 24);
    assert!(shown.contains("White: king g1, queen a1"), "{shown}");
    assert!(app.page().is_some());
}

/// A game by appendix E in which both are blind.
fn announcing() -> App {
    let args = ["annabella", "--seed", "1", "--you", "both", "--announce", "--correct", "3"];
    let args = Args::try_parse_from(args).unwrap();
    let means = Means { now: || NOW.get(), ..Means::none() };
    App::new(Table::new(args.play, means).unwrap(), Theme::PLAIN)
}

/// The letter that is drawn on a square.
fn drawn(app: &App, square: Square) -> Option<char> {
    app.pieces()[square.index()].map(|piece| piece.figure.letter)
}

#[test]
fn a_move_is_announced_corrected_and_repeated_on_the_screen() {
    let mut app = announcing();
    // what has to be known first does not fit below the board
    assert!(app.page().is_some());
    press(&mut app, "Esc Up Enter Up Enter");
    assert_eq!(
        (app.status().as_str(), app.table().prompt().as_str()),
        ("Eva drei.", "White: Announced:")
    );
    assert_eq!(drawn(&app, Square::E2), Some('P'));
    // another one, with the hand, too
    press(&mut app, "Down Enter Up Up Enter");
    assert_eq!(app.status(), "Correction: Eva vier.");
    assert!(app.table().until_next_moment().is_some());
    NOW.set(NOW.get() + 30_000);
    app.tick();
    // Black has not made it on his board yet
    assert_eq!(app.table().prompt(), "Black: Repeat the move:");
    assert_eq!((drawn(&app, Square::E2), drawn(&app, Square::E4)), (Some('P'), None));
    assert!(app.last_points().is_empty());
    press(&mut app, "d4 Enter");
    assert!(app.status().starts_with("No. First repeat: Eva vier."), "{}", app.status());
    press(&mut app, "Down Down Enter Up Up Enter");
    assert_eq!((drawn(&app, Square::E2), drawn(&app, Square::E4)), (None, Some('P')));
    assert_eq!(app.table().prompt(), "Black to move:");
}
