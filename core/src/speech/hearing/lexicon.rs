//! The words that are heard, in tables a translator can read: `lexicon/`.
//!
//! A line has a meaning, a colon, and the words for it with commas between them. Behind
//! a `~` stand words that recognisers take for them. The list is closed: no word that
//! stands nowhere is ever taken for one that does, as a damaged word could so become
//! another move.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::near::KnownWord;
use super::tokens::{self, Token};
use crate::speech::Language;
use crate::speech::chess::hearing::meaning::Meaning;

/// The tables of every language: the words of play with the blind, and the
/// international spelling alphabet.
const COMMON: [&str; 2] = [include_str!("lexicon/fide.txt"), include_str!("lexicon/nato.txt")];

/// Entries have at most so many words.
const MAX_WORDS: usize = 4;

/// So many letters in front of a digit are taken one by one at most.
const MAX_SPELLED: usize = 4;

/// Words that are written together are looked for up to this length, in bytes.
const MAX_GLUED: usize = 40;
/// A part of them has so many at least: fewer could stand in any word.
const MIN_PART: usize = 3;

/// Words with their meanings.
#[derive(Default)]
pub(in crate::speech) struct Lexicon {
    entries: HashMap<String, Vec<Entry>>,
    /// The words for something that stand alone, as the tables have them.
    pub(super) written: Vec<KnownWord>,
}

/// What a word or some words mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::speech) struct Entry {
    /// Usually one; of `before` file b and rank 4.
    pub(in crate::speech) meanings: Vec<Meaning>,
    /// Whether it is the word for that, and not only taken for it.
    is_proper: bool,
}

static DOUBTFUL: LazyLock<[Lexicon; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(|language| Lexicon::with(language, &[doubtful_table])));

static ALIKE: LazyLock<[Lexicon; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(|language| Lexicon::with(language, &[alike_table])));

static DICTATED: LazyLock<[Lexicon; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| Lexicon::with(language, &[doubtful_table, alike_table]))
});

static MIXED: LazyLock<Lexicon> = LazyLock::new(|| {
    let mut mixed = Lexicon::read(Language::ALL[0]);
    for language in &Language::ALL[1..] {
        mixed.add_all(own_table(*language));
    }
    mixed
});

static ALL: LazyLock<[Lexicon; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(Lexicon::read));

impl Lexicon {
    /// The words of a language.
    pub(in crate::speech) fn of(language: Language) -> &'static Lexicon {
        &ALL[language as usize]
    }

    /// The words of a language with those that recognisers may have made of others.
    pub(super) fn doubtful(language: Language) -> &'static Lexicon {
        &DOUBTFUL[language as usize]
    }

    /// The words of a language, each also as those that sound like it.
    pub(in crate::speech) fn alike(language: Language) -> &'static Lexicon {
        &ALIKE[language as usize]
    }

    /// The same, with those that recognisers may have made of others.
    pub(in crate::speech) fn dictated(language: Language) -> &'static Lexicon {
        &DICTATED[language as usize]
    }

    /// The words of all languages.
    pub(super) fn mixed() -> &'static Lexicon {
        &MIXED
    }

    fn read(language: Language) -> Lexicon {
        let mut lexicon = Lexicon::default();
        for table in [COMMON[0], COMMON[1], own_table(language)] {
            lexicon.add_all(table);
        }
        lexicon
    }

    /// The words of a language, and of further tables.
    fn with(language: Language, tables: &[fn(Language) -> &'static str]) -> Lexicon {
        let mut lexicon = Lexicon::read(language);
        for table in tables {
            lexicon.add_all(table(language));
        }
        lexicon
    }

    fn add_all(&mut self, table: &'static str) {
        for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let is_read = self.add(line);
            debug_assert!(is_read, "{line}");
        }
    }

    /// Adds a line of a table, if it is one.
    fn add(&mut self, line: &'static str) -> bool {
        let Some((meanings, words)) = line.split_once(':') else { return false };
        let Some(meanings) = Meaning::read_all(meanings) else { return false };
        let (proper, similar) = words.split_once('~').unwrap_or((words, ""));
        for (words, is_proper) in [(proper, true), (similar, false)] {
            for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
                let entry = Entry { meanings: meanings.clone(), is_proper };
                if is_proper && !word.contains(' ') {
                    self.written.push(KnownWord::new(word));
                }
                if let Some(bare) = tokens::without_umlauts(word) {
                    self.insert(&bare, entry.clone());
                }
                self.insert(word, entry);
            }
        }
        true
    }

    fn insert(&mut self, word: &str, entry: Entry) {
        let key = tokens::folded(word);
        debug_assert!(key.split(' ').count() <= MAX_WORDS, "{word}");
        let entries = self.entries.entry(key).or_default();
        if !entries.iter().any(|known| known.meanings == entry.meanings) {
            entries.push(entry);
        }
    }

    /// Calls `found` with each entry that begins with the first of these words, and with
    /// the number of words that it takes.
    pub(in crate::speech) fn find<'a>(
        &'a self,
        words: &[Token],
        mut found: impl FnMut(&'a Entry, usize),
    ) {
        let mut key = String::new();
        for (count, token) in (1..=MAX_WORDS).zip(words) {
            key.push_str(if count > 1 { " " } else { "" });
            key.push_str(&token.text);
            for entry in self.entries.get(&key).into_iter().flatten() {
                found(entry, count);
            }
        }
    }

    /// Whether a word stands alone in a table.
    pub(super) fn contains(&self, word: &str) -> bool {
        self.entries.contains_key(word)
    }

    /// The words of a text with the letters in front of a digit taken one by one where they
    /// are no word: `NF3`, `bxc3`.
    pub(in crate::speech) fn spelled(&self, said: &str) -> Vec<Token> {
        let words = tokens::split(said);
        let mut spelled = Vec::with_capacity(words.len());
        let mut rest = words.into_iter().peekable();
        while let Some(word) = rest.next() {
            let is_before_digit = rest.peek().is_some_and(|next| {
                next.is_attached && next.text.starts_with(|c: char| c.is_ascii_digit())
            });
            let text = &word.text;
            // a letter such as ß, which tables have as two, is none of them
            let is_plain = said[word.at.clone()].eq_ignore_ascii_case(text);
            let is_few = text.len() <= MAX_SPELLED && text.is_ascii() && text.len() > 1;
            let letters = || (0..text.len()).map(|at| &text[at..=at]);
            if is_before_digit
                && is_few
                && is_plain
                && !self.contains(text)
                && letters().all(|letter| self.contains(letter))
            {
                for (i, letter) in letters().enumerate() {
                    let is_attached = i > 0 || word.is_attached;
                    let at = word.at.start + i..word.at.start + i + 1;
                    spelled.push(Token { text: letter.to_owned(), at, is_attached });
                }
            } else {
                spelled.push(word);
            }
        }
        spelled
    }

    /// The meanings of words that were written together, such as `felixdrei`; of several
    /// ways to take them apart the one with the longest words first.
    pub(super) fn unglued(&self, text: &str) -> Option<Vec<Meaning>> {
        if text.len() > MAX_GLUED || !text.is_ascii() {
            return None;
        }
        // for each end, whether it can be reached and by which last word
        let mut ways: Vec<Option<(usize, Meaning)>> = vec![None; text.len() + 1];
        for end in MIN_PART..=text.len() {
            ways[end] = (0..=end - MIN_PART).find_map(|start| {
                let is_reached = start == 0 || ways[start].is_some();
                let entries = is_reached.then(|| self.entries.get(&text[start..end]))??;
                let entry = entries.iter().find(|entry| entry.is_part())?;
                Some((start, entry.meanings[0]))
            });
        }
        let mut meanings = Vec::new();
        let mut end = text.len();
        while end > 0 {
            let (start, meaning) = ways[end]?;
            meanings.push(meaning);
            end = start;
        }
        meanings.reverse();
        (meanings.len() > 1).then_some(meanings)
    }
}

const fn own_table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("lexicon/en.txt"),
        Language::German => include_str!("lexicon/de.txt"),
    }
}

const fn doubtful_table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("lexicon/doubtful/en.txt"),
        Language::German => include_str!("lexicon/doubtful/de.txt"),
    }
}

const fn alike_table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("lexicon/alike/en.txt"),
        Language::German => include_str!("lexicon/alike/de.txt"),
    }
}

impl Entry {
    fn is_part(&self) -> bool {
        self.is_proper && matches!(self.meanings[..], [meaning] if meaning.is_glued())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_read() {
        let of_languages = Language::ALL
            .map(|language| [own_table, doubtful_table, alike_table].map(|table| table(language)));
        for table in COMMON.into_iter().chain(of_languages.into_iter().flatten()) {
            let mut lexicon = Lexicon::default();
            for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
                assert!(lexicon.add(line), "{line}");
            }
        }
    }

    #[test]
    fn words_written_together_are_taken_apart() {
        use crate::games::chess::{File, Rank, Role};
        let lexicon = Lexicon::of(Language::German);
        let felix = [Meaning::File(File::F), Meaning::Rank(Rank::Third)];
        assert_eq!(lexicon.unglued("felixdrei").as_deref(), Some(&felix[..]));
        let all = [Meaning::Piece(Role::Knight), felix[0], felix[1]];
        assert_eq!(lexicon.unglued("springerfelixdrei").as_deref(), Some(&all[..]));
        assert_eq!(lexicon.unglued("felixx"), None);
        assert_eq!(lexicon.unglued("felix"), None);
        assert_eq!(lexicon.unglued(&"felix".repeat(1000)), None);
    }
}
