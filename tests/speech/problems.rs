//! What is wrong with something that was typed, in problems.txt.

use std::fmt::Write;

use annabella::arbiter::clock::{ParseClockError, PeriodsError, TimeControl};
use annabella::arbiter::envelope::{KeyError, SealError};
use annabella::games::{GameKind, checkers, chess::Position};
use annabella::speech::{Language, Phrase, Settings, Speaker, Style};

use super::events::phrase;
use super::traps;

/// Each breaks another rule of FEN, or of positions.
const FENS: [&str; 16] = [
    "",
    "4k3/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K2x w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3",
    "4k3/8/8/8/8/8/8/4K3w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 s - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w xy - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e4 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 99999 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 one",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2",
    "8/8/8/8/8/8/8/4K3 w - - 0 1",
    "k3k2k/8/8/8/8/8/8/4K3 w - - 0 1",
    "8/8/8/8/8/8/4k3/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
    "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
];

/// The same of PDN.
const CHECKERS: [&str; 12] = [
    "",
    "x:W1:B2",
    "B:W21,22:B1-4,K33",
    "B:W21,22:B1-4 5",
    "B:W21,22:B1-4:",
    "B:W21,22:B1-4:H",
    "B:W21:B1:H0:F1 x",
    "B:W21,22:W1",
    "B:W21,22:B21",
    "B:W4:B32",
    "W:WK1-13:BK32",
    "W:W:B",
];

const CLOCKS: [&str; 16] = [
    "",
    "five",
    "5+",
    "5+x",
    "5:3",
    "0/5",
    "x/5",
    "0days",
    "99999days",
    "5+3600001",
    "60001",
    "0",
    "5,5",
    "40/90,0",
    "5+3,",
    "40/90,30+ 3",
];

fn problems(speaker: &Speaker) -> Vec<(String, Phrase)> {
    let mut told = Vec::new();
    let long = "8".repeat(201);
    for text in FENS.into_iter().chain([long.as_str()]) {
        let problem = text.parse::<Position>().expect_err(text);
        let text = if text.len() > 100 { "a long text" } else { text };
        told.push((text.to_owned(), speaker.fen_problem(&problem)));
    }
    let of_checkers = speaker.of(GameKind::Checkers);
    let long = "1".repeat(513);
    for text in CHECKERS.into_iter().chain([long.as_str()]) {
        let problem = text.parse::<checkers::Position>().expect_err(text);
        let text = if text.len() > 100 { "a long text" } else { text };
        told.push((text.to_owned(), of_checkers.checkers_fen_problem(&problem)));
    }
    let many = ["1/1"; 17].join(",");
    for text in CLOCKS.into_iter().chain([many.as_str()]) {
        let problem = text.parse::<TimeControl>().expect_err(text);
        told.push((text.to_owned(), speaker.clock_problem(&problem)));
    }
    // no text comes to these
    for problem in [PeriodsError::Empty, PeriodsError::NotSeconds(1), PeriodsError::TooLarge(2)] {
        let error = ParseClockError::Periods { text: "x".to_owned(), problem };
        told.push((problem.to_string(), speaker.clock_problem(&error)));
    }
    told.push(("none".to_owned(), speaker.untimed_clock()));
    let too_long = KeyError::PassphraseTooLong { found: 2000, at_most: 1024 };
    for problem in [
        SealError::Empty,
        SealError::TooLong { found: 61, at_most: 60 },
        SealError::ControlCharacter { at: 3 },
        SealError::NoRandomness,
        SealError::Key(KeyError::NoPassphrase),
        SealError::Key(too_long),
        SealError::Key(KeyError::NoMemory),
    ] {
        told.push((problem.to_string(), speaker.seal_problem(problem)));
    }
    told.push(("Nf9".to_owned(), speaker.no_move_to_seal("Nf9")));
    told
}

#[test]
fn what_was_typed_and_is_wrong_as_it_is_told() {
    let mut table = String::new();
    for (name, language) in [("en", Language::English), ("de", Language::German)] {
        let settings = Settings { language, style: Style::Plain, ..Settings::default() };
        writeln!(table, "{name}").unwrap();
        for (what, said) in problems(&Speaker::new(settings)) {
            // what was typed is repeated as it is
            if !said.to_string().contains(['"', '„']) {
                traps::check(&said.segments, &settings, || format!("{said}"));
            }
            writeln!(table, " {what}\n  {}", phrase(&said)).unwrap();
        }
    }
    super::golden::check("tests/speech/problems.txt", &table);
}
