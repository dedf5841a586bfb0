use std::ops::{AddAssign, SubAssign};

/// The liberties of a group, each counted once for each stone that has it: in one number their
/// count, the sum of their places, and the sum of the squares of these.
///
/// At most 361 points have four neighbours each and a place below 421, so that the count stays
/// below 2^11, the sum below 2^20 and that of squares below 2^28. The number of no group may
/// run over, and is never read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Liberties(u64);

const COUNT_BITS: u32 = 11;
const SUM_BITS: u32 = 20;
const COUNT: u64 = (1 << COUNT_BITS) - 1;
const SUM: u64 = (1 << SUM_BITS) - 1;

impl Liberties {
    pub(super) const NONE: Liberties = Liberties(0);

    /// A place, once.
    #[inline]
    pub(super) const fn of(place: u16) -> Liberties {
        let place = place as u64;
        Liberties(1 | place << COUNT_BITS | (place * place) << (COUNT_BITS + SUM_BITS))
    }

    /// Whether all of them are the same place, given as a liberty; true where there is none.
    #[inline]
    pub(super) const fn are_all(self, liberty: Liberties) -> bool {
        self.0 == (self.0 & COUNT).wrapping_mul(liberty.0)
    }

    /// The place that all of them are; none where they are several, or where there is none.
    ///
    /// The mean of equal numbers is each of them, and its square the mean of their squares.
    #[inline]
    pub(super) const fn only(self) -> Option<u16> {
        let (count, sum) = (self.0 & COUNT, self.0 >> COUNT_BITS & SUM);
        // a point has four neighbours, so it is counted four times at most
        if count == 0 || count > 4 || self.0 >> (COUNT_BITS + SUM_BITS) != sum * sum / count {
            return None;
        }
        let place = (sum / count) as u16;
        if self.are_all(Liberties::of(place)) { Some(place) } else { None }
    }
}

impl AddAssign for Liberties {
    #[inline]
    fn add_assign(&mut self, other: Liberties) {
        self.0 = self.0.wrapping_add(other.0);
    }
}

impl SubAssign for Liberties {
    #[inline]
    fn sub_assign(&mut self, other: Liberties) {
        self.0 = self.0.wrapping_sub(other.0);
    }
}
