//! How many positions a second the engine looks at, beside a walk through the
//! tree of moves, and how soon it stops when told to.
//!
//! `cargo bench --bench search`. CPU time of one thread, best of three; for
//! stopping, elapsed time.

mod measure;

use std::hint::black_box;
use std::thread;
use std::time::{Duration, Instant};

use annabella::engine::chess::{CancelFlag, Limits, Request, Searcher};
use annabella::games::chess::notation::pgn::{Options, Reader};
use annabella::games::chess::{Position, perft};
use measure::{best_of_three, millions};

const GAMES: &[u8] = include_bytes!("data/lichess-2025-05.pgn");
/// So many games, each after so many plies.
const POSITIONS: usize = 20;
const PLIES: usize = 30;
const NODES: u64 = 200_000;
const HASH_MIB: usize = 16;
const STOPS: u32 = 100;

fn main() {
    let positions = positions();
    let [network, evaluation] = [true, false].map(|is_used| {
        let mut searcher = Searcher::new(HASH_MIB);
        searcher.use_network(is_used);
        searcher
    });
    speed(&positions, [network, evaluation]);
    stopping(&positions);
}

fn positions() -> Vec<Position> {
    let mut reader = Reader::with_options(GAMES, Options::default());
    let games = std::iter::from_fn(|| reader.next_game().expect("real games can be read"));
    let after = |moves: Vec<_>| {
        let start = Position::default();
        moves.into_iter().take(PLIES).fold(start, |position, mv| position.after_legal(mv))
    };
    games
        .map(|game| game.mainline().collect::<Vec<_>>())
        .filter(|moves| moves.len() > PLIES)
        .map(after)
        .take(POSITIONS)
        .collect()
}

fn speed(positions: &[Position], [mut network, mut evaluation]: [Searcher; 2]) {
    let (mut with_network, mut without) = (0, 0);
    let mut leaves = 0;
    let times = best_of_three(&mut [
        &mut || with_network = positions.iter().map(|at| search(&mut network, at)).sum(),
        &mut || without = positions.iter().map(|at| search(&mut evaluation, at)).sum(),
        &mut || leaves = black_box(perft(&Position::default(), 5)),
    ]);
    let rates = [(with_network, times[0]), (without, times[1]), (leaves, times[2])]
        .map(|(count, time)| millions(count, time));
    println!("millions a second, and the share of the walk's rate");
    for (name, rate) in
        ["with the network", "without it", "perft, leaves counted"].iter().zip(rates)
    {
        println!("  {name:<24} {rate:>8.2} {:>8.4}", rate / rates[2]);
    }
}

fn search(searcher: &mut Searcher, position: &Position) -> u64 {
    searcher.clear();
    let limits = Limits { nodes: NODES, ..Limits::default() };
    let request = Request { limits, ..Request::new(position) };
    searcher.search(&request, &CancelFlag::default(), &mut |_| {}).map_or(0, |report| report.nodes)
}

fn stopping(positions: &[Position]) {
    let mut searcher = Searcher::new(HASH_MIB);
    let mut times: Vec<Duration> = (0..STOPS as usize)
        .map(|number| {
            let position = positions[number % positions.len()];
            let cancel = CancelFlag::default();
            thread::scope(|scope| {
                let search = scope.spawn(|| {
                    searcher.search(&Request::new(&position), &cancel, &mut |_| {});
                    Instant::now()
                });
                thread::sleep(Duration::from_millis(20));
                let told = Instant::now();
                cancel.cancel();
                search.join().expect("a search does not fail") - told
            })
        })
        .collect();
    times.sort_unstable();
    let mean = times.iter().sum::<Duration>() / STOPS;
    let worst = times.last().copied().unwrap_or_default();
    println!("milliseconds from the cancel flag to the end, {STOPS} times");
    println!("  mean {:.3}, worst {:.3}", mean.as_secs_f64() * 1e3, worst.as_secs_f64() * 1e3);
}
