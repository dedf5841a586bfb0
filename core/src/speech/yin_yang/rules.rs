//! The rules in words.

use crate::speech::Language;

/// See [`rules`](crate::speech::rules()).
pub(in crate::speech) const fn rules(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("rules/en.txt"),
        Language::German => include_str!("rules/de.txt"),
    }
}
