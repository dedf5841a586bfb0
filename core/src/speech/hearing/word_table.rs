//! The words of a board with their meanings, from tables a translator can read.
//!
//! A line has a meaning, a colon, and the words for it with commas between them. Behind a `~`
//! stand words that recognisers take for them, which name a line of a board only beside its
//! other one.

use std::collections::HashMap;

use super::tokens::{self, Token};

/// What a word of a board can mean.
pub(in crate::speech) trait WordMeaning: Copy + PartialEq {
    /// Says nothing: `please`.
    const POLITE: Self;

    fn of_number(number: u16) -> Self;

    /// The meaning of a line: `number 11`, `around`.
    fn read(text: &str) -> Option<Self>;
}

/// A meaning of a word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::speech) struct Entry<M> {
    pub(in crate::speech) meaning: M,
    /// Whether it is the word for that, and not only taken for it.
    pub(in crate::speech) is_proper: bool,
}

/// Words with their meanings.
pub(in crate::speech) struct WordTable<M>(HashMap<String, Vec<Entry<M>>>);

/// Entries have at most so many words.
const MAX_WORDS: usize = 4;

impl<M: WordMeaning> WordTable<M> {
    pub(in crate::speech) fn read(tables: &[&str]) -> WordTable<M> {
        let mut words = WordTable(HashMap::new());
        for line in tables.iter().flat_map(|table| table.lines()) {
            if !line.is_empty() && !line.starts_with('#') {
                let is_read = words.add(line);
                debug_assert!(is_read, "{line}");
            }
        }
        words
    }

    /// Adds a line of a table, if it is one.
    fn add(&mut self, line: &str) -> bool {
        let Some((meaning, words)) = line.split_once(':') else { return false };
        let Some(meaning) = M::read(meaning) else { return false };
        let (proper, similar) = words.split_once('~').unwrap_or((words, ""));
        for (words, is_proper) in [(proper, true), (similar, false)] {
            for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
                let bare = tokens::without_umlauts(word);
                for word in bare.iter().map(String::as_str).chain([word]) {
                    let key = tokens::folded(word);
                    debug_assert!(key.split(' ').count() <= MAX_WORDS, "{word}");
                    let entries = self.0.entry(key).or_default();
                    if entries.iter().all(|known| known.meaning != meaning) {
                        entries.push(Entry { meaning, is_proper });
                    }
                }
            }
        }
        true
    }

    /// What begins with the first of these words, the longest first, and how many words each
    /// takes.
    pub(in crate::speech) fn find(&self, words: &[Token]) -> Vec<(M, usize)> {
        self.entries(words).into_iter().map(|(entry, len)| (entry.meaning, len)).collect()
    }

    pub(in crate::speech) fn entries(&self, words: &[Token]) -> Vec<(Entry<M>, usize)> {
        let mut found = Vec::new();
        if let Some(number) = words.first().and_then(|word| word.text.parse().ok()) {
            found.push((Entry { meaning: M::of_number(number), is_proper: true }, 1));
        }
        let mut key = String::new();
        for (count, token) in (1..=MAX_WORDS).zip(words) {
            key.push_str(if count > 1 { " " } else { "" });
            key.push_str(&token.text);
            let entries = self.0.get(&key).into_iter().flatten();
            found.splice(0..0, entries.map(|entry| (*entry, count)));
        }
        found
    }

    /// The words without those around them that are only polite.
    pub(in crate::speech) fn plain<'a>(&self, words: &'a [Token]) -> &'a [Token] {
        let is_polite = |word: &Token| {
            let entries = self.0.get(&word.text);
            entries.is_some_and(|all| all.iter().all(|one| one.meaning == M::POLITE))
        };
        let start = words.iter().take_while(|word| is_polite(word)).count();
        let rest = &words[start..];
        let end = rest.iter().rev().take_while(|word| is_polite(word)).count();
        &rest[..rest.len() - end]
    }

    #[cfg(test)]
    pub(in crate::speech) fn has(&self, meaning: M) -> bool {
        self.0.values().flatten().any(|entry| entry.meaning == meaning)
    }
}
