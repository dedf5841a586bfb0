//! What can be filled into phrases about a board of checkers.

use super::lexicon::{Lexicon, Meaning};
use crate::games::GameKind;
use crate::games::checkers::Square;
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
        let found = self.words.get(at..).map_or_else(Vec::new, |words| self.lexicon.find(words));
        found.into_iter().filter_map(|(meaning, len)| Some((value(slot, meaning)?, len))).collect()
    }
}

fn value(slot: Slot, meaning: Meaning) -> Option<String> {
    let is_square = |number: u16| u8::try_from(number).ok().and_then(Square::new).is_some();
    Some(match (slot, meaning) {
        (Slot::Square | Slot::Squares, Meaning::Number(number)) if is_square(number) => {
            number.to_string()
        }
        (Slot::Rank | Slot::Ordinal | Slot::Number, Meaning::Number(number))
        | (Slot::Ordinal, Meaning::Ordinal(number)) => number.to_string(),
        (Slot::Piece, Meaning::Piece(rank))
        | (Slot::Piece | Slot::Pieces, Meaning::Pieces(rank)) => rank.name().to_owned(),
        (Slot::Color, Meaning::Side(side)) => GameKind::Checkers.side_name(side).to_owned(),
        _ => return None,
    })
}
