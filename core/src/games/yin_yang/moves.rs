use std::fmt;

use super::{Point, Size};
use crate::games::Path;

/// A stone that is put on a point, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    point: Option<Point>,
    /// Of the board, without which the point has no number; 0 in a pass.
    columns: u8,
}

impl Move {
    /// No stone.
    pub const PASS: Move = Move { point: None, columns: 0 };

    /// A stone on a point of a board of this size.
    pub const fn place(size: Size, point: Point) -> Move {
        Move { point: Some(point), columns: size.columns() }
    }

    /// Where the stone is put; nowhere in a pass.
    pub const fn point(self) -> Option<Point> {
        self.point
    }

    /// The number of the point on the board, row by row from Black's near left.
    pub fn number(self) -> Option<u16> {
        let number = |point: Point| {
            u16::from(point.row()) * u16::from(self.columns) + u16::from(point.column())
        };
        self.point.map(number)
    }

    /// Whether it is a pass.
    pub const fn is_pass(self) -> bool {
        self.point.is_none()
    }
}

impl fmt::Debug for Move {
    /// `D4`, `pass`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.point {
            Some(point) => fmt::Display::fmt(&point, f),
            None => f.write_str("pass"),
        }
    }
}

impl From<Move> for Path {
    fn from(mv: Move) -> Path {
        let numbers: Vec<u16> = mv.number().into_iter().collect();
        // a path has room for more than one point
        Path::new(&numbers, 0).expect("one point at most")
    }
}
