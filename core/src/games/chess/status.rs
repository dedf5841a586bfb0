//! How a position stands by the rules alone: mate, stalemate, dead by material.
//! Draws that somebody must claim are the arbiter's matter.

use super::mating::material;
use super::{Color, Position};

/// Whether and how a position ends the game at once (articles 5.1.a, 5.2.a, 5.2.b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The side to move has a legal move, and the game is not known to be dead.
    Ongoing,
    /// The side to move is in check and has no legal move; it has lost.
    Checkmate,
    /// The side to move is not in check and has no legal move; a draw.
    Stalemate,
    /// Neither side can mate by any series of legal moves; a draw.
    Dead,
}

impl Position {
    /// How the position stands.
    ///
    /// Of the dead positions this knows those that the material alone decides; a
    /// board blocked by pawns counts as ongoing, and [`is_dead`](Position::is_dead)
    /// looks further.
    ///
    /// ```
    /// use annabella::games::chess::{Position, Status};
    ///
    /// let position: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse().unwrap();
    /// assert_eq!(position.status(), Status::Stalemate);
    /// ```
    pub fn status(&self) -> Status {
        if !self.has_legal_move() {
            if self.is_check() { Status::Checkmate } else { Status::Stalemate }
        } else if self.is_dead_by_material() {
            Status::Dead
        } else {
            Status::Ongoing
        }
    }

    /// Whether `color` can still win by some series of legal moves (articles 6.9,
    /// 9.6), as far as mate, stalemate and material decide it; `None` otherwise.
    /// [`winnability`](Position::winnability) decides the rest.
    pub fn can_win(&self, color: Color) -> Option<bool> {
        match self.status() {
            Status::Checkmate => Some(color != self.turn()),
            Status::Stalemate | Status::Dead => Some(false),
            Status::Ongoing if material::cannot_win(self, color) => Some(false),
            Status::Ongoing => None,
        }
    }

    /// Whether neither side can mate with what is left, wherever it stands
    /// (article 9.6).
    pub fn is_dead_by_material(&self) -> bool {
        Color::ALL.into_iter().all(|color| material::cannot_win(self, color))
    }
}
