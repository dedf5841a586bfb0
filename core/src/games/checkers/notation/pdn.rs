//! PDN, games as text (Portable Draughts Notation 3.0, W. Wesselink, pdn.fmjd.org), of game
//! type 21: English draughts, which is American checkers.
//!
//! A [`Reader`] takes games from a file of any size, and leniently, as programs have written
//! many forms since 1994. [`Game`] is one of them or a new one, and its `Display` is what other
//! programs read. A game is its main line: variations are passed over, and nobody looks whether
//! their moves are legal.
//!
//! **Whose win `1-0` is.** The standard says in "PDN Tags": "The result codes are given from the
//! perspective of the 1st side to move". In this game that is Black, here called Red
//! ([`Side::First`](crate::games::Side::First)), so `1-0` is Red's win and not White's as in
//! chess; the games that come with `CheckerBoard` seem to have it so. The colour counts also where a
//! tag FEN lets White begin. Files exist that mean it the other way round: where a game ends with
//! a side that cannot move, that side has lost whatever the result says, and a note tells it.

mod encoding;
mod error;
mod game;
mod header;
pub mod limits;
mod marks;
mod movetext;
mod parse;
mod raw_tag;
mod reader;
mod result;
mod source;
mod tags;
mod token;
mod writer;

use std::str::FromStr;

pub use error::{At, Note, NoteKind, PdnError, PdnErrorKind};
pub use game::Game;
pub use reader::Reader;
pub use result::GameResult;

impl FromStr for Game {
    type Err = PdnError;

    /// Reads the first game of a text.
    fn from_str(text: &str) -> Result<Game, PdnError> {
        Reader::new(text.as_bytes()).next_game()?.ok_or(PdnError {
            game: 1,
            line: 1,
            column: 1,
            at: None,
            kind: PdnErrorKind::NoGame,
        })
    }
}
