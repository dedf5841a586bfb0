//! A blind player's score in Braille (article E2.5): written as Unicode text or
//! as the pages of a BRF file, and read back from either.
//!
//! Moves are written in one of two ways, [`Profile::Literal`] and
//! [`Profile::Compact`]; the header in the uncontracted Braille of a
//! [`Language`].
//!
//! ```
//! use annabella::games::chess::notation::pgn::Game;
//! use annabella::speech::braille::{self, Language, Profile, Reader, Style};
//!
//! let game: Game = "[White \"Menchik\"]\n\n1. e4 e5 2. Nf3 *".parse().unwrap();
//! let style = Style { profile: Profile::Compact, language: Language::English };
//! let pages = braille::pages(&game, &style);
//! assert_eq!(pages, ",WHITE3 ,MENCHIK\r\n\r\n1 E4 E5\r\n2 SF3\r\n\"9\r\n");
//!
//! let again = Reader::new(pages.as_bytes()).next().unwrap().unwrap();
//! assert_eq!(again, game);
//! ```

mod alphabet;
mod beginning;
mod cell;
mod compact;
mod error;
mod header;
mod language;
pub mod limits;
mod literal;
mod movetext;
mod page;
mod profile;
mod reader;
mod score;
mod source;
mod spelling;

use crate::games::chess::notation::pgn::Game;

pub use crate::speech::Language;
pub use beginning::{is_ascii_score, is_score};
pub use cell::{Cell, brf, unicode};
pub use error::{BrailleError, BrailleErrorKind, MoveError};
pub use page::{LINES, WIDTH};
pub use profile::{Profile, Style};
pub use reader::{Options, Reader};
pub use spelling::{SpellingError, read_spelling, spell};

/// A game as Unicode text: the header, an empty line, a line for each pair of
/// moves, the result, an empty line. Blanks are the cell without dots, lines end
/// with a line feed and are as long as they are.
///
/// What is written: the main line, the result, and of the tags those that a
/// scoresheet has: event, site, date, round, players and their ratings, time
/// control, variant; and the position at the start if it is not the usual one.
/// Comments, variations and times are left out.
pub fn text(game: &Game, style: &Style) -> String {
    page::text(&score::Score::new(game, style))
}

/// A game as the pages of a BRF file: at most [`WIDTH`] cells on a line and
/// [`LINES`] lines on a page, CR LF after each line, a form feed between pages.
/// A line that goes on begins with two blanks. Lines break between words, and
/// within a word only if it is longer than a line: dot 5 then ends the line.
///
/// What is written is that of [`text`].
pub fn pages(game: &Game, style: &Style) -> String {
    page::pages(&score::Score::new(game, style))
}
