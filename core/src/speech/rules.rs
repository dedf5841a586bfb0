//! The rules of a game in words, to be read from heading to heading.

use super::Language;
use super::{checkers, yin_yang};
use crate::games::GameKind;

/// A part of a text under a heading of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextSection {
    /// What it is about, in few words.
    pub heading: String,
    /// What is to be read, each paragraph of one sentence or several.
    pub paragraphs: Vec<String>,
}

/// The rules of a game in words, in the order in which they are learnt; nothing of a game of
/// which there is no text.
///
/// ```
/// use annabella::games::GameKind;
/// use annabella::speech::{Language, rules};
///
/// let rules = rules(GameKind::Checkers, Language::English);
/// assert_eq!(rules[0].heading, "The aim");
/// ```
pub fn rules(kind: GameKind, language: Language) -> Vec<TextSection> {
    match kind {
        GameKind::Chess | GameKind::Chess960 => Vec::new(),
        GameKind::Checkers => read(checkers::rules(language)),
        GameKind::YinYang => read(yin_yang::rules(language)),
    }
}

/// `# ` stands before a heading, and each other line is a paragraph.
fn read(text: &str) -> Vec<TextSection> {
    let mut sections: Vec<TextSection> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        if let Some(heading) = line.strip_prefix("# ") {
            let heading = heading.to_owned();
            sections.push(TextSection { heading, paragraphs: Vec::new() });
        } else if let Some(section) = sections.last_mut() {
            section.paragraphs.push(line.to_owned());
        }
    }
    sections
}
