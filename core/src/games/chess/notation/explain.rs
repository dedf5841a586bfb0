//! The move that a text asks for, or the reason why nothing legal fits. The
//! reason is slow to find, and only asked for once a text has been refused.

use super::Letters;
use super::error::{MAX_LEN, Malformed, ParseMoveError, Refusal, excerpt};
use super::request::{PieceMove, Request, SquareMove};
use super::san::{self, Form};
use crate::games::chess::attacks::between;
use crate::games::chess::{
    Bitboard, CastlingSide, Color, Move, Piece, Position, Rank, Role, Square, attacks, castling,
};
use crate::text::sorting::sort_by_key;

/// So many legal moves are offered at most.
const MAX_POSSIBLE: usize = 16;

/// The legal move in a text of two squares that `read` understands, or why there
/// is none.
pub(super) fn find_or_explain(
    position: &Position,
    text: &str,
    read: fn(&str) -> Result<Request, Malformed>,
) -> Result<Move, ParseMoveError> {
    if text.len() > MAX_LEN {
        return Err(ParseMoveError::too_long(text));
    }
    let request = read(text).map_err(|malformed| malformed.into_error(text))?;
    request.find(position).ok_or_else(|| illegal(position, text, &request, &Letters::ENGLISH))
}

#[cold]
pub(super) fn illegal(
    position: &Position,
    text: &str,
    request: &Request,
    letters: &Letters,
) -> ParseMoveError {
    let refusal = match request {
        Request::Pass => Refusal::NullMove,
        Request::Castle(side) => castling_refusal(position, *side),
        Request::Piece(asked) => piece_refusal(position, asked),
        Request::Squares(asked) => square_refusal(position, *asked),
    };
    ParseMoveError::Illegal {
        text: excerpt(text),
        refusal,
        possible: nearest(position, request, refusal, letters),
    }
}

fn castling_refusal(position: &Position, side: CastlingSide) -> Refusal {
    let color = position.turn();
    let Some(rook) = position.castling_rook(color, side) else {
        return Refusal::NoCastlingRight { color, side };
    };
    let king = position.king(color);
    if let Some(by) = position.checkers().first() {
        return Refusal::CastlingInCheck { by };
    }
    let occupied = position.board().occupied();
    let path = castling::path(color, king, rook);
    if let Some(at) = (path.vacant & occupied).first() {
        return Refusal::CastlingBlocked { at };
    }
    let open = occupied ^ king.into() ^ rook.into();
    path.safe
        .into_iter()
        .find_map(|at| {
            let by = position.board().attackers(at, !color, open).first()?;
            Some(Refusal::CastlingThroughCheck { at, by })
        })
        // not reached: one of the above holds whenever castling is not legal
        .unwrap_or(Refusal::NoCastlingRight { color, side })
}

fn piece_refusal(position: &Position, asked: &PieceMove) -> Refusal {
    let &PieceMove { role, to, .. } = asked;
    let color = position.turn();
    if position.board().pieces(color, role).is_empty() {
        return Refusal::NoSuchPiece { color, role };
    }
    if let Some(refusal) = own_piece(position, to) {
        return refusal;
    }
    let reaching = position.origins(role, to);
    if reaching.is_empty() {
        return Refusal::OutOfReach { color, role, to };
    }
    let safe = |from: &Square| position.keeps_king_safe(*from, to);
    let named = reaching & asked.from;
    let legal: Bitboard = named.into_iter().filter(safe).collect();
    match named.first() {
        None => {
            let free: Bitboard = reaching.into_iter().filter(safe).collect();
            let from = if free.is_empty() { reaching } else { free };
            Refusal::NotFromThere { role, to, from }
        }
        Some(_) if legal.has_several() => Refusal::Ambiguous { role, to, from: legal },
        Some(from) if legal.is_empty() => king_in_check(position, from, to),
        Some(_) => promotion_refusal(asked.promotion, to),
    }
}

pub(super) fn square_refusal(position: &Position, asked: SquareMove) -> Refusal {
    let SquareMove { from, to, .. } = asked;
    let turn = position.turn();
    let role = match position.piece_at(from) {
        None => return Refusal::EmptySquare(from),
        Some(Piece { color, role }) if color != turn => {
            return Refusal::OpponentsPiece { color: turn, role, from };
        }
        Some(Piece { role, .. }) => role,
    };
    if asked.castling(position).is_some() {
        return match asked.promotion {
            None => castling_refusal(position, CastlingSide::of(from, to)),
            Some(_) => Refusal::NoPromotion,
        };
    }
    if let (Some(side), None) = (asked.castling_side(position), asked.promotion) {
        return castling_refusal(position, side);
    }
    if let Some(refusal) = own_piece(position, to) {
        return refusal;
    }
    if !position.origins(role, to).contains(from) {
        return Refusal::CannotGo { role, from, to, blocked: blocked(position, from, to) };
    }
    if !position.keeps_king_safe(from, to) {
        return king_in_check(position, from, to);
    }
    promotion_refusal(asked.promotion, to)
}

/// The first piece in the way of one that could go there on an empty board.
fn blocked(position: &Position, from: Square, to: Square) -> Option<Square> {
    let Piece { color, role } = position.piece_at(from)?;
    let occupied = position.board().occupied();
    let way = match role {
        Role::Pawn => pawn_way(color, from),
        Role::Knight | Role::King => return None,
        _ => attacks(role, color, from, Bitboard::EMPTY),
    };
    let is_first = |at: &Square| !between(from, *at).intersects(occupied);
    let to_it = between(from, to) | Bitboard::from(to);
    (to_it & occupied).into_iter().find(is_first).filter(|_| way.contains(to))
}

/// Where a pawn goes without a capture.
fn pawn_way(color: Color, from: Square) -> Bitboard {
    let (ahead, start) = match color {
        Color::White => (1, Rank::Second),
        Color::Black => (-1, Rank::Seventh),
    };
    let one = from.offset(0, ahead);
    let two = one.filter(|_| from.rank() == start).and_then(|one| one.offset(0, ahead));
    one.into_iter().chain(two).collect()
}

fn own_piece(position: &Position, to: Square) -> Option<Refusal> {
    match position.piece_at(to) {
        Some(Piece { color, role }) if color == position.turn() => {
            Some(Refusal::OwnPiece { role, to })
        }
        _ => None,
    }
}

fn king_in_check(position: &Position, from: Square, to: Square) -> Refusal {
    let king = position.king(position.turn());
    let king = if king == from { to } else { king };
    let by = position.exposed_by(from, to).first().unwrap_or(king);
    Refusal::KingInCheck { king, by }
}

fn promotion_refusal(asked: Option<Role>, to: Square) -> Refusal {
    match asked {
        None => Refusal::PromotionMissing(to),
        Some(_) => Refusal::NoPromotion,
    }
}

/// Legal moves of the piece that was meant, the nearest to the text first; of
/// an ambiguous text only those that it fits.
fn nearest(
    position: &Position,
    request: &Request,
    refusal: Refusal,
    letters: &Letters,
) -> Vec<String> {
    let mut near: Vec<(u8, Move)> = position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| distance(position, request, mv).map(|distance| (distance, mv)))
        .collect();
    if matches!(refusal, Refusal::Ambiguous { .. }) {
        near.retain(|&(distance, _)| distance == 0);
    }
    sort_by_key(&mut near, |&(distance, _)| distance);
    near.truncate(MAX_POSSIBLE);
    near.into_iter().map(|(_, mv)| san::text(position, mv, Form::Pgn, letters)).collect()
}

/// How far a legal move is from the text, 0 if it fits; `None` if it is of no help.
fn distance(position: &Position, request: &Request, mv: Move) -> Option<u8> {
    match request {
        Request::Pass => None,
        Request::Castle(_) => mv.is_castle().then_some(0),
        Request::Piece(asked) => {
            let is_meant = position.board().role_at(mv.from()) == Some(asked.role);
            (is_meant && !mv.is_castle()).then(|| {
                2 * u8::from(mv.to() != asked.to) + u8::from(!asked.from.contains(mv.from()))
            })
        }
        Request::Squares(asked) => (mv.from() == asked.from).then(|| u8::from(mv.to() != asked.to)),
    }
}
