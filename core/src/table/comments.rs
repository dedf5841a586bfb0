//! What players say of the moves of a game.

use std::collections::BTreeMap;

use thiserror::Error;

use super::journal::{Entry, EntryKind, limits};
use super::keeper::KeepError;
use super::replay::steps;
use crate::games::Record;
use crate::session::{Mode, State};

/// Why nothing is said of a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommentError {
    /// A game by the Laws goes on, in which nobody makes notes (article 12.4).
    #[error("in a game by the Laws no move is commented on before its end")]
    Strict,
    /// So many moves were not made.
    #[error("only {made} moves were made")]
    NoSuchMove {
        /// How many were.
        made: usize,
    },
    /// More than [`limits::COMMENT`].
    #[error("the comment has {characters} characters; at most {} are allowed", limits::COMMENT)]
    TooLong {
        /// Its length without blanks around it.
        characters: usize,
    },
    /// It counts, and is not on disk.
    #[error(transparent)]
    Keep(#[from] KeepError),
}

/// Whether players may comment on the moves of a game: not while one by the Laws goes on
/// (articles 12.4 and 13).
pub fn may_comment(state: &State) -> bool {
    state.setup().mode == Mode::Casual || state.phase().is_over()
}

/// The comments on a game, by the number of moves that were made before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Comments(BTreeMap<u32, String>);

impl Comments {
    /// Of a game with these lines. A comment goes with its move when that is taken back.
    pub(super) fn of(entries: &[Entry]) -> Comments {
        let mut comments = Comments::default();
        if !entries.iter().any(|entry| matches!(entry.kind, EntryKind::Comment { .. })) {
            return comments;
        }
        let mut made = Vec::new();
        // what comes after a line that is wrong is nothing of the game
        let _ = steps(entries, |_, state, _| made.push(state.plies().len()));
        let mut made = made.into_iter();
        let mut has_begun = false;
        for entry in entries {
            match &entry.kind {
                EntryKind::Action { .. } if has_begun => {
                    if let Some(plies) = made.next() {
                        comments.keep_to(plies);
                    }
                }
                EntryKind::Action { .. } => has_begun = true,
                EntryKind::Comment { ply, text } => comments.set(*ply, text),
                EntryKind::Name(_) => {}
            }
        }
        comments
    }

    pub(super) fn get(&self, ply: usize) -> &str {
        u32::try_from(ply).ok().and_then(|ply| self.0.get(&ply)).map_or("", String::as_str)
    }

    pub(super) fn set(&mut self, ply: u32, text: &str) {
        if text.is_empty() {
            self.0.remove(&ply);
        } else {
            self.0.insert(ply, text.to_owned());
        }
    }

    /// Only so many moves stand.
    pub(super) fn keep_to(&mut self, plies: usize) {
        self.0.retain(|&ply, _| ply as usize <= plies);
    }

    /// Writes them into the game as other programs read it.
    pub(super) fn write_into(&self, record: &mut Record) {
        for (&ply, text) in &self.0 {
            record.add_comment(ply as usize, text);
        }
    }
}

/// A comment as it is kept: without blanks around it, and in one line.
pub(super) fn tidy(text: &str) -> Result<String, CommentError> {
    let words: Vec<&str> = text.split(|c: char| c.is_whitespace() || c.is_control()).collect();
    let text = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        characters if characters > limits::COMMENT => Err(CommentError::TooLong { characters }),
        _ => Ok(text),
    }
}
