//! The lines of a transcript.

use crate::arbiter::clock::{Millis, parse_time};
use crate::games::GameShape;
use crate::session::{Action, Actor, Deed};

/// One line.
pub(super) enum Line<'a> {
    /// Blank, or a remark.
    Nothing,
    /// Something is done.
    Step(Step<'a>),
    /// What the line above has caused; for its place only.
    Event,
    /// What is so now.
    Fact { name: &'a str, rest: &'a str },
}

/// Something that is done.
pub(super) enum Step<'a> {
    /// A case begins.
    New(&'a str),
    /// Somebody acts; without a time, at the time of the line before.
    Act { time: Option<Millis>, action: Action },
    /// Somebody seals a move.
    Seal { time: Option<Millis>, by: Actor, text: &'a str, passphrase: &'a str },
    /// Somebody opens the envelope.
    Open { time: Option<Millis>, by: Actor, passphrase: &'a str },
    /// The game comes back from its file.
    Load { time: Option<Millis> },
    /// The file is cut off after so many bytes, or loses so many at its end.
    Kill { bytes: usize, is_from_end: bool },
}

impl<'a> Line<'a> {
    /// A line of a case of this game.
    ///
    /// # Errors
    ///
    /// What was expected.
    pub(super) fn read(shape: GameShape, line: &'a str) -> Result<Line<'a>, String> {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            return Ok(Line::Nothing);
        }
        if line.starts_with('<') {
            return Ok(Line::Event);
        }
        if let Some(fact) = line.strip_prefix("= ") {
            let (name, rest) = fact.trim().split_once(' ').unwrap_or((fact.trim(), ""));
            return Ok(Line::Fact { name, rest: rest.trim() });
        }
        if line.starts_with("new ") {
            return Ok(Line::Step(Step::New(line)));
        }
        Step::read(shape, line).map(Line::Step)
    }
}

impl<'a> Step<'a> {
    fn read(shape: GameShape, line: &'a str) -> Result<Step<'a>, String> {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let (time, line) = match parse_time(first) {
            Some(time) => (Some(time), rest.trim_start()),
            None => (None, line),
        };
        if line == "load" {
            return Ok(Step::Load { time });
        }
        if let Some(bytes) = line.strip_prefix("kill ") {
            let (number, is_from_end) = match bytes.strip_prefix('-') {
                Some(number) => (number, true),
                None => (bytes, false),
            };
            let bytes = number.parse().map_err(|_| "kill BYTES or kill -BYTES".to_owned())?;
            return Ok(Step::Kill { bytes, is_from_end });
        }
        let Some((who, deed)) = line.split_once('>') else {
            return Err(
                "new …, [TIME] WHO > ACTION, < EVENT, = FACT, load or kill BYTES".to_owned()
            );
        };
        let by = Actor::read(shape.kind, who.trim()).map_err(|error| error.to_string())?;
        let deed = deed.trim();
        if let Some((text, passphrase)) =
            deed.strip_prefix("seal \"").and_then(|rest| rest.split_once("\" with "))
        {
            return Ok(Step::Seal { time, by, text, passphrase });
        }
        if let Some(passphrase) = deed.strip_prefix("open with ") {
            return Ok(Step::Open { time, by, passphrase });
        }
        let deed = Deed::read(shape, deed).map_err(|error| error.to_string())?;
        Ok(Step::Act { time, action: Action { by, deed } })
    }
}
