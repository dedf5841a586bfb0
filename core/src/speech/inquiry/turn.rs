//! Whose turn it is.

use super::Inquiry;
use crate::games::chess::{Position, Square};
use crate::games::{Path, Side};
use crate::session::{Actor, Awaits, DeedKind, Phase, Turn};
use crate::speech::telling::Telling;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};

impl Inquiry<'_> {
    pub(in crate::speech) fn turn(&self) -> Vec<Utterance> {
        let then = |why: Key| vec![self.say(why), self.whose_move()];
        match self.state.phase() {
            Phase::Playing(turn) => std::iter::once(self.turn_of(turn))
                .chain(self.awaited_by_correspondence())
                .collect(),
            Phase::Paused(turn) => vec![self.paused(), self.turn_of(turn)],
            Phase::Waiting if self.state.begins_with_next_move() => then(key::SITUATION_FIRST_MOVE),
            Phase::Waiting => then(key::ANSWER_NOT_BEGUN),
            Phase::Adjourned => then(key::ANSWER_ADJOURNED),
            Phase::Resumed => then(key::ANSWER_ENVELOPE_CLOSED),
            Phase::Over(ending) => {
                let told = self.telling().ending(ending, false);
                if self.is_brief() {
                    return vec![told];
                }
                vec![self.say(key::ANSWER_OVER), told]
            }
        }
    }

    /// The last move, what was captured where that decides, and whose turn it is or how the game
    /// ended.
    pub(in crate::speech) fn situation(&self) -> Vec<Utterance> {
        let telling = Telling { speaker: *self.speaker, state: self.state, listener: self.asker };
        let mut last = telling.last_move();
        last.append(telling.counts_so_far());
        let said = [last, telling.stand()].into_iter();
        said.filter(|said| !said.is_empty()).collect()
    }

    /// How often those have looked at the board from whom it is hidden, and how long it is.
    pub(in crate::speech) fn looks(&self) -> Vec<Utterance> {
        let telling = Telling { speaker: *self.speaker, state: self.state, listener: self.asker };
        let looked = telling.looked();
        if looked.is_empty() {
            return vec![self.say(key::ANSWER_NOTHING_HIDDEN)];
        }
        let until = (!self.state.phase().is_over()).then(|| self.say(key::ANSWER_HIDDEN_UNTIL_END));
        std::iter::once(looked).chain(until).collect()
    }

    /// That nobody can move, and who lets the game go on, where that is for the arbiter.
    fn paused(&self) -> Utterance {
        let telling = self.telling();
        let mut said = self.say(key::ANSWER_PAUSED);
        said.append(telling.arbiter_starts(key::ANSWER_ARBITER_STARTS));
        said.append(telling.arbiter_decides());
        said
    }

    /// What a game by correspondence waits for beside the move, and how long.
    fn awaited_by_correspondence(&self) -> Option<Utterance> {
        let correspondence = self.state.correspondence(self.now)?;
        let said = match correspondence.awaits {
            Awaits::Sending => self.telling().awaits(self.now),
            _ => self.telling().time_left_by_days(&correspondence, self.now),
        };
        (!said.is_empty()).then_some(said)
    }

    pub(super) fn telling(&self) -> Telling<'_> {
        Telling { speaker: *self.speaker, state: self.state, listener: self.asker }
    }

    /// Whether it is the turn of a side, and whose it is else; behind that what is to be done but
    /// to move.
    pub(in crate::speech) fn turn_of_side(&self, side: Side) -> Vec<Utterance> {
        let is_going_on = matches!(self.state.phase(), Phase::Playing(_) | Phase::Paused(_));
        if !is_going_on {
            return self.turn();
        }
        let is_on_move = self.state.mover() == side;
        let is_plain = matches!(self.state.phase(), Phase::Playing(Turn::Thinking))
            && !self.state.chess().is_some_and(Position::is_check);
        if is_on_move && is_plain && self.asker == Some(side) {
            return vec![self.say(key::ANSWER_YOUR_TURN)];
        }
        let mut told = self.turn().into_iter();
        let mut first = self.say(if is_on_move { key::ANSWER_YES } else { key::ANSWER_NO });
        first.append(told.next().unwrap_or_default());
        std::iter::once(first).chain(told).collect()
    }

    /// Whether a side may take back, and why not.
    pub(in crate::speech) fn may_take_back(&self, side: Side) -> Utterance {
        let by = Actor::Player(side);
        match self.state.permits(by, DeedKind::Undo) {
            Ok(()) if self.state.is_race() => self.say(key::ANSWER_MAY_TAKE_BACK_AGREED),
            Ok(()) => self.say(key::ANSWER_MAY_TAKE_BACK),
            Err(refusal) => {
                let mut said = self.say(key::ANSWER_NO);
                said.append(self.telling().refusal(by, DeedKind::Undo, refusal));
                said
            }
        }
    }

    fn turn_of(&self, turn: Turn) -> Utterance {
        let mover = self.state.mover();
        match turn {
            Turn::Thinking | Turn::Holding { .. } => self.whose_move(),
            Turn::Promoting { to, .. } => self.promoting(mover, to),
            Turn::Placed { .. } => self.of_side(key::ANSWER_TO_ANNOUNCE, mover),
            Turn::Announcing { path, .. } => self.announcing(mover, path),
            Turn::Repeating => self.of_side(key::ANSWER_TO_REPEAT, mover),
            Turn::Sealing { .. } => self.of_side(key::ANSWER_TO_SEAL, mover),
            Turn::ToPress => {
                let key = self.key_by_detail(key::ANSWER_TO_PRESS, key::ANSWER_TO_PRESS_BRIEF);
                self.of_side(key, mover)
            }
        }
    }

    fn whose_move(&self) -> Utterance {
        let is_check = self.state.chess().is_some_and(Position::is_check);
        let key = if is_check { key::ANSWER_TO_MOVE_IN_CHECK } else { key::ANSWER_TO_MOVE };
        self.of_side(key, self.state.on_move())
    }

    fn announcing(&self, mover: Side, path: Path) -> Utterance {
        let said = self.speaker.name_asked(self.state.position(), path);
        let name = ("move", Slot::Said(said));
        self.fill(key::ANSWER_ANNOUNCING, [self.side_slot(mover), name])
    }

    fn promoting(&self, mover: Side, square: Square) -> Utterance {
        let side = self.side_slot(mover);
        let square = ("square", Slot::Said(self.speaker.square(square)));
        self.fill(key::ANSWER_TO_PROMOTE, [side, square])
    }

    /// A message that takes a side only.
    pub(in crate::speech) fn of_side(&self, key: Key, side: impl Into<Side>) -> Utterance {
        self.fill(key, [self.side_slot(side)])
    }
}
