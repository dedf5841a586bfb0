//! The moment that the computer takes before it moves.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use thiserror::Error;

use crate::arbiter::clock::Millis;

/// How long a move of the computer takes at least, its thinking included: so a reply rushes
/// nobody, and one that took longer to find comes at once. How long within the range is drawn
/// for each move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    least: Millis,
    most: Millis,
}

/// A moment that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a moment ends after it begins, and lasts {} seconds at most", Moment::LONGEST / 1_000)]
pub struct MomentError;

/// A moment never costs more than this part of the time that is left.
const SHARE_OF_CLOCK: Millis = 50;

impl Moment {
    /// Moves come as soon as they are found.
    pub const NONE: Moment = Moment { least: 0, most: 0 };
    /// For a person who plays: from 0.7 up to 2 seconds.
    pub const USUAL: Moment = Moment { least: 700, most: 2_000 };
    /// The longest one, in milliseconds.
    pub const LONGEST: Millis = 10_000;

    /// A moment of so many milliseconds.
    ///
    /// # Errors
    ///
    /// When it is longer than [`LONGEST`](Moment::LONGEST) or ends before it begins.
    pub const fn new(least: Millis, most: Millis) -> Result<Moment, MomentError> {
        if least <= most && most <= Moment::LONGEST {
            Ok(Moment { least, most })
        } else {
            Err(MomentError)
        }
    }

    /// That of one move, where so much is left on the clock. The same seed draws the same.
    pub(super) fn drawn(self, seed: u64, left: Option<Millis>) -> Duration {
        let range = self.most - self.least + 1;
        let chance = ChaCha8Rng::seed_from_u64(seed).next_u64();
        let drawn = self.least + ((u128::from(chance) * u128::from(range)) >> 64) as u64;
        let most = left.map_or(Millis::MAX, |left| left / SHARE_OF_CLOCK);
        Duration::from_millis(drawn.min(most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_move_draws_its_own() {
        let drawn: Vec<u128> =
            (0..200).map(|seed| Moment::USUAL.drawn(seed, None).as_millis()).collect();
        assert!(drawn.iter().all(|time| (700..=2_000).contains(time)), "{drawn:?}");
        assert!(drawn.iter().any(|time| *time < 900) && drawn.iter().any(|time| *time > 1_800));
        assert_eq!(Moment::USUAL.drawn(7, None), Moment::USUAL.drawn(7, None));
        assert_eq!(Moment::NONE.drawn(7, None), Duration::ZERO);
    }

    #[test]
    fn a_short_clock_is_not_used_up() {
        let most = |left| Moment::USUAL.drawn(1, Some(left)).as_millis();
        assert_eq!((most(0), most(5_000), most(20_000)), (0, 100, 400));
        assert_eq!(Moment::USUAL.drawn(1, Some(600_000)), Moment::USUAL.drawn(1, None));
    }

    #[test]
    fn what_is_no_moment_is_refused() {
        assert_eq!(Moment::new(2, 1), Err(MomentError));
        assert_eq!(Moment::new(0, 10_001), Err(MomentError));
        assert_eq!(Moment::new(10_000, 10_000).map(|moment| moment.least), Ok(10_000));
    }
}
