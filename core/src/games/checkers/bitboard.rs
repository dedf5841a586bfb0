use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use super::Square;

/// A set of squares.
///
/// The bits lie so that a step along a diagonal is the same rotation from every square, by 7
/// or by 1 (Jonathan Kreuzer, "Checkers Bitboard Tutorial"). Seen from Red's side:
///
/// ```text
///     11  05  31  25
///   10  04  30  24
///     03  29  23  17
///   02  28  22  16
///     27  21  15  09
///   26  20  14  08
///     19  13  07  01
///   18  12  06  00
/// ```
///
/// ```
/// use annabella::games::checkers::{Bitboard, Square};
///
/// let ends = [1, 32].map(|number| Square::new(number).unwrap());
/// let set: Bitboard = ends.into_iter().collect();
/// assert!(set.contains(ends[0]));
/// assert_eq!(set.into_iter().collect::<Vec<_>>(), ends);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u32);

/// The bit of each square, square 1 first.
const BIT: [u8; 32] = [
    0, 6, 12, 18, 1, 7, 13, 19, 8, 14, 20, 26, 9, 15, 21, 27, 16, 22, 28, 2, 17, 23, 29, 3, 24, 30,
    4, 10, 25, 31, 5, 11,
];

/// The square of each bit.
const SQUARE: [Square; 32] = {
    let mut squares = [Square::ALL[0]; 32];
    let mut index = 0;
    while index < 32 {
        squares[BIT[index] as usize] = Square::ALL[index];
        index += 1;
    }
    squares
};

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);

    /// The four squares of a row, 0 for Red's own.
    pub const fn row(row: u8) -> Bitboard {
        Bitboard::of(row, row)
    }

    /// The squares of the rows from `first` to `last`.
    pub const fn of(first: u8, last: u8) -> Bitboard {
        let (mut set, mut index) = (0, 4 * first as usize);
        while index < 4 * (last as usize + 1) {
            set |= 1 << BIT[index];
            index += 1;
        }
        Bitboard(set)
    }

    /// The squares of a column, 0 for the one at Red's left.
    pub const fn column(column: u8) -> Bitboard {
        let (mut set, mut index) = (0, 0);
        while index < 32 {
            if Square::ALL[index].column() == column {
                set |= 1 << BIT[index];
            }
            index += 1;
        }
        Bitboard(set)
    }

    /// The set of one square.
    pub const fn square(square: Square) -> Bitboard {
        Bitboard(1 << BIT[square.index()])
    }

    /// The set as 32 bits in the order of the squares' numbers, square 1 lowest.
    pub const fn by_number(self) -> u32 {
        let (mut rest, mut numbers) = (self.0, 0);
        while rest != 0 {
            numbers |= 1 << SQUARE[rest.trailing_zeros() as usize].index();
            rest &= rest - 1;
        }
        numbers
    }

    /// The set whose [`by_number`](Bitboard::by_number) is this.
    pub const fn from_numbers(numbers: u32) -> Bitboard {
        let (mut rest, mut set) = (numbers, 0);
        while rest != 0 {
            set |= 1 << BIT[rest.trailing_zeros() as usize];
            rest &= rest - 1;
        }
        Bitboard(set)
    }

    /// Whether the set holds no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares the set holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `square` is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.intersects(Bitboard::square(square))
    }

    /// Whether the sets share a square.
    pub const fn intersects(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// The same squares on a board turned by half: square 1 becomes 32.
    #[must_use]
    pub const fn turned(self) -> Bitboard {
        // bit b becomes 11 - b
        Bitboard(self.0.reverse_bits().rotate_left(12))
    }

    /// The bits that are set, the lowest first.
    #[inline]
    pub fn bits(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros();
            rest &= rest.checked_sub(1)?;
            Some(bit as usize)
        })
    }

    /// One of its squares, the one with the lowest bit.
    #[inline]
    pub(super) const fn any(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(SQUARE[self.0.trailing_zeros() as usize]) }
    }

    /// Takes a square out of the set, in the order of the bits.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<Bitboard> {
        let rest = self.0 & self.0.wrapping_sub(1);
        let lowest = Bitboard(self.0 ^ rest);
        self.0 = rest;
        (!lowest.is_empty()).then_some(lowest)
    }
}

impl From<Square> for Bitboard {
    fn from(square: Square) -> Bitboard {
        Bitboard::square(square)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | square.into())
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares { set: self, next: 0 }
    }
}

/// The squares of a [`Bitboard`] by their numbers.
#[derive(Clone, Debug)]
pub struct Squares {
    set: Bitboard,
    next: usize,
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let found = Square::ALL[self.next..].iter().find(|square| self.set.contains(**square))?;
        self.next = found.index() + 1;
        Some(*found)
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        self.0 |= other.0;
    }
}

impl fmt::Debug for Bitboard {
    /// The numbers of its squares.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
