//! A chess clock as one line.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::ChessClock;
use crate::arbiter::clock::{Clock, Controls, Face, Millis, ParseClockError, TimeControl};
use crate::games::Side;

/// A text that is no chess clock.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseChessClockError {
    /// It has not the parts of one.
    #[error("found {found:?}, expected a line such as {EXAMPLE:?}")]
    Form {
        /// The part that is wrong, shortened.
        found: String,
    },
    /// What was fixed for a side is no time control.
    #[error(transparent)]
    Control(#[from] ParseClockError),
}

const EXAMPLE: &str = "clock white=5+3 black=5+3 turn=white running=yes since=0 time=0 left=300000,300000 used=0,0 \
     thought=0,0 moves=0,0 period=0,0 in-period=0,0 flags=0,0";

impl fmt::Display for ChessClock {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ChessClock { controls, clock, turn, time } = self;
        let turn = match turn {
            None => "-",
            Some(Side::First) => "white",
            Some(Side::Second) => "black",
        };
        let running = if clock.running.is_some() { "yes" } else { "no" };
        let [white, black] = &clock.faces;
        write!(
            f,
            "clock white={} black={} turn={turn} running={running} since={} time={time} \
             left={},{} used={},{} thought={},{} moves={},{} period={},{} in-period={},{} \
             flags={},{}",
            controls[Side::First],
            controls[Side::Second],
            clock.since,
            white.left,
            black.left,
            white.used,
            black.used,
            white.thought,
            black.thought,
            white.moves,
            black.moves,
            white.period,
            black.period,
            white.moves_in_period,
            black.moves_in_period,
            white.flags,
            black.flags,
        )
    }
}

impl FromStr for ChessClock {
    type Err = ParseChessClockError;

    fn from_str(text: &str) -> Result<ChessClock, ParseChessClockError> {
        let mut parts = Parts(text.split(' '));
        parts.word("clock")?;
        let white: TimeControl = parts.value("white")?.parse()?;
        let black: TimeControl = parts.value("black")?.parse()?;
        let turn = match parts.value("turn")? {
            "-" => None,
            "white" => Some(Side::First),
            "black" => Some(Side::Second),
            found => return Err(wrong(found)),
        };
        let running = match parts.value("running")? {
            "yes" if turn.is_some() => turn,
            "no" => None,
            found => return Err(wrong(found)),
        };
        let (since, time) = (parts.one("since")?, parts.one("time")?);
        let (left, used, thought) = (parts.two("left")?, parts.two("used")?, parts.two("thought")?);
        let (moves, period) = (parts.two("moves")?, parts.two("period")?);
        let (in_period, flags) = (parts.two("in-period")?, parts.two("flags")?);
        if let Some(rest) = parts.0.next() {
            return Err(wrong(rest));
        }
        let face = |side: Side| {
            let i = side as usize;
            let count = |number: Millis| u32::try_from(number).map_err(|_| wrong("a great number"));
            let face = Face {
                left: left[i],
                used: used[i],
                thought: thought[i],
                moves: count(moves[i])?,
                period: count(period[i])?,
                moves_in_period: count(in_period[i])?,
                flags: count(flags[i])?,
                granted: 0,
            };
            // no period without a move, and no flag before its period
            let is_possible = face.period <= face.moves
                && face.moves_in_period <= face.moves
                && face.flags <= face.period + 1
                && face.moves <= MOST_MOVES;
            if is_possible { Ok(face) } else { Err(wrong("counters that do not fit")) }
        };
        let faces = [face(Side::First)?, face(Side::Second)?];
        let clock = Clock { faces, running, since };
        Ok(ChessClock { controls: Controls::new(white, black), clock, turn, time })
    }
}

/// More than anybody plays.
const MOST_MOVES: u32 = 1_000_000;

struct Parts<'a>(std::str::Split<'a, char>);

impl<'a> Parts<'a> {
    fn word(&mut self, word: &str) -> Result<(), ParseChessClockError> {
        match self.0.next() {
            Some(found) if found == word => Ok(()),
            found => Err(wrong(found.unwrap_or_default())),
        }
    }

    fn value(&mut self, name: &str) -> Result<&'a str, ParseChessClockError> {
        let part = self.0.next().unwrap_or_default();
        let value = part.strip_prefix(name).and_then(|rest| rest.strip_prefix('='));
        value.ok_or_else(|| wrong(part))
    }

    fn one(&mut self, name: &str) -> Result<Millis, ParseChessClockError> {
        let value = self.value(name)?;
        value.parse().map_err(|_| wrong(value))
    }

    /// White's and Black's.
    fn two(&mut self, name: &str) -> Result<[Millis; 2], ParseChessClockError> {
        let value = self.value(name)?;
        let both = value.split_once(',');
        let both = both.and_then(|(white, black)| Some([white.parse().ok()?, black.parse().ok()?]));
        both.ok_or_else(|| wrong(value))
    }
}

fn wrong(found: &str) -> ParseChessClockError {
    ParseChessClockError::Form { found: found.chars().take(40).collect() }
}
