use super::{CancelFlag, Limits, Request, Searcher};
use crate::games::chess::Position;

/// How deep [`bench`] searches, in plies, when nothing else is asked for.
pub const BENCH_DEPTH: u32 = 12;

const HASH_MIB: usize = 4;

/// Openings, middlegames and endings, the last two of Chess960.
const POSITIONS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "2r2rk1/pp1bqpp1/2n1pn1p/3p4/3P1B2/2PBPN2/P4PPP/1R1Q1RK1 b - - 3 15",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/5pk1/4p1p1/3pP2p/1r3P1P/1P2K1P1/3R4/8 w - - 2 41",
    "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
];

/// Searches a fixed set of positions to `depth` plies and returns the number
/// of nodes.
///
/// The number is the same on every machine and changes when the play does.
pub fn bench(depth: u32) -> u64 {
    POSITIONS.iter().filter_map(|fen| Some(nodes(&fen.parse().ok()?, depth))).sum()
}

fn nodes(position: &Position, depth: u32) -> u64 {
    let limits = Limits { depth, ..Limits::default() };
    let request = Request { limits, ..Request::new(position) };
    let mut searcher = Searcher::new(HASH_MIB);
    searcher.search(&request, &CancelFlag::default(), &mut |_| {}).map_or(0, |report| report.nodes)
}
