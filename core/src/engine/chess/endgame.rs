use crate::games::chess::{Board, Color, Role};

/// Whether neither side has more than a rook and a minor piece beside its pawns.
pub(in crate::engine) fn has_few_pieces(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| {
        let count = |role| board.pieces(color, role).len();
        let minor = count(Role::Bishop) + count(Role::Knight);
        count(Role::Queen) == 0 && count(Role::Rook) <= 1 && minor <= 1
    })
}
