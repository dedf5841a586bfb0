//! The messages of each language, in Fluent files (a folder of `words/` for each), and
//! their keys, which `build.rs` makes constants of.

use std::sync::LazyLock;

use messages::{Messages, Value};

use super::Language;
use super::utterance::Utterance;

/// The number of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(usize);

/// The numbers of all messages by their names.
pub(super) mod key {
    use super::Key;

    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

/// What is put into a message.
pub(super) enum Slot {
    /// A number.
    Number(u64),
    /// Some text in the language of the message.
    Text(String),
    /// Words that may be of other languages.
    Said(Utterance),
}

/// The messages of one language.
pub(super) struct Words {
    pub(super) language: Language,
    messages: Messages,
}

/// Where something of another language stands in a message: its number, counted from
/// this sign of the area for private use.
const MARK: u32 = 0xE000;

static ALL: LazyLock<[Words; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(Words::read));

impl Words {
    /// The messages of a language.
    pub(super) fn of(language: Language) -> &'static Words {
        &ALL[language as usize]
    }

    fn read(language: Language) -> Words {
        let messages = match language {
            Language::English => include_str!(concat!(env!("OUT_DIR"), "/en.txt")),
            Language::German => include_str!(concat!(env!("OUT_DIR"), "/de.txt")),
        };
        Words { language, messages: Messages::read(messages) }
    }

    /// A message that takes nothing.
    pub(super) fn text(&self, key: Key) -> &'static str {
        self.messages.text(key.0)
    }

    /// A message alone.
    pub(super) fn say(&self, key: Key) -> Utterance {
        Utterance::of(self.language, self.text(key))
    }

    /// A message and what is put into it, by the names that it has for that.
    pub(super) fn fill<const N: usize>(&self, key: Key, slots: [(&str, Slot); N]) -> Utterance {
        let mut said = Vec::new();
        let arguments = slots.map(|(name, slot)| {
            let value = match slot {
                Slot::Number(number) => Value::Number(number),
                Slot::Text(text) => Value::Text(text),
                Slot::Said(utterance) => {
                    let mark = char::from_u32(MARK + said.len() as u32).unwrap_or_default();
                    said.push(utterance);
                    Value::Text(mark.to_string())
                }
            };
            (name, value)
        });
        let text = self.messages.fill(key.0, &arguments);
        let mut utterance = Utterance::default();
        let mut rest = text.as_str();
        let is_mark = |c: char| (MARK..MARK + said.len() as u32).contains(&u32::from(c));
        while let Some(at) = rest.find(is_mark) {
            let mark = rest[at..].chars().next().unwrap_or_default();
            utterance.push(self.language, &rest[..at]);
            if let Some(part) = said.get(u32::from(mark).wrapping_sub(MARK) as usize) {
                utterance.append(part.clone());
            }
            rest = &rest[at + mark.len_utf8()..];
        }
        utterance.push(self.language, rest);
        utterance
    }

    /// A message in one language and what is put into it.
    pub(super) fn filled<const N: usize>(&self, key: Key, slots: [(&str, Slot); N]) -> String {
        let segments = self.fill(key, slots).into_segments();
        segments.into_iter().map(|segment| segment.text).collect::<Vec<String>>().join(" ")
    }
}
