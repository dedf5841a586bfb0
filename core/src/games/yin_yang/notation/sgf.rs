//! SGF, games as text (Smart Game Format, FF[4], A. Hollosi, red-bean.com/sgf), of game type 1,
//! which is Go.
//!
//! A [`Reader`] takes games from a file of any size, and [`Game`] is one of them or a new one;
//! its `Display` is what other programs read. A game is its main line: other variations are
//! passed over and counted.
//!
//! **What SGF does not know** stands in two private properties: `CT[5]`, how many captured
//! stones win, without which a game is read with an [unknown target](Game::target); and `YP`,
//! the text of a position, where a game begins from one that stones and turn do not tell
//! (stones were captured before, or the last move was a pass). Other programs pass over both.
//!
//! **Why the reader is our own.** The only crate for it that is kept up and free of other
//! crates, sgf-parse 4.2.8 (MIT), holds a game as nodes within nodes, which are dropped one
//! within the other: a file of 5,000 moves ends a program whose thread has 512 KiB of stack.

mod error;
mod game;
pub mod limits;
mod lines;
mod parse;
mod reader;
mod result;
mod source;
mod writer;

use std::str::FromStr;

pub use error::{Note, NoteKind, SgfError, SgfErrorKind};
pub use game::Game;
pub use reader::Reader;
pub use result::{GameResult, How};

impl FromStr for Game {
    type Err = SgfError;

    /// Reads the first game of a text.
    fn from_str(text: &str) -> Result<Game, SgfError> {
        Reader::new(text.as_bytes()).next_game()?.ok_or(SgfError {
            game: 1,
            line: 1,
            kind: SgfErrorKind::NoGame,
        })
    }
}
