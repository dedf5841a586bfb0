//! Captures, checks and threats.

use super::{Scene, distance, flag, promise, threatened};
use crate::engine::chess::exchange::{captured, value, wins_at_least};
use crate::games::chess::attacks::attacks;
use crate::games::chess::{Bitboard, Board, Move, Position, Role};

/// What is taken, given up and threatened.
pub(super) fn exchanges(
    scene: &Scene,
    mv: Move,
    child: &Position,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    let position = scene.position;
    let board = position.board();
    let us = position.turn();
    let taken = captured(position, mv);
    let is_sound = wins_at_least(position, mv, 0);
    for (name, role) in [
        ("takes a pawn", Role::Pawn),
        ("takes a knight", Role::Knight),
        ("takes a bishop", Role::Bishop),
        ("takes a rook", Role::Rook),
        ("takes a queen", Role::Queen),
    ] {
        tell(name, flag(taken == Some(role)));
    }
    tell("takes with gain", flag(taken.is_some() && wins_at_least(position, mv, 80)));
    tell("takes with loss", flag(taken.is_some() && !is_sound));
    tell("steps into a capture", flag(taken.is_none() && !is_sound));
    let checks = child.is_check();
    tell("check", flag(checks));
    tell("check with loss", flag(checks && !is_sound));
    tell("check by capture", flag(checks && taken.is_some()));
    let mate = flag(checks && !child.has_legal_move());
    tell("mate", mate);
    let ahead = scene.plain.iter().copied().max().unwrap_or(0);
    tell("mate when ahead", mate * promise(ahead));
    tell("queen", flag(mv.promoted_to() == Some(Role::Queen)));
    let is_lesser = mv.promoted_to().is_some_and(|role| role != Role::Queen);
    tell("lesser promotion", flag(is_lesser));
    let from_threat = scene.threatened.contains(mv.from());
    tell("leaves a threat", flag(from_threat && is_sound));
    let worth = board.role_at(mv.from()).map_or(0, value).min(950) as f32 / 950.0;
    tell("leaves a threat, worth", if from_threat && is_sound { worth } else { 0.0 });
    let sum = |pieces: Bitboard, board: &Board| {
        pieces.into_iter().filter_map(|square| board.role_at(square)).map(value).sum::<i32>()
    };
    let after = child.board();
    let left = sum(threatened(after, us), after).min(1_500) as f32 / 950.0;
    tell("left to be taken", left);
    let mine = scene.threatened.len();
    tell("unattended threats", flag(mine > 0 && !threatened(after, us).is_empty()));
    let before = sum(threatened(board, !us), board).min(1_500) as f32 / 950.0;
    let now = sum(threatened(after, !us), after).min(1_500) as f32 / 950.0;
    tell("threatens", now - before);
    let arrival = mv.arrival();
    let role = after.role_at(arrival).unwrap_or(Role::King);
    let hit = attacks(role, us, arrival, after.occupied()) & after.by_color(!us);
    let officers = hit & !after.by_role(Role::Pawn);
    tell("attacks officers", officers.len().min(3) as f32 / 3.0);
    tell("pawn attacks", flag(role == Role::Pawn && !officers.is_empty()));
    tell("attacks the queen", flag(officers.intersects(after.by_role(Role::Queen))));
    let guarded = !board.attackers(arrival, us, board.occupied() & !Bitboard::from(mv.from()));
    let guards = (!guarded & board.by_color(us) & !Bitboard::from(mv.from())).len();
    tell("guarded where it goes", guards.min(3) as f32 / 3.0);
    let foes = board.attackers(arrival, !us, board.occupied()).len();
    tell("attacked where it goes", foes.min(3) as f32 / 3.0);
    // told tenfold, since a weight that is to be large is found in few steps then
    tell("lesser promotion in safety", 10.0 * flag(is_lesser && foes == 0));
    let king = after.pieces(!us, Role::King).first().unwrap_or(arrival);
    tell("far from their king", distance(arrival, king) - distance(mv.from(), king));
}
