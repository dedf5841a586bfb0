//! Whether a game tells how strongly a person plays.

use super::{Player, State};
use crate::engine::{Rating, Strength};
use crate::games::Side;

/// A game given up before so many moves of each side tells nothing.
const FEW_MOVES: usize = 5;

impl State {
    /// The rating that the computer played by, and what the person scored against it: 1 for a
    /// win, 0.5 for a draw, 0 for a loss. `None` while the game goes on, and of games that tell
    /// nothing: without a person or a rating, from a position that was set up or moves that were
    /// made before, of less than five moves of each side, or without a result.
    pub fn rated_score(&self) -> Option<(Rating, f64)> {
        let mut people = Side::ALL.into_iter().filter(|&side| self.player(side) == Player::Person);
        let (person, None) = (people.next()?, people.next()) else { return None };
        let Player::Engine(Strength::Rating(rating)) = self.player(!person) else { return None };
        let ending = self.ending()?;
        if self.plies().len() < 2 * FEW_MOVES || !self.begins_as_usual() {
            return None;
        }
        let score = match (ending.result(), person) {
            ("1-0", Side::First) | ("0-1", Side::Second) => 1.0,
            ("1-0", Side::Second) | ("0-1", Side::First) => 0.0,
            ("1/2-1/2", _) => 0.5,
            _ => return None,
        };
        Some((rating, score))
    }

    fn begins_as_usual(&self) -> bool {
        let position = self.start().chess();
        position.is_some_and(|start| start.board().occupied().len() == 32)
            && self.setup().moves.is_empty()
    }
}
