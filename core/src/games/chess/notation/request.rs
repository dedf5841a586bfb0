//! What the text of a move asks for, whatever the notation, and the legal move
//! that this is.

use super::error::Refusal;
use super::explain::square_refusal;
use crate::games::chess::{Bitboard, CastlingSide, File, Move, Position, Role, Square};

/// A move as a text describes it, not yet checked.
#[derive(Clone, Copy, Debug)]
pub(super) enum Request {
    /// A null move.
    Pass,
    /// Castling, told by side.
    Castle(CastlingSide),
    /// A kind of piece and where it goes.
    Piece(PieceMove),
    /// The piece on one square goes to another; castling too.
    Squares(SquareMove),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct PieceMove {
    pub(super) role: Role,
    /// Where it may start.
    pub(super) from: Bitboard,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

/// What a hand does on a board: a piece goes from one square to another, legal
/// or not. Texts of it are those of UCI, `e2e4` and `e7e8q`.
///
/// ```
/// use annabella::games::chess::{Position, notation::SquareMove};
///
/// let asked: SquareMove = "e2e5".parse().unwrap();
/// let refusal = asked.find(&Position::default()).unwrap_err();
/// assert_eq!(refusal.to_string(), "the pawn on e2 cannot go to e5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareMove {
    /// Where the piece is taken.
    pub from: Square,
    /// Where it is put; for castling the square of the king's arrival or that of
    /// the rook.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl Request {
    /// The one legal move that is asked for.
    #[inline]
    pub(super) fn find(&self, position: &Position) -> Option<Move> {
        match self {
            Request::Pass => None,
            Request::Castle(side) => castle(position, *side),
            Request::Piece(asked) => asked.find(position),
            Request::Squares(asked) => asked.find_legal(position),
        }
    }
}

fn castle(position: &Position, side: CastlingSide) -> Option<Move> {
    let us = position.turn();
    let rook = position.castling_rook(us, side)?;
    position.may_castle_with(rook).then(|| Move::castle(position.king(us), rook))
}

impl PieceMove {
    #[inline]
    pub(super) fn find(&self, position: &Position) -> Option<Move> {
        let mut found = None;
        for from in position.origins(self.role, self.to) & self.from {
            if position.keeps_king_safe(from, self.to) && found.replace(from).is_some() {
                return None;
            }
        }
        let from = found?;
        if self.role != Role::Pawn {
            return self.promotion.is_none().then(|| Move::normal(from, self.to));
        }
        match (position.is_last_rank(self.to), self.promotion) {
            (true, Some(role)) => Some(Move::promotion(from, self.to, role)),
            (false, None) if position.en_passant() == Some(self.to) => {
                Some(Move::en_passant(from, self.to))
            }
            (false, None) => Some(Move::normal(from, self.to)),
            _ => None,
        }
    }
}

impl SquareMove {
    /// The legal move that this is.
    ///
    /// A king that goes onto its own rook castles. So does one that goes two
    /// files or more along its rank to where castling would bring it; a step to
    /// the next square is never castling.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn find(self, position: &Position) -> Result<Move, Refusal> {
        self.find_legal(position).ok_or_else(|| square_refusal(position, self))
    }

    #[inline]
    pub(super) fn find_legal(self, position: &Position) -> Option<Move> {
        let mv = match self.castling(position) {
            Some(rook) if self.promotion.is_none() => Move::castle(self.from, rook),
            Some(_) => return None,
            None => self.plain(position)?,
        };
        position.is_legal(mv).then_some(mv)
    }

    fn plain(self, position: &Position) -> Option<Move> {
        Some(match self.promotion {
            Some(role) => Move::promotion(self.from, self.to, role),
            None if position.en_passant() == Some(self.to)
                && position.board().role_at(self.from)? == Role::Pawn =>
            {
                Move::en_passant(self.from, self.to)
            }
            None => Move::normal(self.from, self.to),
        })
    }

    /// The rook with which this would be castling.
    pub(super) fn castling(self, position: &Position) -> Option<Square> {
        let us = position.turn();
        if self.from != position.king(us) || self.from.rank() != us.back_rank() {
            return None;
        }
        if position.castling_rooks().contains(self.to) && self.to.rank() == us.back_rank() {
            return Some(self.to);
        }
        position.castling_rook(us, self.castling_side(position)?)
    }

    /// The side on which the king would arrive where castling brings it, if he
    /// goes two files or more for that; he may have lost the right.
    pub(super) fn castling_side(self, position: &Position) -> Option<CastlingSide> {
        let us = position.turn();
        let is_far = self.from.index().abs_diff(self.to.index()) >= 2;
        let side = CastlingSide::of(self.from, self.to);
        let is_castling = self.from == position.king(us)
            && self.from.rank() == us.back_rank()
            && self.to == side.king_target(us);
        (is_far && is_castling).then_some(side)
    }

    /// How notations of two squares write a move: castling by the king's arrival
    /// when king and rook stand as in ordinary chess, else by the rook's square,
    /// as a king's step could look the same.
    pub fn of(mv: Move) -> SquareMove {
        let (from, to) = (mv.from(), mv.to());
        let to = if mv.is_castle() && is_classical(from, to) { mv.arrival() } else { to };
        SquareMove { from, to, promotion: mv.promoted_to() }
    }
}

fn is_classical(king: Square, rook: Square) -> bool {
    king.file() == File::E && matches!(rook.file(), File::A | File::H)
}
