//! What a clock shows when a player wants to be told of it.

use thiserror::Error;

use crate::arbiter::clock::{Clock, Controls, Millis, write_time};
use crate::games::Side;

/// Times left of which a player wants to be told when a clock has sunk to them. They are
/// a comfort of the clock and no part of the game, so that nothing of them is saved.
///
/// Each is told once. It is told again only after the clock has stood clearly above it
/// meanwhile, by a minute or by the mark itself: so the bonus of each move does not bring
/// the same word move after move, and a new period does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeMarks([Vec<Mark>; 2]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    time: Millis,
    /// It will be told.
    is_set: bool,
}

/// A clock has sunk to a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeReached {
    /// Whose clock.
    pub of: Side,
    /// The time that is left now: where the clock was looked at late, less than the mark.
    pub left: Millis,
}

/// Marks that cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TimeMarksError {
    /// More than [`TimeMarks::MAX`].
    #[error("there are {0} time marks for one clock; leave some out, at most 8 can be set")]
    TooMany(usize),
    /// Above [`TimeMarks::LONGEST`].
    #[error("a time mark is {}; choose a shorter one, at most 24 hours can be set", write_time(*.0))]
    TooLong(Millis),
    /// No time at all.
    #[error("a time mark is 0; leave it out, since a flag that falls is told anyway")]
    Zero,
}

impl TimeMarks {
    /// So many marks a clock can have.
    pub const MAX: usize = 8;

    /// The greatest mark, in milliseconds.
    pub const LONGEST: Millis = 24 * 60 * MINUTE;

    /// Those that are offered, in seconds, the longest first.
    pub const OFFERED: [u32; TimeMarks::MAX] = [3_600, 1_800, 600, 300, 120, 60, 30, 10];

    /// Marks of White's and of Black's clock, in milliseconds; their order does not
    /// matter.
    ///
    /// # Errors
    ///
    /// When there are too many of them, or one is zero or too great.
    pub fn new(white: &[Millis], black: &[Millis]) -> Result<TimeMarks, TimeMarksError> {
        for marks in [white, black] {
            if marks.len() > TimeMarks::MAX {
                return Err(TimeMarksError::TooMany(marks.len()));
            }
            for &time in marks {
                if time == 0 {
                    return Err(TimeMarksError::Zero);
                }
                if time > TimeMarks::LONGEST {
                    return Err(TimeMarksError::TooLong(time));
                }
            }
        }
        let marks =
            |times: &[Millis]| times.iter().map(|&time| Mark { time, is_set: false }).collect();
        Ok(TimeMarks([marks(white), marks(black)]))
    }

    /// Sets those that the clocks still stand above.
    pub(super) fn set(&mut self, clock: &Clock, controls: &Controls, now: Millis) {
        for of in Side::ALL {
            let left = clock.left(controls, of, now);
            for mark in &mut self.0[of as usize] {
                mark.is_set = left.is_some_and(|left| left > mark.time);
            }
        }
    }

    /// What has been reached since the last look. Of several marks of one clock that is
    /// one word, and none after its flag.
    pub(super) fn look(
        &mut self,
        clock: &Clock,
        controls: &Controls,
        now: Millis,
    ) -> Vec<TimeReached> {
        let mut reached = Vec::new();
        for of in Side::ALL {
            let Some(left) = clock.left(controls, of, now) else { continue };
            let mut has_reached = false;
            for mark in &mut self.0[of as usize] {
                if mark.is_set && left <= mark.time {
                    mark.is_set = false;
                    has_reached = true;
                } else if left >= mark.time + mark.time.min(MINUTE) {
                    mark.is_set = true;
                }
            }
            if has_reached && left > 0 {
                reached.push(TimeReached { of, left });
            }
        }
        reached
    }

    /// When the next one is reached, in the time of the clock.
    pub(super) fn next(&self, clock: &Clock, controls: &Controls) -> Option<Millis> {
        let running = clock.running()?;
        let set = self.0[running as usize].iter().filter(|mark| mark.is_set);
        let at = |mark: &Mark| clock.next_below(controls, mark.time + 1);
        set.filter_map(at).min()
    }
}

const MINUTE: Millis = 60_000;
