//! Positions of random games.

use std::env;

use annabella::games::chess::{Move, Position, chess960};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Positions in which many pieces can go to the same squares, in which pawns capture and
/// are promoted, and in which castling gives check.
const RICH: [&str; 6] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "6k1/1P1P4/8/3pPpP1/8/8/8/R2QK2R w KQ f6 0 2",
    "6k1/8/Q2Q4/8/Q2Q4/1N3N2/8/1N1K1N2 w - - 0 1",
    "5k2/8/8/1BbB1b2/2PP4/1b1B1b2/4P3/R3K2R w KQ - 0 1",
    "1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1",
];

const PLIES: usize = 100;

/// How many positions are walked through: 300, or what `ANNABELLA_HEARING` says.
pub fn count() -> usize {
    env::var("ANNABELLA_HEARING")
        .map_or(300, |text| text.parse().expect("ANNABELLA_HEARING is a number"))
}

/// A number below `bound`.
pub fn below(random: &mut ChaCha8Rng, bound: usize) -> usize {
    random.next_u32() as usize % bound
}

/// Calls `visit` with so many positions and their legal moves: those of random games of
/// chess and Chess960, and games from positions with much to tell apart.
pub fn walk(seed: u64, count: usize, mut visit: impl FnMut(&Position, &[Move])) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut left = count;
    for game in 0.. {
        let start = match game % 3 {
            0 => RICH[game / 3 % RICH.len()].parse().expect("a fixed position"),
            1 => Position::default(),
            _ => {
                let number = below(&mut random, usize::from(chess960::COUNT));
                chess960::start(number as u16).expect("a number below 960")
            }
        };
        let mut here = start;
        for ply in 0..PLIES {
            let moves = here.legal_moves();
            if moves.is_empty() {
                break;
            }
            // the first moves of a game are always the same few
            if ply == 0 || below(&mut random, 4) == 0 {
                visit(&here, &moves);
                left -= 1;
                if left == 0 {
                    return;
                }
            }
            here = here.after_legal(moves[below(&mut random, moves.len())]);
        }
    }
}
