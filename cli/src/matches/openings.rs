//! Where the games of a match begin.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use annabella::games::chess::notation::{epd, san, uci};
use annabella::games::chess::{Move, Position, chess960};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Failure;
use crate::input::next_line;
use crate::play::shown::{escaped, shown_path};

/// Lines of six to eight plies that players know, after which both sides have a game.
const BUILT_IN: &str = include_str!("openings.txt");

/// A position, and moves from there that are played before the opponents are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Opening {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
}

/// The openings of a match in the order in which they are played.
pub(super) struct Openings {
    list: Vec<Opening>,
    seed: u64,
}

impl Openings {
    pub(super) fn built_in(seed: u64) -> Openings {
        let list = read(BUILT_IN).expect("a test has read them");
        Openings { list, seed }
    }

    /// Those of a file: a FEN, an EPD or moves from the start on each line.
    pub(super) fn from_file(path: &Path, seed: u64) -> Result<Openings, Failure> {
        let file = shown_path(path);
        let unreadable = |error| Failure::io(&file, error);
        let mut input = BufReader::new(File::open(path).map_err(unreadable)?);
        let mut list = Vec::new();
        for number in 1_u64.. {
            let Some(line) = next_line(&mut input).map_err(unreadable)? else { break };
            let opening = line.map_err(|error| error.to_string()).and_then(|line| of_line(&line));
            list.extend(opening.map_err(|problem| {
                Failure::BadInput(format!("{file}:{number}: {}", escaped(&problem)))
            })?);
        }
        if list.is_empty() {
            return Err(Failure::BadInput(format!(
                "{file}: found no opening, expected one a line"
            )));
        }
        Ok(Openings { list, seed })
    }

    /// The starts of Chess960.
    pub(super) fn chess960(seed: u64) -> Openings {
        let starts = (0..chess960::COUNT).filter_map(chess960::start);
        let list = starts.map(|start| Opening { start, moves: Vec::new() }).collect();
        Openings { list, seed }
    }

    /// The opening of a pair of games. None comes again before all have been played.
    pub(super) fn of_pair(&self, pair: u32) -> &Opening {
        let count = self.list.len();
        let (round, index) = (pair as usize / count, pair as usize % count);
        &self.list[order(count, self.seed.wrapping_add(round as u64))[index]]
    }
}

/// The numbers below `count`, shuffled (Fisher and Yates).
fn order(count: usize, seed: u64) -> Vec<usize> {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut order: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        let drawn = (u128::from(random.next_u64()) * (last as u128 + 1)) >> 64;
        order.swap(last, drawn as usize);
    }
    order
}

/// An error comes with its line.
fn read(text: &str) -> Result<Vec<Opening>, (usize, String)> {
    let mut list = Vec::new();
    for (index, line) in text.lines().enumerate() {
        list.extend(of_line(line).map_err(|problem| (index + 1, problem))?);
    }
    Ok(list)
}

/// Blank lines and lines that begin with # hold none.
fn of_line(line: &str) -> Result<Option<Opening>, String> {
    let line = line.trim_start_matches('\u{FEFF}').trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    if line.contains('/') { position(line) } else { moves(line) }.map(Some)
}

/// A FEN, or an EPD, which has no counters but operations that do not matter here.
fn position(line: &str) -> Result<Opening, String> {
    let (start, _) = epd::parse(line).map_err(|error| error.to_string())?;
    playable(Opening { start, moves: Vec::new() }, &start)
}

/// Moves as SAN or as UCI writes them, with or without numbers.
fn moves(line: &str) -> Result<Opening, String> {
    let start = Position::default();
    let (mut position, mut moves) = (start, Vec::new());
    for word in line.split_ascii_whitespace() {
        let text = word.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
        if text.is_empty() {
            continue;
        }
        let mv = san::parse(&position, text).or_else(|error| {
            uci::parse(&position, text)
                .map_err(|_| format!("ply {}: {word}: {error}", moves.len() + 1))
        })?;
        position = position.after_legal(mv);
        moves.push(mv);
    }
    playable(Opening { start, moves }, &position)
}

fn playable(opening: Opening, last: &Position) -> Result<Opening, String> {
    if last.has_legal_move() {
        Ok(opening)
    } else {
        Err("found a position without a legal move, expected one to play on from".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_built_in_openings_are_many_legal_and_different() {
        let list = read(BUILT_IN).unwrap();
        assert!(list.len() >= 300, "{}", list.len());
        let reached = |opening: &Opening| {
            let moves = opening.moves.iter();
            moves.fold(opening.start, |position, &mv| position.after(mv).unwrap())
        };
        let keys: HashSet<u64> = list.iter().map(|opening| reached(opening).key()).collect();
        assert_eq!(keys.len(), list.len());
        assert!(list.iter().all(|opening| (6..=8).contains(&opening.moves.len())));
    }

    #[test]
    fn a_seed_gives_an_order_and_nothing_twice() {
        let order_of = |seed| order(50, seed);
        assert_eq!(order_of(1), order_of(1));
        assert_ne!(order_of(1), order_of(2));
        let mut sorted = order_of(1);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..50).collect::<Vec<_>>());
    }

    #[test]
    fn files_hold_positions_and_moves() {
        let list = read(
            "# openings\n\n1. e4 e5 2.Nf3 Nc6\ne2e4 c7c5\n\
             4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"a/b\";\n\
             4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\n",
        )
        .unwrap();
        assert_eq!(
            list.iter().map(|opening| opening.moves.len()).collect::<Vec<_>>(),
            [4, 2, 0, 0]
        );
        assert_eq!(list[3].start.to_string(), "4k3/8/8/8/8/8/4P3/4K3 b - - 3 40");
        let wrong =
            [("e4 e5\ne4 e4", 2, "ply 2"), ("\n8/8 w", 2, ""), ("f3 e5 g4 Qh4#", 1, "found")];
        for (text, line, says) in wrong {
            let (at, problem) = read(text).unwrap_err();
            assert!(at == line && problem.starts_with(says), "{text}: {at} {problem}");
        }
    }
}
