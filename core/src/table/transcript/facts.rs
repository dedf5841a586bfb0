//! What a transcript can ask of the game.

mod checkers;
mod chess;
mod game;
mod yin_yang;

use std::fmt::Display;

use super::case::Case;
use crate::arbiter::clock::Millis;
use crate::games::Position;
use crate::games::chess::Note;
use crate::session::State;

/// What a `=` line comes to.
pub(super) enum Fact<'a> {
    /// It asks for a value.
    Value {
        /// What it asks about.
        asked: &'a str,
        /// The value that it has.
        expected: &'a str,
        /// The value that is right.
        found: String,
    },
    /// It states something; why not, if it is wrong.
    Statement(Result<(), String>),
}

/// # Errors
///
/// Why the line cannot be answered.
pub(super) fn look<'a>(case: &Case, name: &str, rest: &'a str) -> Result<Fact<'a>, String> {
    if name == "refused" {
        return Ok(Fact::Statement(match &case.state {
            Err(reason) if reason.contains(rest) => Ok(()),
            Err(reason) => Err(format!("refused for another reason: {reason}")),
            Ok(_) => Err("the new game is possible".to_owned()),
        }));
    }
    if name == "note" {
        let found: Vec<String> = case.notes.iter().map(Note::to_string).collect();
        let is_there = found.iter().any(|note| note.contains(rest));
        let held = if is_there { Ok(()) } else { Err(format!("notes: {found:?}")) };
        return Ok(Fact::Statement(held));
    }
    let state = case.state.as_ref().map_err(|reason| format!("there is no game: {reason}"))?;
    answer(state, case.time, name, rest)
}

/// # Errors
///
/// Why the fact cannot be answered.
pub(super) fn answer<'a>(
    state: &State,
    now: Millis,
    name: &str,
    rest: &'a str,
) -> Result<Fact<'a>, String> {
    if let Some(fact) = game::look(state, now, name, rest)? {
        return Ok(fact);
    }
    let found = match state.position() {
        Position::Chess(position) => chess::look(position, name, rest)?,
        Position::Checkers(position) => checkers::look(position, name, rest)?,
        Position::YinYang(position) => {
            let past: Vec<u64> = state.plies().iter().map(|ply| ply.before.key()).collect();
            yin_yang::look(position, &past, name, rest)?
        }
    };
    found.ok_or_else(|| format!("there is no fact {name}"))
}

fn value(found: impl Display, expected: &str) -> Fact<'_> {
    Fact::Value { asked: "", expected, found: found.to_string() }
}

/// The value of something that the line names first.
fn value_of(
    rest: &str,
    find: impl FnOnce(&str) -> Result<String, String>,
) -> Result<Fact<'_>, String> {
    let (asked, expected) = rest.split_once(' ').unwrap_or((rest, ""));
    Ok(Fact::Value { asked, expected: expected.trim(), found: find(asked)? })
}
