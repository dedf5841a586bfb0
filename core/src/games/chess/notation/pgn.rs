//! PGN, games as text with tags, variations and comments (Portable Game Notation,
//! Specification and Implementation Guide, S. J. Edwards, 1994). Sections that
//! are named here are those of the standard.
//!
//! A [`Reader`] takes games from a file of any size, leniently unless told
//! otherwise; [`Game`] is one of them or a new one, and its `Display` is the
//! export format.

mod annotations;
mod clock;
mod encoding;
mod error;
mod game;
mod header;
pub mod limits;
mod line;
mod movetext;
mod numbers;
mod odd_moves;
mod plain;
mod raw_tag;
mod reader;
mod remarks;
mod result;
mod source;
mod tags;
mod token;
mod variations;
mod walk;
mod writer;

use std::str::FromStr;

pub use error::{At, Note, NoteKind, PgnError, PgnErrorKind};
pub use game::{Game, NodeId};
pub use reader::{Extras, Options, Reader};
pub use result::GameResult;
pub use walk::{Event, Walk};

impl FromStr for Game {
    type Err = PgnError;

    /// Reads the first game of a text, leniently.
    fn from_str(text: &str) -> Result<Game, PgnError> {
        Reader::new(text.as_bytes()).next_game()?.ok_or(PgnError {
            game: 1,
            line: 1,
            at: None,
            kind: PgnErrorKind::NoGame,
        })
    }
}
