//! The rules of a game, to be read.

use crate::games::GameKind;
use crate::speech::{self, Language};

/// A part of the rules of a game under a heading of its own.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RulesSection {
    /// What it is about, in few words.
    pub heading: String,
    /// What is to be read, each paragraph of one sentence or several.
    pub paragraphs: Vec<String>,
}

/// The rules of a game in words, heading by heading, for a page on which they are read; nothing
/// of a game of which there is no text.
#[uniffi::export]
pub fn game_rules(kind: GameKind, language: Language) -> Vec<RulesSection> {
    let section =
        |speech::RulesSection { heading, paragraphs }| RulesSection { heading, paragraphs };
    speech::rules(kind, language).into_iter().map(section).collect()
}
