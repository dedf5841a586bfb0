//! One game, and which of its positions are worth keeping.

use annabella::engine::checkers::endgame::{Tables, Value};
use annabella::engine::checkers::{CancelFlag, Limits, Report, Request, Searcher};
use annabella::games::Side;
use annabella::games::checkers::Position;

use crate::checkers::record::{Outcome, Record};

/// A lead from which the game counts as won,
const WON: i32 = 500;
/// when both sides see it for so many plies.
const WON_PLIES: usize = 4;
/// So many plies without a capture or a man's move are a draw.
const QUIET: u16 = 60;

/// Plays a game from `start` and returns its quiet positions.
pub fn play(searcher: &mut Searcher, start: &Position, nodes: u64) -> Vec<Record> {
    searcher.clear();
    let mut position = *start;
    let (mut past, mut scores, mut records) = (Vec::new(), Vec::new(), Vec::new());
    let outcome = loop {
        if let Some(outcome) = known(&position, &past).or_else(|| foreseen(&scores)) {
            break outcome;
        }
        let Some(report) = think(searcher, &position, &past, nodes) else {
            break Outcome::won_by(!position.turn());
        };
        let score = if position.turn() == Side::First { report.value } else { -report.value };
        if is_quiet(&position) && !report.is_decided() {
            records.push(Record::new(&position, score as i16, Outcome::Draw));
        }
        scores.push(score);
        past.push(position.key());
        position = position.after(report.best);
    };
    records.into_iter().map(|record| record.with_outcome(outcome)).collect()
}

/// Searches so many nodes.
pub fn think(
    searcher: &mut Searcher,
    position: &Position,
    past: &[u64],
    nodes: u64,
) -> Option<Report> {
    let limits = Limits { nodes, ..Limits::default() };
    let request = Request { position, past, limits };
    searcher.search(&request, &CancelFlag::default(), &mut |_| {})
}

/// The search asks for the worth of such positions only.
fn is_quiet(position: &Position) -> bool {
    position.jumpers().is_empty() && !position.is_threatened()
}

/// The end by the rules, or by the tables of endgames.
fn known(position: &Position, past: &[u64]) -> Option<Outcome> {
    let times = past.iter().filter(|key| **key == position.key()).count();
    if times >= 2 || position.quiet_plies() >= QUIET {
        return Some(Outcome::Draw);
    }
    Some(match Tables::built_in().value(position)? {
        Value::Win => Outcome::won_by(position.turn()),
        Value::Draw => Outcome::Draw,
        Value::Loss => Outcome::won_by(!position.turn()),
    })
}

/// The end that both sides see coming, `scores` as Red sees them.
fn foreseen(scores: &[i32]) -> Option<Outcome> {
    let last = scores.last_chunk::<WON_PLIES>()?;
    let is_won = |sign: i32| last.iter().all(|score| sign * score >= WON);
    match (is_won(1), is_won(-1)) {
        (true, _) => Some(Outcome::RedWon),
        (_, true) => Some(Outcome::WhiteWon),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_an_end_and_the_same_one_again() {
        let play = || play(&mut Searcher::new(1), &Position::default(), 40);
        let game = play();
        assert!(game.len() > 10, "{}", game.len());
        assert_eq!(game, play());
        assert!(game.iter().all(|record| record.0[14] == game[0].0[14]));
    }

    #[test]
    fn what_both_sides_see_ends_the_game() {
        assert_eq!(foreseen(&[600; 3]), None);
        assert_eq!(foreseen(&[0, 600, 500, 29_000, 700]), Some(Outcome::RedWon));
        assert_eq!(foreseen(&[-600, -500, -29_000, -700]), Some(Outcome::WhiteWon));
        assert_eq!(foreseen(&[600, -600, 600, -600]), None);
    }

    #[test]
    fn the_tables_and_the_rules_end_the_game() {
        let position = "B:WK32:BK14,K18".parse().unwrap();
        assert_eq!(known(&position, &[]), Some(Outcome::RedWon));
        let start = Position::default();
        assert_eq!(known(&start, &[start.key(), 1]), None);
        assert_eq!(known(&start, &[start.key(), 1, start.key(), 2]), Some(Outcome::Draw));
    }
}
