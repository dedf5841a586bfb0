//! The opponent for chess does what a player expects of it, at every level.
//!
//! Matches and games of the engine against itself are few here;
//! `ANNABELLA_MATCH_GAMES=40` plays more of the one and `ANNABELLA_SELF_GAMES=1000`
//! of the other, best with `cargo test --release --test engine -- --nocapture`.

mod draws;
mod levels;
mod limits;
mod matches;
mod mates;
mod reports;
mod self_play;
mod tactics;

use annabella::engine::Level;
use annabella::engine::chess::{
    CancelFlag, LevelRequest, Limits, Report, Request, Searcher, choose_move,
};
use annabella::games::chess::{Move, Position};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

fn search(position: &Position, history: &[u64], limits: Limits) -> Report {
    let request = Request { history, limits, ..Request::new(position) };
    Searcher::new(4).search(&request, &CancelFlag::default(), &mut |_| {}).unwrap()
}

fn to_depth(depth: u32) -> Limits {
    Limits { depth, ..Limits::default() }
}

fn to_nodes(nodes: u64) -> Limits {
    Limits { nodes, ..Limits::default() }
}

/// What a level plays without a history.
fn choose(position: &Position, number: u8, seed: u64) -> Move {
    let request =
        LevelRequest { position, history: &[], level: level(number), seed, max_nodes: None };
    let cancel = CancelFlag::default();
    choose_move(&mut Searcher::new(1), &request, &cancel, &mut |_| {}).unwrap().best
}

/// Quiet and sharp, won and lost.
const MIDDLEGAMES: [&str; 6] = [
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "2r2rk1/pp1bqpp1/2n1pn1p/3p4/3P1B2/2PBPN2/P4PPP/1R1Q1RK1 b - - 3 15",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r2q1rk1/ppp2ppp/2npbn2/4p3/2B1P3/2NP1N2/PPP2PPP/R4RK1 w - - 0 12",
    "4rrk1/pp3ppp/2p5/8/3P4/2P2N2/PP3PPP/4R1K1 w - - 0 22",
];
