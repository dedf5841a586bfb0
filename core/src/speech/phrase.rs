//! One utterance.

use std::fmt;

use super::Language;

/// What is said at once, in one go.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// How it stands beside other phrases.
    pub urgency: Urgency,
    /// Its parts in order, each for a voice of its language.
    pub segments: Vec<Segment>,
    /// Whether it announces a blind player's move: when the voice has finished it, and no
    /// other announcement has come, the front end reports [`Deed::Spoken`].
    ///
    /// [`Deed::Spoken`]: crate::session::Deed::Spoken
    pub is_announcement: bool,
}

/// A part of a phrase in one language.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// The language in which it is to be read.
    pub lang: Language,
    /// The text: no signs that a voice would have to guess at.
    pub text: String,
}

/// How a phrase stands beside others.
///
/// Phrases of one kind are said in the order in which they came, and none is cut off
/// but by one that is more urgent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, uniffi::Enum)]
#[uniffi(name = "PhraseUrgency")]
pub enum Urgency {
    /// What a player has asked for; the next answer takes its place.
    Answer,
    /// What happened, said when the voice is free.
    Polite,
    /// The opponent's move, a refusal, a flag, the end: said at once.
    Assertive,
}

impl Urgency {
    /// `answer`, `polite` or `assertive`.
    pub const fn name(self) -> &'static str {
        match self {
            Urgency::Answer => "answer",
            Urgency::Polite => "polite",
            Urgency::Assertive => "assertive",
        }
    }
}

impl fmt::Display for Phrase {
    /// All of it as one text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, segment) in self.segments.iter().enumerate() {
            f.write_str(if i > 0 { " " } else { "" })?;
            f.write_str(&segment.text)?;
        }
        Ok(())
    }
}
