//! What players ask and are told, the score, taking back.

use super::{Sentence, Telling};
use crate::arbiter::clock::{Millis, TimeControl};
use crate::engine::Strength;
use crate::games::{Move, Side};
use crate::session::Event;
use crate::speech::speaker::is_hidden;
use crate::speech::strength::{highest, number};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

impl Telling<'_> {
    pub(super) fn about_talk(&self, event: &Event) -> Option<Sentence> {
        let said = match event {
            Event::ResignationAsked { by } if self.is_heard_by(*by) => {
                let mut said = self.by_name(key::RESIGNATION_ASKED, *by);
                if self.speaker.settings.tells_answers {
                    said.append(self.say(key::ANSWER_YES_OR_NO));
                }
                said
            }
            Event::ResignationCancelled { by } if self.is_heard_by(*by) => {
                self.say(key::GAME_GOES_ON)
            }
            Event::TakenBack { plies: 0 } => self.and_turn(key::END_TAKEN_BACK),
            Event::TakenBack { .. } => self.taken_back(),
            Event::PlayedAgain { plies } => self.played_again(*plies),
            Event::HintAsked { by } if self.is_heard_by(*by) && !self.is_brief() => {
                self.say(key::HINT_ASKED)
            }
            Event::Suggested { mv, .. } if self.is_heard_by(self.state.on_move()) => {
                let key = if self.is_brief() { key::SUGGESTED_BRIEF } else { key::SUGGESTED };
                // of a position that has changed since there is nothing to say
                if !self.state.position().is_legal(*mv, self.state.earlier_keys()) {
                    return None;
                }
                let name = if is_hidden(self.state, self.listener) {
                    self.speaker.name_hidden(self.state, *mv)
                } else {
                    self.speaker.name_next(self.state, *mv)
                };
                let mut said = self.fill(key, [("move", Slot::Said(name))]);
                said.append(self.why(*mv));
                said
            }
            Event::LevelSet { side, strength } => self.level_set(*side, *strength),
            Event::RecordNotRequired { by } if self.is_heard_by(*by) => {
                let mut said = self.of(key::RECORD_NOT_REQUIRED, *by);
                said.append(self.article(event.article(self.state.kind())));
                said
            }
            Event::Recorded { by, number } if self.is_heard_by(*by) => {
                let index = (*number as usize).checked_sub(1)?;
                let ply = self.state.plies().get(index)?;
                let written = self.state.written_as(*by, index)?;
                let name = if written == ply.mv.path() {
                    self.speaker.name_ply(self.state, index)
                } else {
                    self.speaker.name_asked(&ply.before, written)
                };
                let slots = [self.who(*by), self.player(*by), ("move", Slot::Said(name))];
                self.fill(key::RECORDED, slots)
            }
            Event::Signed { by } => self.of(key::SIGNED, *by),
            _ => return None,
        };
        Sentence::in_turn(said)
    }

    fn level_set(&self, side: Side, strength: Strength) -> Utterance {
        let has_clock = self.has_clock(side);
        match strength {
            _ if self.is_brief() => self.speaker.name_strength(strength, has_clock).into_sentence(),
            Strength::Rating(rating) => {
                let [number, name] = self.speaker.rating_slots(rating);
                self.fill(key::RATING_SET, [self.player(side), number, name])
            }
            Strength::Level(level) => {
                let name = self.speaker.level_slot(level);
                self.fill(key::LEVEL_SET, [self.player(side), number(level), highest(), name])
            }
            Strength::Full { .. } if has_clock => self.of(key::FULL_STRENGTH_SET_CLOCK, side),
            Strength::Full { move_time } => {
                let time = self.time(move_time.as_millis() as Millis);
                self.fill(key::FULL_STRENGTH_SET, [self.player(side), time])
            }
        }
    }

    /// Whether a side's time is counted.
    pub(in crate::speech) fn has_clock(&self, side: Side) -> bool {
        self.state.controls()[side] != TimeControl::Untimed
    }

    /// Why a move is suggested; in brief, and where the board may not be asked about, not.
    fn why(&self, mv: Move) -> Utterance {
        if self.is_brief() || is_hidden(self.state, self.listener) {
            return Utterance::default();
        }
        let is_own = self.listener == Some(self.state.on_move());
        self.speaker.reason_in(self.state, mv, is_own)
    }

    /// What was taken back, the last move first.
    fn taken_back(&self) -> Utterance {
        let mut position = *self.state.position();
        let mut names = Vec::new();
        for mv in self.state.undone_moves() {
            names.push(self.speaker.name_in(&position, mv));
            position = position.after(mv);
        }
        names.reverse();
        let mut said = self.fill(key::TAKEN_BACK, [("moves", self.listed(names))]);
        if let Some(undone) = position.yin_yang() {
            said.append(self.counts_after_takeback(undone));
        }
        if !self.is_brief() {
            said.append(self.whose_turn());
        }
        said
    }

    fn played_again(&self, plies: usize) -> Utterance {
        let first = self.state.plies().len().saturating_sub(plies);
        let names: Vec<Utterance> = (first..self.state.plies().len())
            .map(|index| self.speaker.name_ply(self.state, index))
            .collect();
        let mut said = if names.is_empty() {
            self.say(key::END_PLAYED_AGAIN)
        } else {
            self.fill(key::PLAYED_AGAIN, [("moves", self.listed(names))])
        };
        match self.state.ending() {
            Some(ending) => {
                said.append(self.ending(ending, plies > 0 && self.is_mate_named(ending)));
            }
            None if !self.is_brief() => said.append(self.whose_turn()),
            None => {}
        }
        said
    }

    /// Moves one after the other.
    fn listed(&self, names: Vec<Utterance>) -> Slot {
        let words = self.speaker.words;
        let final_one = names.len().saturating_sub(1);
        let has_stop = names.iter().any(Utterance::has_stop);
        let mut list = Utterance::default();
        for (at, name) in names.into_iter().enumerate() {
            // a name with a stop in it would run into the next one
            if at > 0 && (final_one > 1 || has_stop) {
                list.push(words.language, ";");
            }
            if at > 0 && at == final_one {
                list.push(words.language, words.text(key::LIST_AND));
            }
            list.append(name);
        }
        Slot::Said(list)
    }
}
