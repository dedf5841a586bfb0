//! What is asked and done, in tables a translator can read: `phrases/`.

mod pattern;

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::near::KnownWord;
use super::tokens::Token;
use crate::games::{GameKind, Side};
use crate::speech::Language;
use crate::text::sorting::sort_by_key;
use pattern::Item;
pub(in crate::speech) use pattern::Slot;

/// The ways to ask and do things in a language.
#[derive(Default)]
pub(in crate::speech) struct Phrases {
    patterns: Vec<Pattern>,
    /// Those that begin with a word, by it; the longest first, and last those that take any
    /// words.
    by_word: HashMap<String, Vec<usize>>,
    /// Those that begin with what is filled in.
    others: Vec<usize>,
    /// Every word of them.
    words: HashSet<String>,
    /// The same as the table has them.
    pub(super) written: Vec<KnownWord>,
}

/// What the words of an utterance can stand for in a game.
pub(in crate::speech) trait Slots {
    /// What can be filled in from this word on, and how many words that takes.
    fn values(&self, slot: Slot, at: usize) -> Vec<(String, usize)>;
}

/// One way to say something.
struct Pattern {
    /// What it says: `ask on <square>`.
    template: &'static str,
    items: Vec<Item>,
}

/// What was said, as the table has it, and what was filled in.
#[derive(Clone, Debug, Default)]
pub(in crate::speech) struct Said {
    pub(super) template: &'static str,
    slots: Vec<(&'static str, String)>,
    /// The word with which a move begins that is a part of it.
    pub(super) move_at: Option<usize>,
}

static ALL: LazyLock<[Phrases; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(|language| Phrases::read(table(language))));

static LOOKING: LazyLock<[Phrases; Language::ALL.len()]> =
    LazyLock::new(|| Language::ALL.map(|language| Phrases::read(table_of_looking(language))));

const fn table_of_looking(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("phrases/looking/en.txt"),
        Language::German => include_str!("phrases/looking/de.txt"),
    }
}

const fn table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("phrases/en.txt"),
        Language::German => include_str!("phrases/de.txt"),
    }
}

impl Phrases {
    /// The phrases of a language.
    pub(in crate::speech) fn of(language: Language) -> &'static Phrases {
        &ALL[language as usize]
    }

    /// Those of a language that are only said while somebody looks back at a game; nothing is
    /// filled into them.
    pub(in crate::speech) fn of_looking(language: Language) -> &'static Phrases {
        &LOOKING[language as usize]
    }

    pub(in crate::speech) fn read(table: &'static str) -> Phrases {
        let mut phrases = Phrases::default();
        let mut template = "";
        for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if !line.starts_with(' ') {
                template = line;
                continue;
            }
            for items in pattern::expand(line) {
                phrases.add(Pattern { template, items });
            }
            let written = line.split(|c: char| !c.is_alphabetic());
            phrases.written.extend(written.map(KnownWord::new));
        }
        // each once, and not the names of what is filled in
        let mut left = phrases.words.clone();
        phrases.written.retain(|word| left.remove(&word.folded));
        let Phrases { patterns, by_word, others, .. } = &mut phrases;
        for list in by_word.values_mut().chain([others]) {
            sort_by_key(list, |&at| {
                let items = &patterns[at].items;
                (items.contains(&Item::Slot(Slot::Text)), Reverse(items.len()))
            });
        }
        phrases
    }

    fn add(&mut self, pattern: Pattern) {
        let number = self.patterns.len();
        let words = pattern.items.iter().filter_map(|item| match item {
            Item::Word(word) => Some(word.clone()),
            Item::Slot(_) => None,
        });
        self.words.extend(words);
        match pattern.items.first() {
            Some(Item::Word(word)) => self.by_word.entry(word.clone()).or_default().push(number),
            _ => self.others.push(number),
        }
        self.patterns.push(pattern);
    }

    /// Whether a word stands in any of them.
    pub(in crate::speech) fn contains(&self, word: &str) -> bool {
        self.words.contains(word)
    }

    /// Everything that these words say, the nearest first. `text` is what they stand in.
    pub(in crate::speech) fn find<'a>(
        &'a self,
        text: &'a str,
        words: &'a [Token],
        slots: &'a dyn Slots,
    ) -> impl Iterator<Item = Said> + 'a {
        let by_word = words.first().and_then(|first| self.by_word.get(&first.text));
        let numbers = by_word.into_iter().flatten().chain(&self.others);
        numbers.filter_map(move |&number| {
            let pattern = &self.patterns[number];
            let mut said = Said { template: pattern.template, ..Said::default() };
            let is_said = pattern::matches(&pattern.items, text, words, slots, 0, &mut said);
            is_said.then_some(said)
        })
    }
}

impl Said {
    /// What was said by this player of a game, with all that was filled in: `ask on e4`. A
    /// move in it is this one.
    pub(in crate::speech) fn filled(
        &self,
        kind: GameKind,
        own: Side,
        mv: Option<String>,
    ) -> String {
        let [own, other] = [own, !own].map(|side| kind.side_name(side));
        let mut text = self.template.replace("<own>", own).replace("<other>", other);
        for (slot, value) in &self.slots {
            // two of a kind stand for one after the other
            text = text.replacen(slot, value, 1);
        }
        match mv {
            Some(mv) => text.replace("<move>", &mv),
            None => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_to_say_something_says_one_thing() {
        let all =
            Language::ALL.map(|language| [Phrases::of(language), Phrases::of_looking(language)]);
        for phrases in all.into_iter().flatten() {
            let mut seen = HashSet::new();
            let mut twice = Vec::new();
            for pattern in &phrases.patterns {
                assert!(!pattern.items.is_empty(), "{}", pattern.template);
                if !seen.insert(format!("{:?}", pattern.items)) {
                    twice.push(format!("{}: {:?}", pattern.template, pattern.items));
                }
            }
            assert!(twice.is_empty(), "{}", twice.join("\n"));
        }
    }

    #[test]
    fn all_languages_say_the_same() {
        for of in [Phrases::of, Phrases::of_looking] {
            let templates = |language| -> HashSet<&str> {
                of(language).patterns.iter().map(|pattern| pattern.template).collect()
            };
            assert_eq!(templates(Language::English), templates(Language::German));
        }
    }
}
