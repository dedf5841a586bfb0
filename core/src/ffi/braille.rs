//! The score for the fingers.

use super::games::saved_record;
use super::session::guarded;
use super::{GameError, GameSession};
use crate::speech::Language;
use crate::speech::braille::{self, Profile, Reader, Style};
use crate::table::Record;
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

/// The score of a saved game in Braille, with what `saved_game_pgn` has.
#[uniffi::export]
pub fn saved_game_braille(
    folder: String,
    id: String,
    style: BrailleStyle,
) -> Result<String, GameError> {
    guarded(|| Ok(written(&saved_record(&Library::open(folder), &id)?, style)))
}

/// The games of a score of chess in Braille, each as PGN: of Unicode or Braille ASCII, in either
/// profile, as it looks. The first game that cannot be read is an error that says what
/// stands where.
#[uniffi::export]
pub fn read_braille(score: Vec<u8>) -> Result<Vec<String>, GameError> {
    guarded(|| {
        let games = Reader::new(&score).map(|game| match game {
            Ok(game) => Ok(game.to_string()),
            Err(error) => Err(GameError::Unreadable { reason: error.to_string() }),
        });
        games.collect()
    })
}

fn written(record: &Record, style: BrailleStyle) -> String {
    let as_style = &style.into();
    match (record, style.form) {
        (Record::Chess(game), BrailleForm::Unicode) => braille::text(game, as_style),
        (Record::Chess(game), BrailleForm::Brf) => braille::pages(game, as_style),
        (Record::Checkers(game), BrailleForm::Unicode) => braille::checkers::text(game, as_style),
        (Record::Checkers(game), BrailleForm::Brf) => braille::checkers::pages(game, as_style),
    }
}

impl From<BrailleStyle> for Style {
    fn from(style: BrailleStyle) -> Style {
        Style { profile: style.profile, language: style.language }
    }
}
