//! The audio log of whole games, as text in spoken.txt (article E2.5).

use std::fmt::Write;
use std::fs;

use annabella::arbiter::clock::write_time;
use annabella::games::Side;
use annabella::session::NewGame;
use annabella::speech::{Language, Settings, Speaker, Style};
use annabella::table::library::Library;
use annabella::table::{Game, Reports, Spoken, spoken};

use super::stage;

/// Plays a golden game in a folder of its own, created at 10:00 on a day.
fn played(name: &str, library: Library) -> Game {
    let text = fs::read_to_string(format!("tests/transcripts/{name}.txt")).unwrap();
    let mut lines = text.lines().map(str::trim).skip_while(|line| !line.starts_with("new "));
    let setup: NewGame = lines.next().unwrap().parse().unwrap();
    let reports = Reports::thoughts(|_| ());
    let mut game = Game::new(setup, Some(library), reports, 0, 36_000_000).unwrap();
    let mut now = 0;
    for line in lines {
        let Some((at, action)) = stage::read(line, game.state()) else { continue };
        now = at.unwrap_or(now);
        assert!(game.dispatch(action, now).kept.is_ok(), "{line}");
    }
    game
}

fn text(lines: &[Spoken]) -> String {
    let mut text = String::new();
    for Spoken { time, at, phrase } in lines {
        assert_eq!(*at, 36_000_000 + time, "both times are of one moment");
        writeln!(text, "{:>8}  {:<9} {phrase}", write_time(*time), phrase.urgency.name()).unwrap();
    }
    text
}

#[test]
fn e2_5_all_that_was_said_in_a_game_is_there_with_its_times() {
    let mut table = String::new();
    for name in ["blind-against-sighted", "blind-against-computer", "blindfold"] {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(folder.path());
        let game = played(name, library.clone());
        let saved = library.read(game.id().unwrap()).unwrap();
        for (listener, who) in
            [(Some(Side::First), "White"), (Some(Side::Second), "Black"), (None, "both")]
        {
            for (language, style) in
                [(Language::English, Style::Fide), (Language::German, Style::Plain)]
            {
                let speaker = Speaker::new(Settings { language, style, ..Settings::default() });
                let lines = game.spoken(&speaker, listener);
                let log = spoken(&saved.entries, &speaker, listener).unwrap();
                assert_eq!((&log.lines, log.problem), (&lines, None), "{name}");
                writeln!(table, "\n## {name}, to {who}, {}\n", language.code()).unwrap();
                table += &text(&lines);
            }
        }
    }
    super::golden::check("tests/speech/spoken.txt", table.trim_start());
}

#[test]
fn a_game_that_goes_on_still_has_what_was_said_before() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(folder.path());
    let speaker = Speaker::new(Settings::default());
    let game = played("castling", library.clone());
    let before = game.spoken(&speaker, None);
    let id = game.id().unwrap().to_owned();
    drop(game);
    let reports = Reports::thoughts(|_| ());
    let (mut game, _) = Game::resume(&library, &id, reports, 0, 40_000_000).unwrap();
    assert_eq!(game.spoken(&speaker, None), before);
    let action = stage::read("0:01 white > resign", game.state()).unwrap().1;
    game.dispatch(action, 1_000);
    let after = game.spoken(&speaker, None);
    assert_eq!(after.len(), before.len() + 1);
    let Spoken { at, phrase, .. } = after.last().unwrap();
    assert!(*at > 40_000_000 - 1 && !phrase.segments.is_empty(), "{after:?}");
}

#[test]
fn a_game_of_a_thousand_moves_is_told_whole() {
    let setup: NewGame = "new chess".parse().unwrap();
    let mut game = Game::new(setup, None, Reports::thoughts(|_| ()), 0, 0).unwrap();
    let circle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for (ply, squares) in circle.iter().cycle().take(2_000).enumerate() {
        let by = if ply % 2 == 0 { "white" } else { "black" };
        let line = format!("{by} > move {squares}");
        let (_, action) = stage::read(&line, game.state()).unwrap();
        game.dispatch(action, ply as u64);
    }
    for long_names in [false, true] {
        let speaker = Speaker::new(Settings { long_names, ..Settings::default() });
        assert_eq!(game.spoken(&speaker, None).len(), 2_000);
    }
}
