use thiserror::Error;

use super::position::Board;
use super::side::king_row;
use super::{Bitboard, Piece, Position, Rank, Square};
use crate::games::Side;

/// A side has at most so many pieces.
const MOST_PIECES: u32 = 12;

/// Pieces as they were put on a board, not yet checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    pieces: [Option<Piece>; 32],
    /// Who has the move.
    pub turn: Side,
    /// See [`Position::quiet_plies`].
    pub quiet_plies: u16,
    /// See [`Position::move_number`].
    pub move_number: u32,
}

impl Setup {
    /// A board on which nothing stands.
    pub const fn empty(turn: Side) -> Setup {
        Setup { pieces: [None; 32], turn, quiet_plies: 0, move_number: 1 }
    }

    /// What stands on a square.
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Puts a piece on a square, or takes away what stands there.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.pieces[square.index()] = piece;
    }

    /// One byte for each of the 64 squares, as [`Rules::pieces`](crate::games::Rules::pieces)
    /// has them.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; 64];
        for square in Square::ALL {
            if let Some(piece) = self.piece_at(square) {
                bytes[usize::from(square.point())] = piece.byte();
            }
        }
        bytes
    }

    /// The position.
    ///
    /// # Errors
    ///
    /// What no game could have. A side that cannot move is no error: it has lost.
    pub fn position(&self) -> Result<Position, SetupError> {
        let (mut pieces, mut kings) = ([Bitboard::EMPTY; 2], Bitboard::EMPTY);
        for square in Square::ALL {
            let Some(Piece { side, rank }) = self.piece_at(square) else { continue };
            pieces[side as usize] |= square.into();
            match rank {
                Rank::King => kings |= square.into(),
                Rank::Man if king_row(side).contains(square) => {
                    return Err(SetupError::ManOnKingRow { side, square });
                }
                Rank::Man => {}
            }
        }
        for side in Side::ALL {
            let count = pieces[side as usize].len();
            if count > MOST_PIECES {
                return Err(SetupError::TooManyPieces { side, count });
            }
        }
        if pieces.iter().all(|pieces| pieces.is_empty()) {
            return Err(SetupError::NoPieces);
        }
        let Setup { turn, quiet_plies, move_number, .. } = *self;
        let board = Board { pieces, kings };
        Ok(Position { board, turn, quiet_plies, move_number: move_number.max(1) })
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut setup = Setup::empty(position.turn());
        for square in Square::ALL {
            setup.set(square, position.piece_at(square));
        }
        setup.quiet_plies = position.quiet_plies();
        setup.move_number = position.move_number();
        setup
    }
}

/// Why a setup is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A man stands where it would have become a king.
    #[error("a man of {} stands on {square}, where it would have become a king", name(*side))]
    ManOnKingRow {
        /// Whose man it is.
        side: Side,
        /// Where it stands.
        square: Square,
    },
    /// A side has more than twelve pieces.
    #[error("{} has {count} pieces; a side has at most {MOST_PIECES}", name(*side))]
    TooManyPieces {
        /// Whose pieces they are.
        side: Side,
        /// How many.
        count: u32,
    },
    /// Neither side has a piece.
    #[error("no piece stands on the board")]
    NoPieces,
}

/// What a player is called in texts.
pub(super) const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "Red",
        Side::Second => "White",
    }
}
