//! One side's time.

use annabella::arbiter::clock::{Bonus, Millis, TimeControl};
use annabella::session::Ruling;

#[derive(Clone, Debug)]
pub struct PlayerTime {
    pub control: TimeControl,
    /// What was left when the move began.
    pub saved: Millis,
    pub thought: Millis,
    pub used: Millis,
    pub moves: u32,
    pub period: u32,
    pub moves_in_period: u32,
    pub flags: u32,
    /// What was given and taken by word.
    pub granted: i128,
}

const DAY: Millis = 86_400_000;

impl PlayerTime {
    pub fn new(control: &TimeControl) -> PlayerTime {
        let saved = match control {
            TimeControl::Untimed => 0,
            TimeControl::Periods(_) => control.period(0).unwrap().time,
            TimeControl::DaysPerMove(days) => u64::from(days.get()) * DAY,
        };
        let control = control.clone();
        PlayerTime {
            control,
            saved,
            thought: 0,
            used: 0,
            moves: 0,
            period: 0,
            moves_in_period: 0,
            flags: 0,
            granted: 0,
        }
    }

    pub fn bonus(&self) -> Bonus {
        self.control.period(self.period).map_or(Bonus::None, |period| period.bonus)
    }

    pub fn free(&self) -> Millis {
        if let Bonus::Delay(time) = self.bonus() { time } else { 0 }
    }

    pub fn left(&self) -> Option<Millis> {
        let spent = self.thought.saturating_sub(self.free());
        (self.control != TimeControl::Untimed)
            .then(|| self.saved.checked_sub(spent).expect("the flag falls before"))
    }

    pub fn is_out_of_time(&self) -> bool {
        self.flags > self.period
    }

    pub fn spend(&mut self, time: Millis) {
        self.thought += time;
        self.used += time;
        if self.is_out_of_time() {
            // nobody may have claimed that
            self.saved = self.saved.max(self.thought.saturating_sub(self.free()));
        }
    }

    /// As if so much time had passed; what was left may be less.
    pub fn charge(&mut self, time: Millis) {
        let left = self.left();
        self.thought += time;
        self.used += time;
        if let Some(left) = left {
            let free = self.free().saturating_sub(self.thought - time);
            self.saved = left.saturating_sub(time.saturating_sub(free));
            self.saved += self.thought.saturating_sub(self.free());
        }
    }

    /// How long this side still thinks before its next flag falls.
    pub fn until_flag(&self) -> Millis {
        let of_later_periods: Millis = (self.flags + 1..=self.period)
            .map(|number| self.control.period(number).map_or(0, |period| period.time))
            .sum();
        let left = self.left().expect("there is a clock").saturating_sub(of_later_periods);
        left + self.free().saturating_sub(self.thought)
    }

    /// How long this side still thinks before less than `limit` is left.
    pub fn until_below(&self, limit: Millis) -> Option<Millis> {
        let more = self.left()?.checked_sub(limit)? + 1;
        Some(more + self.free().saturating_sub(self.thought))
    }

    pub fn set_left(&mut self, left: Millis) {
        self.granted += i128::from(left) - i128::from(self.left().expect("there is a clock"));
        self.saved = left + self.thought.saturating_sub(self.free());
        if left > 0 {
            self.flags = self.flags.min(self.period);
        }
    }

    pub fn give(&mut self, time: Millis) {
        if self.control != TimeControl::Untimed {
            self.saved += time;
            self.granted += i128::from(time);
            if self.left() > Some(0) {
                self.flags = self.flags.min(self.period);
            }
        }
    }

    /// A completed move does not stand: back goes what it has earned and counted.
    pub fn take_back_move(&mut self, before: &PlayerTime, after: &PlayerTime) {
        let left = match (self.left(), before.left(), after.left()) {
            (Some(left), Some(then), Some(more)) => (left + then).saturating_sub(more),
            _ => 0,
        };
        self.thought = before.thought;
        if self.period == after.period {
            (self.period, self.moves_in_period) = (before.period, before.moves_in_period);
        }
        if self.control != TimeControl::Untimed {
            self.saved = left + self.thought.saturating_sub(self.free());
        }
        self.moves = self.moves.saturating_sub(1);
        self.flags -= (after.flags.saturating_sub(before.flags)).min(self.flags);
    }

    pub fn set_moves(&mut self, moves: u32) {
        // the free time is that of the new period, and what is left stays
        let left = self.left().expect("there is a clock");
        (self.moves, self.moves_in_period, self.period) = (moves, 0, 0);
        for _ in 0..moves {
            self.moves_in_period += 1;
            if self.control.period(self.period).is_some_and(|p| p.moves == self.moves_in_period) {
                self.period += 1;
                self.moves_in_period = 0;
            }
        }
        self.flags = self.flags.min(self.period);
        self.saved = left + self.thought.saturating_sub(self.free());
    }

    pub fn begin_next_period(&mut self) {
        let left = self.left().expect("there is a clock");
        self.period += 1;
        self.moves_in_period = 0;
        let time = self.control.period(self.period).expect("there are periods").time;
        self.saved = left + time + self.thought.saturating_sub(self.free());
    }

    pub fn rule(&mut self, ruling: Ruling) {
        match ruling {
            Ruling::Time(_, left) => self.set_left(left),
            Ruling::Take(_, time) => {
                let left = self.left().expect("there is a clock");
                self.set_left(left.saturating_sub(time));
            }
            Ruling::Give(_, time) => self.give(time),
            Ruling::Moves(_, moves) => self.set_moves(moves),
            _ => {}
        }
    }

    pub fn complete_move(&mut self) {
        self.saved = match (&self.control, self.bonus()) {
            (TimeControl::Untimed, _) => 0,
            (TimeControl::DaysPerMove(days), _) => {
                self.flags = 0;
                u64::from(days.get()) * DAY
            }
            _ if self.is_out_of_time() => self.left().expect("there is a clock"),
            (_, Bonus::None) => self.saved - self.thought,
            (_, Bonus::Increment(time)) => self.saved - self.thought + time,
            (_, Bonus::Delay(time) | Bonus::Bronstein(time)) => {
                self.saved - self.thought.saturating_sub(time)
            }
        };
        self.thought = 0;
        self.moves += 1;
        self.moves_in_period += 1;
        if self
            .control
            .period(self.period)
            .is_some_and(|period| period.moves == self.moves_in_period)
        {
            if matches!(self.bonus(), Bonus::Delay(_)) {
                // nothing is carried over, and this period's flag is passed
                self.saved = 0;
                self.flags = self.flags.max(self.period + 1);
            }
            self.period += 1;
            self.moves_in_period = 0;
            self.saved += self.control.period(self.period).unwrap().time;
        }
    }
}
