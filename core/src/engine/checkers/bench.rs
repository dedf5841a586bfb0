use super::{CancelFlag, Limits, Request, Searcher};
use crate::games::checkers::Position;

/// How deep [`bench`] searches.
pub const BENCH_DEPTH: u32 = 13;

/// Openings, middle games and endings.
const POSITIONS: [&str; 8] = [
    "B:W21-32:B1-12",
    "W:W18,21,22,24-26,28-32:B1-8,10,12,16",
    "B:W17,21,22,25-27,30-32:B2,3,5-7,9,11,12,15",
    "W:W13,19,20,23,26,27,30,31:B1,2,6,8,10,11,14,16",
    "B:W18,22,27,30,32:B3,7,11,12,20",
    "W:W11,25,30,K6:B5,12,K23,28",
    "B:WK14,K15,29:BK1,K3,5,13",
    "W:WK18,K19,K22:BK1,K5",
];

/// Searches fixed positions; the number of nodes is the same on every machine.
#[allow(clippy::missing_panics_doc, reason = "the positions are fixed")]
pub fn bench(depth: u32) -> u64 {
    let mut searcher = Searcher::default();
    let nodes = |text: &str| {
        // the positions above are whole
        let position: Position = text.parse().expect("a position of the bench");
        let limits = Limits { depth, ..Limits::default() };
        let request = Request { position: &position, past: &[], limits };
        searcher.clear();
        searcher.search(&request, &CancelFlag::default(), &mut |_| {}).map_or(0, |r| r.nodes)
    };
    POSITIONS.into_iter().map(nodes).sum()
}
