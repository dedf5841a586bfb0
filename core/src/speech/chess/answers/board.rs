//! The whole position.

use crate::games::chess::sight::{Quarter, Wing};
use crate::games::chess::{Bitboard, Color};
use crate::speech::Reading;
use crate::speech::chess::answers::ChessInquiry;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl ChessInquiry<'_> {
    pub(in crate::speech) fn board(&self, reading: Reading) -> Vec<Utterance> {
        match reading {
            Reading::Pieces => self.places(None, None),
            Reading::Quarters => self.quarters(),
            Reading::Ranks => self.ranks(),
        }
    }

    /// `White: king e 1, rook a 1, pawn b 2.`
    pub(in crate::speech) fn armies(&self) -> Vec<Utterance> {
        let army = |color| self.of(self.side(color), self.grouped(color, Bitboard::FULL));
        self.colors().map(army).to_vec()
    }

    fn quarters(&self) -> Vec<Utterance> {
        let halves = self.colors().into_iter();
        let quarters = halves.flat_map(|half| Wing::ALL.map(|wing| Quarter { half, wing }));
        quarters.map(|quarter| self.quarter(quarter)).collect()
    }

    /// `Queen's side, White's half. White: king c 1, rook d 1. Black: knight b 4.`
    fn quarter(&self, quarter: Quarter) -> Utterance {
        let name = self.say(match (quarter.wing, quarter.half) {
            (Wing::Queen, Color::White) => key::ANSWER_QUEEN_SIDE_OF_WHITE,
            (Wing::King, Color::White) => key::ANSWER_KING_SIDE_OF_WHITE,
            (Wing::Queen, Color::Black) => key::ANSWER_QUEEN_SIDE_OF_BLACK,
            (Wing::King, Color::Black) => key::ANSWER_KING_SIDE_OF_BLACK,
        });
        let squares = quarter.squares();
        let mut sides = Utterance::default();
        for color in self.colors() {
            let pieces = self.grouped(color, squares);
            if !pieces.is_empty() {
                sides.append(self.of(self.side(color), pieces));
            }
        }
        if sides.is_empty() {
            return self.of(name, self.say(key::ANSWER_EMPTY));
        }
        let slots = [("quarter", Slot::Said(name)), ("sides", Slot::Said(sides))];
        self.fill(key::ANSWER_QUARTER, slots)
    }
}
