//! A chess clock on its own, in words: without a game, for both who press it.

use super::telling::who_else;
use super::utterance::Utterance;
use super::words::{Key, Slot, key};
use super::{Phrase, Speaker, Urgency};
use crate::arbiter::clock::{ChessClock, ClockEvent, ClockPhase, Millis};
use crate::games::Side;
use crate::session::ClockView;

impl Speaker {
    /// What happened to a chess clock: a flag at once, the rest as one polite phrase. In
    /// brief a press is not told.
    pub fn clock_events(&self, events: &[ClockEvent]) -> Vec<Phrase> {
        let is_flag = |event: &&ClockEvent| matches!(event, ClockEvent::FlagFell { .. });
        let (flags, rest): (Vec<&ClockEvent>, Vec<&ClockEvent>) = events.iter().partition(is_flag);
        let said = |events: Vec<&ClockEvent>, urgency| {
            let mut said = Utterance::default();
            for event in events {
                said.append(self.clock_event(*event));
            }
            (!said.is_empty()).then(|| said.into_phrase(urgency))
        };
        [said(flags, Urgency::Assertive), said(rest, Urgency::Polite)]
            .into_iter()
            .flatten()
            .collect()
    }

    fn clock_event(&self, event: ClockEvent) -> Utterance {
        match event {
            ClockEvent::Started(side) => self.of_player(key::CLOCK_RUNS, side),
            ClockEvent::Pressed(_) if self.is_brief() => Utterance::default(),
            ClockEvent::Pressed(by) => self.of_player(key::CLOCK_RUNS, !by),
            ClockEvent::PeriodBegan { by, time } => self.player_time(
                if self.is_brief() { key::PERIOD_BEGAN_BRIEF } else { key::PERIOD_BEGAN },
                by,
                time,
            ),
            ClockEvent::FlagFell { by, is_out_of_time: false } => {
                self.of_player(key::FLAG_HARMLESS, by)
            }
            ClockEvent::FlagFell { by, .. } => self.of_player(key::FLAG_FELL, by),
            ClockEvent::Stopped => self.words.say(key::CLOCKS_STAND),
            ClockEvent::TimeSet { of, left } => self.player_time(key::RULED_TIME, of, left),
            ClockEvent::MovesSet { of, moves } => {
                let count = ("count", Slot::Number(moves.into()));
                self.words.fill(key::RULED_MOVES, [who_else(), self.player_slot(of), count])
            }
        }
    }

    /// Why the clock of a game that comes back has stood, though it should have run on.
    pub fn clock_of_device_wrong(&self) -> Phrase {
        self.words.say(key::CLOCK_OF_DEVICE_WRONG).into_phrase(Urgency::Polite)
    }

    /// Where a chess clock stands: whose time runs, or why none does.
    pub fn clock_phase(&self, clock: &ChessClock) -> Phrase {
        let said = match clock.phase() {
            ClockPhase::Waiting => self.words.say(key::CLOCK_NOT_STARTED),
            ClockPhase::Running(side) => self.of_player(key::CLOCK_RUNS, side),
            ClockPhase::Stopped(_) => self.words.say(key::CLOCKS_STAND),
            ClockPhase::Over(side) => self.of_player(key::FLAG_FELL, side),
        };
        said.into_phrase(Urgency::Answer)
    }

    /// What was fixed for a chess clock.
    pub fn clock_controls(&self, clock: &ChessClock) -> Phrase {
        self.controls_told(clock.controls(), |_| who_else()).into_phrase(Urgency::Answer)
    }

    /// Both times of a chess clock, White's first, with the moves that are still to be made.
    pub fn clock_times(&self, clock: &ChessClock, now: Millis) -> Vec<Phrase> {
        let clocks = ClockView::of_clock(clock.controls(), clock.clock(), now);
        let face = |side| self.face_told(side, &clock.controls()[side], &clocks);
        Side::ALL.map(|side| face(side).into_phrase(Urgency::Answer)).to_vec()
    }

    /// The number of moves made and the time used by both (article E2.9.d).
    pub fn clock_times_used(&self, clock: &ChessClock, now: Millis) -> Vec<Phrase> {
        let used = |side: Side| {
            let moves = clock.clock().face(side).moves.into();
            let used = clock.clock().used(side, now);
            self.used_told(side, moves, used).into_phrase(Urgency::Answer)
        };
        Side::ALL.map(used).to_vec()
    }

    /// That a chess clock has sunk to a time that was set.
    pub fn clock_time_left(&self, of: Side, left: Millis) -> Phrase {
        self.reached_told(of, left, who_else()).into_phrase(Urgency::Polite)
    }

    fn of_player(&self, key: Key, side: Side) -> Utterance {
        self.words.fill(key, [who_else(), self.player_slot(side)])
    }

    fn player_time(&self, key: Key, side: Side, time: Millis) -> Utterance {
        let time = ("time", Slot::Text(self.time_text(time)));
        self.words.fill(key, [who_else(), self.player_slot(side), time])
    }
}
