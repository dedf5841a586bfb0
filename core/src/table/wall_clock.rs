//! Whether the time of day can be right, by which the time away from a game is reckoned.

use thiserror::Error;

use super::journal::{Entry, EntryKind};
use super::library::date_of;
use crate::arbiter::clock::Millis;

/// No device that runs this program shows an earlier time of day rightly: 1 January 2026,
/// in Unix milliseconds. A clock that has lost its battery begins long before.
pub const EARLIEST: u64 = 1_767_225_600_000;

/// Nobody is away from a game for longer than three years, in milliseconds.
pub const LONGEST_AWAY: Millis = 3 * 366 * 86_400_000;

/// Why a time of day cannot be right, or says nothing of the time away. All times are in
/// Unix milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ClockDoubt {
    /// It lies before this program was made.
    #[error(
        "found {} on the clock of this device, expected a date from {} on, since this program \
         is not older; set that clock right",
        date_of(*now), date_of(EARLIEST)
    )]
    BeforeProgram {
        /// The time of day.
        now: u64,
    },
    /// It lies before a line of the game was written.
    #[error(
        "found {} on the clock of this device, but the game was played on {} and later than \
         that; set that clock right",
        date_of(*now), date_of(*last)
    )]
    BeforeLastLine {
        /// The time of day.
        now: u64,
        /// When the line was written.
        last: u64,
    },
    /// It lies years after the last line of the game.
    #[error(
        "found {} on the clock of this device, but the game was left on {}, years before; set \
         that clock right",
        date_of(*now), date_of(*last)
    )]
    LongAfter {
        /// The time of day.
        now: u64,
        /// When the last line was written.
        last: u64,
    },
    /// It may be right, but the clock was wrong when the last line was written.
    #[error("the clock of this device was wrong on {}, when the game was left", date_of(*last))]
    LastLine {
        /// When the last line was written, by that clock.
        last: u64,
    },
}

/// A device may set its clock right by so much without a word.
const SET_BACK: u64 = 60_000;

/// How long nobody was at a game with these lines, at the time of day `now`.
///
/// # Errors
///
/// Why the time of day does not tell.
pub fn time_away(entries: &[Entry], now: u64) -> Result<Millis, ClockDoubt> {
    let (mut known, mut left) = (None, Ok(now));
    for entry in entries {
        let sound = check(known, entry.at);
        // what a wrong clock wrote tells nothing of those after it
        if sound.is_ok() {
            known = known.max(Some(entry.at));
        }
        if let EntryKind::Action { .. } = entry.kind {
            left = sound.map(|()| entry.at).map_err(|_| entry.at);
        }
    }
    check(known, now)?;
    let left = left.map_err(|last| ClockDoubt::LastLine { last })?;
    Ok(now.saturating_sub(left))
}

/// Whether a time of day can be right after the latest that was.
pub(super) fn check(known: Option<u64>, now: u64) -> Result<(), ClockDoubt> {
    match known {
        _ if now < EARLIEST => Err(ClockDoubt::BeforeProgram { now }),
        Some(last) if now.saturating_add(SET_BACK) < last => {
            Err(ClockDoubt::BeforeLastLine { now, last })
        }
        Some(last) if now.saturating_sub(last) > LONGEST_AWAY => {
            Err(ClockDoubt::LongAfter { now, last })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400_000;
    const THEN: u64 = EARLIEST + 400 * DAY;

    fn away(lines: &[u64], now: u64) -> Result<Millis, ClockDoubt> {
        let entries = lines.iter().map(|&at| Entry::action(0, at, "white", "move e2e4"));
        time_away(&entries.collect::<Vec<_>>(), now)
    }

    #[test]
    fn the_time_away_is_that_since_the_last_action() {
        assert_eq!(away(&[THEN - DAY, THEN], THEN), Ok(0));
        assert_eq!(away(&[THEN - DAY, THEN], THEN + 5), Ok(5));
        assert_eq!(away(&[THEN], THEN + LONGEST_AWAY), Ok(LONGEST_AWAY));
        let later = THEN + 2 * SET_BACK;
        let named = [Entry::action(0, THEN, "white", "start"), Entry::name(0, later, "Mine")];
        assert_eq!(time_away(&named, later + 2), Ok(2 * SET_BACK + 2));
        assert_eq!(
            time_away(&named, THEN + 5),
            Err(ClockDoubt::BeforeLastLine { now: THEN + 5, last: later })
        );
    }

    #[test]
    fn a_time_of_day_that_cannot_be_right_tells_nothing() {
        for now in [0, DAY, EARLIEST - 1] {
            assert_eq!(away(&[THEN], now), Err(ClockDoubt::BeforeProgram { now }));
            assert_eq!(away(&[now], now), Err(ClockDoubt::BeforeProgram { now }));
        }
        assert_eq!(away(&[THEN], THEN - SET_BACK), Ok(0), "it was set right");
        let now = THEN - SET_BACK - 1;
        assert_eq!(away(&[THEN], now), Err(ClockDoubt::BeforeLastLine { now, last: THEN }));
        for now in [THEN + LONGEST_AWAY + 1, u64::MAX] {
            assert_eq!(away(&[THEN], now), Err(ClockDoubt::LongAfter { now, last: THEN }));
        }
    }

    #[test]
    fn a_clock_that_was_wrong_once_is_believed_again() {
        for wrong in [0, THEN - DAY, THEN + 20 * LONGEST_AWAY] {
            let lines = [THEN, wrong];
            let doubt = Err(ClockDoubt::LastLine { last: wrong });
            assert_eq!(away(&lines, THEN + DAY), doubt, "{wrong}");
            assert_eq!(away(&[THEN, wrong, THEN + DAY], THEN + 3 * DAY), Ok(2 * DAY), "{wrong}");
        }
        // also where it was wrong when the game began
        assert_eq!(away(&[0, 5, THEN], THEN + DAY), Ok(DAY));
    }

    #[test]
    fn a_doubt_says_what_was_found_and_what_to_do() {
        let doubt = away(&[THEN], 0).unwrap_err().to_string();
        assert!(doubt.starts_with("found 1970-01-01 on the clock"), "{doubt}");
        assert!(doubt.contains("expected a date from 2026-01-01 on"), "{doubt}");
    }
}
