//! What can be said or typed in a game, page by page.
//!
//! A page is a file: behind a `#` the name of what it is about, and other words that ask for it,
//! then lines of what is said or typed, a `|`, and what that does. Where a game has a page of
//! its own, that stands in a folder of the game. What stands between backquotes is understood as
//! it is, or behind the first word of its line if it begins with a `+`.

use super::words::{Key, Words, key};
use super::{Heard, Hearing, Language, NotUnderstood, Settings, TextSection, Why};
use crate::games::{GameKind, Position};

/// What there is a page about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HelpPage {
    /// How a move is said, and taken back.
    Moves,
    /// What can be asked.
    Questions,
    /// Hints, looking back, and how well the computer plays.
    Computer,
    /// Offers and claims.
    Draws,
    /// Starting, pressing, pausing.
    Clocks,
    /// Announcing and correcting.
    Blind,
    /// Games by the Laws.
    Strict,
}

/// A file in each language.
macro_rules! pages {
    ($name:literal) => {
        [
            include_str!(concat!("help/en/", $name, ".txt")),
            include_str!(concat!("help/de/", $name, ".txt")),
        ]
    };
}

impl HelpPage {
    /// All of them, in the order in which they are read.
    pub const ALL: [HelpPage; 7] = [
        HelpPage::Moves,
        HelpPage::Questions,
        HelpPage::Computer,
        HelpPage::Draws,
        HelpPage::Clocks,
        HelpPage::Blind,
        HelpPage::Strict,
    ];

    /// Whether there is something to say about it in this game.
    pub const fn is_of(self, kind: GameKind) -> bool {
        match self {
            HelpPage::Strict => kind.has_laws(),
            _ => true,
        }
    }

    /// The page as it is written.
    pub const fn source(self, kind: GameKind, language: Language) -> &'static str {
        let pages = match (self, kind) {
            (HelpPage::Moves, GameKind::Checkers) => pages!("checkers/moves"),
            (HelpPage::Moves, GameKind::YinYang) => pages!("yin-yang/moves"),
            (HelpPage::Questions, GameKind::Checkers) => pages!("checkers/questions"),
            (HelpPage::Questions, GameKind::YinYang) => pages!("yin-yang/questions"),
            (HelpPage::Draws, GameKind::Checkers) => pages!("checkers/draws"),
            (HelpPage::Draws, GameKind::YinYang) => pages!("yin-yang/draws"),
            (HelpPage::Blind, GameKind::Checkers) => pages!("checkers/blind"),
            (HelpPage::Blind, GameKind::YinYang) => pages!("yin-yang/blind"),
            (HelpPage::Computer, GameKind::Checkers | GameKind::YinYang) => {
                pages!("computer-levels")
            }
            (HelpPage::Moves, _) => pages!("moves"),
            (HelpPage::Questions, _) => pages!("questions"),
            (HelpPage::Computer, _) => pages!("computer"),
            (HelpPage::Draws, _) => pages!("draws"),
            (HelpPage::Clocks, _) => pages!("clock"),
            (HelpPage::Blind, _) => pages!("blind"),
            (HelpPage::Strict, _) => pages!("strict"),
        };
        pages[language as usize]
    }

    const fn heading(self) -> Key {
        match self {
            HelpPage::Moves => key::HELP_MOVES,
            HelpPage::Questions => key::HELP_QUESTIONS,
            HelpPage::Computer => key::HELP_COMPUTER,
            HelpPage::Draws => key::HELP_DRAWS,
            HelpPage::Clocks => key::HELP_CLOCKS,
            HelpPage::Blind => key::HELP_BLIND,
            HelpPage::Strict => key::HELP_STRICT,
        }
    }
}

/// What can be said or typed in a game, to be read from heading to heading: what the pages tell
/// of what is understood here, without what only a terminal knows.
///
/// ```
/// use annabella::games::GameKind;
/// use annabella::speech::{Language, sayings};
///
/// let sayings = sayings(GameKind::Checkers, Language::English);
/// assert_eq!(sayings[0].heading, "Moves");
/// assert!(sayings[0].paragraphs.contains(&"hint: a move to play.".to_owned()));
/// ```
pub fn sayings(kind: GameKind, language: Language) -> Vec<TextSection> {
    let words = Words::of(language);
    let settings = Settings { language, ..Settings::default() };
    let (hearing, position) = (Hearing::new(settings), Position::usual_start(kind));
    let is_heard = |typed: &str| match hearing.hear_in(typed, &position) {
        Heard::NotUnderstood(NotUnderstood { why, .. }) => {
            !matches!(why, Why::UnknownWord(_) | Why::NoMeaning | Why::NoSquare(_))
        }
        _ => true,
    };
    let pages = HelpPage::ALL.into_iter().filter(|page| page.is_of(kind));
    let section = |page: HelpPage| TextSection {
        heading: words.text(page.heading()).to_owned(),
        paragraphs: help_sentences(page.source(kind, language), is_heard),
    };
    pages.map(section).collect()
}

/// A page as sentences, for the ear: the lines of which something can be typed, as `is_told`
/// knows, and those without an example. What goes on from a line that is left out is so, too.
pub fn help_sentences(source: &str, is_told: impl Fn(&str) -> bool) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    let mut is_left_out = false;
    let mut leader = "";
    for line in source.lines().filter(|line| line.contains('|')) {
        let goes_on = line.trim_start().starts_with('|');
        if !goes_on {
            let first = line.split('`').nth(1).unwrap_or_default();
            leader = first.split(' ').next().unwrap_or_default();
        }
        // what stands behind the first word of its line
        let is_whole_told = |typed: &str| match typed.strip_prefix('+') {
            Some(rest) => is_told(&format!("{leader} {rest}")),
            None => is_told(typed),
        };
        let told = help_line(line, is_whole_told).filter(|_| !(goes_on && is_left_out));
        if !goes_on {
            is_left_out = told.is_none();
        }
        let Some((what, does)) = told.as_deref().and_then(help_parts) else { continue };
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

/// What is typed and what it does, as it is shown; nothing of a line without a `|`.
pub fn help_parts(line: &str) -> Option<(String, String)> {
    let shown = |text: &str| text.trim().replace("`+", "").replace('`', "");
    line.split_once('|').map(|(what, does)| (shown(what), shown(does)))
}

/// What of a line is told: of two things that are typed and what each does, the one that can
/// be typed; a line with nothing that can be typed is left out, but for one without an example.
pub fn help_line(line: &str, is_told: impl Fn(&str) -> bool) -> Option<String> {
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
