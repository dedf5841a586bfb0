//! How a game begins.

use annabella::engine::checkers::Searcher;
use annabella::games::checkers::Position;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::game::think;
use crate::stray::stray;

const RANDOM_PLIES: u32 = 5;
/// Up to so many more, less one.
const MORE_PLIES: u32 = 8;
/// A game that is decided before it begins teaches little.
const GREATEST_LEAD: i32 = 150;

/// The position from which a game is played on, by either side.
pub fn draw(random: &mut ChaCha8Rng, searcher: &mut Searcher, nodes: u64) -> Position {
    loop {
        let plies = RANDOM_PLIES + random.next_u32() % MORE_PLIES;
        let Some(position) = stray(Position::default(), plies, random) else { continue };
        searcher.clear();
        let report = think(searcher, &position, &[], nodes);
        if report.is_some_and(|report| report.value.abs() <= GREATEST_LEAD) {
            return position;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_chacha::rand_core::SeedableRng;

    #[test]
    fn the_same_numbers_draw_the_same_opening() {
        let draw = |stream| {
            let mut random = ChaCha8Rng::seed_from_u64(5);
            random.set_stream(stream);
            draw(&mut random, &mut Searcher::new(1), 50)
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}
