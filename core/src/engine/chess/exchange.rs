//! What a series of captures on one square comes to (chessprogramming.org,
//! "Static Exchange Evaluation").

use crate::games::chess::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square};

/// Rough values in centipawns, for trading and ordering; the king's stands for
/// "never".
pub(super) const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 10_000,
    }
}

/// The piece that `mv` takes off the board.
pub(super) fn captured(position: &Position, mv: Move) -> Option<Role> {
    match mv.kind() {
        MoveKind::Castle => None,
        MoveKind::EnPassant => Some(Role::Pawn),
        MoveKind::Normal | MoveKind::Promotion(_) => position.board().role_at(mv.to()),
    }
}

/// Whether `mv` neither captures nor promotes.
pub(super) fn is_quiet(position: &Position, mv: Move) -> bool {
    captured(position, mv).is_none() && mv.promoted_to().is_none()
}

/// What `mv` wins at once, in centipawns, before any reply.
pub(super) fn gain(position: &Position, mv: Move) -> i32 {
    let promotion = mv.promoted_to().map_or(0, |role| value(role) - value(Role::Pawn));
    captured(position, mv).map_or(0, value) + promotion
}

/// Whether `mv` wins at least `threshold` centipawns when both sides go on
/// capturing on its square as long as that pays. Pins are not seen.
pub(super) fn wins_at_least(position: &Position, mv: Move, threshold: i32) -> bool {
    let board = position.board();
    let (from, to) = (mv.from(), mv.to());
    let mut balance = gain(position, mv) - threshold;
    if balance < 0 || mv.is_castle() {
        return balance >= 0;
    }
    let moved = mv.promoted_to().or(board.role_at(from));
    balance -= moved.map_or(0, value);
    if balance >= 0 {
        return true;
    }
    let mut occupied = (board.occupied() & !Bitboard::from(from)) | to.into();
    if mv.kind() == MoveKind::EnPassant {
        occupied &= !Bitboard::from(Square::new(to.file(), from.rank()));
    }
    let mut side = !position.turn();
    // the balance is that of the side to recapture, and it is negative until
    // that side has got its stake back
    while let Some((role, square)) = least_attacker(board, to, side, occupied) {
        occupied &= !Bitboard::from(square);
        side = !side;
        balance = -balance - 1 - value(role);
        if balance >= 0 {
            let defended = !board.attackers(to, side, occupied).is_empty();
            if role == Role::King && defended {
                side = !side;
            }
            break;
        }
    }
    side != position.turn()
}

fn least_attacker(
    board: &Board,
    target: Square,
    side: Color,
    occupied: Bitboard,
) -> Option<(Role, Square)> {
    let attackers = board.attackers(target, side, occupied);
    if attackers.is_empty() {
        return None;
    }
    Role::ALL.into_iter().find_map(|role| Some((role, (attackers & board.by_role(role)).first()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn exchange_is(fen: &str, from: Square, to: Square, expected: i32) {
        let position: Position = fen.parse().unwrap();
        let mv = Move::normal(from, to);
        assert!(position.is_legal(mv), "{fen} {mv:?}");
        assert!(wins_at_least(&position, mv, expected), "{fen} {mv:?} wins less");
        assert!(!wins_at_least(&position, mv, expected + 1), "{fen} {mv:?} wins more");
    }

    #[test]
    fn exchanges_are_counted_to_the_end() {
        let hanging = "4k3/8/8/3p4/8/8/8/3RK3 w - -";
        exchange_is(hanging, Square::D1, Square::D5, 100);
        let guarded = "4k3/8/2p5/3p4/8/8/8/3RK3 w - -";
        exchange_is(guarded, Square::D1, Square::D5, 100 - 500);
        let doubled = "3rk3/8/8/3p4/8/8/3R4/3RK3 w - -";
        exchange_is(doubled, Square::D2, Square::D5, 100);
        let quiet = "4k3/8/2p5/8/8/8/8/3RK3 w - -";
        exchange_is(quiet, Square::D1, Square::D5, -500);
    }

    #[test]
    fn a_king_takes_only_what_is_unguarded() {
        exchange_is("8/8/4k3/3p4/8/8/8/3RK3 w - -", Square::D1, Square::D5, 100 - 500);
        exchange_is("8/8/4k3/3p4/8/8/3R4/3RK3 w - -", Square::D2, Square::D5, 100);
    }
}
