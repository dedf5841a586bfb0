//! One game, and which of its positions are worth keeping.

use annabella::engine::chess::{CancelFlag, Limits, Report, Request, Score, Searcher};
use annabella::games::chess::{Color, Move, Position, Status};

use crate::format::{Outcome, Record};

/// A search that begins no deeper iteration ends by itself before so many
/// times the nodes, almost always.
const HARD_FACTOR: u64 = 8;
/// A score from which the game counts as won,
const WON: i32 = 2000;
/// when both sides see it for so many plies,
const WON_PLIES: usize = 4;
/// and one up to which it counts as drawn,
const LEVEL: i32 = 8;
/// for so many plies,
const LEVEL_PLIES: usize = 10;
/// after this one.
const LEVEL_AFTER: usize = 80;
/// Beyond, only who wins is told, not by how much.
const GREATEST_SCORE: i32 = 3000;

/// Plays a game from `start` and returns its quiet positions.
pub fn play(searcher: &mut Searcher, start: &Position, nodes: u64) -> Vec<Record> {
    searcher.clear();
    let mut position = *start;
    let mut history = Vec::new();
    let mut scores = Vec::new();
    let mut records = Vec::new();
    let outcome = loop {
        if let Some(outcome) = ended(&position, &history).or_else(|| adjudicated(&scores)) {
            break outcome;
        }
        let Some(report) = think(searcher, &position, &history, nodes) else {
            break Outcome::Draw;
        };
        let score = as_white_sees(report.score, position.turn());
        if is_worth_keeping(&position, report.best, score) {
            records.push(Record::new(&position, score as i16, Outcome::Draw));
        }
        scores.push(score);
        history.push(position.key());
        position = position.after_legal(report.best);
    };
    records.into_iter().map(|record| record.with_outcome(outcome)).collect()
}

/// Searches about so many nodes.
pub fn think(
    searcher: &mut Searcher,
    position: &Position,
    history: &[u64],
    nodes: u64,
) -> Option<Report> {
    let limits =
        Limits { soft_nodes: nodes, nodes: nodes.saturating_mul(HARD_FACTOR), ..Limits::default() };
    let request = Request { history, limits, ..Request::new(position) };
    searcher.search(&request, &CancelFlag::default(), &mut |_| {})
}

/// Mates count more than any score that is kept.
fn as_white_sees(score: Score, turn: Color) -> i32 {
    let score = match score {
        Score::Centipawns(score) => score,
        Score::MateIn(moves) => 30_000 * moves.signum(),
    };
    if turn == Color::White { score } else { -score }
}

/// A network is asked about quiet positions only: what a capture, a promotion
/// or an answer to a check changes is for the search to find.
fn is_worth_keeping(position: &Position, best: Move, score: i32) -> bool {
    let is_quiet = position.captured_by(best).is_none() && best.promoted_to().is_none();
    is_quiet && !position.is_check() && score.abs() < GREATEST_SCORE
}

/// The end by the rules, draws taken as soon as they can be claimed.
fn ended(position: &Position, history: &[u64]) -> Option<Outcome> {
    match position.status() {
        Status::Checkmate if position.turn() == Color::White => Some(Outcome::BlackWon),
        Status::Checkmate => Some(Outcome::WhiteWon),
        Status::Stalemate | Status::Dead => Some(Outcome::Draw),
        Status::Ongoing => {
            let before = history.iter().filter(|&&key| key == position.key()).count();
            (before >= 2 || position.halfmove_clock() >= 100).then_some(Outcome::Draw)
        }
    }
}

/// The end by what both sides see coming, `scores` as White sees them.
fn adjudicated(scores: &[i32]) -> Option<Outcome> {
    let last = |plies: usize| &scores[scores.len().saturating_sub(plies)..];
    if scores.len() >= WON_PLIES && last(WON_PLIES).iter().all(|&score| score >= WON) {
        return Some(Outcome::WhiteWon);
    }
    if scores.len() >= WON_PLIES && last(WON_PLIES).iter().all(|&score| score <= -WON) {
        return Some(Outcome::BlackWon);
    }
    let is_level = scores.len() >= LEVEL_AFTER + LEVEL_PLIES
        && last(LEVEL_PLIES).iter().all(|&score| score.abs() <= LEVEL);
    is_level.then_some(Outcome::Draw)
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
        assert!(game.iter().all(|record| record.points() == game[0].points()));
    }

    #[test]
    fn what_both_sides_see_ends_the_game() {
        assert_eq!(adjudicated(&[2100; 3]), None);
        assert_eq!(adjudicated(&[0, 2100, 2000, 30_000, 2500]), Some(Outcome::WhiteWon));
        assert_eq!(adjudicated(&[-2100, -2000, -30_000, -2500]), Some(Outcome::BlackWon));
        assert_eq!(adjudicated(&[2100, -2100, 2100, -2100]), None);
        assert_eq!(adjudicated(&[3; 89]), None);
        assert_eq!(adjudicated(&[3; 90]), Some(Outcome::Draw));
    }

    #[test]
    fn the_rules_end_the_game() {
        let ended = |fen: &str, history: &[u64]| ended(&fen.parse().unwrap(), history);
        assert_eq!(ended("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", &[]), Some(Outcome::WhiteWon));
        assert_eq!(ended("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", &[]), Some(Outcome::Draw));
        assert_eq!(ended("7k/8/6K1/8/8/8/8/R7 b - - 100 90", &[]), Some(Outcome::Draw));
        let fen = "7k/8/6K1/8/8/8/8/R7 b - - 8 90";
        let key = fen.parse::<Position>().unwrap().key();
        assert_eq!(ended(fen, &[key, 1, 2]), None);
        assert_eq!(ended(fen, &[key, 1, key, 2]), Some(Outcome::Draw));
    }

    #[test]
    fn only_quiet_positions_are_kept() {
        let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".parse().unwrap();
        let moves = position.legal_moves();
        let kept: Vec<_> =
            moves.into_iter().filter(|&mv| is_worth_keeping(&position, mv, 10)).collect();
        assert_eq!(kept.len(), 6, "all but the capture: {kept:?}");
        assert!(!is_worth_keeping(&position, kept[0], -3000));
    }
}
