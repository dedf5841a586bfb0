//! What became of games from elsewhere, as it is told.

use std::fmt::Write;

use annabella::games::chess::Position;
use annabella::games::{GameKind, Side, checkers};
use annabella::speech::{Language, Settings, Speaker, Style, UnreadGame};

use super::{events::phrase, traps};

#[test]
fn what_was_imported_as_it_is_told() {
    let mv = |kind, found: Option<&str>| {
        let found = found.map(str::to_owned);
        UnreadGame::Move { kind, number: 12, side: Side::Second, found }
    };
    let mut told = String::new();
    for (name, language) in [("en", Language::English), ("de", Language::German)] {
        let settings = Settings { language, style: Style::Plain, ..Settings::default() };
        let speaker = Speaker::new(settings);
        let counts = [(0, 0, 0), (1, 0, 0), (25, 1, 0), (0, 3, 0), (1, 0, 1), (5, 1, 3)];
        let counts =
            counts.map(|(saved, unread, without)| speaker.imported(saved, unread, without));
        let places = [speaker.unread_game(3, 57, None), speaker.unread_game(1, 0, None)];
        for said in counts.iter().chain(&places) {
            traps::check(&said.segments, &settings, || format!("{said}"));
            writeln!(told, "{name} {}", phrase(said)).unwrap();
        }
        let position = "4k3/8 w - -".parse::<Position>().expect_err("it has two ranks");
        let of_checkers = "W:W1:B2".parse::<checkers::Position>();
        let of_checkers = of_checkers.expect_err("a man of White on its king row");
        for why in [
            mv(GameKind::Chess, Some("Nf9")),
            mv(GameKind::Chess, None),
            mv(GameKind::Checkers, Some("15-20")),
            UnreadGame::Position(position),
            UnreadGame::CheckersPosition(of_checkers),
            UnreadGame::Variant("Atomic".to_owned()),
            UnreadGame::TooLong,
        ] {
            writeln!(told, "{name} {}", phrase(&speaker.unread_game(3, 57, Some(&why)))).unwrap();
        }
    }
    super::golden::check("tests/speech/importing.txt", &told);
}
