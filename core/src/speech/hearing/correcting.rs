//! A move that is put right while it is said: `e4, no, d4`.

use super::lattice::{Lattice, Letters};
use super::tokens::Token;
use super::{Heard, Hearing, Matches, Why};
use crate::games::chess::notation::SquareMove;
use crate::games::chess::{Move, Position};
use crate::session::Deed;
use crate::speech::chess::hearing::reading;
use crate::speech::chess::hearing::reading::{Extent, Reading};
use crate::speech::chess::hearing::slots::ChessSlots;

/// What stands in the tables for a move behind such words.
pub(super) const CORRECTION: &str = "do move <move>";

impl Hearing {
    /// The move behind the last words of correction, where a move or a part of one stands in
    /// front of them.
    pub(super) fn corrected(
        &self,
        text: &str,
        words: &[Token],
        position: &Position,
    ) -> Option<Heard> {
        (1..words.len()).rev().find_map(|at| {
            let (before, behind) = words.split_at(at);
            let dropped = self.readings_of(before);
            if !dropped.iter().any(|reading| reading.extent() != Extent::Nothing) {
                return None;
            }
            let lattice = Lattice::of(behind, self.lexicon, Letters::Files);
            let slots = ChessSlots { words: behind, lattice: &lattice };
            let phrases = self.phrases.find(text, behind, &slots);
            let mut phrases = phrases.filter(|phrase| phrase.template == CORRECTION);
            let phrase = phrases.next()?;
            let rest = &text[behind[phrase.move_at?].at.start..];
            let heard = self.of_phrase(&phrase, &lattice, Some(rest), position)?;
            let moved = self.readings_of(&behind[phrase.move_at?..]);
            Some(self.of_same_piece(text, heard, &dropped, &moved, position))
        })
    }

    fn readings_of(&self, words: &[Token]) -> Vec<Reading> {
        reading::readings(&Lattice::of(words, self.lexicon, Letters::Files), 0)
    }

    /// "Knight g 4, no, f 3" may mean the knight, too: then it is asked.
    fn of_same_piece(
        &self,
        text: &str,
        heard: Heard,
        dropped: &[Reading],
        moved: &[Reading],
        position: &Position,
    ) -> Heard {
        let role = dropped.iter().find_map(|reading| reading.role);
        let Heard::Deed(Deed::Move(path)) = heard else { return heard };
        let Ok(squares) = SquareMove::try_from(path) else { return heard };
        if role.is_none() || moved.iter().any(|reading| reading.role.is_some()) {
            return heard;
        }
        // of a hidden board it is not told which piece can go there
        if self.is_hidden {
            return self.misheard(text, Why::Unclear);
        }
        let of_piece = moved.iter().map(|reading| reading.of_piece(role));
        let of_piece: Vec<Reading> = of_piece.collect();
        let matches = Matches::of(&of_piece, position, self.origins.as_ref(), true);
        let mut candidates: Vec<Move> = matches.moves;
        if let Ok(mv) = squares.find(position)
            && !candidates.contains(&mv)
        {
            candidates.push(mv);
        }
        match candidates[..] {
            [] => heard,
            [only] if SquareMove::of(only) != squares => self.ask(vec![only], position),
            _ => self.ask(candidates, position),
        }
    }
}
