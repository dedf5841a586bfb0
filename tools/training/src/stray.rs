//! Games that begin with random moves, so that no two are alike.

use annabella::games::Rules;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

/// The position after so many random moves; none where nobody can move before.
pub fn stray<P: Rules>(start: P, plies: u32, random: &mut ChaCha8Rng) -> Option<P> {
    let mut position = start;
    for _ in 0..plies {
        let moves = position.legal_moves(&[]);
        let mv = moves.get(random.next_u32() as usize % moves.len().max(1))?;
        position = position.after(*mv);
    }
    Some(position)
}
