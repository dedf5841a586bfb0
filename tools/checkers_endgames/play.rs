//! Whether a won position is won.

use annabella::engine::Level;
use annabella::engine::checkers::endgame::Slice;
use annabella::engine::checkers::{CancelFlag, LevelRequest, Searcher, choose_move};
use annabella::games::checkers::Position;

use crate::distances::Distances;

/// After so many plies without a capture or a man's move a draw can be claimed.
const QUIET: u16 = 80;

/// Lets level 8 win `count` positions on at most so many nodes for a move.
pub fn play(
    distances: &Distances,
    count: u32,
    nodes: Option<u64>,
    is_hardest: bool,
) -> Result<(), String> {
    let (mut searcher, mut failed) = (Searcher::new(4), 0_u32);
    let (mut longest, mut most_quiet, mut over) = (0, 0, 0);
    for (number, (slice, index)) in chosen(distances, count, is_hardest).into_iter().enumerate() {
        let Some(position) = slice.position(index) else { continue };
        match won(distances, &mut searcher, position, nodes, number as u64) {
            Ok((plies, quiet)) => {
                longest = longest.max(plies);
                most_quiet = most_quiet.max(quiet);
                over += plies - distances.plies(slice, index).unwrap_or(0);
            }
            Err(end) => {
                failed += 1;
                println!("{position}: drawn at {end}");
            }
        }
    }
    let more = f64::from(over) / f64::from(count - failed).max(1.0);
    println!(
        "{} of {count} won; the longest in {longest} plies, most plies without progress {most_quiet}, {more:.1} plies more than the fewest",
        count - failed
    );
    if failed == 0 { Ok(()) } else { Err(format!("{failed} drawn")) }
}

/// Won positions in which nothing has to be taken.
fn chosen(distances: &Distances, count: u32, is_hardest: bool) -> Vec<(Slice, usize)> {
    let mut won = Vec::new();
    for slice in (2..=4).flat_map(Slice::all_of).filter(|slice| slice.other.pieces() > 0) {
        for index in 0..slice.size() {
            let Some(plies) = distances.plies(slice, index).filter(|plies| plies % 2 == 1) else {
                continue;
            };
            let is_quiet = |position: &Position| position.jumpers().is_empty();
            if slice.position(index).is_some_and(|position| is_quiet(&position)) {
                won.push((plies, slice, index));
            }
        }
    }
    if is_hardest {
        won.sort_by_key(|(plies, ..)| std::cmp::Reverse(*plies));
        won.truncate(count as usize);
    }
    let count = count as usize;
    (0..count)
        .map(|number| won[number * won.len() / count])
        .map(|(_, slice, index)| (slice, index))
        .collect()
}

/// In how many plies level 8 wins, and how many went by without progress; an error where it
/// does not.
fn won(
    distances: &Distances,
    searcher: &mut Searcher,
    start: Position,
    nodes: Option<u64>,
    seed: u64,
) -> Result<(u32, u16), Position> {
    let level = Level::new(8).ok_or(start)?;
    let (mut position, mut past) = (start, Vec::new());
    let mut quiet = 0;
    loop {
        quiet = quiet.max(position.quiet_plies());
        let times = past.iter().filter(|key| **key == position.key()).count();
        if position.quiet_plies() >= QUIET || times >= 2 || distances.of(&position).is_none() {
            return Err(position);
        }
        let mv = if position.turn() == start.turn() {
            let request =
                LevelRequest { position: &position, past: &past, level, seed, max_nodes: nodes };
            choose_move(searcher, &request, &CancelFlag::default()).map(|found| found.best)
        } else {
            let moves = position.legal_moves();
            moves.into_iter().max_by_key(|mv| distances.of(&position.after(*mv)))
        };
        let Some(mv) = mv else { return Ok((past.len() as u32, quiet)) };
        past.push(position.key());
        position = position.after(mv);
    }
}
