//! What a score in Braille is made of in every game: cells, text and its two ways to write moves,
//! a header, pages.

pub(super) mod alphabet;
pub(super) mod cell;
pub(super) mod error;
pub(super) mod header;
pub mod limits;
pub(super) mod number;
pub(super) mod page;
mod profile;
pub(super) mod result;
pub(super) mod score;
pub(super) mod source;
mod spelling;

pub use crate::speech::Language;
pub use cell::{Cell, brf, unicode};
pub use error::{BrailleError, BrailleErrorKind, MoveError};
pub use page::{LINES, WIDTH};
pub use profile::{Options, Profile, Style};
pub use source::SourceError;
pub(super) use spelling::excerpt;
pub use spelling::{SpellingError, read_spelling, spell};
