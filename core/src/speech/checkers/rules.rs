//! The rules of checkers in words.

use crate::speech::Language;

/// Headings behind `# `, each with its paragraphs, a line each.
pub(in crate::speech) const fn rules(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("rules/en.txt"),
        Language::German => include_str!("rules/de.txt"),
    }
}
