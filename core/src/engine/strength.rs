//! How well the computer plays: as people of a rating, at a level, or as well as it can.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use super::{Level, Rating};
use crate::games::GameKind;

/// How well the computer plays. Its text is `rating:1200`, `level:5` or
/// `full:3`.
///
/// ```
/// use std::time::Duration;
/// use annabella::engine::{Level, Strength};
///
/// let five = Strength::Level(Level::new(5).unwrap());
/// assert_eq!("level:5".parse(), Ok(five));
/// let full = Strength::Full { move_time: Duration::from_millis(2_500) };
/// assert_eq!((full.to_string().as_str(), full > five), ("full:2.5", true));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Strength {
    /// As people of a rating do, with their errors; of chess alone.
    Rating(Rating),
    /// At a level, which is a number of nodes and never a time.
    Level(Level),
    /// As well as it can in its time. Played again, its moves may be others.
    Full {
        /// For each move, where it has no clock; a clock it divides by itself.
        move_time: Duration,
    },
}

/// How far apart two boards are whose computer is stronger on the second.
const RATING_STEP: u16 = 100;

const RATING_NAME: &str = "Annabella, rating ";
const LEVEL_NAME: &str = "Annabella, level ";
const FULL_NAME: &str = "Annabella, full strength, ";
const FULL_NAME_END: &str = " s";

/// A text that is no strength.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "expected rating:{} to rating:{}, level:1 to level:{}, or full:SECONDS with at least 0.1 and \
     at most 3600",
    Rating::LEAST.number(),
    Rating::MOST.number(),
    Level::ALL.len()
)]
pub struct ParseStrengthError;

impl Strength {
    /// For somebody who has not chosen any.
    pub const fn default_of(kind: GameKind) -> Strength {
        if kind.has_ratings() {
            Strength::Rating(Rating::DEFAULT)
        } else {
            Strength::Level(Level::DEFAULT)
        }
    }

    /// The best that plays like people or at a level.
    pub const fn highest_below_full(kind: GameKind) -> Strength {
        if kind.has_ratings() {
            Strength::Rating(Rating::MOST)
        } else {
            Strength::Level(Level::ALL[Level::ALL.len() - 1])
        }
    }

    /// The level or the rating with this number: up to 12 it is a level, from 600 to 2400 a
    /// rating.
    pub fn of_number(number: u16) -> Option<Strength> {
        let level = u8::try_from(number).ok().and_then(Level::new).map(Strength::Level);
        level.or_else(|| Rating::new(number).map(Strength::Rating))
    }

    /// So many steps stronger, of 100 points of a rating or of a level each, and no stronger than
    /// people or levels are at most.
    #[must_use]
    pub fn risen(self, steps: u16) -> Strength {
        match self {
            Strength::Rating(rating) => {
                let number = rating.number().saturating_add(steps.saturating_mul(RATING_STEP));
                Strength::Rating(Rating::new(number).unwrap_or(Rating::MOST))
            }
            Strength::Level(level) => {
                let steps = u8::try_from(steps).unwrap_or(u8::MAX);
                let [.., highest] = Level::ALL;
                let risen = Level::new(level.number().saturating_add(steps));
                Strength::Level(risen.unwrap_or(highest))
            }
            Strength::Full { .. } => self,
        }
    }

    /// Whether a game has it.
    pub const fn is_of(self, kind: GameKind) -> bool {
        match self {
            Strength::Rating(_) => kind.has_ratings(),
            Strength::Level(_) | Strength::Full { .. } => true,
        }
    }

    /// Full strength for somebody who has not chosen a time.
    pub const FULL: Strength = Strength::Full { move_time: Duration::from_secs(3) };

    /// Whom a scoresheet names: `Annabella, level 5`, `Annabella, full strength, 3 s`.
    pub fn player_name(self) -> String {
        match self {
            Strength::Rating(rating) => format!("{RATING_NAME}{}", rating.number()),
            Strength::Level(level) => format!("{LEVEL_NAME}{}", level.number()),
            Strength::Full { move_time } => {
                format!("{FULL_NAME}{}{FULL_NAME_END}", seconds(move_time))
            }
        }
    }

    /// The strength of such a name.
    pub fn of_player_name(name: &str) -> Option<Strength> {
        // a score in Braille may have lost the capitals
        let after = |beginning: &str| {
            let (start, rest) = name.split_at_checked(beginning.len())?;
            start.eq_ignore_ascii_case(beginning).then_some(rest)
        };
        if let Some(number) = after(RATING_NAME) {
            return Some(Strength::Rating(Rating::new(number.parse().ok()?)?));
        }
        if let Some(number) = after(LEVEL_NAME) {
            return Some(Strength::Level(Level::new(number.parse().ok()?)?));
        }
        let seconds = after(FULL_NAME)?.strip_suffix(FULL_NAME_END)?;
        Strength::full_from_seconds(seconds)
    }

    const SHORTEST: Duration = Duration::from_millis(100);
    const LONGEST: Duration = Duration::from_hours(1);

    /// Full strength with so many milliseconds for a move, from 100 up to an hour.
    pub const fn full(move_ms: u64) -> Option<Strength> {
        let (shortest, longest) = (Strength::SHORTEST.as_millis(), Strength::LONGEST.as_millis());
        match move_ms as u128 {
            time if time < shortest || time > longest => None,
            _ => Some(Strength::Full { move_time: Duration::from_millis(move_ms) }),
        }
    }

    /// Full strength with so many seconds for a move: `3`, `2.5`.
    pub fn full_from_seconds(text: &str) -> Option<Strength> {
        let (whole, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number(whole) || !is_number(decimals) || decimals.len() > 3 {
            return None;
        }
        let thousandths: u64 = format!("{decimals:0<3}").parse().ok()?;
        Strength::full(whole.parse::<u64>().ok()?.checked_mul(1_000)?.checked_add(thousandths)?)
    }
}

/// The seconds of a time, as text: `3`, `2.5`.
fn seconds(time: Duration) -> String {
    let decimals = format!(".{:03}", time.subsec_millis());
    format!("{}{}", time.as_secs(), decimals.trim_end_matches('0').trim_end_matches('.'))
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Strength::Rating(rating) => write!(f, "rating:{}", rating.number()),
            Strength::Level(level) => write!(f, "level:{}", level.number()),
            Strength::Full { move_time } => write!(f, "full:{}", seconds(move_time)),
        }
    }
}

impl FromStr for Strength {
    type Err = ParseStrengthError;

    fn from_str(text: &str) -> Result<Strength, ParseStrengthError> {
        let strength = match text.split_once(':') {
            Some(("rating", number)) => {
                number.parse().ok().and_then(Rating::new).map(Strength::Rating)
            }
            Some(("level", number)) => {
                number.parse().ok().and_then(Level::new).map(Strength::Level)
            }
            Some(("full", seconds)) => Strength::full_from_seconds(seconds),
            _ => None,
        };
        strength.ok_or(ParseStrengthError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_as_they_are_written() {
        for text in [
            "rating:600",
            "rating:2400",
            "level:1",
            "level:12",
            "full:3",
            "full:0.1",
            "full:3600",
            "full:1.025",
        ] {
            let strength: Strength = text.parse().unwrap();
            assert_eq!(strength.to_string(), text);
            let name = strength.player_name();
            assert_eq!(Strength::of_player_name(&name), Some(strength));
            assert_eq!(Strength::of_player_name(&name.to_lowercase()), Some(strength));
        }
    }

    #[test]
    fn other_texts_are_no_strength() {
        let wrong = [
            "",
            "3",
            "level",
            "level:",
            "level:0",
            "level:13",
            "level:+1x",
            "rating:599",
            "rating:2401",
            "rating",
            "full",
            "full:",
            "full:0",
            "full:0.09",
            "full:3600.001",
            "full:-1",
            "full:+1",
            "full:1.0000",
            "full:1e3",
            "full:.",
            "full:99999999999999999999",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Strength>(), Err(ParseStrengthError), "{text}");
        }
    }
}
