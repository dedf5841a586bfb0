//! Start, clock, pause.

use super::{Place, Sentence, Telling};
use crate::arbiter::clock::{Millis, Period, TimeControl};
use crate::games::{Side, chess};
use crate::session::{Begin, Event, Phase, State, Turn};
use crate::speech::speaker::is_uninformed;
use crate::speech::utterance::Utterance;
use crate::speech::words::{Key, Slot, key};
use crate::speech::{Phrase, Speaker, Urgency};

impl Speaker {
    /// What is told where a clock has sunk to a time that the player who listens has set:
    /// that `of` has `left`. Nothing to a blind player whom nobody tells times (article
    /// E2.9.d).
    pub fn time_left(
        &self,
        state: &State,
        of: Side,
        left: Millis,
        listener: Option<Side>,
    ) -> Option<Phrase> {
        if is_uninformed(state, listener) {
            return None;
        }
        let who = Telling { speaker: self.in_game(state), state, listener }.who(of);
        Some(self.of(state.kind()).reached_told(of, left, who).into_phrase(Urgency::Polite))
    }

    /// That a clock has sunk to a time; `who` is whose it is.
    pub(in crate::speech) fn reached_told(
        &self,
        of: Side,
        left: Millis,
        who: (&'static str, Slot),
    ) -> Utterance {
        // a clock that is looked at a little late shows the mark all the same
        let time = ("time", Slot::Text(self.time_text(left.div_ceil(1_000) * 1_000)));
        if self.is_brief() {
            self.words.fill(key::TIME_LEFT_BRIEF, [self.player_slot(of), time])
        } else {
            self.words.fill(key::TIME_LEFT, [who, self.player_slot(of), time])
        }
    }
}

impl Telling<'_> {
    pub(super) fn about_clock(&self, event: &Event, place: &Place<'_>) -> Option<Sentence> {
        let is_over = place.ends_the_game();
        match event {
            // its first move tells it
            Event::Started if self.state.setup().begin == Begin::WithFirstMove => None,
            Event::Started => Sentence::in_turn(self.and_turn(key::GAME_BEGINS)),
            Event::Arrived { by } => {
                let mut said = self.of(key::ARRIVED, *by);
                if self.state.phase() == Phase::Resumed && !self.is_brief() {
                    said.append(self.still_to_do());
                }
                Sentence::in_turn(said)
            }
            Event::Pressed { .. } => {
                let runs_no_other = place.is_followed_by(|event| {
                    matches!(
                        event,
                        Event::Adjourned { .. }
                            | Event::AnswerSealed { .. }
                            | Event::Retracted { .. }
                            | Event::IllegalMove { .. }
                    )
                });
                let is_told = !is_over && !runs_no_other && self.is_going_on();
                is_told.then(|| self.whose_time_and_duty()).and_then(Sentence::in_turn)
            }
            Event::Answered { by } if !self.is_brief() => {
                Sentence::in_turn(self.of(key::ANSWERED, *by))
            }
            Event::PeriodBegan { by, period } => {
                let is_ruled = place.follows(|event| matches!(event, Event::Ruled { .. }));
                Sentence::in_turn(self.period(*by, *period, is_ruled))
            }
            Event::FlagFell { by, is_out_of_time: false, .. } => {
                let mut said = self.of(key::FLAG_HARMLESS, *by);
                said.append(self.article(event.article(self.state.kind())));
                Sentence::at_once(said)
            }
            // the end tells of the last flag
            Event::FlagFell { .. } if is_over => None,
            Event::FlagFell { by, .. } => {
                let mut said = self.of(key::FLAG_FELL, *by);
                if self.state.is_decision_due() {
                    said.append(self.say(key::FLAG_DECIDES));
                }
                Sentence::at_once(said)
            }
            Event::Paused { .. } => {
                // it belongs to the answer that stops them, which would be gone from the page
                let is_answer = place.follows(|event| matches!(event, Event::ClaimRejected { .. }));
                let said = self.paused();
                if is_answer { Sentence::at_once(said) } else { Sentence::in_turn(said) }
            }
            Event::Continued { .. } => Sentence::in_turn(self.and_turn(key::GAME_GOES_ON)),
            _ => None,
        }
    }

    /// That the clocks stand, and where nothing else is left to do, that the arbiter starts them.
    fn paused(&self) -> Utterance {
        let stops_clocks = self.is_strict() && self.state.controls().is_timed();
        let mut said = self.say(if stops_clocks { key::CLOCKS_STAND } else { key::GAME_PAUSED });
        said.append(self.arbiter_starts(key::ADVICE_ARBITER_CONTINUES));
        said
    }

    /// The same as it is told of a game that stands for a while: also that it is for the arbiter
    /// to decide first.
    pub(in crate::speech) fn stands_paused(&self) -> Utterance {
        let mut said = self.paused();
        said.append(self.arbiter_decides());
        said
    }

    /// How a game goes on whose clocks the arbiter starts, in these words where it has any.
    pub(in crate::speech) fn arbiter_starts(&self, of_clocks: Key) -> Utterance {
        if self.is_brief() || !self.state.awaits_arbiter_to_start() {
            return Utterance::default();
        }
        self.say(self.key_of_arbiter_to_start(of_clocks))
    }

    pub(in crate::speech) fn arbiter_decides(&self) -> Utterance {
        if self.is_brief() || !self.state.is_decision_due() {
            return Utterance::default();
        }
        self.say(key::ARBITER_DECIDES)
    }

    pub(in crate::speech) fn key_of_arbiter_to_start(&self, of_clocks: Key) -> Key {
        if self.state.controls().is_timed() { of_clocks } else { key::ADVICE_ARBITER_LETS_GO_ON }
    }

    fn is_going_on(&self) -> bool {
        matches!(self.state.phase(), Phase::Playing(_) | Phase::Resumed)
    }

    /// A sentence, and not in brief whose time runs then.
    pub(super) fn and_turn(&self, key: Key) -> Utterance {
        let mut said = self.say(key);
        if !self.is_brief() && self.is_going_on() {
            said.append(self.whose_time());
        }
        said
    }

    fn period(&self, by: Side, period: u32, is_ruled: bool) -> Utterance {
        let control = &self.state.controls()[by];
        let Some(Period { time, .. }) = period_of(control, period) else {
            return Utterance::default();
        };
        if self.is_brief() {
            return self.fill(key::PERIOD_BEGAN_BRIEF, [self.player(by), self.time(*time)]);
        }
        let key = if is_ruled { key::PERIOD_NEXT } else { key::PERIOD_BEGAN };
        self.fill(key, [self.who(by), self.player(by), self.time(*time)])
    }

    /// Who has to act for the game to go on.
    pub(in crate::speech) fn whose_turn(&self) -> Utterance {
        let mover = self.state.mover();
        match self.state.phase() {
            Phase::Playing(Turn::Sealing { .. }) => self.of(key::TO_SEAL, mover),
            Phase::Playing(Turn::ToPress) | Phase::Paused(Turn::ToPress) => {
                self.of(key::TO_PRESS, mover)
            }
            Phase::Playing(Turn::Repeating) => self.repetition_due(),
            _ if self.state.chess().is_some_and(chess::Position::is_check) => {
                self.of(key::TO_MOVE_IN_CHECK, mover)
            }
            _ => self.of(key::TO_MOVE, mover),
        }
    }
}

fn period_of(control: &TimeControl, number: u32) -> Option<&Period> {
    control.period(number.checked_sub(1)?)
}
