use crate::games::chess::{Bitboard, Board, Color, Role, Square};

/// The next square with a piece of this kind, of one colour or of both: from a square,
/// which is left out, along the ranks to h8 and on from a1, or the other way round.
///
/// ```
/// use annabella::games::chess::{Board, Color, Role, Square, sight};
///
/// let board = Board::default();
/// let white = Some(Color::White);
/// assert_eq!(sight::next(&board, Role::Knight, white, Square::B1, false), Some(Square::G1));
/// assert_eq!(sight::next(&board, Role::Knight, white, Square::G1, false), Some(Square::B1));
/// assert_eq!(sight::next(&board, Role::Knight, None, Square::B1, true), Some(Square::G8));
/// ```
pub fn next(
    board: &Board,
    role: Role,
    color: Option<Color>,
    from: Square,
    is_backward: bool,
) -> Option<Square> {
    let of_color = color.map_or(board.occupied(), |color| board.by_color(color));
    let pieces = board.by_role(role) & of_color & !Bitboard::from(from);
    let below = Bitboard((1 << from.index()) - 1);
    let (nearer, farther) =
        if is_backward { (pieces & below, pieces) } else { (pieces & !below, pieces) };
    let end = |set: Bitboard| if is_backward { set.into_iter().last() } else { set.first() };
    end(nearer).or_else(|| end(farther))
}
