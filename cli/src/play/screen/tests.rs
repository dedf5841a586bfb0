//! The screen as it looks and as it answers to keys, without a terminal.

mod ahead;
mod blind;
mod boards;
mod checkers;
mod small;
mod unwritten;
mod yin_yang;

use std::cell::Cell;

use annabella::games::chess::Square;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;

use super::*;

fn app(options: &[&str], theme: Theme) -> App {
    let args = ["annabella", "--seed", "1", "--level", "1"];
    let args = Args::try_parse_from(args.iter().chain(options)).unwrap();
    App::new(Table::new(args.play, Means::none()).unwrap(), theme)
}

/// Presses keys, given as words: a name, or letters to type.
fn press(app: &mut App, keys: &str) {
    for key in keys.split(' ') {
        let codes = match key {
            "Enter" => vec![KeyCode::Enter],
            "Esc" => vec![KeyCode::Esc],
            "Up" => vec![KeyCode::Up],
            "Down" => vec![KeyCode::Down],
            "Left" => vec![KeyCode::Left],
            "Right" => vec![KeyCode::Right],
            "PageDown" => vec![KeyCode::PageDown],
            "Space" => vec![KeyCode::Char(' ')],
            letters => letters.chars().map(KeyCode::Char).collect(),
        };
        for code in codes {
            app.press(KeyEvent::from(code));
        }
    }
}

fn buffer(app: &App, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view::draw(frame, app)).unwrap();
    terminal.backend().buffer().clone()
}

fn screen(app: &App, width: u16, height: u16) -> String {
    let buffer = buffer(app, width, height);
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(|y| line(y).trim_end().to_owned() + "\n").collect()
}

/// The point of a square of chess.
const fn point(square: Square) -> u16 {
    square.index() as u16
}

/// That of a square of checkers.
fn dark(number: u8) -> u16 {
    annabella::games::checkers::Square::new(number).unwrap().point()
}

const BOTH: [&str; 2] = ["--you", "both"];

#[test]
fn the_start_on_a_usual_terminal() {
    insta::assert_snapshot!(screen(&app(&["--you", "white"], Theme::FULL), 80, 24));
}

#[test]
fn the_start_on_a_large_terminal() {
    insta::assert_snapshot!(screen(&app(&["--you", "black"], Theme::FULL), 120, 40));
}

#[test]
fn a_game_without_colours() {
    let mut app = app(&BOTH, Theme::PLAIN);
    app.play_both(&["e4", "d5", "exd5", "Qxd5", "Nc3", "Qe5"]).unwrap();
    press(&mut app, "Up Right Down Down Right Enter");
    insta::assert_snapshot!(screen(&app, 80, 24));
    assert!(screen(&app, 80, 24).is_ascii());
    for cell in &buffer(&app, 80, 24).content {
        let reset = ratatui::style::Color::Reset;
        assert_eq!((cell.fg, cell.bg), (reset, reset));
    }
}

thread_local! {
    static NOW: Cell<u64> = const { Cell::new(0) };
}

fn timed(options: &[&str], theme: Theme) -> App {
    let args = ["annabella", "--seed", "1", "--you", "both"];
    let args = Args::try_parse_from(args.iter().chain(options)).unwrap();
    let means = Means { now: || NOW.get(), ..Means::none() };
    App::new(Table::new(args.play, means).unwrap(), theme)
}

#[test]
fn the_running_clock_is_marked() {
    let mut app = timed(&["--clock", "40/90+30,30"], Theme::PLAIN);
    let first = |app: &App| screen(app, 80, 24).lines().next().unwrap().trim_end().to_owned();
    assert!(first(&app).ends_with("  White 1:30:00    Black 1:30:00"), "{}", first(&app));
    assert_eq!(app.table().until_it_looks_new(), None);
    press(&mut app, "Enter e4 Enter");
    NOW.set(61_500);
    insta::assert_snapshot!(screen(&app, 80, 24));
    assert_eq!(app.table().until_it_looks_new(), Some(501));
    press(&mut app, "pause Enter");
    assert!(!first(&app).contains('>'), "{}", first(&app));
    assert_eq!(app.table().until_it_looks_new(), None);
}

#[test]
fn the_last_seconds_show_tenths_and_the_flag_is_told() {
    let mut app = timed(&["--clock", "0:12"], Theme::FULL);
    press(&mut app, "Enter");
    NOW.set(4_460);
    assert!(screen(&app, 80, 24).contains("▸ White 0:07.5    Black 0:12"));
    assert_eq!(app.table().until_it_looks_new(), Some(41));
    assert_eq!(app.table().until_next_moment(), Some(7_540));
    NOW.set(12_000);
    assert_eq!(app.table().until_next_moment(), Some(0));
    app.tick();
    assert!(app.status().contains("White's time is up. Black wins."), "{}", app.status());
    assert!(screen(&app, 80, 24).contains("  White 0:00.0    Black 0:12"));
    assert_eq!(app.table().until_next_moment(), None);
}

#[test]
fn a_new_game_with_clocks_says_how_it_begins() {
    let mut app = timed(&["--clock", "5+3"], Theme::FULL);
    press(&mut app, "Enter e4 Enter new Enter");
    assert!(app.page().is_none());
    assert_eq!(
        app.status(),
        "Each side has 5 minutes, plus 3 seconds a move. Type start, or press Enter, to begin."
    );
}

#[test]
fn clocks_have_room_on_every_screen() {
    for theme in [Theme::FULL, Theme::PLAIN] {
        let mut app = timed(&["--clock", "40/120,60"], theme);
        press(&mut app, "Enter e4 Enter");
        for (width, height) in
            (1..=60).flat_map(|width| (1..=24).map(move |height| (width, height)))
        {
            let lines = screen(&app, width, height);
            let has_room = width >= 26 && height >= 3;
            assert!(!has_room || lines.lines().next().unwrap().contains("2:00:00"), "{lines}");
        }
    }
}

#[test]
fn mate_is_marked_and_said() {
    let mut app = app(&BOTH, Theme::PLAIN);
    app.play_both(&["f3", "e5", "g4", "Qh4"]).unwrap();
    insta::assert_snapshot!(screen(&app, 60, 20));
}

#[test]
fn help_fits_a_usual_terminal() {
    let mut app = app(&["--you", "white"], Theme::FULL);
    press(&mut app, "?");
    let page = screen(&app, 80, 24);
    insta::assert_snapshot!(page);
    assert_eq!(page.lines().filter(|line| line.contains('│')).count(), 19);
    press(&mut app, "Space");
    assert!(app.page().is_none() && app.line().is_empty());
    press(&mut app, "help Enter");
    assert_eq!(screen(&app, 80, 24), page);
}

#[test]
fn every_size_can_be_drawn() {
    let options = |fen| ["--you", "both", "--fen", fen];
    // check; a piece in the hand; a question; a long page
    let prepared = [
        ("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "e"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Up Enter"),
        ("8/4P2k/8/8/8/8/7p/K7 w - - 0 1", "Up Up Up Up Up Up Enter Up Enter"),
        ("8/4P2k/8/8/8/8/7p/K7 w - - 0 1", "help Enter PageDown"),
    ];
    let ascii = Theme { is_ascii: true, ..Theme::INDEXED };
    for theme in [Theme::FULL, Theme::INDEXED, ascii, Theme::PLAIN] {
        for (fen, keys) in prepared {
            let mut app = app(&options(fen), theme.clone());
            press(&mut app, keys);
            let larger = [(80, 24), (132, 50), (250, 70)];
            let small = (1..=34).flat_map(|width| (1..=20).map(move |height| (width, height)));
            for (width, height) in small.chain(larger) {
                screen(&app, width, height);
            }
        }
    }
    let mut app = app(&BOTH, Theme::FULL);
    app.play_both(&["e4", "e5"]).unwrap();
    assert!(screen(&app, 20, 6).contains("(The window is too"));
}

#[test]
fn a_small_window_shows_long_answers_on_a_page() {
    let mut app = app(&BOTH, Theme::FULL);
    let (width, height) = (20, 6);
    app.set_screen(Rect::new(0, 0, width, height));
    press(&mut app, "moves Enter");
    assert!(screen(&app, width, height).contains("White has 20"));
    press(&mut app, ["Down"; 40].join(" ").as_str());
    let page = app.page().expect("the page is still there");
    assert_eq!(page.scroll, page.last_scroll(app.screen()));
    let end = screen(&app, width, height);
    assert!(end.contains("h3, h4."), "{end}");
    press(&mut app, "Up");
    assert_ne!(screen(&app, width, height), end);
    press(&mut app, "Esc");
    press(&mut app, "resign Enter");
    assert!(screen(&app, width, height).contains("Does White"));
    press(&mut app, "yes Enter");
    assert!(app.table().ending().is_some());
}

#[test]
fn letters_tell_the_sides_apart_with_colours_too() {
    let ascii = Theme { is_ascii: true, ..Theme::INDEXED };
    let screen = screen(&app(&BOTH, ascii), 80, 24);
    let squeezed: Vec<String> =
        screen.lines().map(|line| line.split_whitespace().collect()).collect();
    for row in ["8rnbqkbnr", "1RNBQKBNR"] {
        assert!(squeezed.iter().any(|line| line.starts_with(row)), "{screen}");
    }
}

#[test]
fn a_piece_is_picked_up_and_put_down_with_the_arrows() {
    let mut app = app(&BOTH, Theme::FULL);
    press(&mut app, "Up");
    assert_eq!(app.cursor(), Some(point(Square::E2)));
    press(&mut app, "Enter");
    assert_eq!(app.chosen(), [point(Square::E2)]);
    assert_eq!(app.targets(&[point(Square::E2)]).len(), 2);
    press(&mut app, "Up Up Enter");
    assert_eq!((app.chosen().len(), app.status().as_str()), (0, "White: e4."));
    // the board was not turned, so up is still up
    press(&mut app, "Up Up Up Space Down Space");
    assert_eq!(app.status(), "Black: e6.");
}

#[test]
fn putting_down_where_it_cannot_go_says_why() {
    let mut app =
        app(&["--you", "both", "--fen", "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1"], Theme::FULL);
    press(&mut app, "Up Enter");
    assert_eq!(app.status(), "Bishop e2: no moves.");
    press(&mut app, "Down Enter Up Up Enter");
    assert!(app.status().starts_with("The king goes one square at a time."), "{}", app.status());
    press(&mut app, "Left Enter");
    assert_eq!(app.status(), "On d3: nothing, light square.");
}

#[test]
fn castling_is_the_kings_way_or_onto_the_rook() {
    for (keys, sentence) in [
        ("Up Down Enter Right Right Enter", "White: O-O."),
        ("Up Down Enter Left Left Enter", "White: O-O-O."),
        ("Up Down Enter Right Right Right Enter", "White: O-O."),
    ] {
        let mut app =
            app(&["--you", "both", "--fen", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"], Theme::FULL);
        press(&mut app, keys);
        assert_eq!(app.status(), sentence);
    }
}

#[test]
fn promotion_is_asked() {
    let mut app = app(&["--you", "both", "--fen", "8/4P2k/8/8/8/8/7p/K7 w - - 0 1"], Theme::FULL);
    press(&mut app, "Up Up Up Up Up Up Enter Up Enter");
    assert!(app.status().contains("ueen, rook, bishop or knight"), "{}", app.status());
    press(&mut app, "x Enter");
    assert!(app.status().contains("ueen, rook, bishop or knight"), "{}", app.status());
    press(&mut app, "knight Enter");
    assert_eq!(app.status(), "White: e8=N.");
}

#[test]
fn escape_undoes_the_nearest_thing() {
    let mut app = app(&BOTH, Theme::FULL);
    press(&mut app, "Up Enter e4 Esc");
    assert!(app.line().is_empty());
    assert_eq!(app.chosen(), [point(Square::E2)]);
    press(&mut app, "Esc");
    assert_eq!((app.chosen().len(), app.cursor()), (0, Some(point(Square::E2))));
    press(&mut app, "resign Enter Esc");
    assert_eq!(app.status(), "The game goes on.");
    press(&mut app, "Esc");
    assert_eq!(app.cursor(), None);
}

#[test]
fn thinking_is_stopped_by_escape_and_by_undo() {
    for keys in ["Esc", "undo Enter"] {
        let mut app = app(&["--you", "white"], Theme::FULL);
        press(&mut app, "e4 Enter");
        assert!(app.table().thinks_about().is_some());
        press(&mut app, keys);
        assert!(app.table().thinks_about().is_none(), "{keys}");
        if keys == "Esc" {
            press(&mut app, "go Enter");
            assert!(app.table().thinks_about().is_some());
        } else {
            assert_eq!(app.status(), "Taken back: e4. You are to move.");
        }
    }
}

#[test]
fn that_a_hint_is_looked_for_is_said_once_and_not_beside_the_hint() {
    let mut app = app(&["--you", "white"], Theme::PLAIN);
    press(&mut app, "hint Enter");
    let looks = "The computer looks for a hint.";
    assert_eq!(screen(&app, 80, 24).matches(looks).count(), 1);
    let (game, thought) = app.table().could_find("e4");
    app.take(game, &thought);
    assert!(app.status().starts_with("Hint: e4."), "{}", app.status());
    assert!(!screen(&app, 80, 24).contains(looks));
}

#[test]
fn a_game_of_the_computer_against_itself_can_be_stopped_between_moves() {
    let mut app = app(&["--you", "none"], Theme::FULL);
    press(&mut app, "Esc");
    assert!(app.status().starts_with("The computer has stopped thinking."), "{}", app.status());
    assert!(app.table().thinks_about().is_none());
}

#[test]
fn long_answers_get_a_page() {
    let mut app = app(&BOTH, Theme::FULL);
    press(&mut app, "moves Enter");
    assert!(screen(&app, 80, 24).contains("White has 20 moves."));
    press(&mut app, "Esc");
    assert!(app.page().is_none());
}

#[test]
fn a_letter_that_closes_a_page_is_typed() {
    let mut app = app(&BOTH, Theme::FULL);
    press(&mut app, "moves Enter");
    assert!(app.page().is_some());
    press(&mut app, "e4 Enter");
    assert_eq!((app.page().is_some(), app.status().as_str()), (false, "White: e4."));
}

#[test]
fn who_has_to_press_has_the_only_mark() {
    let mut app = timed(&["--clock", "5", "--press", "manual"], Theme::PLAIN);
    press(&mut app, "Enter e4 Enter");
    let lines = screen(&app, 80, 24);
    assert!(lines.contains("> White 5:00    Black 5:00"), "{lines}");
    let panel = |side: &str| lines.lines().skip(1).any(|line| line.ends_with(side));
    assert!(panel("> White") && !panel("> Black"), "{lines}");
}

#[test]
fn control_c_leaves_whatever_was_asked() {
    let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    for keys in ["Up", "e4 Enter", "e4 Enter resign Enter"] {
        let mut app = app(&BOTH, Theme::FULL);
        press(&mut app, keys);
        app.press(control_c);
        assert!(app.table().has_left(), "{keys}");
    }
}

#[test]
fn the_board_turns() {
    let mut app = app(&BOTH, Theme::PLAIN);
    let labels = |app: &App| -> (String, String) {
        let screen = screen(app, 80, 24);
        let is_rank = |c: &char| ('1'..='8').contains(c);
        let ranks = screen.lines().filter_map(|line| line.trim_start().chars().next());
        let files = screen.lines().find(|line| {
            line.split_whitespace().nth(7).is_some_and(|last| {
                line.trim_start().starts_with(['a', 'h']) && ["a", "h"].contains(&last)
            })
        });
        (ranks.filter(is_rank).collect(), files.unwrap_or_default().split_whitespace().collect())
    };
    assert_eq!(labels(&app), ("87654321".to_owned(), "abcdefgh".to_owned()));
    press(&mut app, "flip Enter");
    assert_eq!(labels(&app), ("12345678".to_owned(), "hgfedcba".to_owned()));
}

#[test]
fn a_secret_is_shown_as_stars_and_forgotten() {
    let mut app = app(&["--you", "both", "--mode", "strict"], Theme::PLAIN);
    let row = |app: &App| {
        let shown = screen(app, 80, 24);
        let row = shown.lines().find(|line| line.contains(app.table().prompt().as_str()));
        row.unwrap_or_default().trim().to_owned()
    };
    press(&mut app, "arbiter Space adjourn Enter seal Enter e4");
    assert_eq!(row(&app), "Move to seal: **");
    press(&mut app, "Up");
    assert_eq!(row(&app), "Move to seal: **");
    press(&mut app, "Enter ?abc");
    assert_eq!(row(&app), "Passphrase: ****");
    press(&mut app, "Enter ?abc Enter");
    assert!(app.status().starts_with("White's move is in the envelope."), "{}", app.status());
    for earlier in ["x Up", "Up Up Up Up Up Up"] {
        press(&mut app, earlier);
        let line = app.line().text();
        assert!(["seal", "arbiter adjourn"].contains(&line.as_str()), "{line}");
    }
    press(&mut app, "Esc press Enter Esc");
    assert_eq!(app.table().prompt(), "Resume when ready:");
}

#[test]
fn a_secret_is_given_up_with_escape() {
    let mut app = app(&["--you", "both", "--mode", "strict"], Theme::PLAIN);
    press(&mut app, "arbiter Space adjourn Enter seal Enter e4 Esc Esc");
    assert_eq!(app.status(), "Nothing was sealed.");
    press(&mut app, "help");
    assert_eq!(app.typed(), "help");
}

#[test]
fn a_hand_that_wanders_announces_nothing() {
    let mut app = timed(&["--mode", "strict", "--clock", "60"], Theme::FULL);
    press(&mut app, "Enter Up Enter Up Up Up Enter");
    assert_eq!(
        app.status(),
        "The pawn goes one square ahead, at first also two, and captures diagonally. Article 3 point 7."
    );
    press(&mut app, "e2e5 Enter");
    assert!(
        app.page().is_some() || app.status().starts_with("White's move e2 to e5 is illegal"),
        "{}",
        app.status()
    );
}

#[test]
fn keys_need_no_english_in_a_german_game() {
    let options = ["--you", "white", "--lang", "de", "--clock", "5"];
    let mut app = app(&options, Theme::PLAIN);
    let start = screen(&app, 80, 24);
    for shown in ["Zum Start bereit:", "Stufe 1, frühere Skala", "Weiß: Du", "Schwarz 5:00"] {
        assert!(start.contains(shown), "{shown}: {start}");
    }
    press(&mut app, "Enter");
    assert!(app.status().contains("Die Partie beginnt."), "{}", app.status());
    press(&mut app, "Up Right Enter");
    assert!(!app.chosen().is_empty() || !app.status().contains("kenne ich nicht"));
    press(&mut app, "Esc ? ");
    assert!(screen(&app, 80, 24).contains("Weiter mit jeder Taste"));
    press(&mut app, "Esc aufgeben Enter");
    assert!(app.table().is_asked());
    press(&mut app, "Esc");
    assert!(!app.table().is_asked(), "{}", app.status());
    app.press(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    assert!(app.table().has_left());
}

#[test]
fn keys_step_through_the_game() {
    let mut app = app(&BOTH, Theme::PLAIN);
    app.play_both(&["e4", "e5"]).unwrap();
    let now = app.pieces();
    let looked_at = |app: &App| app.table().shown().plies().len();
    for (key, plies) in [
        (KeyCode::PageUp, 1),
        (KeyCode::Home, 0),
        (KeyCode::PageUp, 0),
        (KeyCode::PageDown, 1),
        (KeyCode::End, 2),
        (KeyCode::Home, 0),
    ] {
        app.press(KeyEvent::from(key));
        assert_eq!(looked_at(&app), plies, "{key:?}");
    }
    assert_ne!(app.pieces(), now);
    app.press(KeyEvent::from(KeyCode::Esc));
    assert!(!app.table().is_looking_back());
    assert_eq!((app.pieces(), app.table().plies()), (now, 2));
}
