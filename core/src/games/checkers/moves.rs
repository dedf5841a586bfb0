use std::fmt;

use super::side::Direction;
use super::{Bitboard, Square};

/// A move: a piece, the way that it goes, and what it takes.
///
/// Two jumps are two moves where they go other ways, also if they take the same pieces and end
/// on the same square.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    from: Square,
    to: Square,
    len: u8,
    /// Two bits for each step or jump, the first lowest.
    directions: u32,
    captured: Bitboard,
}

/// A jump as the generator follows it, with what only the sink needs.
#[derive(Clone, Copy)]
pub(super) struct Jump {
    pub(super) from: Bitboard,
    pub(super) to: Bitboard,
    pub(super) captured: Bitboard,
    pub(super) directions: u32,
    pub(super) len: u8,
}

impl Move {
    /// A step to the next square.
    pub(super) fn step(from: Square, to: Square, direction: Direction) -> Move {
        let directions = direction as u32;
        Move { from, to, len: 1, directions, captured: Bitboard::EMPTY }
    }

    pub(super) fn jump(jump: &Jump) -> Move {
        Move {
            from: square(jump.from),
            to: square(jump.to),
            len: jump.len,
            directions: jump.directions,
            captured: jump.captured,
        }
    }

    /// Where the piece stands before.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it stands afterwards: after a round of jumps this can be where it began.
    pub const fn to(self) -> Square {
        self.to
    }

    /// Whether it takes anything.
    pub const fn is_jump(self) -> bool {
        !self.captured.is_empty()
    }

    /// Where the pieces stand that it takes.
    pub const fn captured(self) -> Bitboard {
        self.captured
    }

    /// The squares that the piece touches, in order, with the first and the last.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let reach = if self.is_jump() { 2 } else { 1 };
        let steps = (0..self.len).map(move |index| {
            let direction = Direction::ALL[(self.directions >> (2 * index) & 3) as usize];
            let (rows, columns) = direction.offset();
            (reach * rows, reach * columns)
        });
        let mut square = self.from;
        std::iter::once(self.from).chain(steps.map(move |(rows, columns)| {
            // a move is only made of steps that stay on the board
            square = square.offset(rows, columns).unwrap_or(square);
            square
        }))
    }
}

/// The one square of a set.
#[inline]
pub(super) fn square(set: Bitboard) -> Square {
    set.any().unwrap_or(Square::ALL[0])
}

impl fmt::Debug for Move {
    /// The whole way: `11-15`, `1x10x17`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, square) in self.squares().enumerate() {
            let before = match (index, self.is_jump()) {
                (0, _) => "",
                (_, true) => "x",
                (_, false) => "-",
            };
            write!(f, "{before}{square}")?;
        }
        Ok(())
    }
}
