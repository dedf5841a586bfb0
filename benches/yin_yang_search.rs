//! Who wins at Yin-Yang when the first capture does, proved from empty boards and from others,
//! and how fast the opponent searches.
//!
//! `cargo bench --bench yin_yang_search`. CPU time, best of three; the numbers of positions are
//! the same everywhere. `ANNABELLA_SIX=N` looks at the empty board of six lines as well, at N
//! positions at most, once.

mod measure;

use annabella::engine::yin_yang::{
    CancelFlag, Limits, Request, Searcher, Solution, Solved, Solver,
};
use annabella::games::yin_yang::{Position, Size};
use cpu_time::ThreadTime;
use measure::best_of_three;

/// What is proved: a name, the position, and whether passing is allowed.
const PROVED: [(&str, &str, bool); 14] = [
    ("2x2", "2/2 b 1", false),
    ("3x2", "3/3 b 1", false),
    ("3x3", "3/3/3 b 1", false),
    ("4x3", "4/4/4 b 1", false),
    ("5x3", "5/5/5 b 1", false),
    ("4x4", "4/4/4/4 b 1", false),
    ("5x4", "5/5/5/5 b 1", false),
    ("5x5", "5/5/5/5/5 b 1", false),
    ("5x5, centre taken", "5/5/2b2/5/5 w 1", false),
    ("5x5, corner taken", "5/5/5/5/b4 w 1", false),
    ("3x3, passing", "3/3/3 b 1", true),
    ("5x3, passing", "5/5/5 b 1", true),
    ("4x4, passing", "4/4/4/4 b 1", true),
    ("crosscut of 6x6", "6/6/2bw2/2wb2/6/6 b 1", false),
];

const EMPTY_SIX: &str = "6/6/6/6/6/6 b 1";

/// How the opponent searches: lines, target.
const SEARCHED: [(u8, u8); 5] = [(9, 1), (9, 5), (9, 20), (13, 5), (19, 5)];

const NODES: u64 = 20_000;

fn solve(solver: &mut Solver, text: &str, passing: bool, nodes: u64) -> Solution {
    let position: Position = text.parse().expect("a position");
    let limits = Limits { nodes, ..Limits::default() };
    solver.solve(&position, passing, &limits, &CancelFlag::default())
}

fn search(lines: u8, target: u8) {
    let size = Size::square(lines).expect("a size");
    let position = Position::new(size, target).expect("a target");
    let limits = Limits { nodes: NODES, ..Limits::default() };
    let request = Request { position: &position, past: &[], limits };
    Searcher::new(16).search(&request, &CancelFlag::default(), &mut |_| {});
}

fn winner(solved: Solved) -> String {
    match solved {
        Solved::Won(side) => format!("won by the {side:?} player").to_lowercase(),
        Solved::Drawn => "drawn".to_owned(),
        Solved::Unknown => "unknown".to_owned(),
    }
}

fn main() {
    let mut solver = Solver::new(64);
    println!("proved, in a table of 64 MiB: positions, milliseconds of CPU time, best of three\n");
    for (name, text, passing) in PROVED {
        let mut found = None;
        let mut prove = || found = Some(solve(&mut solver, text, passing, 0));
        let times = best_of_three(&mut [&mut prove]);
        let (Some(found), [time]) = (found, &times[..]) else { continue };
        let time = time.as_secs_f64() * 1e3;
        println!("{name:<20}{:>24}{:>10}{time:>10.1}", winner(found.solved), found.nodes);
    }
    if let Some(nodes) = std::env::var("ANNABELLA_SIX").ok().and_then(|text| text.parse().ok()) {
        let start = ThreadTime::now();
        let found = solve(&mut Solver::new(1024), EMPTY_SIX, false, nodes);
        let time = start.elapsed().as_secs_f64() * 1e3;
        println!("{:<20}{:>24}{:>10}{time:>10.0}", "6x6", winner(found.solved), found.nodes);
    }
    println!("\nthe opponent: seconds of CPU time for {NODES} nodes, best of three\n");
    for (lines, target) in SEARCHED {
        let times = best_of_three(&mut [&mut || search(lines, target)]);
        let seconds = times.first().map_or(0.0, std::time::Duration::as_secs_f64);
        println!("{lines} lines, target {target:<4}{seconds:>10.3}");
    }
}
