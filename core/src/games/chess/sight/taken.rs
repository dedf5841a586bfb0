use std::iter::repeat_n;

use crate::games::chess::{Board, Color, Piece, Role};

const ORDER: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// What a side has taken since the board at the start, the most valuable first, where `now`
/// counts the pieces that are left. A pawn that became a piece was not taken; when that piece
/// is taken, a pawn is.
///
/// ```
/// use annabella::games::chess::{Board, Color, Piece, Role, Square, sight};
///
/// let mut now = Board::default();
/// now.set(Square::D8, None);
/// let left = |piece: Piece| now.pieces(piece.color, piece.role).len();
/// let taken = sight::taken(&Board::default(), left, Color::White);
/// assert_eq!((taken.len(), taken[0].role), (1, Role::Queen));
/// ```
pub fn taken(start: &Board, now: impl Fn(Piece) -> u32, by: Color) -> Vec<Piece> {
    let color = !by;
    let gone = |role| start.pieces(color, role).len() as i32 - now(Piece { color, role }) as i32;
    let promoted: i32 = ORDER.into_iter().map(|role| (-gone(role)).max(0)).sum();
    let pieces = |role| {
        let lost = gone(role) - if role == Role::Pawn { promoted } else { 0 };
        repeat_n(Piece { color, role }, lost.max(0) as usize)
    };
    ORDER.into_iter().flat_map(pieces).collect()
}
