//! The messages of each language, in Fluent files (a folder of `words/` for each), and
//! their keys, which `build.rs` makes constants of.

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Language;
use super::utterance::Utterance;

/// The name of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key(&'static str);

/// The names of all messages.
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
    bundle: FluentBundle<FluentResource>,
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
        let text = match language {
            Language::English => include_str!(concat!(env!("OUT_DIR"), "/en.ftl")),
            Language::German => include_str!(concat!(env!("OUT_DIR"), "/de.ftl")),
        };
        // parsed whole it would bring along a sort of what we do not use
        let subtag = language.code().parse().unwrap_or_default();
        let code = LanguageIdentifier::from_raw_parts_unchecked(subtag, None, None, None);
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // text directions are for the eye; a front end that needs the marks adds them
        bundle.set_use_isolating(false);
        // the build fails on a file that is not whole, so what was read is all
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(resource);
        Words { language, bundle }
    }

    /// A message that takes nothing.
    pub(super) fn text(&self, key: Key) -> Cow<'_, str> {
        self.format(key, None)
    }

    /// A message alone.
    pub(super) fn say(&self, key: Key) -> Utterance {
        Utterance::of(self.language, &self.text(key))
    }

    /// A message and what is put into it, by the names that it has for that.
    pub(super) fn fill<const N: usize>(&self, key: Key, slots: [(&str, Slot); N]) -> Utterance {
        let mut arguments = FluentArgs::with_capacity(N);
        let mut said = Vec::new();
        for (name, slot) in slots {
            let value = match slot {
                Slot::Number(number) => FluentValue::from(number),
                Slot::Text(text) => FluentValue::from(text),
                Slot::Said(utterance) => {
                    let mark = char::from_u32(MARK + said.len() as u32).unwrap_or_default();
                    said.push(Some(utterance));
                    FluentValue::from(mark.to_string())
                }
            };
            arguments.set(name, value);
        }
        let text = self.format(key, Some(&arguments));
        let mut utterance = Utterance::default();
        let mut rest = text.as_ref();
        let is_mark = |c: char| (MARK..MARK + said.len() as u32).contains(&u32::from(c));
        while let Some(at) = rest.find(is_mark) {
            let mark = rest[at..].chars().next().unwrap_or_default();
            utterance.push(self.language, &rest[..at]);
            if let Some(Some(part)) = said.get(u32::from(mark).wrapping_sub(MARK) as usize) {
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

    fn format<'a>(&'a self, key: Key, arguments: Option<&'a FluentArgs<'_>>) -> Cow<'a, str> {
        let pattern = self.bundle.get_message(key.0).and_then(|message| message.value());
        let Some(pattern) = pattern else { return Cow::Borrowed(key.0) };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, arguments, &mut errors);
        debug_assert!(errors.is_empty(), "{key:?}: {errors:?}");
        text
    }
}
