//! Hints with their reasons, of the cases in sight/reasons.txt, as they are heard.

use std::fmt::Write;

use annabella::games::GameKind;
use annabella::games::Side;
use annabella::games::chess::notation::san;
use annabella::games::chess::notation::uci::{self, Castling};
use annabella::session::{Event, Mode, State};
use annabella::speech::{Detail, Language, PieceNames, Settings, Speaker, Style};

use super::{events::phrase, stage, traps};

const CASES: &str = include_str!("../sight/reasons.txt");

/// The game of a case after the computer has suggested its move.
fn suggested(case: &str, mut show: impl FnMut(&State, &[Event])) {
    let mut parts = case.split(" | ");
    let (fen, written) = (parts.next().unwrap(), parts.next().unwrap());
    let is_960 = fen.split(' ').nth(2).unwrap().contains(|c: char| !"KQkq-".contains(c));
    let variant = if is_960 { "chess960" } else { "chess" };
    let position = fen.parse().unwrap();
    let mv = uci::write(san::parse(&position, written).unwrap(), Castling::KingTakesRook);
    let by = GameKind::Chess.side_name(position.turn().into());
    let text =
        format!("new {variant} fen=\"{fen}\"\narbiter > start\n{by} > hint\nengine > suggest {mv}");
    stage::play(&text, |line, state, events| {
        if line.contains("suggest") {
            show(state, events);
        }
    });
}

fn cases() -> impl Iterator<Item = &'static str> {
    CASES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[test]
fn hints_as_they_are_heard() {
    let mut heard = String::new();
    for case in cases() {
        writeln!(heard, "{case}").unwrap();
        suggested(case, |state, events| {
            let mover = Some(state.on_move());
            for (name, listener, language, style) in [
                ("en", mover, Language::English, Style::Plain),
                ("en both", None, Language::English, Style::Literate),
                ("en fide", mover, Language::English, Style::Fide),
                ("de", mover, Language::German, Style::Plain),
                ("de uci", None, Language::German, Style::Uci),
            ] {
                let speaker = Speaker::new(Settings { language, style, ..Settings::default() });
                for said in speaker.events(state, events, listener) {
                    writeln!(heard, "    {name:<9} {}", phrase(&said)).unwrap();
                }
            }
        });
    }
    super::golden::check("tests/speech/reasons.txt", &heard);
}

#[test]
fn reasons_are_said_cleanly_in_every_way() {
    let mut said = 0;
    for case in cases() {
        suggested(case, |state, events| {
            for (language, style) in
                Language::ALL.into_iter().flat_map(|one| Style::ALL.map(|other| (one, other)))
            {
                for pieces in [PieceNames::Word, PieceNames::Letter, PieceNames::WordWithColor] {
                    for as_printed in [false, true] {
                        let settings =
                            Settings { language, style, pieces, as_printed, ..Settings::default() };
                        for phrase in Speaker::new(settings).events(state, events, None) {
                            said += 1;
                            if !as_printed {
                                traps::check(&phrase.segments, &settings, || case.to_owned());
                            }
                        }
                    }
                }
            }
        });
    }
    assert!(said > 4_000, "{said}");
}

#[test]
fn a_brief_hint_is_the_move_alone() {
    suggested("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1 | Rxd5", |state, events| {
        assert_eq!(state.setup().mode, Mode::Casual);
        let settings = Settings { detail: Detail::Brief, ..Settings::default() };
        let said = Speaker::new(settings).events(state, events, None);
        assert_eq!(said.len(), 1);
        assert_eq!(said[0].to_string(), "rook takes, d 5.");
    });
}

#[test]
fn who_may_not_ask_what_is_on_the_board_hears_no_reason() {
    let said = |hidden: &str| {
        let mut told = Vec::new();
        let text =
            format!("new chess {hidden} moves=\"e2e4 e7e5\"\nwhite > hint\nengine > suggest g1f3");
        stage::play(&text, |line, state, events| {
            if line.contains("suggest") {
                told = Speaker::new(Settings::default()).events(state, events, Some(Side::First));
            }
        });
        told.iter().map(ToString::to_string).collect::<Vec<String>>()
    };
    assert_eq!(said("white-hidden=board"), ["Hint: knight, f 3."]);
    let whole = ["Hint: knight, f 3. The pawn on e 5 is attacked then."];
    assert_eq!(said("white-hidden=board-asking"), whole);
    assert_eq!(said("black-hidden=board"), whole);
}
