//! The lines before the moves: a label, a colon, a value.

use super::cell::Cell;
use super::page::Line;
use super::spell;
use crate::speech::Language;

/// What a header tells, by its tag in records.
#[derive(Debug)]
pub(in crate::speech) struct Label {
    pub(in crate::speech) tag: &'static str,
    english: &'static str,
    german: &'static str,
}

impl Label {
    pub(in crate::speech) const fn new(
        tag: &'static str,
        english: &'static str,
        german: &'static str,
    ) -> Label {
        Label { tag, english, german }
    }

    /// The word before the colon.
    const fn word(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::German => self.german,
        }
    }

    /// The line of a value, which may be in another language; none of an empty one.
    pub(in crate::speech) fn line(
        &self,
        value: &str,
        language: Language,
        of_value: Language,
    ) -> Option<Line> {
        let words = |text: &str, language| -> Line {
            text.split_whitespace().map(|word| spell(word, language)).collect()
        };
        let mut line = words(&format!("{}:", self.word(language)), language);
        let value = words(value, of_value);
        line.extend(value.iter().cloned());
        (!value.is_empty()).then_some(line)
    }
}

/// Labels in all languages with their colon, as they stand in a file.
pub(in crate::speech) struct Spelled(Vec<(&'static Label, Language, Vec<Cell>)>);

impl Spelled {
    pub(in crate::speech) fn of(labels: &'static [Label]) -> Spelled {
        let spelled = Language::ALL
            .into_iter()
            .flat_map(|language| labels.iter().map(move |label| (label, language)))
            .map(|(label, language)| {
                (label, language, spell(&format!("{}:", label.word(language)), language))
            });
        Spelled(spelled.collect())
    }

    /// The label with which a line begins, its language, and how many cells it takes up to its
    /// colon.
    pub(in crate::speech) fn find(
        &self,
        line: &[Cell],
    ) -> Option<(&'static Label, Language, usize)> {
        self.0
            .iter()
            .find(|(.., spelled)| {
                line.strip_prefix(&spelled[..])
                    .is_some_and(|rest| rest.first().is_none_or(|cell| cell.is_blank()))
            })
            .map(|(label, language, spelled)| (*label, *language, spelled.len()))
    }
}
