use std::fmt;

use super::point::MOST_LINES;
use super::{Point, Points};

/// How many columns and rows a board has, 2 to 19 of each.
///
/// ```
/// use annabella::games::yin_yang::Size;
///
/// let size = Size::new(9, 7).unwrap();
/// assert_eq!((size.count(), size.to_string()), (63, "9x7".to_owned()));
/// assert_eq!(Size::square(20), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Size {
    /// The fewest columns or rows.
    pub const MIN: u8 = 2;

    /// The most columns or rows.
    pub const MAX: u8 = MOST_LINES;

    /// A board of so many columns and rows.
    pub const fn new(columns: u8, rows: u8) -> Option<Size> {
        if columns < Size::MIN || columns > Size::MAX || rows < Size::MIN || rows > Size::MAX {
            return None;
        }
        Some(Size { columns, rows })
    }

    /// A board with as many columns as rows.
    pub const fn square(lines: u8) -> Option<Size> {
        Size::new(lines, lines)
    }

    /// How many columns it has.
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows it has.
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// How many points it has.
    pub const fn count(self) -> u16 {
        self.columns as u16 * self.rows as u16
    }

    /// Whether a point is on the board.
    pub const fn contains(self, point: Point) -> bool {
        point.column() < self.columns && point.row() < self.rows
    }

    /// All its points.
    pub fn all(self) -> Points {
        self.points().collect()
    }

    /// Its points, row by row from the first player's near left.
    pub fn points(self) -> impl Iterator<Item = Point> {
        (0..self.rows)
            .flat_map(move |row| (0..self.columns).filter_map(move |column| Point::at(column, row)))
    }

    /// The number of one of its points, row by row from the first player's near left, as in a
    /// [`Path`](crate::games::Path).
    pub const fn number_of(self, point: Point) -> u16 {
        point.row() as u16 * self.columns as u16 + point.column() as u16
    }

    /// The point with this [`number`](Size::number_of).
    pub const fn point(self, number: u16) -> Option<Point> {
        if number >= self.count() {
            return None;
        }
        let columns = self.columns as u16;
        Point::at((number % columns) as u8, (number / columns) as u8)
    }
}

impl Default for Size {
    /// Nine lines.
    fn default() -> Size {
        Size { columns: 9, rows: 9 }
    }
}

impl fmt::Display for Size {
    /// `9x7`: columns, then rows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

impl fmt::Debug for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
