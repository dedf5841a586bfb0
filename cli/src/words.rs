//! The terminal's own sentences, in Fluent files (a folder of `words/` for each language),
//! and their keys, which `build.rs` makes constants of.

use std::sync::LazyLock;

use annabella::engine::chess::Strength;
use annabella::games::chess::Color;
use annabella::speech::{Detail, Language, Phrase, Segment, Settings, Speaker, Urgency};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// The name of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(&'static str);

/// The names of all messages.
pub(crate) mod key {
    use super::Key;

    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

/// The messages of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) language: Language,
}

static ALL: LazyLock<[FluentBundle<FluentResource>; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(read));

fn read(language: Language) -> FluentBundle<FluentResource> {
    let text = match language {
        Language::English => include_str!(concat!(env!("OUT_DIR"), "/en.ftl")),
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/de.ftl")),
    };
    let mut bundle =
        FluentBundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
    // what is written here is read from left to right
    bundle.set_use_isolating(false);
    // the build fails on a file that is not whole, so what was read is all
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
    bundle.add_resource_overriding(resource);
    bundle
}

impl Words {
    /// A message that takes nothing.
    pub(crate) fn text(self, key: Key) -> String {
        self.fill(key, [])
    }

    /// A message and what is put into it, by the names that it has for that.
    pub(crate) fn fill<const N: usize>(self, key: Key, slots: [(&str, FluentValue); N]) -> String {
        let bundle = &ALL[self.language as usize];
        let pattern = bundle.get_message(key.0).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.0.to_owned() };
        let arguments: FluentArgs = slots.into_iter().collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key:?}: {errors:?}");
        text.into_owned()
    }

    /// `White`, as the core says it.
    pub(crate) fn player(self, color: Color) -> String {
        self.text([key::PLAYER_WHITE, key::PLAYER_BLACK][color as usize])
    }

    /// `level 5`, as the core says it.
    pub(crate) fn strength(self, strength: Strength) -> String {
        let detail = Detail::Brief;
        let settings = Settings { language: self.language, detail, ..Settings::default() };
        let segments = Speaker::new(settings).strength(strength, true);
        segments.into_iter().map(|segment| segment.text).collect::<Vec<_>>().join(" ")
    }

    /// A sentence in this language.
    pub(crate) fn phrase(self, sentence: impl Into<String>) -> Phrase {
        let segment = Segment { lang: self.language, text: sentence.into() };
        Phrase { urgency: Urgency::Answer, is_announcement: false, segments: vec![segment] }
    }
}
