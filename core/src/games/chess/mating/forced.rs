//! Dead by force: what is over though a piece that could mate is still there,
//! since every line of forced moves comes to its loss.
//!
//! A position is dead when no series of legal moves ends with mate. So it is if
//! all of its moves lead to dead positions or to stalemate; where the side to move
//! has next to no choice, that can be followed at next to no cost.

use super::{Budget, Effort, walls};
use crate::games::Winnability;
use crate::games::chess::{Color, Position};

/// Legal moves from which on a position counts as not forced.
const FREE_MOVES: usize = 4;

/// Positions that are followed at most; forced lines that end at all are short.
const MOST_FOLLOWED: usize = 100;

impl Position {
    /// Whether neither side can mate by any series of legal moves, which is seen
    /// by following moves that are all but forced: at most three to choose from,
    /// until what is left is dead by its material, behind walls, or stalemate
    /// (articles 5.2.b and 9.6).
    ///
    /// What [`is_dead`](Position::is_dead) shows with the same budget is dead here
    /// too, and about a hundred positions are followed at most. `false` says only
    /// that nothing was shown. Where the side to move has free moves and the board is
    /// open this costs no more than a list of them.
    ///
    /// ```
    /// use annabella::games::chess::{Budget, Position};
    ///
    /// // a queen has given check, and the king must take it
    /// let position: Position = "8/8/8/8/4k3/8/1q6/K7 w - - 0 1".parse().unwrap();
    /// assert!(!position.is_dead(Budget::QUICK));
    /// assert!(position.is_dead_by_force(Budget::QUICK));
    /// ```
    pub fn is_dead_by_force(&self, budget: Budget) -> bool {
        let mut effort = Effort { left: budget.0.saturating_mul(2) };
        // no position twice: a line that comes back to one ends there
        let mut seen = vec![*self];
        let mut next = 0;
        while let Some(position) = seen.get(next).copied() {
            next += 1;
            // only a capture or a pawn's move changes what could still mate
            let is_new = next == 1 || position.halfmove_clock() == 0;
            if is_new && is_dead_within(&position, budget, &mut effort) {
                continue;
            }
            let moves = position.legal_moves();
            if moves.is_empty() && !position.is_check() {
                continue;
            }
            let is_forced = (1..FREE_MOVES).contains(&moves.len()) && seen.len() < MOST_FOLLOWED;
            if !is_forced || !effort.spend(moves.len() as u32) {
                return false;
            }
            for mv in moves {
                let after = position.after_legal(mv);
                if !seen.iter().any(|known| known.same_position(&after)) {
                    seen.push(after);
                }
            }
        }
        true
    }
}

/// Whether the position is shown to be dead, by at most `budget` for each side and
/// what is left to be spent.
pub(super) fn is_dead_within(position: &Position, budget: Budget, effort: &mut Effort) -> bool {
    if position.is_dead_by_material() {
        return true;
    }
    if budget <= Budget::QUICK && !walls::looks_closed(position) {
        return false;
    }
    Color::ALL.into_iter().all(|color| {
        let (answer, cost) =
            position.winnability_and_cost(color, Budget(effort.left.min(budget.0)));
        effort.left -= cost;
        answer == Winnability::Unwinnable
    })
}
