//! A move as a player writes it down for an envelope or on a scoresheet: with the number of
//! the move, an offer `(=)`, blanks, and the letters of his language (article C3).
//!
//! ```
//! use annabella::games::chess::Position;
//! use annabella::games::chess::notation::Letters;
//! use annabella::games::chess::notation::handwritten::{Handwritten, read, split_offer};
//!
//! let position = Position::default();
//! let (text, offers_draw) = split_offer("1. Cf3 (=)");
//! assert_eq!((text, offers_draw), ("1. Cf3", true));
//! let knight = read(&position, text, &Letters::ENGLISH);
//! assert!(matches!(knight, Handwritten::Move(mv) if mv.to().to_string() == "f3"));
//! ```

use super::error::MAX_LEN;
use super::{Letters, ParseMoveError, iccf, san, uci};
use crate::games::chess::{Move, Position};

/// What a text means in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handwritten {
    /// Exactly this legal move.
    Move(Move),
    /// It is written as moves are, but means none that is legal, or several.
    Unclear,
    /// It is not written as moves are.
    NotAMove,
}

/// The letters for pieces in one language, each with the English one; longer ones first.
type Alphabet = &'static [(&'static str, char)];

/// What [`Letters`] cannot have: a P that is no pawn, in Dutch, and a piece of two letters, in
/// Russian. Latin letters that look like Cyrillic ones count as these, since nobody sees the
/// difference.
const OTHER_ALPHABETS: [Alphabet; 2] = [
    &[("K", 'K'), ("D", 'Q'), ("T", 'R'), ("L", 'B'), ("P", 'N')],
    &[
        ("Кр", 'K'),
        ("Kp", 'K'),
        ("Ф", 'Q'),
        ("Л", 'R'),
        ("С", 'B'),
        ("C", 'B'),
        ("К", 'N'),
        ("K", 'N'),
    ],
];

/// Takes the offer of a draw, `(=)`, off the end of a text (article C13).
pub fn split_offer(text: &str) -> (&str, bool) {
    let text = text.trim();
    match text.strip_suffix("(=)") {
        Some(rest) => (rest.trim_end(), true),
        None => (text, false),
    }
}

/// Reads a move with the letters of its player. Other languages' letters count only where
/// the text is no move in his: R is a rook in English, and a king in French. A text in
/// capitals, such as `E4` or `BC4`, is read in small letters, with and without its first one.
pub fn read(position: &Position, text: &str, own: &Letters) -> Handwritten {
    let Some(text) = compact(text) else { return Handwritten::NotAMove };
    let in_own = read_english(position, &in_english(&text, own));
    // a pawn has no letter, so where it does not fit it is another piece's
    let is_pawn_named = in_own == Handwritten::Unclear && text.starts_with('P');
    if in_own != Handwritten::NotAMove && !is_pawn_named {
        return in_own;
    }
    let others: Vec<Handwritten> = Letters::ALL
        .into_iter()
        .map(|letters| in_english(&text, letters))
        .chain(OTHER_ALPHABETS.map(|alphabet| translated(&text, alphabet)))
        .chain(in_small_letters(&text))
        .map(|text| read_english(position, &text))
        .collect();
    let mut moves: Vec<Move> = Vec::new();
    for reading in &others {
        if let Handwritten::Move(mv) = reading
            && !moves.contains(mv)
        {
            moves.push(*mv);
        }
    }
    match moves[..] {
        [mv] => Handwritten::Move(mv),
        [] if others.iter().all(|reading| *reading == Handwritten::NotAMove) => {
            Handwritten::NotAMove
        }
        _ => Handwritten::Unclear,
    }
}

/// The text with the letters of PGN instead of a player's own.
pub fn in_english(text: &str, own: &Letters) -> String {
    let letter = |c| own.role(c).and_then(|role| Letters::ENGLISH.letter(role)).unwrap_or(c);
    text.chars().map(letter).collect()
}

fn translated(text: &str, alphabet: Alphabet) -> String {
    let mut translated = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let found = alphabet.iter().find(|(letter, _)| rest.starts_with(letter));
        let (letter, len) = found.map_or((first, first.len_utf8()), |(own, c)| (*c, own.len()));
        translated.push(letter);
        rest = &rest[len..];
    }
    translated
}

/// All of it, or all but the letter of a piece.
fn in_small_letters(text: &str) -> [String; 2] {
    let rest = text.char_indices().nth(1).map_or(text.len(), |(at, _)| at);
    [text.to_lowercase(), format!("{}{}", &text[..rest], text[rest..].to_lowercase())]
}

fn read_english(position: &Position, text: &str) -> Handwritten {
    let is_numeric = text.len() >= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    let parsed = if is_numeric {
        iccf::parse(position, text)
    } else {
        san::parse(position, text).or_else(|error| uci::parse(position, text).map_err(|_| error))
    };
    match parsed {
        Ok(mv) => Handwritten::Move(mv),
        Err(ParseMoveError::Illegal { .. }) => Handwritten::Unclear,
        Err(_) => Handwritten::NotAMove,
    }
}

/// Without blanks and without the number of the move; `None` if it is too long for a move.
fn compact(text: &str) -> Option<String> {
    if text.len() > MAX_LEN {
        return None;
    }
    let text = text.trim();
    let after_number = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after_dots = after_number.trim_start_matches(['.', '…', ' ']);
    // castling begins with a nought
    let has_number = !text.starts_with('0')
        && after_number.len() < text.len()
        && after_dots.len() < after_number.len();
    let text = if has_number { after_dots } else { text };
    Some(text.chars().filter(|c| !c.is_whitespace()).collect())
}
