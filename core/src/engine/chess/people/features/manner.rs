//! Which piece moves, and how.

use super::{Scene, distance, flag};
use crate::engine::chess::exchange::captured;
use crate::games::chess::{Bitboard, Board, Color, Move, MoveKind, Position, Role, Square};

/// How the piece moves.
pub(super) fn manner(
    scene: &Scene,
    mv: Move,
    child: &Position,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    let position = scene.position;
    let board = position.board();
    let (from, to) = (mv.from(), mv.arrival());
    let role = board.role_at(from).unwrap_or(Role::King);
    for (name, of) in [
        ("knight", Role::Knight),
        ("bishop", Role::Bishop),
        ("rook", Role::Rook),
        ("queen", Role::Queen),
        ("king", Role::King),
    ] {
        tell(name, flag(role == of));
    }
    for (name, of) in [
        ("pawn in the ending", Role::Pawn),
        ("knight in the ending", Role::Knight),
        ("rook in the ending", Role::Rook),
        ("queen in the ending", Role::Queen),
        ("king in the ending", Role::King),
    ] {
        tell(name, if role == of { scene.ending } else { 0.0 });
    }
    for (name, of) in [
        ("pawn in the opening", Role::Pawn),
        ("knight in the opening", Role::Knight),
        ("bishop in the opening", Role::Bishop),
        ("rook in the opening", Role::Rook),
        ("queen in the opening", Role::Queen),
    ] {
        tell(name, if role == of { scene.opening } else { 0.0 });
    }
    let castles = mv.is_castle();
    let short = castles && mv.to().file() > from.file();
    tell("castles short", flag(short));
    tell("castles long", flag(castles && !short));
    tell("en passant", flag(mv.kind() == MoveKind::EnPassant));
    let steps = if castles { 0.0 } else { distance(from, to) };
    tell("distance", steps);
    tell("far", flag(steps > 0.5));
    let forward = scene.rank(to) - scene.rank(from);
    tell("forward", forward.max(0) as f32 / 7.0);
    tell("back", flag(forward < 0));
    tell("far back", (-forward).max(0) as f32 / 7.0);
    tell("sideways", flag(forward == 0 && !castles));
    let is_pawn = role == Role::Pawn;
    tell("double step", flag(is_pawn && forward == 2));
    let passed = is_pawn && is_passed(board, position.turn(), to);
    tell("passed pawn", flag(passed));
    tell("passed pawn, far", if passed { scene.rank(to) as f32 / 7.0 } else { 0.0 });
    let minor = matches!(role, Role::Knight | Role::Bishop);
    tell("develops", flag(minor && scene.rank(from) == 0 && scene.rank(to) > 0));
    let file = Bitboard::file(to.file());
    let pawns = child.board().by_role(Role::Pawn) & file;
    let own = pawns & child.board().by_color(position.turn());
    tell("open file", flag(role == Role::Rook && pawns.is_empty()));
    tell("half-open file", flag(role == Role::Rook && own.is_empty() && !pawns.is_empty()));
    let count = position.legal_moves().len() as f32 / 40.0;
    tell("king among many", if role == Role::King && !castles { count } else { 0.0 });
    let in_check = position.is_check();
    tell("king out of check", flag(in_check && role == Role::King));
    tell("takes the checker", flag(in_check && captured(position, mv).is_some()));
}

fn is_passed(board: &Board, us: Color, square: Square) -> bool {
    let near = (square.file() as u8).saturating_sub(1)..=(square.file() as u8 + 1).min(7);
    let foes = board.pieces(!us, Role::Pawn);
    !foes.into_iter().any(|foe| {
        let ahead = match us {
            Color::White => foe.rank() > square.rank(),
            Color::Black => foe.rank() < square.rank(),
        };
        ahead && near.contains(&(foe.file() as u8))
    })
}
