//! The words of play with the blind, the same whatever the language of sentences
//! (article E2.1).

use crate::games::chess::{CastlingSide, File, Rank, Role};

/// Anna to Hector.
pub(in crate::speech) const fn file(file: File) -> &'static str {
    match file {
        File::A => "Anna",
        File::B => "Bella",
        File::C => "Cesar",
        File::D => "David",
        File::E => "Eva",
        File::F => "Felix",
        File::G => "Gustav",
        File::H => "Hector",
    }
}

/// eins to acht, from White's side of the board.
pub(in crate::speech) const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "eins",
        Rank::Second => "zwei",
        Rank::Third => "drei",
        Rank::Fourth => "vier",
        Rank::Fifth => "fünf",
        Rank::Sixth => "sechs",
        Rank::Seventh => "sieben",
        Rank::Eighth => "acht",
    }
}

/// König to Bauer.
pub(in crate::speech) const fn piece(role: Role) -> &'static str {
    match role {
        Role::King => "König",
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => "Läufer",
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    }
}

/// Kurze and Lange Rochade.
pub(in crate::speech) const fn castling(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::Short => "Kurze Rochade",
        CastlingSide::Long => "Lange Rochade",
    }
}

/// The Laws fix no word for a capture; this is the usual one.
pub(super) const TAKES: &str = "schlägt";
/// Nor for taking in passing.
pub(super) const EN_PASSANT: &str = "en passant";
/// Nor for check, which need not be said.
pub(super) const CHECK: &str = "Schach";
/// Nor for mate.
pub(super) const CHECKMATE: &str = "Schachmatt";

/// The file names of the international spelling alphabet.
pub(in crate::speech) const fn nato(file: File) -> &'static str {
    match file {
        File::A => "alpha",
        File::B => "bravo",
        File::C => "charlie",
        File::D => "delta",
        File::E => "echo",
        File::F => "foxtrot",
        File::G => "golf",
        File::H => "hotel",
    }
}

/// German text without umlauts, as the Laws print it.
pub(in crate::speech) fn as_printed(text: &str) -> String {
    let mut printed = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            'ä' => printed.push_str("ae"),
            'ö' => printed.push_str("oe"),
            'ü' => printed.push_str("ue"),
            'ß' => printed.push_str("ss"),
            other => printed.push(other),
        }
    }
    printed
}
