use std::ops::{Add, AddAssign, Mul, Sub};

/// A worth in the middlegame and one in the endgame, in centipawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tapered {
    middlegame: i32,
    endgame: i32,
}

pub(super) const fn tapered(middlegame: i32, endgame: i32) -> Tapered {
    Tapered { middlegame, endgame }
}

impl Tapered {
    /// The worth in a phase from 24, the middlegame, to 0, the endgame.
    pub(super) fn at_phase(self, phase: i32) -> i32 {
        (self.middlegame * phase + self.endgame * (24 - phase)) / 24
    }
}

impl Add for Tapered {
    type Output = Tapered;

    fn add(self, other: Tapered) -> Tapered {
        tapered(self.middlegame + other.middlegame, self.endgame + other.endgame)
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
        tapered(self.middlegame - other.middlegame, self.endgame - other.endgame)
    }
}

impl Mul<i32> for Tapered {
    type Output = Tapered;

    fn mul(self, times: i32) -> Tapered {
        tapered(self.middlegame * times, self.endgame * times)
    }
}
