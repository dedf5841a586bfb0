//! The help of a game, in parts: each one page of 80 by 24.
//!
//! A page is a file of `words/`: behind a `#` the name of what it is about, and other words
//! that ask for it, then lines of
//! what is typed, a `|`, and what that does. Where a game has a page of its own, that stands
//! in a folder of the game. What stands between backquotes is understood
//! as it is, or behind the first word of its line if it begins with a `+`.

use annabella::games::GameKind;
use annabella::speech::Language;

use super::command::{self, Command};
use crate::words::{Words, folded, key};

/// What there is help about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// What is needed most, and what else there is.
    Short,
    Moves,
    Questions,
    Computer,
    Draws,
    Clocks,
    Games,
    Blind,
    Strict,
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
        Topic::Moves,
        Topic::Questions,
        Topic::Computer,
        Topic::Draws,
        Topic::Clocks,
        Topic::Games,
        Topic::Blind,
        Topic::Strict,
        Topic::Arbiter,
        Topic::Adjourn,
    ];

    /// Whether there is something to say about it in this game.
    pub(crate) const fn is_of(self, kind: GameKind) -> bool {
        match self {
            Topic::Strict | Topic::Arbiter | Topic::Adjourn => kind.has_laws(),
            _ => true,
        }
    }

    const fn source(self, kind: GameKind, language: Language) -> &'static str {
        let pages = match (self, kind) {
            (Topic::Short, GameKind::Checkers) => pages!("checkers/short"),
            (Topic::Short, GameKind::YinYang) => pages!("yin-yang/short"),
            (Topic::Moves, GameKind::Checkers) => pages!("checkers/moves"),
            (Topic::Moves, GameKind::YinYang) => pages!("yin-yang/moves"),
            (Topic::Questions, GameKind::Checkers) => pages!("checkers/questions"),
            (Topic::Questions, GameKind::YinYang) => pages!("yin-yang/questions"),
            (Topic::Draws, GameKind::Checkers) => pages!("checkers/draws"),
            (Topic::Draws, GameKind::YinYang) => pages!("yin-yang/draws"),
            (Topic::Blind, GameKind::Checkers) => pages!("checkers/blind"),
            (Topic::Blind, GameKind::YinYang) => pages!("yin-yang/blind"),
            (Topic::Short, _) => pages!("short"),
            (Topic::Moves, _) => pages!("moves"),
            (Topic::Questions, _) => pages!("questions"),
            (Topic::Computer, GameKind::Checkers | GameKind::YinYang) => {
                pages!("computer-levels")
            }
            (Topic::Computer, _) => pages!("computer"),
            (Topic::Draws, _) => pages!("draws"),
            (Topic::Clocks, _) => pages!("clock"),
            (Topic::Games, _) => pages!("games"),
            (Topic::Blind, _) => pages!("blind"),
            (Topic::Strict, _) => pages!("strict"),
            (Topic::Arbiter, _) => pages!("arbiter"),
            (Topic::Adjourn, _) => pages!("adjourn"),
        };
        pages[language as usize]
    }

    /// What it is called; the short help has no name.
    fn name(self, language: Language) -> &'static str {
        self.names(language).next().unwrap_or_default()
    }

    fn names(self, language: Language) -> impl Iterator<Item = &'static str> {
        // a topic has the same names in all games
        let source = self.source(GameKind::Chess, language);
        let first = source.lines().next().unwrap_or_default();
        first.trim_start_matches('#').split_whitespace()
    }

    /// The topic with this name in any language; the short help without one.
    pub(crate) fn named(name: &str) -> Option<Topic> {
        let name = folded(name);
        if name.is_empty() {
            return Some(Topic::Short);
        }
        let is_it =
            |topic: &Topic, language| topic.names(language).any(|known| folded(known) == name);
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
        let source = self.source(kind, language).lines().chain(keys.lines());
        let told: Vec<String> = source.filter_map(|line| told_of(line, &is_told)).collect();
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
        let mut said: Vec<String> = Vec::new();
        let source = self.source(kind, language).lines();
        let told: Vec<String> = source.filter_map(|line| told_of(line, &is_told)).collect();
        for (what, does) in lines_of(told.iter().map(String::as_str)) {
            match said.last_mut() {
                // what belongs to the line before
                Some(line) if what.is_empty() => {
                    *line = format!("{} {does}.", line.replace('.', ";"));
                }
                _ => said.push(format!("{what}: {does}.")),
            }
        }
        said
    }
}

/// What of a line is told: of two things that are typed and what each does, the one that can
/// be typed; a line with nothing that can be typed is left out, but for one without an example.
fn told_of(line: &str, is_told: impl Fn(&str) -> bool) -> Option<String> {
    let examples = |text: &str| -> Vec<String> {
        text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    let typed = examples(line);
    if typed.iter().all(|typed| is_told(typed)) {
        return Some(line.to_owned());
    }
    let (what, does) = line.split_once('|')?;
    let mut pairs: Vec<(&str, &str)> = what.split(", ").zip(does.split("; ")).collect();
    let is_paired = pairs.len() == typed.len()
        && pairs.len() == does.split("; ").count()
        && pairs.iter().all(|(what, _)| examples(what).len() == 1);
    if !is_paired {
        return typed.iter().any(|typed| is_told(typed)).then(|| line.to_owned());
    }
    pairs.retain(|(what, _)| examples(what).iter().all(|typed| is_told(typed)));
    let joined = |parts: Vec<&str>, between: &str| {
        parts.into_iter().map(str::trim).collect::<Vec<_>>().join(between)
    };
    let (whats, does): (Vec<&str>, Vec<&str>) = pairs.into_iter().unzip();
    (!whats.is_empty()).then(|| format!("{} | {}", joined(whats, ", "), joined(does, "; ")))
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
    let mut all = topics.flat_map(|topic| lines(topic.source(words.kind, words.language)));
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

/// What is typed and what it does, as it is shown.
fn lines(source: &str) -> impl Iterator<Item = (String, String)> {
    lines_of(source.lines())
}

fn lines_of<'a>(lines: impl Iterator<Item = &'a str>) -> impl Iterator<Item = (String, String)> {
    let shown = |text: &str| text.trim().replace("`+", "").replace('`', "");
    let lines = lines.filter_map(|line| line.split_once('|'));
    lines.map(move |(what, does)| (shown(what), shown(does)))
}

#[cfg(test)]
mod tests;
