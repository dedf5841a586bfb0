use std::ops::{Add, AddAssign, Mul, Sub};

/// A worth in the middlegame and one in the endgame, in centipawns.
///
/// The middlegame is the upper half of one number, so that one addition serves
/// both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tapered(i64);

/// A [`Tapered`] as tables write it: the middlegame first.
pub(super) const fn s(middlegame: i32, endgame: i32) -> Tapered {
    Tapered(((middlegame as i64) << 32) + endgame as i64)
}

impl Tapered {
    pub(super) const fn middlegame(self) -> i32 {
        // a negative endgame has borrowed one from the upper half
        ((self.0 + (1 << 31)) >> 32) as i32
    }

    pub(super) const fn endgame(self) -> i32 {
        self.0 as i32
    }
}

impl Add for Tapered {
    type Output = Tapered;

    fn add(self, other: Tapered) -> Tapered {
        Tapered(self.0 + other.0)
    }
}

impl AddAssign for Tapered {
    fn add_assign(&mut self, other: Tapered) {
        *self = *self + other;
    }
}

impl Sub for Tapered {
    type Output = Tapered;

    fn sub(self, other: Tapered) -> Tapered {
        Tapered(self.0 - other.0)
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;

    fn mul(self, times: i32) -> Tapered {
        Tapered(self.0 * i64::from(times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_halves_do_not_mix() {
        for (middlegame, endgame) in [(7, -3), (-7, 3), (-1, -1), (0, -30_000), (30_000, 0)] {
            let worth = s(middlegame, endgame);
            assert_eq!((worth.middlegame(), worth.endgame()), (middlegame, endgame));
            let threefold = s(1, -2) + worth * -3;
            assert_eq!(threefold.middlegame(), 1 - 3 * middlegame);
            assert_eq!(threefold.endgame(), -2 - 3 * endgame);
        }
    }
}
