//! Screens on which not everything has room.

use super::*;

fn lines(app: &mut App, width: u16, height: u16) -> Vec<String> {
    app.set_screen(Rect::new(0, 0, width, height));
    screen(app, width, height).lines().map(|line| line.trim().to_owned()).collect()
}

#[test]
fn a_large_board_leaves_the_introduction_and_the_keys_to_be_seen() {
    let options = ["--game", "yin-yang", "--size", "19", "--you", "black"];
    let mut app = app(&options, Theme::FULL);
    let first = lines(&mut app, 80, 24).join(" ");
    assert!(first.contains("Yin-Yang against the computer"), "{first}");
    assert!(first.contains("? shows the help."), "{first}");
    press(&mut app, "Esc");
    let shown = lines(&mut app, 80, 24);
    let keys = "? help    arrows, Enter  place a stone    Esc  back    quit  leave";
    assert!(shown.iter().any(|line| line == keys), "{shown:#?}");
    assert!(shown.iter().any(|line| line.starts_with("19")), "{shown:#?}");
    // nothing comes back over the board
    press(&mut app, "d4 Enter");
    assert!(lines(&mut app, 80, 24).iter().any(|line| line == "Black: D4."));
}

#[test]
fn an_introduction_that_has_no_room_is_read_on_a_page() {
    let mut app = app(&["--game", "checkers", "--you", "red"], Theme::FULL);
    let first = lines(&mut app, 60, 16).join(" ");
    for words in ["Checkers against the computer", "You play Red.", "? shows the help."] {
        assert!(first.contains(words), "{words}: {first}");
    }
    // a larger window needs no page
    let larger = lines(&mut app, 100, 30).join(" ");
    assert!(app.page().is_none() && larger.contains("Checkers against the computer"), "{larger}");
}

#[test]
fn the_keys_are_whole_entries() {
    for options in [
        &["--game", "yin-yang", "--size", "19", "--lang", "de"][..],
        &["--game", "checkers", "--lang", "de"],
        &["--you", "white", "--lang", "de"],
        &["--you", "white"],
    ] {
        let mut app = app(options, Theme::FULL);
        press(&mut app, "Esc");
        let entries = |shown: Vec<String>| -> Vec<String> {
            let keys =
                shown.into_iter().find(|line| line.starts_with("? H") || line.starts_with("? h"));
            let keys = keys.unwrap_or_default();
            keys.split("    ").map(str::to_owned).collect()
        };
        let whole = entries(lines(&mut app, 100, 50));
        assert_eq!(whole.len(), 4, "{whole:?}");
        assert_eq!(entries(lines(&mut app, 80, 24)), whole, "{options:?}");
        for width in 62..80 {
            let shown = entries(lines(&mut app, width, 24));
            assert!(shown.iter().all(|entry| whole.contains(entry)), "{width}: {shown:?}");
            assert_eq!((&shown[0], shown.last()), (&whole[0], whole.last()), "{width}");
        }
    }
}

#[test]
fn stones_are_placed_and_not_moved() {
    for (language, not) in [
        ("en", ["move a piece", "Type a move", "pick up"]),
        ("de", ["Figur", "Tippe einen Zug", "nehmen und"]),
    ] {
        let options = ["--game", "yin-yang", "--you", "black", "--lang", language];
        let mut app = app(&options, Theme::FULL);
        let begin = screen(&app, 100, 50);
        press(&mut app, "?");
        for shown in [begin, screen(&app, 100, 50)] {
            assert!(not.iter().all(|words| !shown.contains(words)), "{shown}");
        }
    }
}

#[test]
fn help_in_two_columns_stays_in_them() {
    let mut app = app(&["--game", "yin-yang", "--you", "black"], Theme::PLAIN);
    press(&mut app, "?");
    for width in [80, 60] {
        let shown = lines(&mut app, width, 40);
        let rows = shown.iter().filter_map(|line| line.strip_prefix("| "));
        let goes_on = |row: &&str| row.starts_with(' ');
        let begun: Vec<&str> = rows.clone().filter(|row| !goes_on(row)).collect();
        assert_eq!(begun.len(), 19, "{shown:#?}");
        let at = begun[0].find("puts a stone").unwrap();
        for row in rows.filter(goes_on) {
            assert_eq!(row.len() - row.trim_start().len(), at, "{row}");
        }
    }
}
