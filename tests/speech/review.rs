//! Moments of games as they are told; what they are is made up here, so that it does not
//! depend on a search.

use std::fmt::Write;

use annabella::engine::Best;
use annabella::engine::chess::{Moment, Review};
use annabella::games::Side;
use annabella::games::chess::Position;
use annabella::games::chess::notation::san;
use annabella::speech::{Detail, Language, Settings, Speaker, Style};

use super::{events::phrase, traps};

/// Position, the move that was played, the answer, the better move.
const MOMENTS: [[&str; 4]; 6] = [
    // a mate is overlooked
    ["r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3", "Nf6", "Qxf7#", "Qe7"],
    // a rook is left without protection
    ["4k3/8/8/8/3b4/2N5/8/R3K3 w - - 0 20", "Kf1", "Bxc3", "Kd2"],
    // a fork is not made
    ["r3k3/8/8/3N4/8/8/8/4K3 w - - 0 31", "Ne3", "Kd7", "Nc7+"],
    // a queen goes where it is captured
    ["3r2k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 25", "Qd3", "Rxd3", "Qxd8#"],
    // nothing tells why
    ["4k3/p7/8/8/8/8/P7/4K3 w - - 0 40", "Kd1", "Ke7", "Ke2"],
    // the game was over
    ["7k/5Q2/8/6K1/8/8/8/8 w - - 0 60", "Kg6", "", "Kf6"],
];

fn moments() -> Review {
    let moment = |[fen, played, reply, better]: [&str; 4]| {
        let before: Position = fen.parse().unwrap();
        let played = san::parse(&before, played).unwrap();
        let after = before.after(played).unwrap();
        let reply = (!reply.is_empty()).then(|| san::parse(&after, reply).unwrap());
        let better = san::parse(&before, better).unwrap();
        Moment {
            ply: 0,
            before,
            played,
            better,
            reply,
            loss: 500,
            repeats: false,
            past: Vec::new(),
        }
    };
    Review {
        moments: MOMENTS.into_iter().map(moment).collect(),
        not_lost: Some((Side::First, 900)),
        best: best(),
        has_moves: true,
        ..Review::default()
    }
}

/// The fork, and an answer of the other side.
fn best() -> Vec<Best<Position>> {
    let best = |fen: &str, played: &str, uses_mistake: bool| {
        let before: Position = fen.parse().unwrap();
        let played = san::parse(&before, played).unwrap();
        Best { ply: 0, before, played, uses_mistake }
    };
    vec![
        best("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 31", "Nc7+", true),
        best("4k3/8/8/8/3b4/2N5/8/R4K2 b - - 1 20", "Bxc3", false),
    ]
}

#[test]
fn moments_as_they_are_told() {
    let mut told = String::new();
    for (name, listener, language, style, detail) in [
        ("en", Some(Side::First), Language::English, Style::Plain, Detail::Verbose),
        ("en both", None, Language::English, Style::Fide, Detail::Verbose),
        ("en brief", None, Language::English, Style::San, Detail::Brief),
        ("de", Some(Side::First), Language::German, Style::Literate, Detail::Verbose),
        ("de both", None, Language::German, Style::Uci, Detail::Verbose),
        ("de brief", None, Language::German, Style::Plain, Detail::Brief),
    ] {
        let speaker = Speaker::new(Settings { language, style, detail, ..Settings::default() });
        let none = |has_moves| Review { has_moves, ..Review::default() };
        let not_lost = Review { not_lost: Some((Side::Second, 500)), ..none(true) };
        for review in [moments(), none(true), none(false), not_lost] {
            for said in speaker.review(&review, listener) {
                writeln!(told, "{name:<9} {}", phrase(&said)).unwrap();
            }
        }
    }
    super::golden::check("tests/speech/review.txt", &told);
}

#[test]
fn moments_are_told_cleanly_in_every_way() {
    for language in Language::ALL {
        for style in Style::ALL {
            for detail in [Detail::Verbose, Detail::Brief] {
                let settings = Settings { language, style, detail, ..Settings::default() };
                let said = Speaker::new(settings).review(&moments(), Some(Side::Second));
                assert_eq!(said.len(), 1 + MOMENTS.len() + 3);
                for phrase in said {
                    traps::check(&phrase.segments, &settings, || format!("{phrase}"));
                }
            }
        }
    }
}
