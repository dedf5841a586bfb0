//! Why a move may be good: the cases of reasons.txt, for both colours.

use annabella::games::chess::sight::{Danger, PieceOn, Reason, Rescue, reason};
use annabella::games::chess::{Position, notation::san};

const REASONS: &str = include_str!("reasons.txt");

/// Position, move, what is told of it.
fn cases() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let lines = REASONS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| {
        let mut parts = line.split(" | ");
        let mut part = || parts.next().expect("a case has three parts");
        (part(), part(), part())
    })
}

fn on(piece: PieceOn) -> String {
    format!("{} {}", piece.role.name(), piece.square)
}

fn text(reason: Reason) -> String {
    match reason {
        Reason::Mates => "mates".to_owned(),
        Reason::OnlyMove => "only move".to_owned(),
        Reason::Stalemates => "stalemates".to_owned(),
        Reason::MatesNext => "mates next".to_owned(),
        Reason::StopsMate(threat) => format!("stops mate {threat:?}"),
        Reason::Promotes(role) => format!("promotes {}", role.name()),
        Reason::TakesUndefended(taken) => format!("takes undefended {}", on(taken)),
        Reason::TakesInPassing(taken) => format!("takes in passing {}", on(taken)),
        Reason::TakesGreater { taken, with } => {
            format!("takes {} with {}", on(taken), with.name())
        }
        Reason::WinsExchange { taken, gain } => format!("wins {gain} at {}", on(taken)),
        Reason::Forks(one, other) => format!("forks {}, {}", on(one), on(other)),
        Reason::Skewers { front, behind } => format!("skewers {}, {}", on(front), on(behind)),
        Reason::Pins { pinned, to } => format!("pins {}, {}", on(pinned), on(to)),
        Reason::Saves { piece, danger, rescue } => {
            let danger = match danger {
                Danger::Undefended => "undefended".to_owned(),
                Danger::ByLesser(lesser) => format!("by {}", on(lesser)),
                Danger::Outnumbered => "outnumbered".to_owned(),
            };
            let rescue = match rescue {
                Rescue::Moves => "moves".to_owned(),
                Rescue::Takes(taken) => format!("takes {}", on(taken)),
                Rescue::Blocks => "blocks".to_owned(),
                Rescue::Defends => "defends".to_owned(),
                Rescue::Otherwise => "otherwise".to_owned(),
            };
            format!("saves {} {danger} {rescue}", on(piece))
        }
        Reason::StopsPromotion(pawn) => format!("stops promotion {pawn}"),
        Reason::StopsFork(threat, [one, other]) => {
            format!("stops fork {threat:?}: {}, {}", on(one), on(other))
        }
        Reason::TakesChecker(checker) => format!("takes checker {}", on(checker)),
        Reason::BlocksCheck(checker) => format!("blocks check {}", on(checker)),
        Reason::Attacks(piece) => format!("attacks {}", on(piece)),
        Reason::OpensAttack(piece) => format!("opens attack {}", on(piece)),
        Reason::AdvancesPassedPawn => "passed pawn".to_owned(),
        Reason::TradesWhenAhead => "trades".to_owned(),
        Reason::Castles => "castles".to_owned(),
        Reason::Develops(role) => format!("develops {}", role.name()),
        Reason::TakesCentre => "centre".to_owned(),
        Reason::TakesOpenFile => "open file".to_owned(),
        Reason::CentralisesKing => "king to the centre".to_owned(),
    }
}

#[test]
fn the_most_telling_fact_is_found() {
    let mut wrong = Vec::new();
    for (fen, written, expected) in cases() {
        let found =
            fen.parse::<Position>().map_err(|error| error.to_string()).and_then(|position| {
                let mv = san::parse(&position, written).map_err(|error| error.to_string())?;
                Ok(reason(&position, mv).map_or("nothing".to_owned(), text))
            });
        let found = found.unwrap_or_else(|error| error);
        if found != expected {
            wrong.push(format!("{fen} {written}: {found}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same position with the colours changed.
fn mirrored(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let swapped = |text: &str| -> String {
        let swap = |c: char| {
            if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
        };
        text.chars().map(swap).collect()
    };
    let ranks: Vec<&str> = fields[0].split('/').rev().collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let castling = swapped(fields[2]);
    let passed = flipped(fields[3]);
    format!("{} {turn} {castling} {passed} {} {}", swapped(&ranks.join("/")), fields[4], fields[5])
}

/// The same text with its squares seen from the other side.
fn flipped(text: &str) -> String {
    let mut last = ' ';
    let flip = |c: char| {
        let is_rank = c.is_ascii_digit() && ('a'..='h').contains(&last);
        last = c;
        if is_rank { char::from(b'0' + (b'9' - c as u8)) } else { c }
    };
    text.chars().map(flip).collect()
}

#[test]
fn both_colours_are_told_the_same() {
    for (fen, written, expected) in cases() {
        let position: Position = mirrored(fen).parse().unwrap();
        let mv = san::parse(&position, &flipped(written)).unwrap();
        let found = reason(&position, mv).map_or("nothing".to_owned(), text);
        let (mut found, mut expected) = (found, flipped(expected));
        if expected.starts_with("forks") {
            // of two that are worth the same either may come first
            (found, expected) = (sorted(&found), sorted(&expected));
        }
        assert_eq!(found, expected, "{}", mirrored(fen));
    }
}

fn sorted(text: &str) -> String {
    let mut words: Vec<&str> = text.split([' ', ',']).collect();
    words.sort_unstable();
    words.join(" ")
}
