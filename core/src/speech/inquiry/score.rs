//! The moves that were made.

use super::Inquiry;
use crate::games::Side;
use crate::session::Ply;
use crate::speech::Speaker;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Inquiry<'_> {
    pub(in crate::speech) fn last_moves(&self, count: u32) -> Vec<Utterance> {
        let plies = self.state.plies();
        let from = plies.len().saturating_sub(count.max(1) as usize);
        self.told(&plies[from..])
    }

    /// `Move 4, White: E 5.`
    pub(in crate::speech) fn last_move_of(&self, side: Side) -> Utterance {
        match self.state.plies().iter().rfind(|ply| ply.by() == side) {
            Some(ply) => self.numbered(std::slice::from_ref(ply)),
            None => self.of_side(key::ANSWER_NOT_MOVED_YET, side),
        }
    }

    /// `Move 3, Black: E 5.`, that of a side with this number, counted from 1.
    pub(in crate::speech) fn move_of(&self, side: Side, number: u32) -> Utterance {
        let mut own = self.state.plies().iter().filter(|ply| ply.by() == side);
        let before = number.saturating_sub(1) as usize;
        match own.nth(before) {
            Some(ply) => self.numbered(std::slice::from_ref(ply)),
            None if number > 1 => {
                let count = self.state.plies().iter().filter(|ply| ply.by() == side).count();
                let moves = ("moves", Slot::Said(self.speaker.move_count(count as u64)));
                self.fill(key::ANSWER_SO_MANY_MOVES, [self.side_slot(side), moves])
            }
            None => self.of_side(key::ANSWER_NOT_MOVED_YET, side),
        }
    }

    /// `Move 12: White e 4; Black e 5.`; of a number that was not reached, how far the game is.
    pub(in crate::speech) fn moves_numbered(&self, number: u32) -> Utterance {
        let mut pairs = self.state.plies().chunk_by(has_one_number);
        let found = pairs.find(|plies| plies[0].before.move_number() == number);
        found.map_or_else(|| self.move_number(), |plies| self.numbered(plies))
    }

    /// The last move of a side that captured something.
    pub(in crate::speech) fn last_capture_of(&self, side: Side) -> Option<Utterance> {
        let captures = |ply: &&Ply| ply.by() == side && ply.before.captures(ply.mv);
        let found = self.state.plies().iter().rfind(captures)?;
        Some(self.numbered(std::slice::from_ref(found)))
    }

    pub(in crate::speech) fn score(&self) -> Vec<Utterance> {
        let mut said = self.told(self.state.plies());
        said.extend(self.result());
        said
    }

    /// A phrase for each number of a move.
    fn told(&self, plies: &[Ply]) -> Vec<Utterance> {
        if plies.is_empty() {
            return vec![self.say(key::ANSWER_NO_MOVES_YET)];
        }
        plies.chunk_by(has_one_number).map(|plies| self.numbered(plies)).collect()
    }

    fn numbered(&self, plies: &[Ply]) -> Utterance {
        let Some(first) = plies.first() else { return Utterance::default() };
        let second = plies.get(1).map(|ply| self.ply(ply));
        let number = first.before.move_number();
        self.speaker.numbered(number, first.by(), self.ply(first), second)
    }

    fn ply(&self, ply: &Ply) -> Utterance {
        let mut said = self.speaker.name_in(&ply.before, ply.mv);
        if ply.offered && self.speaker.tells_offers_with_moves() {
            said.pause();
            said.append(self.say(key::ANSWER_DRAW_OFFERED));
        }
        said
    }

    /// How the game ended, as far as the scoresheet tells it.
    pub(in crate::speech) fn result(&self) -> Option<Utterance> {
        let ending = self.state.ending()?;
        Some(self.speaker.result_told(ending.result()))
    }

    pub(in crate::speech) fn move_number(&self) -> Utterance {
        let plies = self.state.plies();
        if self.state.phase().is_over() {
            let count = plies.chunk_by(has_one_number).count();
            let moves = ("moves", Slot::Said(self.speaker.move_count(count as u64)));
            return self.fill(key::ANSWER_OVER_AFTER, [moves]);
        }
        let number = ("number", Slot::Number(self.state.position().move_number().into()));
        if self.is_brief() {
            return self.fill(key::ANSWER_MOVE_NUMBER_BRIEF, [number]);
        }
        let side = self.side_slot(self.state.on_move());
        self.fill(key::ANSWER_MOVE_NUMBER, [number, side])
    }
}

/// Whether the records of the game have both under one number.
fn has_one_number(one: &Ply, next: &Ply) -> bool {
    one.before.move_number() == next.before.move_number()
}

impl Speaker {
    /// `23 moves`.
    pub(in crate::speech) fn move_count(&self, count: u64) -> Utterance {
        self.words.fill(key::ANSWER_MOVE_COUNT, [("count", Slot::Number(count))])
    }
}

impl Speaker {
    /// How a game ended, by its result as PGN writes it.
    pub(in crate::speech) fn result_told(&self, result: &str) -> Utterance {
        let won = |side| self.words.fill(key::ANSWER_WON, [self.player_slot(side)]);
        match result {
            "1-0" => won(Side::First),
            "0-1" => won(Side::Second),
            "1/2-1/2" => self.words.say(key::ANSWER_DRAWN),
            "0-0" => self.words.say(key::ANSWER_BOTH_LOST),
            _ => self.words.say(key::ANSWER_OVER),
        }
    }

    /// `Move 1: White e 4; Black e 5.`, the first of them made by `side`; the second is
    /// the other player's.
    pub(in crate::speech) fn numbered(
        &self,
        number: u32,
        side: Side,
        first: Utterance,
        second: Option<Utterance>,
    ) -> Utterance {
        let number = ("number", Slot::Number(number.into()));
        let by_detail = |verbose, brief| if self.is_brief() { brief } else { verbose };
        if let Some(second) = second {
            let moves = [("first", Slot::Said(first)), ("second", Slot::Said(second))];
            let [first, second] = moves;
            if self.is_brief() {
                return self.words.fill(key::ANSWER_MOVE_PAIR_BRIEF, [number, first, second]);
            }
            let [first_player, second_player] = self.players_slots();
            let slots = [number, first_player, first, second_player, second];
            self.words.fill(key::ANSWER_MOVE_PAIR, slots)
        } else {
            let key = by_detail(key::ANSWER_SINGLE_MOVE, key::ANSWER_SINGLE_MOVE_BRIEF);
            let side = self.side_slot(side);
            self.words.fill(key, [number, side, ("move", Slot::Said(first))])
        }
    }
}
