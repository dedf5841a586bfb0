//! The rules of a game, and what can be said in it, to be read.

use crate::games::GameKind;
use crate::speech::{self, Language};

/// A part of a text about a game under a heading of its own.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TextSection {
    /// What it is about, in few words.
    pub heading: String,
    /// What is to be read, each paragraph of one sentence or several.
    pub paragraphs: Vec<String>,
}

/// The rules of a game in words, heading by heading, for a page on which they are read; nothing
/// of a game of which there is no text.
#[uniffi::export]
pub fn game_rules(kind: GameKind, language: Language) -> Vec<TextSection> {
    speech::rules(kind, language).into_iter().map(TextSection::from).collect()
}

/// What can be said or typed in a game, heading by heading, for a page on which it is read.
#[uniffi::export]
pub fn sayings(kind: GameKind, language: Language) -> Vec<TextSection> {
    speech::sayings(kind, language).into_iter().map(TextSection::from).collect()
}

impl From<speech::TextSection> for TextSection {
    fn from(section: speech::TextSection) -> TextSection {
        let speech::TextSection { heading, paragraphs } = section;
        TextSection { heading, paragraphs }
    }
}
