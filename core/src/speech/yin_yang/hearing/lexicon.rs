//! The words of Yin-Yang, in tables a translator can read: `lexicon/`.

use std::ops::Deref;
use std::sync::LazyLock;

use super::named::Named;
use crate::games::yin_yang::Point;
use crate::games::{GameKind, Side};
use crate::speech::Language;
use crate::speech::hearing::tokens::Token;
use crate::speech::hearing::word_table::{WordMeaning, WordTable};

/// What a word can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number.
    Number(u16),
    /// A row of the board by its place: `third`.
    Ordinal(u16),
    /// A column of the board by its letter, a capital.
    Column(char),
    /// A letter that no column has: I, and those behind T.
    NoColumn(char),
    /// That the number of a row comes.
    Row,
    /// That the name or the number of a column comes.
    ColumnWord,
    /// A point in one word: `before`.
    Point(char, u8),
    /// The middle of the board: the point in it, or what is around.
    Middle,
    /// The point in the middle by its own name.
    MiddlePoint,
    /// A player.
    Side(Side),
    /// No stone.
    Pass,
    /// Says that a move is made: `i play`.
    Playing,
    /// Stands around the point of a move: `stone`, `on`.
    Around,
    /// Stands before the number of stones that a move captures.
    Taking,
    /// Says nothing: `please`.
    Polite,
}

/// What somebody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Stone(Named),
    /// On the point in the middle, whichever that is.
    Middle,
    Pass,
}

/// A move as it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placing {
    /// Whose it is, where that is said.
    pub(super) side: Option<Side>,
    pub(super) what: What,
    /// Whether it is said that it is made, or the middle is called by its own name.
    pub(super) is_played: bool,
}

/// A part of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Its letter, a capital.
    Column(char),
    /// From 1.
    Row(u16),
}

/// Words with their meanings.
pub(super) struct Lexicon(WordTable<Meaning>);

/// The words of play with the blind and of the international spelling alphabet, which are heard
/// in every language.
const COMMON: &str = include_str!("lexicon/common.txt");

impl Deref for Lexicon {
    type Target = WordTable<Meaning>;

    fn deref(&self) -> &WordTable<Meaning> {
        &self.0
    }
}

impl Lexicon {
    pub(super) fn of(language: Language) -> &'static Lexicon {
        static ALL: LazyLock<[Lexicon; Language::ALL.len()]> = LazyLock::new(|| {
            Language::ALL.map(|language| Lexicon(WordTable::read(&[table(language), COMMON])))
        });
        &ALL[language as usize]
    }

    /// The move that all of these words tell: `black d 4, captures two`, `i pass`.
    pub(super) fn placing(&self, words: &[Token]) -> Option<Placing> {
        let (mut side, mut what, mut is_played, mut at) = (None, None, false, 0);
        while at < words.len() {
            let rest = &words[at..];
            if what.is_none()
                && let Some((named, len)) = self.point(rest)
            {
                what = Some(What::Stone(named));
                at += len;
                continue;
            }
            let (meaning, len) =
                self.find(rest).into_iter().find(|(meaning, _)| match meaning {
                    Meaning::Side(_) => side.is_none() && what.is_none(),
                    Meaning::Pass | Meaning::Middle | Meaning::MiddlePoint => what.is_none(),
                    Meaning::Taking => matches!(what, Some(What::Stone(_) | What::Middle)),
                    Meaning::Playing | Meaning::Around | Meaning::Polite => true,
                    _ => false,
                })?;
            at += len;
            match meaning {
                Meaning::Side(named) => side = Some(named),
                Meaning::Pass => what = Some(What::Pass),
                Meaning::Playing => is_played = true,
                Meaning::Middle => what = Some(What::Middle),
                Meaning::MiddlePoint => (what, is_played) = (Some(What::Middle), true),
                // how many are captured the board knows
                Meaning::Taking => at += self.number(&words[at..]).map_or(0, |(_, len)| len),
                _ => {}
            }
        }
        what.map(|what| Placing { side, what, is_played })
    }

    /// The part of a point that all of these words tell: a column or a row alone.
    pub(super) fn part(&self, words: &[Token]) -> Option<Part> {
        let mut at = 0;
        let around = |at: &mut usize| {
            while let Some((_, len)) = self.find(&words[*at..]).into_iter().find(|(meaning, _)| {
                matches!(meaning, Meaning::Playing | Meaning::Around | Meaning::Side(_))
            }) {
                *at += len;
            }
        };
        let part = |at: usize| {
            let proper =
                self.entries(&words[at..]).into_iter().filter(|(entry, _)| entry.is_proper);
            let mut found = proper.filter_map(|(entry, len)| {
                Some((
                    match entry.meaning {
                        Meaning::Column(column) => Part::Column(column),
                        Meaning::Number(row) => Part::Row(row),
                        _ => return None,
                    },
                    len,
                ))
            });
            found.next()
        };
        if part(at).is_none() {
            around(&mut at);
        }
        let (found, len) = part(at)?;
        (at + len == words.len()).then_some(found)
    }

    /// The point with which words begin, and how many words it takes: `d 4`, `row 4 column 4`.
    pub(super) fn point(&self, words: &[Token]) -> Option<(Named, usize)> {
        self.find(words).into_iter().find_map(|(meaning, len)| {
            let rest = words.get(len..)?;
            match meaning {
                Meaning::Point(column, row) => Some((Named { column, row: row.into() }, len)),
                Meaning::Column(column) => {
                    let (row, more) = self.row_behind(rest)?;
                    Some((Named { column, row }, len + more))
                }
                Meaning::NoColumn(column) => {
                    let (row, more) = self.number(rest)?;
                    Some((Named { column, row }, len + more))
                }
                Meaning::Row => {
                    let (row, to_column) = self.number(rest)?;
                    let (column, more) = self.column(rest.get(to_column..)?)?;
                    Some((Named { column, row }, len + to_column + more))
                }
                Meaning::ColumnWord => {
                    let (column, to_row) = self.line(rest)?;
                    let (row, more) = self.row_behind(rest.get(to_row..)?)?;
                    Some((Named { column, row }, len + to_row + more))
                }
                _ => None,
            }
        })
    }

    /// A row behind its column, with or without the word for a row.
    fn row_behind(&self, words: &[Token]) -> Option<(u16, usize)> {
        if let Some(found) = self.number(words) {
            return Some(found);
        }
        let mut found = self.find(words).into_iter();
        let (_, word) = found.find(|(meaning, _)| *meaning == Meaning::Row)?;
        let (row, more) = self.number(words.get(word..)?)?;
        Some((row, word + more))
    }

    /// A column behind its row, with or without the word for a column.
    fn column(&self, words: &[Token]) -> Option<(char, usize)> {
        let mut found = self.find(words).into_iter();
        match found.find(|(meaning, _)| *meaning == Meaning::ColumnWord) {
            Some((_, word)) => {
                let (column, more) = self.line(words.get(word..)?)?;
                Some((column, word + more))
            }
            None => self.letter(words),
        }
    }

    /// A column by its letter or its number.
    fn line(&self, words: &[Token]) -> Option<(char, usize)> {
        self.letter(words).or_else(|| {
            let (number, len) = self.number(words)?;
            Some((letter(u8::try_from(number).ok()?)?, len))
        })
    }

    fn letter(&self, words: &[Token]) -> Option<(char, usize)> {
        self.find(words).into_iter().find_map(|(meaning, len)| match meaning {
            Meaning::Column(column) => Some((column, len)),
            _ => None,
        })
    }

    fn number(&self, words: &[Token]) -> Option<(u16, usize)> {
        self.find(words).into_iter().find_map(|(meaning, len)| match meaning {
            Meaning::Number(number) => Some((number, len)),
            _ => None,
        })
    }
}

impl WordMeaning for Meaning {
    const POLITE: Meaning = Meaning::Polite;

    fn of_number(number: u16) -> Meaning {
        Meaning::Number(number)
    }

    fn read(text: &str) -> Option<Meaning> {
        let (name, about) = text.split_once(' ').unwrap_or((text, ""));
        let column = |text: &str| letter(text.parse().ok()?);
        Some(match name {
            "number" => Meaning::Number(about.parse().ok()?),
            "ordinal" => Meaning::Ordinal(about.parse().ok()?),
            "column" if about.is_empty() => Meaning::ColumnWord,
            "column" => Meaning::Column(column(about)?),
            "no-column" => Meaning::NoColumn(about.parse().ok()?),
            "row" => Meaning::Row,
            "point" => {
                let (at, row) = about.split_once(' ')?;
                Meaning::Point(column(at)?, row.parse().ok()?)
            }
            "side" => Meaning::Side(GameKind::YinYang.read_side(about)?),
            "middle" => Meaning::Middle,
            "middle-point" => Meaning::MiddlePoint,
            "playing" => Meaning::Playing,
            "pass" => Meaning::Pass,
            "around" => Meaning::Around,
            "taking" => Meaning::Taking,
            "polite" => Meaning::Polite,
            _ => return None,
        })
    }
}

/// The letter of a column, counted from 1.
fn letter(column: u8) -> Option<char> {
    Some(Point::at(column.checked_sub(1)?, 0)?.letter())
}

const fn table(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("lexicon/en.txt"),
        Language::German => include_str!("lexicon/de.txt"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_board_has_a_word() {
        for language in Language::ALL {
            let lexicon = Lexicon::of(language);
            for line in 1..=19 {
                assert!(lexicon.has(Meaning::Column(letter(line).unwrap())), "{line}");
                assert!(lexicon.has(Meaning::Number(line.into())), "{line}");
            }
        }
    }
}
