use std::num::NonZeroU16;

use thiserror::Error;

use super::Millis;

/// How much time a side gets, fixed before the game (article 6.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// As much as it likes.
    #[default]
    Untimed,
    /// Periods one after the other; time saved in one is there in the next.
    Periods(Periods),
    /// So many days for each move, and nothing is saved: correspondence play.
    DaysPerMove(NonZeroU16),
}

/// One or more periods. The moves of a period that has a number of them must be
/// made in its time; a last period with a number repeats.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Periods(Vec<Period>);

impl Periods {
    /// The periods in order.
    pub fn iter(&self) -> impl Iterator<Item = &Period> {
        self.0.iter()
    }
}

/// A part of the game with its own time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Period {
    /// How many moves must be made in it; 0 for all that are left.
    pub moves: u32,
    /// Its time; added to what was saved when the period begins.
    pub time: Millis,
    /// What each move of it earns.
    pub bonus: Bonus,
}

/// What a move earns beside the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// Nothing.
    None,
    /// So much is added after each move.
    Increment(Millis),
    /// The main time waits so long before it runs down, in each move anew
    /// (simple delay, article 6.2).
    Delay(Millis),
    /// What a move has used is given back after it, up to so much.
    Bronstein(Millis),
}

/// Why periods do not make a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PeriodsError {
    /// There is none.
    #[error("a time control needs a period")]
    Empty,
    /// There are too many of them.
    #[error("at most {} periods are possible", TimeControl::MAX_PERIODS)]
    TooMany,
    /// A period without a number of moves is not the last.
    #[error("period {0} needs a number of moves, as another follows it")]
    MovesMissing(usize),
    /// A period without time.
    #[error("period {0} needs some time")]
    TimeMissing(usize),
    /// A time that is not whole seconds.
    #[error("period {0} has a time that is not whole seconds")]
    NotSeconds(usize),
    /// A time or a number of moves is out of range.
    #[error("period {0} has more than 1,000 hours or 1,000 moves")]
    TooLarge(usize),
}

const DAY: Millis = 24 * 60 * 60 * 1_000;

impl TimeControl {
    /// The most periods that a control can have.
    pub const MAX_PERIODS: usize = 16;

    pub(super) const MAX_TIME: Millis = 1_000 * 60 * 60 * 1_000;
    pub(super) const MAX_MOVES: u32 = 1_000;

    /// A control of these periods. A bonus of no time is taken for none.
    ///
    /// # Errors
    ///
    /// When there are none or too many, one before the last has no number of
    /// moves, or a number is out of range or a time not in whole seconds; periods
    /// are counted from 1.
    pub fn periods(mut periods: Vec<Period>) -> Result<TimeControl, PeriodsError> {
        if periods.is_empty() {
            return Err(PeriodsError::Empty);
        }
        if periods.len() > TimeControl::MAX_PERIODS {
            return Err(PeriodsError::TooMany);
        }
        for (number, period) in (1..).zip(&periods) {
            if period.time == 0 {
                return Err(PeriodsError::TimeMissing(number));
            }
            if period.moves == 0 && number < periods.len() {
                return Err(PeriodsError::MovesMissing(number));
            }
            if !(period.time.is_multiple_of(1_000) && period.bonus.time().is_multiple_of(1_000)) {
                return Err(PeriodsError::NotSeconds(number));
            }
            let is_long = period.time.max(period.bonus.time()) > TimeControl::MAX_TIME;
            if is_long || period.moves > TimeControl::MAX_MOVES {
                return Err(PeriodsError::TooLarge(number));
            }
        }
        for period in periods.iter_mut().filter(|period| period.bonus.time() == 0) {
            period.bonus = Bonus::None;
        }
        Ok(TimeControl::Periods(Periods(periods)))
    }

    /// The period with this number, counted from 0; after the last it repeats.
    pub fn period(&self, number: u32) -> Option<&Period> {
        match self {
            TimeControl::Periods(Periods(periods)) => {
                periods.get(number as usize).or(periods.last())
            }
            TimeControl::Untimed | TimeControl::DaysPerMove(_) => None,
        }
    }

    /// The time for one move, if that is what was fixed.
    pub(super) fn time_per_move(&self) -> Option<Millis> {
        match self {
            TimeControl::DaysPerMove(days) => Some(Millis::from(days.get()) * DAY),
            TimeControl::Untimed | TimeControl::Periods(_) => None,
        }
    }
}

impl Bonus {
    /// How much it is, at most.
    pub fn time(self) -> Millis {
        match self {
            Bonus::None => 0,
            Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
        }
    }

    /// What a move that took `thought` gets back when it is completed.
    pub(super) fn earned(self, thought: Millis) -> Millis {
        match self {
            Bonus::None | Bonus::Delay(_) => 0,
            Bonus::Increment(time) => time,
            Bonus::Bronstein(time) => time.min(thought),
        }
    }

    /// How long the main time still waits in a move that has taken `thought`.
    pub(super) fn delay_left(self, thought: Millis) -> Millis {
        match self {
            Bonus::Delay(time) => time.saturating_sub(thought),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => 0,
        }
    }
}
