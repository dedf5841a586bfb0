//! Positions of rated games in which somebody chose a move.

use annabella::games::chess::{Move, Position};

use super::games::RatedGame;

/// Before this ply, from 0, openings are played from memory.
pub const FIRST_PLY: usize = 12;

/// A position in which somebody had a choice.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Which of the games.
    pub game: usize,
    /// How many moves had been played.
    pub ply: usize,
    /// The position.
    pub position: Position,
    /// What was played.
    pub played: Move,
    /// The rating of who played it.
    pub rating: u16,
}

/// All positions from [`FIRST_PLY`] on in which more than one move was legal.
pub fn cases(games: &[RatedGame]) -> Vec<Case> {
    let of_game = |(index, game): (usize, &RatedGame)| {
        let plays = game.positions().zip(game.moves.clone()).enumerate().skip(FIRST_PLY);
        let has_choice = |case: &Case| case.position.legal_moves().len() > 1;
        let case = |(ply, (position, played)): (usize, (Position, Move))| {
            let rating = game.rating(position.turn());
            Case { game: index, ply, position, played, rating }
        };
        plays.map(case).filter(has_choice).collect::<Vec<_>>()
    };
    games.iter().enumerate().flat_map(of_game).collect()
}

/// At most `count` of the cases, in their order: always the same of the same ones, and of each
/// the same whatever others there are.
pub fn drawn<'a>(
    cases: impl Iterator<Item = &'a Case>,
    games: &[RatedGame],
    count: usize,
) -> Vec<&'a Case> {
    let lot = |case: &Case| mixed(games[case.game].number ^ mixed(case.ply as u64));
    let mut drawn: Vec<(u64, usize, &Case)> =
        cases.enumerate().map(|(index, case)| (lot(case), index, case)).collect();
    drawn.sort_unstable_by_key(|&(lot, index, _)| (lot, index));
    drawn.truncate(count);
    drawn.sort_unstable_by_key(|&(_, index, _)| index);
    drawn.into_iter().map(|(_, _, case)| case).collect()
}

/// A number that has nothing to do with this one (`SplitMix64`, S. Vigna, 2015).
fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e3779b97f4a7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d049bb133111eb);
    mixed ^ mixed >> 31
}
