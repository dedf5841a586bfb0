//! A blind player's score in Braille (article E2.5): written as Unicode text or
//! as the pages of a BRF file, and read back from either.
//!
//! Moves are written in one of two ways, [`Profile::Literal`] and
//! [`Profile::Compact`]; the header in the uncontracted Braille of a
//! [`Language`].
//!
//! ```
//! use annabella::games::Record;
//! use annabella::games::{checkers::notation::pdn, chess::notation::pgn};
//! use annabella::speech::braille::{self, Language, Profile, Reader, Style};
//!
//! let style = Style { profile: Profile::Compact, language: Language::English };
//! let game: pgn::Game = "[White \"Menchik\"]\n\n1. e4 e5 2. Nf3 *".parse().unwrap();
//! let pages = braille::pages(&game.into(), &style);
//! assert_eq!(pages, ",WHITE3 ,MENCHIK\r\n\r\n1 E4 E5\r\n2 SF3\r\n\"9\r\n");
//!
//! let game: pdn::Game = "[Black \"Tinsley\"]\n\n1. 11-15 22-18 2. 15x22 *".parse().unwrap();
//! let pages = braille::pages(&game.clone().into(), &style);
//! assert_eq!(pages, ",RED3 ,TINSLEY\r\n\r\n1 11-15 22-18\r\n2 15X22\r\n\"9\r\n");
//!
//! let again = Reader::new(pages.as_bytes()).next().unwrap().unwrap();
//! assert!(matches!(again, Record::Checkers(again) if *again == game));
//! ```

mod beginning;
mod reader;

use super::cells::{page, score};
use crate::games::Record;

pub use super::cells::{
    BrailleError, BrailleErrorKind, Cell, LINES, Language, MoveError, Options, Profile,
    SourceError, SpellingError, Style, WIDTH, brf, limits, read_spelling, spell, unicode,
};
pub use beginning::{is_ascii_score, is_score};
pub use reader::Reader;

/// A game as Unicode text: the header, an empty line, a line for each pair of
/// moves, the result, an empty line. Blanks are the cell without dots, lines end
/// with a line feed and are as long as they are.
///
/// What is written: the main line, the result, and of the tags those that a
/// scoresheet has: event, site, date, round, players, time control, in chess the players'
/// ratings and the variant; and the position at the start if it is not the usual one.
/// Comments, variations and times are left out. Moves of checkers are in literal form those of
/// print, `11-15` and `18x25`, in Unified English Braille; in compact form their numbers stand
/// a row lower and have no number signs.
pub fn text(game: &Record, style: &Style) -> String {
    page::text(&lines(game, style))
}

/// A game as the pages of a BRF file: at most [`WIDTH`] cells on a line and
/// [`LINES`] lines on a page, CR LF after each line, a form feed between pages.
/// A line that goes on begins with two blanks. Lines break between words, and
/// within a word only if it is longer than a line: dot 5 then ends the line.
///
/// What is written is that of [`text`].
pub fn pages(game: &Record, style: &Style) -> String {
    page::pages(&lines(game, style))
}

fn lines(game: &Record, style: &Style) -> page::Lines {
    match game {
        Record::Chess(game) => score::lines(&**game, style),
        Record::Checkers(game) => score::lines(&**game, style),
        Record::YinYang(game) => score::lines(&**game, style),
    }
}
