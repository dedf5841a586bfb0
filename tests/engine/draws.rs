use annabella::engine::chess::Score;
use annabella::games::chess::{Move, Square};

use super::{position, search, to_depth};

/// A history in which the position with `key` stood twice, and may stand again
/// after the next move.
fn twice(key: u64) -> [u64; 5] {
    [key, 1, key, 2, 3]
}

#[test]
fn the_winner_avoids_a_third_repetition() {
    let winning = position("6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 20 40");
    let first = search(&winning, &[], to_depth(5));
    let history = twice(winning.after_legal(first.best).key());
    let second = search(&winning, &history, to_depth(5));
    assert_ne!(second.best, first.best);
    assert!(matches!(second.score, Score::Centipawns(500..) | Score::MateIn(1..)));
}

#[test]
fn the_loser_seeks_a_third_repetition() {
    let losing = position("3q2k1/5ppp/8/8/8/8/5PPP/6K1 w - - 20 40");
    let rescue = Move::normal(Square::G1, Square::F1);
    let history = twice(losing.after_legal(rescue).key());
    let report = search(&losing, &history, to_depth(5));
    assert_eq!((report.best, report.score), (rescue, Score::Centipawns(0)));
}

#[test]
fn dead_draws_are_worth_nothing() {
    for fen in ["8/8/8/4k3/8/8/8/KQ6 w - - 99 90", "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"] {
        assert_eq!(search(&position(fen), &[], to_depth(4)).score, Score::Centipawns(0), "{fen}");
    }
    let mate = position("7k/5K2/8/8/8/8/8/1R6 w - - 99 90");
    assert_eq!(search(&mate, &[], to_depth(4)).score, Score::MateIn(1), "mate comes first");
}
