//! How a game begins.

use annabella::engine::chess::{Score, Searcher};
use annabella::games::chess::{Position, Status, chess960};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::game::think;
use crate::stray::stray;

const RANDOM_PLIES: u32 = 8;
/// Who begins is drawn with one ply more or not.
const MORE_PLIES: u32 = 2;
/// A game that is decided before it begins teaches little.
const GREATEST_LEAD: u32 = 300;

/// The position from which a game is played on, by either side.
pub fn draw(
    random: &mut ChaCha8Rng,
    searcher: &mut Searcher,
    nodes: u64,
    chess960_share: f64,
) -> Position {
    loop {
        let mut start = Position::default();
        if f64::from(random.next_u32()) < chess960_share * f64::from(u32::MAX) {
            start = chess960::start(chess960::draw(random.next_u64())).unwrap_or(start);
        }
        let plies = RANDOM_PLIES + random.next_u32() % MORE_PLIES;
        let Some(position) = stray(start, plies, random) else { continue };
        if position.status() != Status::Ongoing {
            continue;
        }
        searcher.clear();
        let report = think(searcher, &position, &[], nodes);
        if report.is_some_and(|report| is_balanced(report.score)) {
            return position;
        }
    }
}

fn is_balanced(score: Score) -> bool {
    matches!(score, Score::Centipawns(score) if score.unsigned_abs() <= GREATEST_LEAD)
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
            draw(&mut random, &mut Searcher::new(1), 50, 0.5)
        };
        assert_eq!(draw(1), draw(1));
        assert_ne!(draw(1), draw(2));
    }
}
