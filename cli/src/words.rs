//! The terminal's own sentences, in Fluent files (a folder of `words/` for each language),
//! and their keys, which `build.rs` makes constants of.

use std::sync::LazyLock;

use annabella::engine::Strength;
use annabella::games::{GameKind, Side};
use annabella::speech::{Detail, Language, Phrase, Segment, Settings, Speaker, Urgency};
use messages::{Messages, Value};

use crate::input;

/// The number of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key(usize);

/// The numbers of all messages by their names.
pub(crate) mod key {
    use super::Key;

    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

/// The messages of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) language: Language,
    /// Of which game they are: its players have names of their own.
    pub(crate) kind: GameKind,
}

static ALL: LazyLock<[Messages; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(read));

fn read(language: Language) -> Messages {
    Messages::read(match language {
        Language::English => include_str!(concat!(env!("OUT_DIR"), "/en.txt")),
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/de.txt")),
    })
}

impl Words {
    /// The messages of a language, for a game of chess.
    pub(crate) fn of(language: Language) -> Words {
        Words { language, kind: GameKind::default() }
    }

    /// The same for a game of this kind.
    pub(crate) fn of_game(self, kind: GameKind) -> Words {
        Words { kind, ..self }
    }

    /// A message that takes nothing.
    pub(crate) fn text(self, key: Key) -> String {
        self.fill(key, [])
    }

    /// A message and what is put into it, by the names that it has for that.
    #[allow(clippy::needless_pass_by_value, reason = "it is written where it is put in")]
    pub(crate) fn fill<const N: usize>(self, key: Key, slots: [(&str, Value); N]) -> String {
        ALL[self.language as usize].fill(key.0, &slots)
    }

    /// What is said of a line that is longer than any that is read.
    pub(crate) fn line_too_long(self) -> String {
        self.fill(key::LINE_TOO_LONG, [("limit", input::LONGEST.into())])
    }

    /// `White`, as the core says it.
    pub(crate) fn player(self, side: Side) -> String {
        let settings = Settings { language: self.language, ..Settings::default() };
        Speaker::new(settings).of(self.kind).player_name(side)
    }

    /// The player who is called so in whichever language, or in saved games.
    pub(crate) fn side(self, typed: &str) -> Option<Side> {
        let name = folded(typed);
        let is_it = |side: &Side| {
            let named = |language| folded(&Words { language, ..self }.player(*side)) == name;
            Language::ALL.into_iter().any(named)
        };
        let side = self.kind.read_side(&name).or_else(|| Side::ALL.into_iter().find(is_it));
        // in checkers, whoever has the dark pieces
        side.or_else(|| match self.kind {
            GameKind::Chess | GameKind::Chess960 | GameKind::YinYang => None,
            GameKind::Checkers => {
                Words { kind: GameKind::Chess, ..self }.side(typed).map(|side| !side)
            }
        })
    }

    /// The game that is called so in whichever language, or in saved games.
    pub(crate) fn game(typed: &str) -> Option<GameKind> {
        let name = folded(typed);
        let named = |kind, language| {
            let settings = Settings { language, ..Settings::default() };
            folded(&Speaker::new(settings).of(kind).game_name())
        };
        let is_it = |kind: &GameKind| {
            kind.name() == name || Language::ALL.into_iter().any(|l| named(*kind, l) == name)
        };
        GameKind::ALL.into_iter().find(is_it)
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

/// In small letters, without what not every keyboard has.
pub(crate) fn folded(text: &str) -> String {
    let lower = text.to_lowercase();
    [("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss")]
        .into_iter()
        .fold(lower, |text, (letter, plain)| text.replace(letter, plain))
}
