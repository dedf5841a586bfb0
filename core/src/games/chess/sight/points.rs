use crate::games::chess::{Board, Color, Role};

/// The usual value of a piece, in pawns; the Laws know none. A king has none either.
pub const fn points(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// What the pieces of a side are worth together, in pawns.
///
/// ```
/// use annabella::games::chess::{Board, Color, sight};
///
/// assert_eq!(sight::material(&Board::default(), Color::White), 39);
/// ```
pub fn material(board: &Board, color: Color) -> u32 {
    Role::ALL.into_iter().map(|role| board.pieces(color, role).len() * points(role)).sum()
}
