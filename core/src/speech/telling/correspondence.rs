//! A game by correspondence, for the player at this device.

use super::{Sentence, Telling, typed};
use crate::arbiter::clock::Millis;
use crate::games::Side;
use crate::session::{Awaits, Correspondence};
use crate::speech::utterance::Utterance;
use crate::speech::words::{Slot, key};

const HOUR: Millis = 3_600_000;
const DAY: Millis = 24 * HOUR;

impl Telling<'_> {
    pub(super) fn about_correspondence(&self) -> Option<Sentence> {
        let mut said = self.say(key::SENT);
        if !self.is_brief() && !self.state.phase().is_over() {
            said.append(self.awaits(self.state.time()));
        }
        Sentence::in_turn(said)
    }

    /// What such a game is, and how long a move may take.
    pub(in crate::speech) fn by_correspondence(&self) -> Utterance {
        let mut said = Utterance::default();
        let Some(side) = self.state.correspondent() else { return said };
        if !self.is_brief() {
            said.append(self.fill(key::OPENING_CORRESPONDENT, [self.name_of(side)]));
        }
        if let Some(days) = self.state.setup().days {
            said.append(self.fill(key::OPENING_DAYS, [("count", Slot::Number(days.into()))]));
        }
        said
    }

    /// After the last move that has come from the other device: how long there is for an answer.
    pub(super) fn awaited_after(&self, by: Side, index: usize) -> Utterance {
        let is_last = index + 1 == self.state.plies().len();
        if self.state.correspondent() != Some(by) || !is_last || self.is_brief() {
            return Utterance::default();
        }
        self.awaits(self.state.time())
    }

    /// What is waited for, and how long that may still take.
    pub(in crate::speech) fn awaits(&self, now: Millis) -> Utterance {
        let Some(correspondence) = self.state.correspondence(now) else {
            return Utterance::default();
        };
        let Correspondence { own, awaits, .. } = correspondence;
        let mut said = match awaits {
            Awaits::OwnMove => self.say(key::AWAITS_OWN_MOVE),
            Awaits::Sending if self.state.phase().is_over() => self.say(key::AWAITS_SENDING_END),
            Awaits::Sending if !self.state.plies().iter().any(|ply| ply.by() == own) => {
                self.say(key::AWAITS_SENDING_INVITATION)
            }
            Awaits::Sending => self.say(key::AWAITS_SENDING),
            Awaits::Correspondent => self.fill(key::AWAITS_OTHER, [self.name_of(!own)]),
            Awaits::Nothing => return Utterance::default(),
        };
        said.append(self.time_left_by_days(&correspondence, now));
        said
    }

    /// How long the player on move has got, in a game with days for a move.
    pub(in crate::speech) fn time_left_by_days(
        &self,
        correspondence: &Correspondence,
        now: Millis,
    ) -> Utterance {
        let Correspondence { own, awaits, due: Some(due), is_overdue, .. } = *correspondence else {
            return Utterance::default();
        };
        let now = now.max(self.state.time());
        let time = ("time", Slot::Text(self.speaker.rough_time(now.abs_diff(due))));
        let is_own = awaits != Awaits::Correspondent;
        match (is_own, is_overdue) {
            (true, false) => self.fill(key::AWAITS_OWN_DUE, [time]),
            (true, true) => self.fill(key::AWAITS_OWN_OVERDUE, [time]),
            (false, false) => self.fill(key::AWAITS_OTHER_DUE, [self.name_of(!own), time]),
            (false, true) => self.fill(key::AWAITS_OTHER_OVERDUE, [self.name_of(!own), time]),
        }
    }

    /// `your move, move 12, due in 2 days`, for a list; nothing of other games and of one that
    /// is over for both.
    pub(in crate::speech) fn awaited_in_list(&self, now: Millis) -> Option<Utterance> {
        let correspondence = self.state.correspondence(now)?;
        let stands = match correspondence.awaits {
            Awaits::OwnMove => self.say(key::SUMMARY_OWN_MOVE),
            Awaits::Sending => self.say(key::SUMMARY_TO_BE_SENT),
            Awaits::Correspondent => {
                self.fill(key::SUMMARY_WAITING_FOR, [self.name_of(!correspondence.own)])
            }
            Awaits::Nothing => return None,
        };
        Some(stands)
    }

    /// `due in 2 days`, behind that.
    pub(in crate::speech) fn due_in_list(&self, now: Millis) -> Option<Utterance> {
        let correspondence = self.state.correspondence(now)?;
        let due = correspondence.due?;
        let now = now.max(self.state.time());
        let time = ("time", Slot::Text(self.speaker.rough_time(now.abs_diff(due))));
        let key = if correspondence.is_overdue { key::SUMMARY_OVERDUE } else { key::SUMMARY_DUE };
        Some(self.fill(key, [time]))
    }

    pub(in crate::speech) fn correspondent_plays(&self, side: Side) -> Utterance {
        self.fill(key::REFUSAL_CORRESPONDENT_PLAYS, [self.name_of(side)])
    }

    /// What a player is called, by his colour without a name.
    pub(in crate::speech) fn name_of(&self, side: Side) -> (&'static str, Slot) {
        ("name", Slot::Text(self.name_text(side)))
    }

    pub(in crate::speech) fn name_text(&self, side: Side) -> String {
        let name = typed(self.state.name(side));
        if name.is_empty() { self.speaker.player_name(side) } else { name }
    }
}

impl super::Speaker {
    /// A time in days and hours; what is shorter, in hours and minutes.
    pub(in crate::speech) fn rough_time(&self, time: Millis) -> String {
        let step = if time >= DAY { HOUR } else { 60_000 };
        // in whole units, as few want to know that a second of three days is gone
        let whole = time.saturating_add(step / 2) / step * step;
        self.time_text(whole.max(60_000))
    }
}
