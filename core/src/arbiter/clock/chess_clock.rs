//! A chess clock on its own, beside a board of wood.

mod text;

use super::{Clock, Controls, Millis, TimeControl};
use crate::games::Side;
pub use text::ParseChessClockError;

/// A chess clock that two people press, without a game: both faces and what was fixed for
/// them, and who is next while they stand. It stops when a time is used up.
///
/// Its text, one line, is made to be kept.
///
/// ```
/// use annabella::arbiter::clock::{ChessClock, ClockPhase, Controls};
/// use annabella::games::Side;
///
/// let mut clock = ChessClock::new(Controls::same("5+3".parse().unwrap()));
/// clock.press(Side::Second, 0);
/// clock.press(Side::First, 8_000);
/// assert_eq!(clock.phase(), ClockPhase::Running(Side::Second));
/// let again: ChessClock = clock.to_string().parse().unwrap();
/// assert_eq!(again, clock);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChessClock {
    controls: Controls,
    clock: Clock,
    /// Whose time runs, or is the next to run; none before the start.
    turn: Option<Side>,
    /// The time of the last change.
    time: Millis,
}

/// Where a chess clock stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockPhase {
    /// It has not been started.
    Waiting,
    /// This time runs.
    Running(Side),
    /// Both stand; this one runs next.
    Stopped(Side),
    /// This time is used up, and both stand.
    Over(Side),
}

/// Something that happened to a chess clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// This time runs now, with nothing completed.
    Started(Side),
    /// This player has completed a move: the other one's time runs.
    Pressed(Side),
    /// The time of another period was added.
    PeriodBegan {
        /// Whose.
        by: Side,
        /// How much.
        time: Millis,
    },
    /// A flag has fallen.
    FlagFell {
        /// Whose.
        by: Side,
        /// Whether the moves of the period are not made.
        is_out_of_time: bool,
    },
    /// Both stand.
    Stopped,
    /// A time was set.
    TimeSet {
        /// Whose.
        of: Side,
        /// What is left.
        left: Millis,
    },
    /// A move counter was set.
    MovesSet {
        /// Whose.
        of: Side,
        /// How many moves count as completed.
        moves: u32,
    },
}

impl ChessClock {
    /// The most moves to which a counter can be set.
    pub const MAX_MOVES: u32 = 10_000;

    /// A clock that has been set and not been started.
    pub fn new(controls: Controls) -> ChessClock {
        let clock = Clock::new(&controls);
        ChessClock { controls, clock, turn: None, time: 0 }
    }

    /// What was fixed for each side.
    pub const fn controls(&self) -> &Controls {
        &self.controls
    }

    /// Both faces.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The time of the last change.
    pub const fn time(&self) -> Millis {
        self.time
    }

    /// Where it stands.
    pub fn phase(&self) -> ClockPhase {
        let is_out = |side: &Side| self.clock.face(*side).is_out_of_time();
        if let Some(side) = self.clock.running() {
            return ClockPhase::Running(side);
        }
        match Side::ALL.into_iter().find(is_out) {
            Some(side) => ClockPhase::Over(side),
            None => self.turn.map_or(ClockPhase::Waiting, ClockPhase::Stopped),
        }
    }

    /// When the running flag falls; `None` if no time runs.
    pub fn next_moment(&self) -> Option<Millis> {
        self.clock.next_flag(&self.controls)
    }

    /// Lets the flags fall that are due.
    pub fn look(&mut self, now: Millis) -> Vec<ClockEvent> {
        let mut events = Vec::new();
        while let Some(at) = self.next_moment().filter(|at| *at <= now) {
            let Some(by) = self.clock.running() else { break };
            self.time = at.max(self.time);
            let is_out_of_time = self.clock.drop_flag(&self.controls, self.time);
            events.push(self.fallen(by, is_out_of_time));
        }
        events
    }

    fn fallen(&mut self, by: Side, is_out_of_time: bool) -> ClockEvent {
        if is_out_of_time {
            self.clock.stop(&self.controls, self.time);
        }
        ClockEvent::FlagFell { by, is_out_of_time }
    }

    /// Lets a time run from now on: at the beginning, or after a stop, where it may be the
    /// other one. Nothing happens while one runs or when one is used up.
    pub fn start(&mut self, side: Side, now: Millis) -> Vec<ClockEvent> {
        let mut events = self.look(now);
        if matches!(self.phase(), ClockPhase::Waiting | ClockPhase::Stopped(_)) {
            self.clock.start(side, now);
            self.changed(Some(side), now);
            events.push(ClockEvent::Started(side));
        }
        events
    }

    /// A player presses: whose time runs completes his move; before the start that lets the
    /// other one's time run (article 6.7). Another press does nothing.
    pub fn press(&mut self, by: Side, now: Millis) -> Vec<ClockEvent> {
        let mut events = self.look(now);
        match self.phase() {
            ClockPhase::Waiting => events.extend(self.start(!by, now)),
            ClockPhase::Running(side) if side == by => {
                let has_new_period = self.clock.press(&self.controls, now);
                self.changed(Some(!by), now);
                events.push(ClockEvent::Pressed(by));
                let number = self.clock.face(by).period;
                if let Some(period) = self.controls[by].period(number).filter(|_| has_new_period) {
                    events.push(ClockEvent::PeriodBegan { by, time: period.time });
                }
            }
            _ => {}
        }
        events
    }

    /// Stops both faces (article 6.12).
    pub fn stop(&mut self, now: Millis) -> Vec<ClockEvent> {
        let mut events = self.look(now);
        if let ClockPhase::Running(_) = self.phase() {
            self.clock.stop(&self.controls, now);
            self.changed(self.turn, now);
            events.push(ClockEvent::Stopped);
        }
        events
    }

    /// Sets a time (article 6.13), to 1,000 hours at most; a fallen flag stands up again if
    /// that leaves some. Nothing happens to a side without a time.
    pub fn set_left(&mut self, of: Side, left: Millis, now: Millis) -> Vec<ClockEvent> {
        let mut events = self.look(now);
        if self.clock.left(&self.controls, of, now).is_some() {
            let left = left.min(TimeControl::MAX_TIME);
            self.clock.set_left(&self.controls, of, left, now);
            // nothing goes back on a clock without a game, and its text knows nothing of it
            self.clock.forget_granted();
            self.changed(self.turn, now);
            events.push(ClockEvent::TimeSet { of, left });
            self.drop_due_flags(of, &mut events);
        }
        events
    }

    /// Sets a move counter (article 6.13), to [`ChessClock::MAX_MOVES`] at most. The time
    /// stays.
    pub fn set_moves(&mut self, of: Side, moves: u32, now: Millis) -> Vec<ClockEvent> {
        let mut events = self.look(now);
        let moves = moves.min(ChessClock::MAX_MOVES);
        self.clock.set_moves(&self.controls, of, moves, now);
        self.changed(self.turn, now);
        events.push(ClockEvent::MovesSet { of, moves });
        self.drop_due_flags(of, &mut events);
        events
    }

    /// Also of a side whose time does not run.
    fn drop_due_flags(&mut self, of: Side, events: &mut Vec<ClockEvent>) {
        while let Some(is_out_of_time) = self.clock.drop_due_flag(&self.controls, of) {
            events.push(self.fallen(of, is_out_of_time));
        }
    }

    fn changed(&mut self, turn: Option<Side>, now: Millis) {
        self.turn = turn;
        self.time = self.time.max(now);
    }
}
