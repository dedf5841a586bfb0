//! Where the games of a match begin.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use annabella::games::chess::chess960;
use annabella::games::chess::notation::{epd, san, uci};
use annabella::games::{GameKind, Move, Position, checkers, yin_yang};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::Failure;
use crate::input::next_line;
use crate::play::shown::{escaped, shown_path};

/// Lines of six to eight plies that players know, after which both sides have a game.
const CHESS: &str = include_str!("openings/chess.txt");

/// All three moves that leave both sides a game, each position once.
const CHECKERS: &str = include_str!("openings/checkers.txt");

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
    pub(super) fn built_in(game: GameKind, seed: u64) -> Openings {
        let read = |text| read(game, text).expect("a test has read them");
        let list = match game {
            GameKind::Chess => read(CHESS),
            GameKind::Chess960 => starts_of_chess960(),
            GameKind::Checkers => read(CHECKERS),
            GameKind::YinYang => openings_of_yin_yang(),
        };
        Openings { list, seed }
    }

    /// Those of a file: a position or moves from the start on each line.
    pub(super) fn from_file(path: &Path, game: GameKind, seed: u64) -> Result<Openings, Failure> {
        let file = shown_path(path);
        let unreadable = |error| Failure::io(&file, error);
        let mut input = BufReader::new(File::open(path).map_err(unreadable)?);
        let mut list = Vec::new();
        for number in 1_u64.. {
            let Some(line) = next_line(&mut input).map_err(unreadable)? else { break };
            let opening =
                line.map_err(|error| error.to_string()).and_then(|line| of_line(game, &line));
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

    /// The opening of a pair of games. None comes again before all have been played.
    pub(super) fn of_pair(&self, pair: u32) -> &Opening {
        let count = self.list.len();
        let (round, index) = (pair as usize / count, pair as usize % count);
        &self.list[order(count, self.seed.wrapping_add(round as u64))[index]]
    }
}

/// Two stones of each side near the middle of the usual board, each pattern once.
fn openings_of_yin_yang() -> Vec<Opening> {
    const COUNT: u64 = 200;
    let start = Position::usual_start(GameKind::YinYang);
    let middle = |mv: &Move| {
        let point = mv.yin_yang().and_then(yin_yang::Move::point);
        point.is_some_and(|point| (2..7).contains(&point.column()) && (2..7).contains(&point.row()))
    };
    let mut known = Vec::new();
    let mut list = Vec::new();
    for seed in 0..COUNT {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut position, mut moves) = (start, Vec::new());
        for _ in 0..4 {
            let legal: Vec<Move> = position.legal_moves(&[]).into_iter().filter(middle).collect();
            let drawn = (u128::from(random.next_u64()) * legal.len() as u128) >> 64;
            let Some(mv) = legal.get(drawn as usize) else { break };
            position = position.after(*mv);
            moves.push(*mv);
        }
        if !known.contains(&position.key()) {
            known.push(position.key());
            list.push(Opening { start, moves });
        }
    }
    list
}

fn starts_of_chess960() -> Vec<Opening> {
    let starts = (0..chess960::COUNT).filter_map(chess960::start);
    starts.map(|start| Opening { start: start.into(), moves: Vec::new() }).collect()
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
fn read(game: GameKind, text: &str) -> Result<Vec<Opening>, (usize, String)> {
    let mut list = Vec::new();
    for (index, line) in text.lines().enumerate() {
        list.extend(of_line(game, line).map_err(|problem| (index + 1, problem))?);
    }
    Ok(list)
}

/// Blank lines and lines that begin with # hold none.
fn of_line(game: GameKind, line: &str) -> Result<Option<Opening>, String> {
    let line = line.trim_start_matches('\u{FEFF}').trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    let opening = match game {
        GameKind::Chess | GameKind::Chess960 if line.contains('/') => {
            // an EPD has no counters but operations that do not matter here
            let (start, _) = epd::parse(line).map_err(|error| error.to_string())?;
            Opening { start: start.into(), moves: Vec::new() }
        }
        GameKind::Checkers if line.contains(':') => {
            let start: checkers::Position = line
                .parse()
                .map_err(|error: checkers::notation::fen::FenError| error.to_string())?;
            Opening { start: start.into(), moves: Vec::new() }
        }
        GameKind::YinYang if line.contains('/') => {
            let start: yin_yang::Position = line
                .parse()
                .map_err(|error: yin_yang::notation::text::TextError| error.to_string())?;
            Opening { start: start.into(), moves: Vec::new() }
        }
        _ => moves(game, line)?,
    };
    let last = opening.moves.iter().fold(opening.start, |position, &mv| position.after(mv));
    if last.legal_moves(&[]).is_empty() {
        return Err(
            "found a position without a legal move, expected one to play on from".to_owned()
        );
    }
    Ok(Some(opening))
}

/// Moves, with or without numbers: as SAN or UCI writes them, or PDN, or points.
fn moves(game: GameKind, line: &str) -> Result<Opening, String> {
    let start = Position::usual_start(game);
    let (mut position, mut moves) = (start, Vec::new());
    for word in line.split_ascii_whitespace() {
        let text = word.rsplit_once('.').map_or(word, |(_, behind)| behind);
        if text.is_empty() {
            continue;
        }
        let mv = read_move(&position, text)
            .map_err(|error| format!("ply {}: {word}: {error}", moves.len() + 1))?;
        position = position.after(mv);
        moves.push(mv);
    }
    Ok(Opening { start, moves })
}

fn read_move(position: &Position, text: &str) -> Result<Move, String> {
    match position {
        Position::Chess(position) => match san::parse(position, text) {
            Ok(mv) => Ok(mv.into()),
            Err(error) => uci::parse(position, text).map(Move::from).map_err(|_| error.to_string()),
        },
        Position::Checkers(position) => match checkers::notation::parse(position, text) {
            Ok(mv) => Ok(mv.into()),
            Err(error) => Err(error.to_string()),
        },
        Position::YinYang(position) => match yin_yang::notation::parse(position, text, &[]) {
            Ok(mv) => Ok(mv.into()),
            Err(error) => Err(error.to_string()),
        },
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn reached(opening: &Opening) -> Position {
        opening.moves.iter().fold(opening.start, |position, &mv| {
            assert!(position.is_legal(mv, &[]));
            position.after(mv)
        })
    }

    #[test]
    fn the_built_in_openings_are_many_legal_and_different() {
        for (game, text, count, plies) in
            [(GameKind::Chess, CHESS, 300, 6..=8), (GameKind::Checkers, CHECKERS, 150, 3..=3)]
        {
            let list = read(game, text).unwrap();
            assert!(list.len() >= count, "{}", list.len());
            let keys: HashSet<u64> = list.iter().map(|opening| reached(opening).key()).collect();
            assert_eq!(keys.len(), list.len());
            assert!(list.iter().all(|opening| plies.contains(&opening.moves.len())));
        }
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
            GameKind::Chess,
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
            let (at, problem) = read(GameKind::Chess, text).unwrap_err();
            assert!(at == line && problem.starts_with(says), "{text}: {at} {problem}");
        }
    }
    #[test]
    fn files_hold_positions_and_moves_of_checkers() {
        let text = "1. 11-15 23-19 2.8-11\nW:W21,22:B1,K2\n";
        let list = read(GameKind::Checkers, text).unwrap();
        assert_eq!(list.iter().map(|opening| opening.moves.len()).collect::<Vec<_>>(), [3, 0]);
        assert_eq!(list[1].start.to_string(), "W:W21,22:B1,K2");
        for (text, says) in [("11-16 e4", "ply 2: e4: "), ("B:W21,99:B1", ""), ("B:WK1:B", "found")]
        {
            let (at, problem) = read(GameKind::Checkers, text).unwrap_err();
            assert!(at == 1 && problem.starts_with(says), "{text}: {problem}");
        }
    }
}
