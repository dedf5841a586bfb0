//! Time controls as text: `5+3`, `40/90+30,15+30`, `5d3`, `5b3`, `3days`, `none`.

use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use thiserror::Error;

use super::{Bonus, Millis, Period, PeriodsError, TimeControl};

const SECOND: Millis = 1_000;
const MINUTE: Millis = 60 * SECOND;
const MAX_DAYS: u64 = u16::MAX as u64;

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseClockError {
    /// A part of it cannot be read.
    #[error(
        "{text:?} is not a clock: {found:?} should be {expected}. \
         Clocks are, for example, 5, 5+3, 40/90+30,15+30, 5d3, 5b3, 3days or none"
    )]
    Malformed {
        /// The text.
        text: String,
        /// The part.
        found: String,
        /// What would have been right.
        expected: ClockPart,
    },
    /// The parts do not make a time control.
    #[error("{text:?} is not a clock: {problem}")]
    Periods {
        /// The text.
        text: String,
        /// What is wrong.
        problem: PeriodsError,
    },
}

/// What a part of a time control has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockPart {
    /// Days for each move.
    Days,
    /// The moves of a period.
    Moves,
    /// The time of a period.
    Time,
    /// What stands behind the colon of a time.
    SecondsOfMinute,
    /// An increment or a delay.
    Bonus,
}

impl fmt::Display for ClockPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ClockPart::Days => "a number of days from 1 to 65535",
            ClockPart::Moves => "a number of moves from 1 to 1000",
            ClockPart::Time => "a time in minutes, such as 5 or 4:30",
            ClockPart::SecondsOfMinute => "seconds from 00 to 59",
            ClockPart::Bonus => "a number of seconds, at most 3600000",
        })
    }
}

/// A part that cannot be read, and what was expected.
type Problem<'a> = (&'a str, ClockPart);

impl FromStr for TimeControl {
    type Err = ParseClockError;

    /// Times are minutes or `minutes:seconds`; after `+` (increment), `d` (simple
    /// delay) or `b` (Bronstein) come seconds; before `/` the moves of a period.
    fn from_str(text: &str) -> Result<TimeControl, ParseClockError> {
        if text == "none" {
            return Ok(TimeControl::Untimed);
        }
        let malformed = |(found, expected): Problem| ParseClockError::Malformed {
            text: excerpt(text),
            found: excerpt(found),
            expected,
        };
        if let Some(days) = text.strip_suffix("days").or_else(|| text.strip_suffix("day")) {
            let expected = ClockPart::Days;
            let number = number(days, MAX_DAYS, expected).map_err(malformed)?;
            let days = NonZeroU16::new(number as u16).ok_or_else(|| malformed((days, expected)))?;
            return Ok(TimeControl::DaysPerMove(days));
        }
        let parts = text.split(',').take(TimeControl::MAX_PERIODS + 1);
        let periods: Vec<Period> =
            parts.map(period).collect::<Result<_, _>>().map_err(malformed)?;
        TimeControl::periods(periods)
            .map_err(|problem| ParseClockError::Periods { text: excerpt(text), problem })
    }
}

fn period(text: &str) -> Result<Period, Problem<'_>> {
    let (moves, rest) = match text.split_once('/') {
        None => (0, text),
        Some((moves, rest)) => {
            let limit = TimeControl::MAX_MOVES.into();
            match number(moves, limit, ClockPart::Moves)? {
                0 => return Err((moves, ClockPart::Moves)),
                moves => (moves as u32, rest),
            }
        }
    };
    let at = rest.find(['+', 'd', 'b']).unwrap_or(rest.len());
    let time = main_time(&rest[..at])?;
    let bonus = match rest.as_bytes().get(at) {
        None => Bonus::None,
        Some(&sign) => {
            let time = seconds(&rest[at + 1..])?;
            match sign {
                b'd' => Bonus::Delay(time),
                b'b' => Bonus::Bronstein(time),
                _ => Bonus::Increment(time),
            }
        }
    };
    Ok(Period { moves, time, bonus })
}

fn main_time(text: &str) -> Result<Millis, Problem<'_>> {
    const MAX_MINUTES: u64 = TimeControl::MAX_TIME / MINUTE;
    let expected = ClockPart::Time;
    match text.split_once(':') {
        None => Ok(number(text, MAX_MINUTES, expected)? * MINUTE),
        Some((minutes, rest)) => {
            let minutes = number(minutes, MAX_MINUTES - 1, expected)?;
            let two_digits = rest.len() == 2;
            let seconds = number(rest, 59, ClockPart::SecondsOfMinute)?;
            if two_digits {
                Ok(minutes * MINUTE + seconds * SECOND)
            } else {
                Err((rest, ClockPart::SecondsOfMinute))
            }
        }
    }
}

fn seconds(text: &str) -> Result<Millis, Problem<'_>> {
    Ok(number(text, TimeControl::MAX_TIME / SECOND, ClockPart::Bonus)? * SECOND)
}

fn number(text: &str, limit: u64, expected: ClockPart) -> Result<u64, Problem<'_>> {
    let is_digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.parse() {
        Ok(number) if is_digits && number <= limit => Ok(number),
        _ => Err((text, expected)),
    }
}

fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

impl fmt::Display for TimeControl {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Untimed => f.write_str("none"),
            TimeControl::DaysPerMove(NonZeroU16::MIN) => f.write_str("1day"),
            TimeControl::DaysPerMove(days) => write!(f, "{days}days"),
            TimeControl::Periods(periods) => {
                for (i, period) in periods.iter().enumerate() {
                    if i > 0 {
                        f.write_str(",")?;
                    }
                    period.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves > 0 {
            write!(f, "{}/", self.moves)?;
        }
        write!(f, "{}", self.time / MINUTE)?;
        match self.time % MINUTE / SECOND {
            0 => {}
            seconds => write!(f, ":{seconds:02}")?,
        }
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(time) => write!(f, "+{}", time / SECOND),
            Bonus::Delay(time) => write!(f, "d{}", time / SECOND),
            Bonus::Bronstein(time) => write!(f, "b{}", time / SECOND),
        }
    }
}
