//! The words of checkers, in tables a translator can read: `lexicon/`.
//!
//! A line has a meaning, a colon, and the words for it with commas between them.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::games::checkers::{Rank, Square};
use crate::games::{GameKind, Side};
use crate::speech::Language;
use crate::speech::hearing::tokens::{self, Token};

/// What a word can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// A number.
    Number(u16),
    /// A row of the board by its place: `third`.
    Ordinal(u16),
    /// A column of the board, 0 for the one at Red's left.
    Column(u8),
    /// That the number of a row comes.
    Row,
    /// That the name or the number of a column comes.
    ColumnWord,
    /// A player.
    Side(Side),
    /// One piece.
    Piece(Rank),
    /// Several.
    Pieces(Rank),
    /// Nothing stands there: `clear`.
    Empty,
    /// Stands between the squares of a move, or behind them: `to`, `takes`, `crowned`.
    Between,
    /// Stands there too, and before the number of pieces that a move takes: `takes`.
    Taking,
    /// Says nothing: `please`.
    Polite,
}

/// Words with their meanings.
pub(super) struct Lexicon(HashMap<String, Vec<Meaning>>);

/// Entries have at most so many words.
const MAX_WORDS: usize = 3;

impl Lexicon {
    pub(super) fn of(language: Language) -> &'static Lexicon {
        static ALL: LazyLock<[Lexicon; Language::ALL.len()]> =
            LazyLock::new(|| Language::ALL.map(|language| Lexicon::read(table(language))));
        &ALL[language as usize]
    }

    fn read(table: &str) -> Lexicon {
        let mut lexicon = Lexicon(HashMap::new());
        for line in table.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let is_read = lexicon.add(line);
            debug_assert!(is_read, "{line}");
        }
        lexicon
    }

    /// Adds a line of a table, if it is one.
    fn add(&mut self, line: &str) -> bool {
        let Some((meaning, words)) = line.split_once(':') else { return false };
        let Some(meaning) = Meaning::read(meaning) else { return false };
        for word in words.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let bare = tokens::without_umlauts(word);
            for word in bare.iter().map(String::as_str).chain([word]) {
                let meanings = self.0.entry(tokens::folded(word)).or_default();
                if !meanings.contains(&meaning) {
                    meanings.push(meaning);
                }
            }
        }
        true
    }

    /// What begins with the first of these words, the longest first, and how many words each
    /// takes.
    pub(super) fn find(&self, words: &[Token]) -> Vec<(Meaning, usize)> {
        let mut found = Vec::new();
        if let Some(number) = words.first().and_then(|word| word.text.parse().ok()) {
            found.push((Meaning::Number(number), 1));
        }
        let mut key = String::new();
        for (count, token) in (1..=MAX_WORDS).zip(words) {
            key.push_str(if count > 1 { " " } else { "" });
            key.push_str(&token.text);
            let meanings = self.0.get(&key).into_iter().flatten();
            found.splice(0..0, meanings.map(|meaning| (*meaning, count)));
        }
        found
    }

    /// The words without those around them that are only polite.
    pub(super) fn plain<'a>(&self, words: &'a [Token]) -> &'a [Token] {
        let is_polite =
            |word: &Token| self.0.get(&word.text).is_some_and(|all| all == &[Meaning::Polite]);
        let start = words.iter().take_while(|word| is_polite(word)).count();
        let rest = &words[start..];
        let end = rest.iter().rev().take_while(|word| is_polite(word)).count();
        &rest[..rest.len() - end]
    }

    /// The squares of words that are nothing else than squares, a piece, and what can stand
    /// between and behind them.
    pub(super) fn squares(&self, words: &[Token]) -> Option<Vec<Named>> {
        self.way(words).map(|(squares, _)| squares)
    }

    /// The same, and whether the last of them can be the number of pieces that are taken:
    /// `1 jumps to 19, takes two`.
    pub(super) fn way(&self, words: &[Token]) -> Option<(Vec<Named>, bool)> {
        let (mut squares, mut at) = (Vec::new(), 0);
        let (mut is_taking, mut may_count) = (false, false);
        while at < words.len() {
            if let Some((named, len)) = self.square(&words[at..]) {
                may_count = is_taking;
                squares.push(named);
                at += len;
                continue;
            }
            let is_between =
                |meaning| matches!(meaning, Meaning::Between | Meaning::Taking | Meaning::Piece(_));
            let mut found = self.find(&words[at..]).into_iter();
            let (meaning, len) = found.find(|(meaning, _)| is_between(*meaning))?;
            is_taking = meaning == Meaning::Taking;
            at += len;
        }
        (!squares.is_empty()).then_some((squares, may_count))
    }

    /// Whether words begin with one that tells of a capture, and name no more than a square and
    /// a piece besides.
    pub(super) fn takes(&self, words: &[Token]) -> bool {
        let is_taking = |found: &(Meaning, usize)| found.0 == Meaning::Taking;
        let Some((_, len)) = self.find(words).into_iter().find(is_taking) else { return false };
        len == words.len() || self.squares(&words[len..]).is_some_and(|named| named.len() == 1)
    }

    /// Whether words tell of a capture: `11 takes 18`, `11x18`.
    pub(super) fn is_capture(&self, words: &[Token]) -> bool {
        let is_taking = |found: &(Meaning, usize)| found.0 == Meaning::Taking;
        let tells = |at: usize| self.find(&words[at..]).iter().any(is_taking);
        words.iter().any(|word| word.text == "x") || (0..words.len()).any(tells)
    }

    /// The square with which words begin, and how many words it takes: `18`, `e 5`, `row 5
    /// column 5`.
    pub(super) fn square(&self, words: &[Token]) -> Option<(Named, usize)> {
        self.find(words).into_iter().find_map(|(meaning, len)| match meaning {
            Meaning::Column(column) => {
                let (row, more) = self.row(words.get(len..)?)?;
                Some((Named::Place { column, row }, len + more))
            }
            Meaning::Row => {
                let (row, to_column) = self.row(words.get(len..)?)?;
                let rest = words.get(len + to_column..)?;
                let (_, word) =
                    self.find(rest).into_iter().find(|(found, _)| *found == Meaning::ColumnWord)?;
                let (column, more) = self.column(rest.get(word..)?)?;
                Some((Named::Place { column, row }, len + to_column + word + more))
            }
            Meaning::ColumnWord => {
                let (column, to_row) = self.column(words.get(len..)?)?;
                let rest = words.get(len + to_row..)?;
                let found = self.find(rest).into_iter().find(|(found, _)| *found == Meaning::Row);
                let word = found.map_or(0, |(_, word)| word);
                let (row, more) = self.row(rest.get(word..)?)?;
                Some((Named::Place { column, row }, len + to_row + word + more))
            }
            Meaning::Number(number) => Some((Named::Number(number), len)),
            _ => None,
        })
    }

    /// The row, from 0, whose number these words begin with.
    fn row(&self, words: &[Token]) -> Option<(u8, usize)> {
        self.find(words).into_iter().find_map(|(meaning, len)| match meaning {
            Meaning::Number(number @ 1..=8) => Some((number as u8 - 1, len)),
            _ => None,
        })
    }

    /// The column, from 0, whose letter or number these words begin with.
    fn column(&self, words: &[Token]) -> Option<(u8, usize)> {
        self.find(words).into_iter().find_map(|(meaning, len)| match meaning {
            Meaning::Number(number @ 1..=8) => Some((number as u8 - 1, len)),
            Meaning::Column(column) => Some((column, len)),
            _ => None,
        })
    }
}

/// A square as somebody names it, whether or not there is such a one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Named {
    /// By its number.
    Number(u16),
    /// By column and row, each from 0 to 7.
    Place { column: u8, row: u8 },
}

impl Named {
    /// None of a number above 32, or of a light square.
    pub(super) fn square(self) -> Option<Square> {
        match self {
            Named::Number(number) => Square::from_number(number),
            Named::Place { column, row } => Square::at(row, column),
        }
    }
}

impl Meaning {
    /// The meaning of a line: `number 11`, `between`.
    fn read(text: &str) -> Option<Meaning> {
        let (name, about) = text.split_once(' ').unwrap_or((text, ""));
        let rank = || Rank::ALL.into_iter().find(|rank| rank.name() == about);
        Some(match name {
            "number" => Meaning::Number(about.parse().ok()?),
            "ordinal" => Meaning::Ordinal(about.parse().ok()?),
            "column" if about.is_empty() => Meaning::ColumnWord,
            "column" => Meaning::Column(about.parse::<u8>().ok()?.checked_sub(1)?),
            "row" => Meaning::Row,
            "taking" => Meaning::Taking,
            "side" => Meaning::Side(GameKind::Checkers.read_side(about)?),
            "piece" => Meaning::Piece(rank()?),
            "pieces" => Meaning::Pieces(rank()?),
            "empty" => Meaning::Empty,
            "between" => Meaning::Between,
            "polite" => Meaning::Polite,
            _ => return None,
        })
    }
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
    fn every_line_is_read() {
        for language in Language::ALL {
            for line in table(language).lines() {
                let is_told = line.is_empty() || line.starts_with('#');
                assert!(is_told || Lexicon(HashMap::new()).add(line), "{line}");
            }
        }
    }

    #[test]
    fn every_square_has_a_word() {
        for language in Language::ALL {
            let lexicon = Lexicon::of(language);
            for number in 1..=32 {
                let meaning = Meaning::Number(number);
                assert!(lexicon.0.values().any(|all| all.contains(&meaning)), "{number}");
            }
        }
    }
}
