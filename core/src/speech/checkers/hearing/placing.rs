//! Pieces with their squares, as somebody says or types them who sets up a position.

use super::lexicon::{Lexicon, Meaning};
use crate::games::Side;
use crate::games::checkers::{Piece, Rank, Square};
use crate::speech::hearing::{Hearing, tokens};

/// All pieces of a position, each in words, have no more bytes.
const MAX_LEN: usize = 2_000;

impl Hearing {
    /// What goes on which square: `red men 1, 2 and 5, white king 18, clear 9`. A piece
    /// without a side has that of the one before it, Red's at first; several squares may
    /// follow; before any piece a square alone becomes empty. None where that is not all
    /// that was said.
    pub fn checkers_pieces(&self, text: &str) -> Option<Vec<(Square, Option<Piece>)>> {
        if text.len() > MAX_LEN {
            return None;
        }
        let composed = tokens::composed(text);
        let words = tokens::split(&composed);
        let lexicon = Lexicon::of(self.language);
        let (mut at, mut placed) = (0, Vec::new());
        let (mut side, mut rank, mut is_named) = (Side::First, None, false);
        while at < words.len() {
            if let Some((named_square, len)) = lexicon.square(&words[at..]) {
                let square = named_square.square()?;
                // "red 18" is a man
                let rank = rank.or(is_named.then_some(Rank::Man));
                placed.push((square, rank.map(|rank| Piece { side, rank })));
                at += len;
                continue;
            }
            let is_column = |meaning| matches!(meaning, Meaning::Column(_));
            let found = lexicon.find(&words[at..]).into_iter();
            let (meaning, len) = found.into_iter().find(|(meaning, _)| !is_column(*meaning))?;
            at += len;
            match meaning {
                Meaning::Side(named) => (side, rank, is_named) = (named, None, true),
                Meaning::Piece(named) | Meaning::Pieces(named) => {
                    (rank, is_named) = (Some(named), false);
                }
                Meaning::Empty => (rank, is_named) = (None, false),
                Meaning::Between | Meaning::Polite => {}
                _ => return None,
            }
        }
        (!placed.is_empty()).then_some(placed)
    }
}
