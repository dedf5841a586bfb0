//! A position that somebody puts together by hand, piece by piece.

use super::castling::outermost_rook;
use super::{
    Bitboard, Board, CastlingSide, Color, File, Note, Piece, Position, Role, Setup, SetupError,
    Square,
};

/// A position on which pieces are put down, moved and taken away; it may be one from which no
/// game can go on.
///
/// ```
/// use annabella::games::chess::{CastlingSide, Color, PositionEditor, Square};
///
/// let mut editor = PositionEditor::default();
/// editor.set(Square::H1, None);
/// assert_eq!(editor.castling(Color::White, CastlingSide::Short), None);
/// assert_eq!(editor.castling(Color::White, CastlingSide::Long), Some(true));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionEditor {
    /// All but the rights to castle.
    setup: Setup,
    /// What is allowed where king and rook stand right, White's first, short first.
    allowed: [[bool; 2]; 2],
}

impl PositionEditor {
    /// No pieces, and no castling.
    pub fn clear(&mut self) {
        self.set_board(Board::EMPTY);
        self.allowed = [[false; 2]; 2];
    }

    /// The pieces.
    pub const fn board(&self) -> &Board {
        &self.setup.board
    }

    /// Who has the move.
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// Gives the move to the other side.
    pub fn pass_turn(&mut self) {
        self.setup.turn = !self.setup.turn;
        self.forget_past();
    }

    /// Puts a piece on a square, or nothing.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let mut board = self.setup.board;
        board.set(square, piece);
        self.set_board(board);
    }

    /// Puts a piece on a square, or takes it away where it stands already.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        let is_there = self.setup.board.piece_at(square) == piece;
        self.set(square, piece.filter(|_| !is_there));
    }

    /// Moves what stands on a square, or takes it away.
    pub fn shift(&mut self, from: Square, to: Option<Square>) {
        let piece = self.setup.board.piece_at(from);
        self.set(from, None);
        if let Some(to) = to {
            self.set(to, piece);
        }
    }

    fn set_board(&mut self, board: Board) {
        self.setup.board = board;
        self.forget_past();
    }

    /// What was so of the moves before a position is not so of another.
    fn forget_past(&mut self) {
        let Setup { en_passant, halfmove_clock, fullmove_number, .. } = Setup::empty();
        self.setup = Setup { en_passant, halfmove_clock, fullmove_number, ..self.setup };
    }

    /// Whether a side may castle there; `None` where king and rook do not stand so that it
    /// could.
    pub fn castling(&self, color: Color, side: CastlingSide) -> Option<bool> {
        self.rook(color, side).map(|_| self.allowed[color as usize][side as usize])
    }

    /// Allows or forbids a side to castle there.
    pub fn allow_castling(&mut self, color: Color, side: CastlingSide, is_allowed: bool) {
        self.allowed[color as usize][side as usize] = is_allowed;
    }

    /// Whether only Chess960 has a start from which these castlings are possible.
    pub fn is_chess960(&self) -> bool {
        self.castlings().any(|(color, side, rook)| {
            let usual = match side {
                CastlingSide::Short => File::H,
                CastlingSide::Long => File::A,
            };
            let king = Square::new(File::E, color.back_rank());
            let is_usual_king = self.setup.board.pieces(color, Role::King).contains(king);
            rook.file() != usual || !is_usual_king
        })
    }

    /// The castlings that are possible and allowed, with their rooks.
    fn castlings(&self) -> impl Iterator<Item = (Color, CastlingSide, Square)> {
        let sides = |color| CastlingSide::ALL.map(|side| (color, side));
        Color::ALL.into_iter().flat_map(sides).filter_map(|(color, side)| {
            let rook = self.rook(color, side)?;
            self.allowed[color as usize][side as usize].then_some((color, side, rook))
        })
    }

    fn rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        outermost_rook(&self.setup.board, color, side)
    }

    /// The position as it is described, not checked.
    pub fn setup(&self) -> Setup {
        let castling_rooks: Bitboard = self.castlings().map(|(_, _, rook)| rook).collect();
        Setup { castling_rooks, ..self.setup.clone() }
    }

    /// The position from which a game can begin.
    ///
    /// # Errors
    ///
    /// [`SetupError`] as [`Setup::reachable_position`] has it.
    pub fn position(&self) -> Result<(Position, Vec<Note>), SetupError> {
        self.setup().reachable_position()
    }
}

impl From<Setup> for PositionEditor {
    fn from(setup: Setup) -> PositionEditor {
        let is_allowed = |color, side| setup.castling_rook(color, side).is_some();
        let allowed = Color::ALL.map(|color| CastlingSide::ALL.map(|side| is_allowed(color, side)));
        PositionEditor { setup: Setup { castling_rooks: Bitboard::EMPTY, ..setup }, allowed }
    }
}

impl Default for PositionEditor {
    /// The start of an ordinary game.
    fn default() -> PositionEditor {
        Setup::default().into()
    }
}
