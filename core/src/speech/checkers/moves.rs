//! How moves are announced.

use crate::games::checkers::notation::{self, Way};
use crate::games::checkers::{Move, Position, Square};
use crate::games::{Path, Rules};
use crate::speech::Speaker;
use crate::speech::utterance::{Utterance, separated};
use crate::speech::words::{Slot, key};

impl Speaker {
    /// The name of a legal move: `11 to 15`, `18 jumps to 25, takes two`.
    pub(in crate::speech) fn name_checkers_move(&self, position: &Position, mv: Move) -> Utterance {
        if self.is_in_signs() {
            return Utterance::of(self.settings.language, &notation::write(position, mv));
        }
        let to = ("to", self.checkers_slot(mv.to()));
        let mut said = if mv.is_jump() {
            let from = ("from", self.checkers_slot(mv.from()));
            let between: Vec<Square> = mv.squares().skip(1).filter(|at| *at != mv.to()).collect();
            if notation::shares_ends(position, mv) && !between.is_empty() {
                let by = between.into_iter().map(|at| self.checkers_square(at)).collect();
                let words = self.words;
                let by = Utterance::list(by, words.language, words.text(key::LIST_AND));
                let by = ("by", Slot::Said(by));
                self.words.fill(key::CHECKERS_JUMP_BY, [from, by, to])
            } else {
                self.words.fill(key::CHECKERS_JUMP, [from, to])
            }
        } else {
            self.words.fill(key::CHECKERS_STEP, [("from", self.checkers_slot(mv.from())), to])
        };
        let taken = mv.captured().len();
        if taken > 1 {
            said.pause();
            let count = Slot::Number(taken.into());
            said.append(self.words.fill(key::CHECKERS_TAKES, [("count", count)]));
        }
        if position.crowns(mv) {
            said.pause();
            said.append(self.words.say(key::CHECKERS_CROWNED));
        }
        said
    }

    /// The names of legal moves, in the order of their squares.
    pub(super) fn name_checkers_moves(&self, position: &Position, moves: &[Move]) -> Utterance {
        let mut moves = moves.to_vec();
        moves.sort_by_cached_key(|mv| mv.squares().collect::<Vec<Square>>());
        separated(moves.into_iter().map(|mv| self.name_checkers_move(position, mv)))
    }

    /// The name of what somebody says, legal or not.
    pub(in crate::speech) fn name_checkers_path(
        &self,
        position: &Position,
        asked: Path,
    ) -> Utterance {
        if let Ok(mv) = position.find(asked, &[]) {
            return self.name_checkers_move(position, mv);
        }
        let Ok(way) = Way::try_from(asked) else { return Utterance::default() };
        if self.is_in_signs() {
            return Utterance::of(self.settings.language, &way.to_string());
        }
        let [from, to] = way.ends().map(|square| self.checkers_slot(square));
        self.words.fill(key::CHECKERS_STEP, [("from", from), ("to", to)])
    }
}
