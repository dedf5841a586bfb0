//! The words of checkers, in tables a translator can read: `lexicon/`.

use std::ops::Deref;
use std::sync::LazyLock;

use crate::games::checkers::{Rank, Square};
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
pub(super) struct Lexicon(WordTable<Meaning>);

impl Deref for Lexicon {
    type Target = WordTable<Meaning>;

    fn deref(&self) -> &WordTable<Meaning> {
        &self.0
    }
}

impl Lexicon {
    pub(super) fn of(language: Language) -> &'static Lexicon {
        static ALL: LazyLock<[Lexicon; Language::ALL.len()]> = LazyLock::new(|| {
            Language::ALL.map(|language| Lexicon(WordTable::read(&[table(language)])))
        });
        &ALL[language as usize]
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

impl WordMeaning for Meaning {
    const POLITE: Meaning = Meaning::Polite;

    fn of_number(number: u16) -> Meaning {
        Meaning::Number(number)
    }

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
    fn every_square_has_a_word() {
        for language in Language::ALL {
            let lexicon = Lexicon::of(language);
            for number in 1..=32 {
                assert!(lexicon.has(Meaning::Number(number)), "{number}");
            }
        }
    }
}
