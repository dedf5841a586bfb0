use super::{Piece, Position, Setup, SetupError, Square};
use crate::games::Side;

/// A position on which somebody puts pieces down, moves them and takes them away; it may be one
/// from which no game can go on.
///
/// ```
/// use annabella::games::checkers::{PositionEditor, Square};
///
/// let mut editor = PositionEditor::default();
/// editor.shift(Square::new(11).unwrap(), Square::new(15));
/// editor.pass_turn();
/// assert!(editor.position().unwrap().to_string().starts_with("W:W21,22"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionEditor(Setup);

impl PositionEditor {
    /// No pieces; the same side is to move.
    pub const fn clear(&mut self) {
        self.0 = Setup::empty(self.0.turn);
    }

    /// What stands on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0.piece_at(square)
    }

    /// Who has the move.
    pub const fn turn(&self) -> Side {
        self.0.turn
    }

    /// Gives the move to the other side.
    pub fn pass_turn(&mut self) {
        self.0.turn = !self.0.turn;
        self.forget_past();
    }

    /// Puts a piece on a square, or nothing.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0.set(square, piece);
        self.forget_past();
    }

    /// Puts a piece on a square, or takes it away where it stands already.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        let is_there = self.piece_at(square) == piece;
        self.set(square, piece.filter(|_| !is_there));
    }

    /// Moves what stands on a square, or takes it away.
    pub const fn shift(&mut self, from: Square, to: Option<Square>) {
        let piece = self.piece_at(from);
        self.set(from, None);
        if let Some(to) = to {
            self.set(to, piece);
        }
    }

    /// What was so of the moves before a position is not so of another.
    const fn forget_past(&mut self) {
        self.0.quiet_plies = 0;
        self.0.move_number = 1;
    }

    /// The position as it is described, not checked.
    pub const fn setup(&self) -> &Setup {
        &self.0
    }

    /// The position from which a game can begin.
    ///
    /// # Errors
    ///
    /// [`SetupError`] as [`Setup::position`] has it.
    pub fn position(&self) -> Result<Position, SetupError> {
        self.0.position()
    }
}

impl From<Setup> for PositionEditor {
    fn from(setup: Setup) -> PositionEditor {
        PositionEditor(setup)
    }
}

impl Default for PositionEditor {
    /// The usual start.
    fn default() -> PositionEditor {
        Setup::from(&Position::default()).into()
    }
}
