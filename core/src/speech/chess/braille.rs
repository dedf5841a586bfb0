//! Games of chess in Braille.

mod beginning;
mod compact;
mod error;
mod header;
mod language;
mod literal;
mod movetext;
mod profile;
mod reader;
mod score;

use crate::games::chess::notation::pgn::Game;
use crate::speech::cells::{Style, page};

pub use beginning::{is_ascii_score, is_score};
pub use error::{BrailleError, BrailleErrorKind, MoveError};
pub use reader::Reader;

/// A game as Unicode text: the header, an empty line, a line for each pair of
/// moves, the result, an empty line. Blanks are the cell without dots, lines end
/// with a line feed and are as long as they are.
///
/// What is written: the main line, the result, and of the tags those that a
/// scoresheet has: event, site, date, round, players and their ratings, time
/// control, variant; and the position at the start if it is not the usual one.
/// Comments, variations and times are left out.
pub fn text(game: &Game, style: &Style) -> String {
    page::text(&score::score(game, style))
}

/// A game as the pages of a BRF file: at most [`WIDTH`](crate::speech::braille::WIDTH) cells on a line and
/// [`LINES`](crate::speech::braille::LINES) lines on a page, CR LF after each line, a form feed between pages.
/// A line that goes on begins with two blanks. Lines break between words, and
/// within a word only if it is longer than a line: dot 5 then ends the line.
///
/// What is written is that of [`text`].
pub fn pages(game: &Game, style: &Style) -> String {
    page::pages(&score::score(game, style))
}
