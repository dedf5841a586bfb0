//! The help of a game, in parts: each one page of 80 by 24.
//!
//! What can be said in every program is in the pages of the core ([`HelpPage`]), which says how
//! one is written; `words/` has what only a terminal knows.

use std::borrow::Cow;

use annabella::games::GameKind;
use annabella::speech::{HelpPage, Language, help_line, help_parts, help_sentences};

use super::command::{self, Command};
use crate::words::{Words, folded, key};

/// What there is help about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// What is needed most, and what else there is.
    Short,
    /// What can be said in every program.
    Page(HelpPage),
    Games,
    Arbiter,
    Adjourn,
}

/// A file in each language.
macro_rules! pages {
    ($name:literal) => {
        [
            include_str!(concat!("../words/en/help/", $name, ".txt")),
            include_str!(concat!("../words/de/help/", $name, ".txt")),
        ]
    };
}

/// What only the full-screen board knows.
const KEYS: [&str; Language::ALL.len()] = pages!("keys");

/// The same where stones are placed and nothing is moved.
const KEYS_FOR_STONES: [&str; Language::ALL.len()] = pages!("yin-yang/keys");

impl Topic {
    const ALL: [Topic; 11] = [
        Topic::Short,
        Topic::Page(HelpPage::Moves),
        Topic::Page(HelpPage::Questions),
        Topic::Page(HelpPage::Computer),
        Topic::Page(HelpPage::Draws),
        Topic::Page(HelpPage::Clocks),
        Topic::Games,
        Topic::Page(HelpPage::Blind),
        Topic::Page(HelpPage::Strict),
        Topic::Arbiter,
        Topic::Adjourn,
    ];

    /// Whether there is something to say about it in this game.
    pub(crate) const fn is_of(self, kind: GameKind) -> bool {
        match self {
            Topic::Page(page) => page.is_of(kind),
            Topic::Arbiter | Topic::Adjourn => kind.has_laws(),
            Topic::Short | Topic::Games => true,
        }
    }

    fn source(self, kind: GameKind, language: Language) -> Cow<'static, str> {
        let own = match (self, kind) {
            (Topic::Short, GameKind::Checkers) => pages!("checkers/short"),
            (Topic::Short, GameKind::YinYang) => pages!("yin-yang/short"),
            (Topic::Short, _) => pages!("short"),
            (Topic::Games, _) => pages!("games"),
            (Topic::Page(HelpPage::Blind), _) => pages!("blind"),
            (Topic::Page(HelpPage::Strict), _) => pages!("strict"),
            (Topic::Page(_), _) => [""; Language::ALL.len()],
            (Topic::Arbiter, _) => pages!("arbiter"),
            (Topic::Adjourn, _) => pages!("adjourn"),
        };
        let own = own[language as usize];
        match self {
            Topic::Page(page) if own.is_empty() => page.source(kind, language).into(),
            Topic::Page(page) => format!("{}{own}", page.source(kind, language)).into(),
            _ => own.into(),
        }
    }

    /// What it is called; the short help has no name.
    fn name(self, language: Language) -> String {
        self.names(language).into_iter().next().unwrap_or_default()
    }

    fn names(self, language: Language) -> Vec<String> {
        // a topic has the same names in all games
        let source = self.source(GameKind::Chess, language);
        let first = source.lines().next().unwrap_or_default();
        first.trim_start_matches('#').split_whitespace().map(str::to_owned).collect()
    }

    /// The topic with this name in any language; the short help without one.
    pub(crate) fn named(name: &str) -> Option<Topic> {
        let name = folded(name);
        if name.is_empty() {
            return Some(Topic::Short);
        }
        let is_it = |topic: &Topic, language| {
            topic.names(language).iter().any(|known| folded(known) == name)
        };
        Topic::ALL.into_iter().find(|topic| Language::ALL.iter().any(|&l| is_it(topic, l)))
    }

    /// The one that a line asks for.
    pub(crate) fn asked(line: &str, words: Words) -> Option<Topic> {
        match command::parse(command::who(line, words).1, words) {
            Ok(Some(Command::Help(topic))) => Some(topic),
            _ => None,
        }
    }

    /// `help, help moves, … or help adjourn`.
    pub(crate) fn list(words: Words) -> String {
        let help = words.text(key::HELP);
        let name = |topic: Topic| format!("{help} {}", topic.name(words.language));
        let topics = Topic::ALL.into_iter().filter(|topic| topic.is_of(words.kind));
        let mut names: Vec<String> =
            topics.map(|topic| name(topic).trim_end().to_owned()).collect();
        let last = names.pop().unwrap_or_default();
        let slots = [("topics", names.join(", ").into()), ("last", last.into())];
        words.fill(key::EXPECTED_HELP, slots)
    }

    /// The page as lines of at most 76 characters in two columns, with the keys of the full
    /// screen, and where the second column begins. What is typed for nothing, as `is_told`
    /// knows, is left out.
    pub(crate) fn page(
        self,
        kind: GameKind,
        language: Language,
        is_told: impl Fn(&str) -> bool,
    ) -> (usize, Vec<String>) {
        let keys = match (self, kind) {
            (Topic::Short, GameKind::YinYang) => KEYS_FOR_STONES[language as usize],
            (Topic::Short, _) => KEYS[language as usize],
            _ => "",
        };
        let source = self.source(kind, language);
        let source = source.lines().chain(keys.lines());
        let told: Vec<String> = source.filter_map(|line| help_line(line, &is_told)).collect();
        let lines = || lines_of(told.iter().map(String::as_str));
        let widest = lines().map(|(what, _)| what.chars().count()).max().unwrap_or(0);
        (widest + 1, lines().map(|(what, does)| format!("{what:<widest$} {does}")).collect())
    }

    /// The page as sentences, for the ear: the lines of which something can be typed, as `is_told`
    /// knows, and those without an example.
    pub(crate) fn sentences(
        self,
        kind: GameKind,
        language: Language,
        is_told: impl Fn(&str) -> bool,
    ) -> Vec<String> {
        help_sentences(&self.source(kind, language), is_told)
    }
}

/// So many lines about a word are told at most.
const MOST_LINES: usize = 3;

/// The lines of all pages of a game that name a word as something to be typed.
pub(crate) fn lines_about(word: &str, words: Words) -> Vec<String> {
    let asked = folded(word);
    let names_it = |what: &str| {
        let what = folded(what);
        let mut all = what.split(|c: char| !c.is_alphanumeric()).filter(|name| !name.is_empty());
        !asked.is_empty() && all.any(|name| name == asked)
    };
    let topics = Topic::ALL.into_iter().skip(1).filter(|topic| topic.is_of(words.kind));
    let lines = |topic: Topic| {
        let source = topic.source(words.kind, words.language);
        lines_of(source.lines()).collect::<Vec<_>>()
    };
    let mut all = topics.flat_map(lines);
    let mut found: Vec<String> = Vec::new();
    while found.len() < MOST_LINES
        && let Some((what, does)) = all.find(|(what, _)| names_it(what))
    {
        found.push(format!("{what}: {does}."));
    }
    found
}

/// Whether the help of a game has a line about a word.
pub(super) fn has_lines_about(word: &str, words: Words) -> bool {
    !lines_about(word, words).is_empty()
}

fn lines_of<'a>(lines: impl Iterator<Item = &'a str>) -> impl Iterator<Item = (String, String)> {
    lines.filter_map(help_parts)
}

#[cfg(test)]
mod tests;
