//! Positions as PDN has them in its tag FEN: `B:W21,22,K30:B1-4,K7`.
//!
//! The side to move first, then the pieces of both sides in either order, kings with a K; a
//! range stands for all its squares. Red is B. A full stop may close it, blanks may stand anywhere,
//! and a comma may follow the last piece of a side. Behind them `:H12:F30` may say how many plies
//! were made without a man's move or a capture and which move is to come, as the draughts
//! server Lidraughts writes it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::games::Side;
use crate::games::checkers::{Piece, Position, Rank, Setup, SetupError, Square};

/// A text that is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// The text is far longer than any position.
    #[error("the position goes on for {len} bytes; one has at most {MAX_LEN}")]
    TooLong {
        /// Its length in bytes.
        len: usize,
    },
    /// Nothing says who is to move.
    #[error("character {column}: found {}, expected the side to move, B (Red) or W, and ':'", quoted(*found))]
    NoTurn {
        /// Where, counted in characters from 1.
        column: usize,
        /// What stood there; none at the end.
        found: Option<char>,
    },
    /// The text is not written as positions are.
    #[error("character {column}: found {}, expected {expected}", quoted(*found))]
    Malformed {
        /// Where, counted in characters from 1.
        column: usize,
        /// What stood there; none at the end.
        found: Option<char>,
        /// What would have been right.
        expected: &'static str,
    },
    /// Two pieces on one square.
    #[error("character {column}: a piece stands on {square} already")]
    Twice {
        /// Where, counted in characters from 1.
        column: usize,
        /// The square.
        square: Square,
    },
    /// No game could have the position.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// A position has at most so many bytes.
pub const MAX_LEN: usize = 512;

/// The position of a text.
///
/// # Errors
///
/// Where the text stops to be a position, or what no game could have.
pub fn parse(text: &str) -> Result<Position, FenError> {
    Ok(read(text)?.position()?)
}

/// The same, not checked: what somebody sets up may not be finished.
///
/// # Errors
///
/// Where the text stops to be a position.
pub fn read(text: &str) -> Result<Setup, FenError> {
    if text.len() > MAX_LEN {
        return Err(FenError::TooLong { len: text.len() });
    }
    let mut reader = Reader { text, at: 0 };
    let mut setup = Setup::empty(reader.turn()?);
    let mut seen = Vec::new();
    while seen.len() < 2 {
        // a side without pieces may be left out
        if seen.len() == 1 && matches!(reader.next(), None | Some('.')) {
            break;
        }
        if !reader.take(':') {
            return Err(reader.malformed("':' and the pieces of both sides"));
        }
        let at = reader.at;
        match reader.side() {
            Some(side) if !seen.contains(&side) => {
                reader.pieces(side, &mut setup)?;
                seen.push(side);
            }
            _ => {
                reader.at = at;
                let expected = match seen.first() {
                    None => "B or W and the pieces of that side",
                    Some(Side::First) => "W and the pieces of White",
                    Some(Side::Second) => "B and the pieces of Red",
                };
                return Err(reader.malformed(expected));
            }
        }
    }
    while reader.take(':') {
        match reader.next().map(|c| c.to_ascii_uppercase()) {
            Some('H') => {
                reader.bump();
                setup.quiet_plies = reader.number("a number of plies")?;
            }
            Some('F') => {
                reader.bump();
                setup.move_number = reader.number("the number of a move")?;
            }
            _ => return Err(reader.malformed("H or F and a number")),
        }
    }
    // some programs close with a full stop
    reader.take('.');
    match reader.next() {
        None => Ok(setup),
        Some(_) => Err(reader.malformed("the end")),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    /// The next character that is no space.
    fn next(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    fn bump(&mut self) {
        self.at += self.text[self.at..].chars().next().map_or(0, char::len_utf8);
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.next() == Some(wanted);
        if found {
            self.bump();
        }
        found
    }

    /// Takes a letter for a side: B or R for Red, W for White.
    fn side(&mut self) -> Option<Side> {
        let side = match self.next()?.to_ascii_uppercase() {
            'B' | 'R' => Side::First,
            'W' => Side::Second,
            _ => return None,
        };
        self.bump();
        Some(side)
    }

    fn turn(&mut self) -> Result<Side, FenError> {
        let start = self.at;
        match self.side() {
            // a list of pieces without a side to move would begin in the same way
            Some(side) if self.next() == Some(':') => Ok(side),
            _ => {
                self.at = start;
                Err(FenError::NoTurn { column: self.column(), found: self.next() })
            }
        }
    }

    fn pieces(&mut self, side: Side, setup: &mut Setup) -> Result<(), FenError> {
        if matches!(self.next(), None | Some(':' | '.')) {
            return Ok(());
        }
        loop {
            let rank = match self.next() {
                Some('K' | 'k') => Rank::King,
                _ => Rank::Man,
            };
            if rank == Rank::King {
                self.bump();
            }
            let first = self.square()?;
            let mut last = first;
            if self.take('-') {
                // a K before the first is for all
                self.take('K');
                last = self.square()?;
            }
            for square in &Square::ALL[first.index()..=last.index().max(first.index())] {
                if setup.piece_at(*square).is_some() {
                    return Err(FenError::Twice { column: self.column(), square: *square });
                }
                setup.set(*square, Some(Piece { side, rank }));
            }
            // the comma may be there behind the last as well
            if !self.take(',') || matches!(self.next(), None | Some(':' | '.')) {
                return Ok(());
            }
        }
    }

    fn square(&mut self) -> Result<Square, FenError> {
        self.next();
        let at = self.at;
        let square = self.digits().parse().ok();
        square.ok_or_else(|| {
            self.at = at;
            self.malformed("a square from 1 to 32")
        })
    }

    fn number<N: FromStr>(&mut self, expected: &'static str) -> Result<N, FenError> {
        self.next();
        let at = self.at;
        let number = self.digits().parse().ok();
        number.ok_or_else(|| {
            self.at = at;
            self.malformed(expected)
        })
    }

    fn digits(&mut self) -> &str {
        let start = self.at;
        self.at += self.text[start..].bytes().take_while(u8::is_ascii_digit).count();
        &self.text[start..self.at]
    }

    fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }

    fn malformed(&mut self, expected: &'static str) -> FenError {
        let found = self.next();
        FenError::Malformed { column: self.column(), found, expected }
    }
}

fn quoted(found: Option<char>) -> String {
    found.map_or_else(|| "the end".to_owned(), |c| format!("'{}'", c.escape_debug()))
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        parse(text)
    }
}

/// The letter of a side.
const fn letter(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}

impl fmt::Display for Setup {
    /// As PDN writes it; what was counted stands behind it where it is not that of a beginning.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", letter(self.turn))?;
        for side in [Side::Second, Side::First] {
            write!(f, ":{}", letter(side))?;
            let mut before = "";
            for square in Square::ALL {
                let Some(piece) = self.piece_at(square).filter(|piece| piece.side == side) else {
                    continue;
                };
                let king = if piece.rank == Rank::King { "K" } else { "" };
                write!(f, "{before}{king}{square}")?;
                before = ",";
            }
        }
        if self.quiet_plies != 0 || self.move_number != 1 {
            write!(f, ":H{}:F{}", self.quiet_plies, self.move_number)?;
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    /// As a [`Setup`] is written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
