//! What is drawn by lot; the same for the same seed.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

#[derive(Clone, Debug)]
pub(super) struct Chance {
    random: ChaCha8Rng,
}

impl Chance {
    pub(super) fn new(seed: u64) -> Chance {
        Chance { random: ChaCha8Rng::seed_from_u64(seed) }
    }

    pub(super) fn seed(&mut self) -> u64 {
        self.random.next_u64()
    }

    /// A number below `end`; 0 if there is none.
    pub(super) fn below(&mut self, end: usize) -> usize {
        // the bias is one in 2^50 and more
        (self.random.next_u64() % end.max(1) as u64) as usize
    }

    /// One of these, if there are any.
    pub(super) fn pick<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.below(all.len())).copied()
    }

    /// True this often in a hundred times.
    pub(super) fn percent(&mut self, often: usize) -> bool {
        self.below(100) < often
    }

    /// The place of one of these, each as likely as its weight.
    pub(super) fn weighted(&mut self, weights: &[u64]) -> Option<usize> {
        let sum: u64 = weights.iter().sum();
        let mut left = if sum == 0 { return None } else { self.random.next_u64() % sum };
        weights.iter().position(|&weight| {
            let is_it = left < weight;
            left = left.wrapping_sub(weight);
            is_it
        })
    }
}
