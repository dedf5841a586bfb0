//! The lines before the moves: a label, a colon, a value.

use std::ops::Range;

use super::cell::Cell;
use super::error::{BrailleErrorKind, Fault};
use super::page::Line;
use super::source::Source;
use super::{read_spelling, spell};
use crate::speech::Language;

/// The tag of the position at the start.
pub(in crate::speech) const FEN: &str = "FEN";
/// That of the result.
pub(in crate::speech) const RESULT: &str = "Result";

/// What a header tells, by its tag in records.
#[derive(Debug, PartialEq, Eq)]
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
    pub(in crate::speech) fn of(
        labels: &(impl Iterator<Item = &'static Label> + Clone),
    ) -> Spelled {
        let spelled = Language::ALL
            .into_iter()
            .flat_map(|language| labels.clone().map(move |label| (label, language)))
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

/// What stands before the moves.
#[derive(Default)]
pub(in crate::speech) struct Header {
    /// That of its first label.
    pub(in crate::speech) language: Option<Language>,
    values: Vec<Value>,
}

struct Value {
    label: &'static Label,
    text: String,
    line: u64,
}

impl Header {
    pub(in crate::speech) fn read(
        source: &Source,
        lines: Range<usize>,
        spelled: &Spelled,
    ) -> Result<Header, Fault> {
        let mut header = Header::default();
        for line in lines {
            let (cells, line) = source.line(line);
            let Some((label, language, len)) = spelled.find(&cells) else { continue };
            header.language.get_or_insert(language);
            if header.value(label.tag).is_some() {
                return Err((line, BrailleErrorKind::Repeated(label.tag)));
            }
            let of_value = if label.tag == FEN { Language::English } else { language };
            let value = cells.get(len + 1..).unwrap_or_default();
            let text = read_spelling(value, of_value)
                .map_err(|error| (line, BrailleErrorKind::Spelling { label: label.tag, error }))?;
            header.values.push(Value { label, text, line });
        }
        Ok(header)
    }

    /// The text of a tag, and its line.
    pub(in crate::speech) fn value(&self, tag: &str) -> Option<(&str, u64)> {
        let value = self.values.iter().find(|value| value.label.tag == tag)?;
        Some((&value.text, value.line))
    }

    pub(in crate::speech) fn labels(&self) -> impl Iterator<Item = &'static Label> {
        self.values.iter().map(|value| value.label)
    }

    /// The tags with their texts, but for position and result.
    pub(in crate::speech) fn tags(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let tags = self.values.iter().map(|value| (value.label.tag, &value.text[..]));
        tags.filter(|(tag, _)| *tag != FEN && *tag != RESULT)
    }
}
