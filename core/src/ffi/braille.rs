//! The score for the fingers.

use super::games::saved_record;
use super::session::guarded;
use super::{GameError, GameSession};
use crate::games::Record;
use crate::speech::Language;
use crate::speech::braille::{self, Profile, Style};
use crate::table::library::Library;

/// How a score is written in Braille.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Record)]
pub struct BrailleStyle {
    /// How the moves are written.
    pub profile: Profile,
    /// The language of the header, and of the letters in compact moves.
    pub language: Language,
    /// What comes out.
    pub form: BrailleForm,
}

/// How cells are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum BrailleForm {
    /// Braille patterns of Unicode, a line for each pair of moves, for a Braille display.
    Unicode,
    /// Braille ASCII on pages of 25 lines with 40 cells, for an embosser: a BRF file.
    Brf,
}

#[uniffi::export]
impl GameSession {
    /// The score in Braille.
    pub fn braille(&self, style: BrailleStyle) -> Result<String, GameError> {
        self.with_game(|game| Ok(written(&game.record().ok_or_else(GameError::no_record)?, style)))
    }
}

/// The score of a saved game in Braille, with what `saved_game_notation` has.
#[uniffi::export]
pub fn saved_game_braille(
    folder: String,
    id: String,
    style: BrailleStyle,
) -> Result<String, GameError> {
    guarded(|| Ok(written(&saved_record(&Library::open(folder), &id)?, style)))
}

fn written(record: &Record, style: BrailleStyle) -> String {
    match style.form {
        BrailleForm::Unicode => braille::text(record, &style.into()),
        BrailleForm::Brf => braille::pages(record, &style.into()),
    }
}

impl From<BrailleStyle> for Style {
    fn from(style: BrailleStyle) -> Style {
        Style { profile: style.profile, language: style.language }
    }
}
