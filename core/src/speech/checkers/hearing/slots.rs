//! What can be filled into phrases about a board of checkers.

use super::lexicon::{Lexicon, Meaning};
use crate::games::GameKind;
use crate::speech::hearing::phrases::{Slot, Slots};
use crate::speech::hearing::tokens::Token;

/// The words of an utterance, and what they can mean.
#[derive(Clone, Copy)]
pub(super) struct CheckersSlots<'a> {
    pub(super) words: &'a [Token],
    pub(super) lexicon: &'a Lexicon,
}

impl Slots for CheckersSlots<'_> {
    fn values(&self, slot: Slot, at: usize) -> Vec<(String, usize)> {
        let words = self.words.get(at..).unwrap_or_default();
        if matches!(slot, Slot::Square | Slot::Squares) {
            let found = self.lexicon.square(words);
            let square = found.and_then(|(named, len)| Some((named.square()?.to_string(), len)));
            return square.into_iter().collect();
        }
        let found = self.lexicon.find(words).into_iter();
        found.filter_map(|(meaning, len)| Some((value(slot, meaning)?, len))).collect()
    }
}

fn value(slot: Slot, meaning: Meaning) -> Option<String> {
    Some(match (slot, meaning) {
        (Slot::Rank | Slot::Ordinal | Slot::Number, Meaning::Number(number))
        | (Slot::Ordinal, Meaning::Ordinal(number)) => number.to_string(),
        (Slot::Piece, Meaning::Piece(rank))
        | (Slot::Piece | Slot::Pieces, Meaning::Pieces(rank)) => rank.name().to_owned(),
        (Slot::Color, Meaning::Side(side)) => GameKind::Checkers.side_name(side).to_owned(),
        _ => return None,
    })
}
