//! Which key of a keyboard does what on a board: the usual keys, and those that a player has
//! changed. Each game has a table of its own.

mod stroke;

use super::words::Key;
use super::{Question, Speaker};
use crate::session::Deed;
pub use stroke::KeyStroke;

/// A row of a game's table: something that a key can do.
#[derive(Debug)]
pub struct KeyCommand<M: 'static> {
    /// By this name a changed key is kept.
    pub name: &'static str,
    label: Key,
    usual: &'static str,
    /// With Shift its key does it the other way round, and so has no other use.
    is_turned_by_shift: bool,
    /// What it does.
    pub does: M,
}

impl<M> KeyCommand<M> {
    pub(super) const fn new(name: &'static str, usual: &'static str, label: Key, does: M) -> Self {
        KeyCommand { name, label, usual, is_turned_by_shift: false, does }
    }

    /// One that Shift turns round.
    pub(super) const fn turned(
        name: &'static str,
        usual: &'static str,
        label: Key,
        does: M,
    ) -> Self {
        KeyCommand { name, label, usual, is_turned_by_shift: true, does }
    }
}

/// The keys of a player.
#[derive(Debug)]
pub struct Keys<M: 'static> {
    table: &'static [KeyCommand<M>],
    /// As many as the table has rows.
    strokes: Vec<KeyStroke>,
}

/// What a key that was pressed asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyPressed {
    /// The cursor goes to a point of the board. Where there is none, or nothing else tells
    /// what is there, the question does.
    Go(Option<u16>, Question),
    /// A question.
    Ask(Question),
    /// Something is done by who sits there, of two by the one on move.
    Do(Deed),
    /// The board is turned.
    Flip,
    /// A move or a question is typed.
    Type,
    /// All keys are shown.
    Help,
}

/// What becomes of the wish for another key.
#[derive(Debug)]
pub enum KeyChange<M: 'static> {
    /// The keys are these now, as they are kept.
    Made(String),
    /// The key always does the same.
    NotFree,
    /// It belongs to another command.
    TakenBy(&'static KeyCommand<M>),
}

/// Begins a text, as in many games.
const TYPES_TOO: &str = "/";

impl<M> Keys<M> {
    /// The usual keys of a table with these changes, a line each such as `HINT Alt+h`; what
    /// another version kept may mean nothing.
    #[allow(clippy::missing_panics_doc, reason = "a test proves that the usual keys are keys")]
    pub fn of(table: &'static [KeyCommand<M>], kept: &str) -> Keys<M> {
        let changed = |command: &KeyCommand<M>| {
            let own = kept.lines().filter_map(|line| line.split_once(' '));
            let own = own.filter(|(name, _)| *name == command.name);
            own.filter_map(|(_, stroke)| stroke.parse().ok()).last()
        };
        let usual = |command: &KeyCommand<M>| {
            command.usual.parse().expect("the usual keys are keys, as a test proves")
        };
        let stroke = |command| changed(command).unwrap_or_else(|| usual(command));
        Keys { table, strokes: table.iter().map(stroke).collect() }
    }

    /// All commands with their keys.
    pub fn rows(&self) -> impl Iterator<Item = (&'static KeyCommand<M>, &KeyStroke)> {
        self.table.iter().zip(&self.strokes)
    }

    /// What differs from the usual keys, to be kept.
    pub fn kept(&self) -> String {
        let changed = self.rows().filter(|(command, stroke)| command.usual != stroke.to_string());
        changed
            .map(|(command, stroke)| format!("{} {stroke}", command.name))
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// What a key does, by all that it can mean, first that which counts first; and whether
    /// Shift turns it round.
    pub fn find(&self, pressed: &[KeyStroke]) -> Option<(&'static M, bool)> {
        pressed.iter().find_map(|stroke| {
            let straight = self.command(stroke).map(|command| (&command.does, false));
            straight.or_else(|| {
                let command = self.command(&stroke.without_shift()?)?;
                command.is_turned_by_shift.then_some((&command.does, true))
            })
        })
    }

    /// Whether this key begins a text whatever else does.
    pub fn types_too(pressed: &[KeyStroke]) -> bool {
        pressed.iter().any(|stroke| stroke.to_string() == TYPES_TOO)
    }

    /// Gives a command the key that was pressed; none if that is no key to be had, such as an
    /// arrow, or there is no such command.
    pub fn change(mut self, name: &str, pressed: &[KeyStroke]) -> Option<KeyChange<M>> {
        let at = self.table.iter().position(|command| command.name == name)?;
        if pressed.iter().any(|stroke| stroke.digit().is_some()) {
            return Some(KeyChange::NotFree);
        }
        // a sign that needs Shift on this keyboard stands for itself
        let named = |stroke: &&KeyStroke| !stroke.is_shift || stroke.sign.is_alphabetic();
        let stroke = pressed.iter().rfind(named)?;
        if stroke.sign.is_ascii_digit() || stroke.to_string() == TYPES_TOO {
            return Some(KeyChange::NotFree);
        }
        let wanted = turned(&self.table[at], stroke);
        let is_taken = |(command, own): &(&'static KeyCommand<M>, &KeyStroke)| {
            command.name != name && turned(command, own).iter().any(|own| wanted.contains(own))
        };
        if let Some((command, _)) = self.rows().find(is_taken) {
            return Some(KeyChange::TakenBy(command));
        }
        self.strokes[at] = stroke.clone();
        Some(KeyChange::Made(self.kept()))
    }

    fn command(&self, stroke: &KeyStroke) -> Option<&'static KeyCommand<M>> {
        self.rows().find(|(_, own)| *own == stroke).map(|(command, _)| command)
    }
}

/// A key, and the same with Shift where that belongs to the command too.
fn turned<M>(command: &KeyCommand<M>, stroke: &KeyStroke) -> Vec<KeyStroke> {
    let shifted = KeyStroke { is_shift: true, ..stroke.clone() };
    if command.is_turned_by_shift { vec![stroke.clone(), shifted] } else { vec![stroke.clone()] }
}

impl Speaker {
    /// What a key does, for a list of all keys.
    pub fn key_name<M>(&self, command: &KeyCommand<M>) -> &'static str {
        self.words.text(command.label)
    }
}
