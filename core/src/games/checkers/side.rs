//! The side to move as a type, so that the inner loops are compiled once for each and never
//! branch on it.

use super::Bitboard;
use crate::games::Side;

const TOP: u32 = Bitboard::row(7).0;
const BOTTOM: u32 = Bitboard::row(0).0;
const LEFT: u32 = Bitboard::column(0).0;
const RIGHT: u32 = Bitboard::column(7).0;

/// A direction along a diagonal, seen from Red's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Direction {
    pub(super) const ALL: [Direction; 4] =
        [Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight];

    /// The squares one step further.
    #[inline]
    pub(super) const fn step(self, set: Bitboard) -> Bitboard {
        Bitboard(match self {
            Direction::UpLeft => (set.0 & !(LEFT | TOP)).rotate_left(7),
            Direction::UpRight => (set.0 & !(RIGHT | TOP)).rotate_left(1),
            Direction::DownLeft => (set.0 & !(LEFT | BOTTOM)).rotate_right(1),
            Direction::DownRight => (set.0 & !(RIGHT | BOTTOM)).rotate_right(7),
        })
    }

    /// The squares from which a step leads into the set.
    #[inline]
    pub(super) const fn back(self, set: Bitboard) -> Bitboard {
        self.opposite().step(set)
    }

    const fn opposite(self) -> Direction {
        match self {
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
        }
    }

    /// How many rows and columns a step goes.
    pub(super) const fn offset(self) -> (i8, i8) {
        match self {
            Direction::UpLeft => (1, -1),
            Direction::UpRight => (1, 1),
            Direction::DownLeft => (-1, -1),
            Direction::DownRight => (-1, 1),
        }
    }
}

pub(super) trait Mover {
    type Other: Mover<Other = Self>;
    const SIDE: Side;

    /// Where a man of this side goes.
    const FORWARD: [Direction; 2] = match Self::SIDE {
        Side::First => [Direction::UpLeft, Direction::UpRight],
        Side::Second => [Direction::DownLeft, Direction::DownRight],
    };
    /// Where only a king goes.
    const BACKWARD: [Direction; 2] = match Self::SIDE {
        Side::First => [Direction::DownLeft, Direction::DownRight],
        Side::Second => [Direction::UpLeft, Direction::UpRight],
    };
    /// Where a man becomes a king.
    const KING_ROW: Bitboard = king_row(Self::SIDE);
}

/// The row where a side's men become kings.
pub(super) const fn king_row(side: Side) -> Bitboard {
    match side {
        Side::First => Bitboard::row(7),
        Side::Second => Bitboard::row(0),
    }
}

pub(super) struct First;
pub(super) struct Second;

impl Mover for First {
    type Other = Second;
    const SIDE: Side = Side::First;
}

impl Mover for Second {
    type Other = First;
    const SIDE: Side = Side::Second;
}
