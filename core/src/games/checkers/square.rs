use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// One of the 32 dark squares, by its usual number: 1 to 4 are Red's own row, from Red's right
/// to Red's left, and 29 to 32 are White's.
///
/// ```
/// use annabella::games::checkers::Square;
///
/// let square = Square::new(11).unwrap();
/// assert_eq!("11".parse(), Ok(square));
/// assert_eq!((square.row(), square.column()), (2, 2));
/// assert_eq!(Square::new(33), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// How many squares are played on.
const COUNT: u8 = 32;

impl Square {
    /// All squares from 1 to 32.
    pub const ALL: [Square; COUNT as usize] = {
        let mut all = [Square(0); COUNT as usize];
        let mut index = 0;
        while index < COUNT {
            all[index as usize] = Square(index);
            index += 1;
        }
        all
    };

    /// The square with this number, 1 to 32.
    pub const fn new(number: u8) -> Option<Square> {
        match number {
            1..=COUNT => Some(Square(number - 1)),
            _ => None,
        }
    }

    /// The same of any number that was written or said.
    pub fn from_number(number: u16) -> Option<Square> {
        u8::try_from(number).ok().and_then(Square::new)
    }

    /// 1 to 32.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// 0 for square 1 to 31 for square 32.
    pub const fn index(self) -> usize {
        (self.0 % COUNT) as usize
    }

    /// 0 for Red's own row to 7 for White's.
    pub const fn row(self) -> u8 {
        self.0 / 4
    }

    /// 0 for the column at Red's left to 7; the square at Red's near left is dark.
    pub const fn column(self) -> u8 {
        2 * (3 - self.0 % 4) + self.row() % 2
    }

    /// The square where a row and a column cross; none where that square is light or beyond
    /// the edge.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row > 7 || column > 7 || row % 2 != column % 2 {
            return None;
        }
        Some(Square(4 * row + 3 - column / 2))
    }

    /// Its number among the 64 squares, row by row from Red's near left, as in a
    /// [`Path`](crate::games::Path).
    pub const fn point(self) -> u16 {
        8 * self.row() as u16 + self.column() as u16
    }

    /// The square of this [`point`](Square::point); none where that is a light square.
    pub const fn from_point(point: u16) -> Option<Square> {
        if point > 63 { None } else { Square::at((point / 8) as u8, (point % 8) as u8) }
    }

    /// The square so many rows and columns further, seen from Red's side.
    pub const fn offset(self, rows: i8, columns: i8) -> Option<Square> {
        let (row, column) = (self.row() as i8 + rows, self.column() as i8 + columns);
        if row < 0 || column < 0 { None } else { Square::at(row as u8, column as u8) }
    }
}

uniffi::custom_type!(Square, u8, {
    try_lift: |number| Ok(Square::new(number).ok_or_else(|| ParseSquareError(number.to_string()))?),
    lower: |square| square.number(),
});

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a square; squares are numbered from 1 to 32")]
pub struct ParseSquareError(String);

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let is_number = text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = is_number.then(|| text.parse().ok()).flatten();
        number.and_then(Square::new).ok_or_else(|| ParseSquareError(text.chars().take(8).collect()))
    }
}
