use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;

use thiserror::Error;

/// The most columns, and the most rows, of a board.
pub(super) const MOST_LINES: u8 = 19;

/// The columns in print: I is skipped, which could be read as a 1.
const LETTERS: &[u8; MOST_LINES as usize] = b"ABCDEFGHJKLMNOPQRST";

/// A point of any board, where a column and a row cross. The same point has the same value on
/// boards of all sizes.
///
/// It is written as Go programs write it (GTP 2, "vertex"): a letter without I for the column,
/// from the first player's left, and a number for the row, from the first player's side.
///
/// ```
/// use annabella::games::yin_yang::Point;
///
/// let point = Point::at(8, 2).unwrap();
/// assert_eq!((point.to_string(), "j3".parse()), ("J3".to_owned(), Ok(point)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(NonZeroU16);

/// How far two neighbours in a column lie apart in [`Point::index`]: nineteen columns and one
/// that no board has, so that a step over the edge of any board ends on a point of none.
pub(super) const STRIDE: u16 = MOST_LINES as u16 + 1;

/// Below a row 0 and left of a column 0 there is an edge as well.
pub(super) const FIRST: u16 = STRIDE + 1;

impl Point {
    /// The point where a column and a row cross, both counted from 0.
    pub const fn at(column: u8, row: u8) -> Option<Point> {
        if column >= MOST_LINES || row >= MOST_LINES {
            return None;
        }
        match NonZeroU16::new(FIRST + STRIDE * row as u16 + column as u16) {
            Some(index) => Some(Point(index)),
            None => None,
        }
    }

    /// 0 for the column at the first player's left.
    pub const fn column(self) -> u8 {
        ((self.0.get() - FIRST) % STRIDE) as u8
    }

    /// 0 for the row nearest to the first player.
    pub const fn row(self) -> u8 {
        ((self.0.get() - FIRST) / STRIDE) as u8
    }

    /// The letter of its column.
    pub const fn letter(self) -> char {
        LETTERS[self.column() as usize] as char
    }

    /// How many lines another point is away, along the lines.
    pub const fn distance(self, other: Point) -> u8 {
        self.column().abs_diff(other.column()) + self.row().abs_diff(other.row())
    }

    /// The points next to it along the lines, those beyond the edge of a board included.
    pub fn neighbours(self) -> impl Iterator<Item = Point> {
        let beside = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        beside.into_iter().filter_map(move |(columns, rows)| {
            let column = self.column().checked_add_signed(columns)?;
            Point::at(column, self.row().checked_add_signed(rows)?)
        })
    }

    /// Its place in arrays in which an edge lies around every board.
    pub(crate) const fn index(self) -> u16 {
        self.0.get()
    }

    /// The point at an [`index`](Point::index); none on an edge.
    pub(super) const fn of_index(index: u16) -> Option<Point> {
        if index < FIRST {
            return None;
        }
        let (row, column) = ((index - FIRST) / STRIDE, (index - FIRST) % STRIDE);
        if row >= MOST_LINES as u16 { None } else { Point::at(column as u8, row as u8) }
    }
}

impl fmt::Display for Point {
    /// `D4`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no point.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{0:?} is not a point; points are a letter from A to T without I and a number from 1 to 19"
)]
pub struct ParsePointError(String);

impl FromStr for Point {
    type Err = ParsePointError;

    /// In letters of either case.
    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        read(text).ok_or_else(|| ParsePointError(text.chars().take(8).collect()))
    }
}

fn read(text: &str) -> Option<Point> {
    let (letter, digits) = text.split_at_checked(1)?;
    let letter = letter.bytes().next()?.to_ascii_uppercase();
    let column = LETTERS.iter().position(|known| *known == letter)?;
    let is_number = matches!(digits.len(), 1 | 2)
        && !digits.starts_with('0')
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    let row: u8 = if is_number { digits.parse().ok()? } else { return None };
    Point::at(column as u8, row - 1)
}

// an app has a point as its name, which is the same on boards of all sizes
uniffi::custom_type!(Point, String, {
    lower: |point| point.to_string(),
    try_lift: |name| Ok(name.parse()?),
});
