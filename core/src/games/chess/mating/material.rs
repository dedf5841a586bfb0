//! What no arrangement of the pieces that are left can do.

use crate::games::chess::{Bitboard, Color, Position, Role};

/// Whether no arrangement of these pieces mates the other side's king.
///
/// A lone knight needs an enemy piece other than a queen to hem the king in.
/// Bishops of one shade need a pawn, a knight or a bishop of the other shade
/// for that: a rook or queen in the corner's way could always capture or
/// interpose.
pub(in crate::games::chess) fn cannot_win(position: &Position, color: Color) -> bool {
    let board = position.board();
    let own = board.by_color(color) & !board.by_role(Role::King);
    let enemy = board.by_color(!color) & !board.by_role(Role::King);
    let bishops = board.by_role(Role::Bishop);
    if own.is_empty() {
        true
    } else if own.len() == 1 && own.intersects(board.by_role(Role::Knight)) {
        (enemy & !board.by_role(Role::Queen)).is_empty()
    } else if (own & !bishops).is_empty() {
        let one_shade =
            !(bishops.intersects(Bitboard::LIGHT) && bishops.intersects(Bitboard::DARK));
        let helpers = board.by_role(Role::Pawn) | board.by_role(Role::Knight);
        one_shade && helpers.is_empty()
    } else {
        false
    }
}
