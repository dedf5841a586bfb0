//! Two players of checkers against each other, each opening twice with colours exchanged:
//!
//! ```text
//! cargo run --release --example checkers_match -- A B [PAIRS [MOVES]]
//! ```
//!
//! A player is `level:4`, `nodes:20000`, `depth:9` (as well as the searcher can), `frozen`: a plain
//! search to depth 6 that knows material and how far men have gone, or `careful`, who only sees
//! what can be taken at once. The last two never change, so that later versions can be held
//! against them. Openings are all positions after three or so many MOVES in which nobody is ahead,
//! in an order that is always the same. Two players that never vary need another opening for each
//! pair: there are 174 after three moves, and thousands after five.
//!
//! The logarithm of the likelihood ratio tells whether the first is 5 Elo points better, above
//! 2.94, or not better at all, below -2.94.

use std::collections::HashSet;

use annabella::engine::Level;
use annabella::engine::checkers::{
    CancelFlag, LevelRequest, Limits, Request, Searcher, choose_move,
};
use annabella::games::Side;
use annabella::games::checkers::{Move, Position};

/// So many plies without a capture or a man's move are a draw.
const QUIET: u16 = 80;

enum Player {
    Level(Level, Box<Searcher>),
    Search(Limits, Box<Searcher>),
    Frozen,
    Careful,
}

impl Player {
    fn read(text: &str) -> Option<Player> {
        let (kind, number) = text.split_once(':').unwrap_or((text, ""));
        Some(match kind {
            "frozen" => Player::Frozen,
            "careful" => Player::Careful,
            "level" => Player::Level(Level::new(number.parse().ok()?)?, Box::new(Searcher::new(4))),
            "nodes" => {
                let limits = Limits { nodes: number.parse().ok()?, ..Limits::default() };
                Player::Search(limits, Box::new(Searcher::new(16)))
            }
            "depth" => {
                let limits = Limits { depth: number.parse().ok()?, ..Limits::default() };
                Player::Search(limits, Box::new(Searcher::new(16)))
            }
            _ => return None,
        })
    }

    fn choose(&mut self, position: &Position, past: &[u64], seed: u64) -> Option<Move> {
        let cancel = CancelFlag::default();
        match self {
            Player::Level(level, searcher) => {
                let request = LevelRequest { position, past, level: *level, seed, max_nodes: None };
                choose_move(searcher, &request, &cancel).map(|found| found.best)
            }
            Player::Search(limits, searcher) => {
                let request = Request { position, past, limits: *limits };
                searcher.search(&request, &cancel, &mut |_| {}).map(|found| found.best)
            }
            Player::Frozen => frozen(position, seed ^ past.len() as u64),
            Player::Careful => careful(position, seed ^ past.len() as u64),
        }
    }
}

/// The frozen player's move; of equally good ones one by `seed`.
fn frozen(position: &Position, seed: u64) -> Option<Move> {
    let moves = position.legal_moves();
    let mut best = (i32::MIN, None);
    for step in 0..moves.len() {
        let mv = moves[(step + seed as usize % moves.len()) % moves.len()];
        let value = -plain(&position.after(mv), 5, i32::MIN / 2, i32::MAX / 2);
        if value > best.0 {
            best = (value, Some(mv));
        }
    }
    best.1
}

/// A move that takes as much and lets as little be taken at once as any; of equally good ones one
/// by `seed`.
fn careful(position: &Position, seed: u64) -> Option<Move> {
    let taken = |mv: &Move| mv.captured().len() as i32;
    let worth = |mv: &Move| {
        let replies = position.after(*mv).legal_moves();
        taken(mv) - replies.iter().map(taken).max().unwrap_or(0)
    };
    let moves = position.legal_moves();
    let most = moves.iter().map(worth).max()?;
    let best: Vec<Move> = moves.into_iter().filter(|mv| worth(mv) == most).collect();
    // the high bits of the product depend on all of the seed
    let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33;
    best.get(mixed as usize % best.len()).copied()
}

fn plain(position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return -10_000 - depth as i32;
    }
    // only where nothing has to be taken
    if depth == 0 && !moves[0].is_jump() {
        let worth = |side| {
            let own = position.pieces(side);
            let men = own & !position.kings();
            let gone = |row: u8| if side == Side::First { row } else { 7 - row };
            let advanced: i32 = men.into_iter().map(|at| i32::from(gone(at.row()))).sum();
            100 * men.len() as i32 + 150 * (own & position.kings()).len() as i32 + advanced
        };
        return worth(position.turn()) - worth(!position.turn());
    }
    for mv in moves {
        let value = -plain(&position.after(mv), depth.saturating_sub(1), -beta, -alpha);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

/// Positions after so many moves in which nobody is ahead.
fn openings(moves: usize) -> Vec<Position> {
    let mut found = vec![Position::default()];
    for _ in 0..moves {
        let mut next = Vec::new();
        let mut seen = HashSet::new();
        for position in &found {
            for mv in position.legal_moves() {
                let after = position.after(mv);
                if seen.insert(after.key()) {
                    next.push(after);
                }
            }
        }
        found = next;
    }
    let mut searcher = Searcher::new(4);
    found.retain(|position| {
        let limits = Limits { depth: 9, ..Limits::default() };
        let request = Request { position, past: &[], limits };
        let found = searcher.search(&request, &CancelFlag::default(), &mut |_| {});
        found.is_some_and(|found| found.value.abs() < 60)
    });
    // a step that shares nothing with their number takes them in a mixed order
    let count = found.len();
    (0..count).map(|index| found[index * 7919 % count]).collect()
}

/// The points of `first`, of two: it plays Red.
fn play(first: &mut Player, second: &mut Player, start: Position, seed: u64) -> u32 {
    let (mut position, mut past) = (start, Vec::new());
    loop {
        let times = past.iter().filter(|key| **key == position.key()).count();
        if times >= 2 || position.quiet_plies() >= QUIET || past.len() > 400 {
            return 1;
        }
        let player = if position.turn() == Side::First { &mut *first } else { &mut *second };
        match player.choose(&position, &past, seed) {
            Some(mv) => {
                past.push(position.key());
                position = position.after(mv);
            }
            None if position.turn() == Side::First => return 0,
            None => return 2,
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [a, b, rest @ ..] = &args[..] else {
        eprintln!("expected two players: level:4, nodes:20000, depth:9, frozen or careful");
        return;
    };
    let (Some(mut one), Some(mut other)) = (Player::read(a), Player::read(b)) else {
        eprintln!("no such player; expected level:4, nodes:20000, depth:9, frozen or careful");
        return;
    };
    let pairs: usize = rest.first().and_then(|pairs| pairs.parse().ok()).unwrap_or(50);
    let moves = rest.get(1).and_then(|moves| moves.parse().ok()).unwrap_or(3);
    let openings = openings(moves);
    let mut counts = [0_u32; 3];
    let mut by_pair = [0_u32; 5];
    for pair in 0..pairs {
        let (start, seed) = (openings[pair % openings.len()], pair as u64 * 0x9E37_79B9);
        let as_red = play(&mut one, &mut other, start, seed);
        let as_white = 2 - play(&mut other, &mut one, start, seed + 1);
        counts[as_red as usize] += 1;
        counts[as_white as usize] += 1;
        by_pair[(as_red + as_white) as usize] += 1;
    }
    let [losses, draws, wins] = counts;
    let share = (f64::from(wins) + f64::from(draws) / 2.0) / f64::from(wins + draws + losses);
    let played = f64::from(by_pair.iter().sum::<u32>());
    let squares = [0.0, 0.25, 0.5, 0.75, 1.0].into_iter().zip(by_pair);
    let variance: f64 =
        squares.map(|(at, count): (f64, u32)| f64::from(count) * (at - share).powi(2)).sum();
    let error = 1.96 * variance.sqrt() / played;
    println!(
        "{a} against {b}: +{wins} ={draws} -{losses}, {:.1} % ± {:.1}, LLR {:.2}, pairs {by_pair:?}, {} openings",
        100.0 * share,
        100.0 * error,
        likelihood(share, variance / played, played),
        openings.len()
    );
}

/// The logarithm of how much likelier a score is if the players are 5 Elo points apart than if
/// they are equal (chessprogramming.org, "Sequential Probability Ratio Test").
fn likelihood(share: f64, variance: f64, pairs: f64) -> f64 {
    let expected = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
    let (equal, better) = (expected(0.0), expected(5.0));
    (better - equal) * (2.0 * share - equal - better) / (2.0 * variance / pairs)
}
