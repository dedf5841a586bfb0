use annabella::games::Side;
use annabella::games::chess::chess960;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Everything that chance decides; the same for the same seed.
#[derive(Debug)]
pub(crate) struct Lots {
    random: ChaCha8Rng,
}

impl Lots {
    /// Begins with this seed, or with what the system draws.
    pub(crate) fn new(seed: Option<u64>) -> Lots {
        Lots { random: seed.map_or_else(rand::make_rng, ChaCha8Rng::seed_from_u64) }
    }

    pub(crate) fn seed(&mut self) -> u64 {
        self.random.next_u64()
    }

    pub(crate) fn side(&mut self) -> Side {
        if self.random.next_u32() & 1 == 0 { Side::First } else { Side::Second }
    }

    /// The number of a Chess960 start.
    pub(crate) fn start(&mut self) -> u16 {
        chess960::draw(self.random.next_u64())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn both_colours_are_drawn_and_a_seed_repeats_them() {
        let draw = |seed| {
            let mut lots = Lots::new(Some(seed));
            (0..20).map(|_| lots.side()).collect::<Vec<_>>()
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
        let firsts: Vec<Side> = (0..100).map(|seed| Lots::new(Some(seed)).side()).collect();
        let whites = firsts.iter().filter(|&&side| side == Side::First).count();
        assert!((30..=70).contains(&whites), "{whites} of 100 were White");
    }

    #[test]
    fn without_a_seed_the_system_draws_another_one_each_time() {
        let drawn: HashSet<u64> = (0..100).map(|_| Lots::new(None).seed()).collect();
        assert_eq!(drawn.len(), 100);
    }
}
