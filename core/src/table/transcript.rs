//! A game as it happened, as a text that people read: cases of the Laws, golden
//! games, and what a player sends who says "this went wrong".
//! docs/transcripts.md describes the form.
//!
//! ```
//! use annabella::table::transcript;
//!
//! let text = "\
//! new chess clock=3
//! 0:00.0 white > start
//! 0:02.5 white > move e2e4
//!              < moved white e4
//!              = clocks white 2:57.5, black 3:00 running
//! ";
//! assert_eq!(transcript::check(text), Ok(()));
//! ```

mod case;
mod facts;
mod record;
mod script;

use thiserror::Error;

use crate::arbiter::clock::Millis;
use crate::games::{GameKind, GameShape};
use crate::session::State;
use case::Case;
use facts::Fact;
pub use record::record;
use script::{Line, Step};

/// The first line of a transcript that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {text}\n    expected {expected}\n    found    {found}")]
pub struct Difference {
    /// Counted from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    /// What it says.
    pub expected: String,
    /// What is so.
    pub found: String,
}

/// Replays a transcript, to its end or to the first difference.
///
/// # Errors
///
/// The difference; a line that cannot be read is one too.
pub fn check(text: &str) -> Result<(), Difference> {
    Run::new(text, false).all().map(|_| ())
}

/// The transcript with its `<` and `=` lines as they would be right. Lines that
/// only state something, such as `= legal e2e4`, stay as they are.
///
/// # Errors
///
/// A line that cannot be read, or does not hold and cannot be rewritten.
pub fn updated(text: &str) -> Result<String, Difference> {
    let mut lines = Run::new(text, true).all()?;
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// What a fact is now: what should stand behind `= FACT`, or `holds` for one that
/// only states something. `now` is game time in milliseconds.
///
/// # Errors
///
/// Why it cannot be answered, or why a statement does not hold.
pub fn answer(state: &State, now: Millis, fact: &str) -> Result<String, String> {
    let (name, rest) = fact.split_once(' ').unwrap_or((fact, ""));
    match facts::answer(state, now, name, rest)? {
        Fact::Value { found, .. } => Ok(found),
        Fact::Statement(held) => held.map(|()| "holds".to_owned()),
    }
}

/// Where an event stands if its action had none before.
const INDENT: &str = "     ";

/// A transcript that is being replayed.
struct Run<'a> {
    lines: Vec<&'a str>,
    /// The line at which the run is, from 0.
    at: usize,
    is_updating: bool,
    /// The lines so far, as they are right.
    written: Vec<String>,
    case: Option<Case>,
}

impl<'a> Run<'a> {
    fn new(text: &'a str, is_updating: bool) -> Run<'a> {
        let lines = text.lines().collect();
        Run { lines, at: 0, is_updating, written: Vec::new(), case: None }
    }

    fn all(mut self) -> Result<Vec<String>, Difference> {
        while self.at < self.lines.len() {
            let line = Line::read(self.shape(), self.lines[self.at])
                .map_err(|expected| self.difference(expected, "something else"))?;
            match line {
                Line::Nothing => self.keep_line(),
                Line::Step(step) => self.step(&step)?,
                Line::Fact { name, rest } => self.fact(name, rest)?,
                Line::Event => {
                    return Err(self.difference("an action on the line above", "another line"));
                }
            }
        }
        if self.case.is_none() {
            self.at = 0;
            return Err(self.difference("a case, which begins with new", "none"));
        }
        Ok(self.written)
    }

    /// Which game the case is of, and on which board.
    fn shape(&self) -> GameShape {
        let state = self.case.as_ref().and_then(|case| case.state.as_ref().ok());
        state.map_or_else(|| GameKind::default().into(), State::shape)
    }

    /// Does what a line says, and compares the events below it.
    fn step(&mut self, step: &Step) -> Result<(), Difference> {
        let outcome = match (step, &mut self.case) {
            (Step::New(text), _) => {
                self.case = Some(Case::new(text));
                Ok(Vec::new())
            }
            (step, Some(case)) => case.step(step),
            (_, None) => Err("a case begins with new".to_owned()),
        };
        let found = outcome.map_err(|problem| self.difference("an action", problem))?;
        if let Some(Case { state: Err(reason), .. }) = &self.case
            && !self.says_that_it_is_refused()
        {
            return Err(self.difference("a new game that is possible", reason));
        }
        self.keep_line();
        let first = self.at;
        let is_event = |line: &&str| line.trim_start().starts_with('<');
        let block: Vec<&str> = self.lines[first..].iter().copied().take_while(is_event).collect();
        if self.is_updating {
            self.rewrite_events(&block, &found);
        } else {
            self.compare_events(&block, &found)?;
        }
        self.at = first + block.len();
        Ok(())
    }

    /// Whether a line `= refused` follows.
    fn says_that_it_is_refused(&self) -> bool {
        let following = self.lines[self.at + 1..].iter().map(|line| line.trim());
        let mut telling = following.filter(|line| !line.is_empty() && !line.starts_with('#'));
        telling.next().is_some_and(|line| line.starts_with("= refused"))
    }

    fn compare_events(&mut self, block: &[&str], found: &[String]) -> Result<(), Difference> {
        if block.is_empty() {
            self.at -= 1;
            let refused = found.iter().find(|event| event.starts_with("refused"));
            let compared = match refused {
                Some(event) => Err(self.difference("that it is possible", event)),
                None => Ok(()),
            };
            self.at += 1;
            return compared;
        }
        for (i, line) in block.iter().enumerate() {
            let expected = line.trim().trim_start_matches('<').trim();
            let event = match found.get(i) {
                Some(event) => event,
                None if i == 0 => "nothing",
                None => "no further event",
            };
            if event != expected {
                self.at += i;
                return Err(self.difference(expected, event));
            }
        }
        match found.get(block.len()) {
            Some(event) => {
                self.at += block.len() - 1;
                Err(self.difference("no further event", event))
            }
            None => Ok(()),
        }
    }

    fn rewrite_events(&mut self, block: &[&str], found: &[String]) {
        let is_refused = found.iter().any(|event| event.starts_with("refused"));
        if block.is_empty() && !is_refused {
            return;
        }
        let indent =
            block.first().map_or(INDENT, |line| &line[..line.len() - line.trim_start().len()]);
        let nothing = ["nothing".to_owned()];
        let events = if found.is_empty() { &nothing } else { found };
        self.written.extend(events.iter().map(|event| format!("{indent}< {event}")));
    }

    fn fact(&mut self, name: &str, rest: &str) -> Result<(), Difference> {
        let fact = match &self.case {
            Some(case) => facts::look(case, name, rest),
            None => Err("a case begins with new".to_owned()),
        };
        let line = self.lines[self.at];
        match fact.map_err(|problem| self.difference(rest, problem))? {
            Fact::Statement(Err(found)) => return Err(self.difference(rest, found)),
            Fact::Value { asked, expected, found } if found != expected => {
                if !self.is_updating {
                    return Err(self.difference(expected, found));
                }
                let indent = &line[..line.len() - line.trim_start().len()];
                let words = ["=", name, asked, &found].map(str::trim);
                let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
                self.written.push(format!("{indent}{}", words.join(" ")));
                self.at += 1;
            }
            Fact::Statement(Ok(())) | Fact::Value { .. } => self.keep_line(),
        }
        Ok(())
    }

    fn keep_line(&mut self) {
        self.written.push(self.lines[self.at].to_owned());
        self.at += 1;
    }

    fn difference(&self, expected: impl Into<String>, found: impl Into<String>) -> Difference {
        Difference {
            line: self.at + 1,
            text: self.lines.get(self.at).map_or("", |line| line.trim()).to_owned(),
            expected: expected.into(),
            found: found.into(),
        }
    }
}
