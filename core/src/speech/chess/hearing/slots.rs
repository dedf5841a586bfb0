//! What can be filled into phrases about a board of chess.

use super::meaning::Meaning;
use crate::games::chess::Square;
use crate::speech::hearing::lattice::Lattice;
use crate::speech::hearing::phrases::{Slot, Slots};
use crate::speech::hearing::tokens::Token;

/// The words of an utterance, and what they can mean.
#[derive(Clone, Copy)]
pub(in crate::speech) struct ChessSlots<'a> {
    pub(in crate::speech) words: &'a [Token],
    pub(in crate::speech) lattice: &'a Lattice,
}

impl Slots for ChessSlots<'_> {
    fn values(&self, slot: Slot, at: usize) -> Vec<(String, usize)> {
        values(slot, self.words, self.lattice, at)
    }
}

/// The value of a word.
fn value(slot: Slot, meaning: Meaning) -> Option<String> {
    Some(match (slot, meaning) {
        (Slot::File, Meaning::File(file)) => file.to_char().to_string(),
        (Slot::Rank | Slot::Ordinal | Slot::Number, Meaning::Rank(rank))
        | (Slot::Ordinal, Meaning::Ordinal(rank)) => rank.to_char().to_string(),
        (Slot::Piece, Meaning::Piece(role))
        | (Slot::Piece | Slot::Pieces, Meaning::Pieces(role)) => role.name().to_owned(),
        (Slot::Color, Meaning::Color(color)) => color.to_string().to_lowercase(),
        (Slot::Number, Meaning::Number(number)) => number.to_string(),
        _ => return None,
    })
}

/// What can be filled in from this word on, and how many words that takes.
fn values(slot: Slot, words: &[Token], lattice: &Lattice, at: usize) -> Vec<(String, usize)> {
    if slot == Slot::Square {
        let squares = squares(lattice, at).into_iter();
        return squares.map(|(square, len)| (square.to_string(), len)).collect();
    }
    if slot == Slot::Squares {
        return square_lists(lattice, at);
    }
    let mut values = Vec::new();
    if slot == Slot::Number
        && let Ok(number) = words[at].text.parse::<u16>()
    {
        values.push((number.to_string(), 1));
    }
    for edge in lattice.at(at) {
        if let [meaning] = edge.meanings[..]
            && let Some(value) = value(slot, meaning)
        {
            values.push((value, edge.len));
        }
    }
    values
}

/// The lists of squares that begin here, the longest first, and how many words each takes.
fn square_lists(lattice: &Lattice, at: usize) -> Vec<(String, usize)> {
    let mut lists = Vec::new();
    let mut list = String::new();
    let mut next = at;
    while let Some((square, len)) = squares(lattice, next).into_iter().max_by_key(|(_, len)| *len) {
        if !list.is_empty() {
            list.push(' ');
        }
        list.push_str(&square.to_string());
        next += len;
        lists.push((list.clone(), next - at));
        // "and"
        let is_filler = lattice.at(next).iter().any(|edge| edge.meanings == [Meaning::Filler]);
        next += usize::from(is_filler);
    }
    lists.reverse();
    lists
}

/// The squares that these words name, and how many words each takes.
fn squares(lattice: &Lattice, at: usize) -> Vec<(Square, usize)> {
    let mut squares = Vec::new();
    for first in lattice.at(at) {
        match first.meanings[..] {
            [Meaning::File(file), Meaning::Rank(rank)] => {
                squares.push((Square::new(file, rank), first.len));
            }
            [Meaning::File(file)] => {
                for second in lattice.at(at + first.len) {
                    if let [Meaning::Rank(rank)] = second.meanings[..] {
                        squares.push((Square::new(file, rank), first.len + second.len));
                    }
                }
            }
            _ => {}
        }
    }
    squares
}

/// The square that all of these words name, and nothing else.
pub(in crate::speech) fn square(lattice: &Lattice) -> Option<Square> {
    let mut squares = squares(lattice, 0).into_iter();
    squares.find(|&(_, len)| len == lattice.len()).map(|(square, _)| square)
}
