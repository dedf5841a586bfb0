//! A score of checkers in Braille: written as Unicode text or as the pages of a BRF file, and
//! read back from either.
//!
//! ```
//! use annabella::games::checkers::notation::pdn::Game;
//! use annabella::speech::braille::{Language, Profile, Style, checkers};
//!
//! let game: Game = "[Black \"Tinsley\"]\n\n1. 11-15 22-18 2. 15x22 *".parse().unwrap();
//! let style = Style { profile: Profile::Compact, language: Language::English };
//! let pages = checkers::pages(&game, &style);
//! assert_eq!(pages, ",RED3 ,TINSLEY\r\n\r\n1 11-15 22-18\r\n2 15X22\r\n\"9\r\n");
//!
//! let again = checkers::Reader::new(pages.as_bytes()).next().unwrap().unwrap();
//! assert_eq!(again, game);
//! ```

mod error;
mod header;
mod moves;
mod reader;
mod score;

use crate::games::checkers::notation::pdn::Game;
use crate::speech::cells::{Style, page};

pub use error::{BrailleError, BrailleErrorKind, MoveError};
pub use reader::Reader;

/// A game as Unicode text: the header, an empty line, a line for each pair of moves, the
/// result, an empty line. Blanks are the cell without dots, lines end with a line feed and are
/// as long as they are.
///
/// What is written: the moves, the result, and of the tags event, site, date, round, players
/// and time control; and the position at the start if it is not the usual one. Comments are
/// left out. In literal form moves are those of print, `11-15` and `18x25`, in Unified English
/// Braille; in compact form their numbers stand a row lower and have no number signs.
pub fn text(game: &Game, style: &Style) -> String {
    page::text(&score::score(game, style))
}

/// A game as the pages of a BRF file, see [`pages`](crate::speech::braille::pages) of chess.
///
/// What is written is that of [`text`].
pub fn pages(game: &Game, style: &Style) -> String {
    page::pages(&score::score(game, style))
}
