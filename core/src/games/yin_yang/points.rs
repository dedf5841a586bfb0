use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

use super::Point;
use super::point::{FIRST, STRIDE};

/// How many words of 64 bits hold nineteen rows of [`STRIDE`] bits.
const WORDS: usize = 6;

/// A set of points, of any board.
///
/// A bit more than nineteen columns stands in a row, and is never set, so that the neighbours
/// of a set are the set moved along by one bit and by a row.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Points([u64; WORDS]);

impl Points {
    /// No point.
    pub const EMPTY: Points = Points([0; WORDS]);

    /// Whether a point is one of them.
    #[inline]
    pub const fn contains(&self, point: Point) -> bool {
        let bit = point.index() - FIRST;
        self.0[bit as usize / 64] >> (bit % 64) & 1 == 1
    }

    /// Adds a point.
    #[inline]
    pub const fn insert(&mut self, point: Point) {
        let bit = point.index() - FIRST;
        self.0[bit as usize / 64] |= 1 << (bit % 64);
    }

    /// Takes a point away.
    #[inline]
    pub const fn remove(&mut self, point: Point) {
        let bit = point.index() - FIRST;
        self.0[bit as usize / 64] &= !(1 << (bit % 64));
    }

    /// How many there are.
    pub fn len(&self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The first of them, by rows.
    pub fn first(&self) -> Option<Point> {
        self.iter().next()
    }

    /// The points, row by row from the first player's near left.
    pub fn iter(&self) -> impl Iterator<Item = Point> + use<> {
        let mut left = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS {
                let word = left[at];
                if word != 0 {
                    left[at] &= word - 1;
                    let bit = 64 * at as u16 + word.trailing_zeros() as u16;
                    return Point::of_index(bit + FIRST);
                }
                at += 1;
            }
            None
        })
    }

    /// The points beside these, those beyond the edge of a board included; a point of the set
    /// is one of them where it stands beside another one.
    #[must_use]
    pub fn beside(&self) -> Points {
        self.moved_up(1) | self.moved_down(1) | self.moved_up(STRIDE) | self.moved_down(STRIDE)
    }

    /// All that is connected with these points over points of `within`.
    #[must_use]
    pub fn spread(self, within: Points) -> Points {
        let mut reached = self & within;
        loop {
            let next = (reached | reached.beside()) & within;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }

    /// The points that are connected with each other, those with the first point first.
    pub fn connected(self) -> impl Iterator<Item = Points> + use<> {
        let mut left = self;
        std::iter::from_fn(move || {
            let part = Points::from(left.first()?).spread(left);
            left = left & !part;
            Some(part)
        })
    }

    fn moved_up(&self, bits: u16) -> Points {
        Points(std::array::from_fn(|at| {
            let below = at.checked_sub(1).map_or(0, |below| self.0[below]);
            self.0[at] << bits | below >> (64 - bits)
        }))
    }

    fn moved_down(&self, bits: u16) -> Points {
        Points(std::array::from_fn(|at| {
            let above = self.0.get(at + 1).copied().unwrap_or(0);
            self.0[at] >> bits | above << (64 - bits)
        }))
    }

    fn zip(self, other: Points, by: impl Fn(u64, u64) -> u64) -> Points {
        Points(std::array::from_fn(|at| by(self.0[at], other.0[at])))
    }
}

impl BitAnd for Points {
    type Output = Points;

    fn bitand(self, other: Points) -> Points {
        self.zip(other, |one, other| one & other)
    }
}

impl BitOr for Points {
    type Output = Points;

    fn bitor(self, other: Points) -> Points {
        self.zip(other, |one, other| one | other)
    }
}

impl BitXor for Points {
    type Output = Points;

    fn bitxor(self, other: Points) -> Points {
        self.zip(other, |one, other| one ^ other)
    }
}

impl BitOrAssign for Points {
    fn bitor_assign(&mut self, other: Points) {
        *self = *self | other;
    }
}

impl Not for Points {
    type Output = Points;

    /// The other points, bits beyond the edge of every board included: of use with `&` alone.
    fn not(self) -> Points {
        Points(self.0.map(|word| !word))
    }
}

impl From<Point> for Points {
    fn from(point: Point) -> Points {
        let mut points = Points::EMPTY;
        points.insert(point);
        points
    }
}

impl Extend<Point> for Points {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Points {
        let mut set = Points::EMPTY;
        for point in points {
            set.insert(point);
        }
        set
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
