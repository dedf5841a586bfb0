//! Pieces that are put, or left, where they are taken at a loss.

use super::{Scene, distance, flag, threatened};
use crate::engine::chess::exchange::{captured, value, wins_at_least};
use crate::games::chess::attacks::attacks;
use crate::games::chess::{Bitboard, Move, Position, Role, Square};

/// What is at stake, and how easily it is seen.
pub(super) fn risks(
    scene: &Scene,
    mv: Move,
    child: &Position,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    let position = scene.position;
    let us = position.turn();
    let role = position.board().role_at(mv.from()).unwrap_or(Role::King);
    let takes = captured(position, mv).is_some();
    let is_lost = !wins_at_least(position, mv, 0);
    let is_minor = matches!(role, Role::Knight | Role::Bishop);
    let (by_rook, by_queen) = (role == Role::Rook, role == Role::Queen);
    for (name, is_so) in [
        ("minor piece takes with loss", takes && is_minor),
        ("rook takes with loss", takes && by_rook),
        ("queen takes with loss", takes && by_queen),
        ("minor piece steps into a capture", !takes && is_minor),
        ("rook steps into a capture", !takes && by_rook),
        ("queen steps into a capture", !takes && by_queen),
        ("queen checks with loss", by_queen && child.is_check()),
    ] {
        tell(name, flag(is_lost && is_so));
    }
    tell("loses over four pawns where it goes", flag(!wins_at_least(position, mv, -400)));
    tell("loses over seven pawns where it goes", flag(!wins_at_least(position, mv, -700)));
    let after = child.board();
    let arrival = mv.arrival();
    let foes = after.attackers(arrival, !us, after.occupied());
    let is_officer = role != Role::Pawn && is_lost;
    let by_pawn = foes.intersects(after.by_role(Role::Pawn));
    tell("lost to a pawn where it goes", flag(is_officer && by_pawn));
    let is_near = foes.into_iter().any(|from| distance(from, arrival) < 0.2);
    tell("lost to a neighbour where it goes", flag(is_officer && is_near));
    let by_last = scene.last[0].is_some_and(|last| foes.contains(last.arrival()));
    tell("lost to what moved last where it goes", flag(is_officer && by_last));
    let left = threatened(after, us) & !Bitboard::from(arrival);
    let was = scene.threatened;
    for (name, seen_name, role) in [
        ("leaves a rook to be taken", "leaves a rook that was threatened", Role::Rook),
        ("leaves the queen to be taken", "leaves the queen that was threatened", Role::Queen),
    ] {
        let lost = left & after.by_role(role);
        tell(name, flag(!lost.is_empty()));
        tell(seen_name, flag(lost.intersects(was)));
    }
    let gained = captured(position, mv).map_or(0, value);
    let is_given = |square: Square| {
        after.role_at(square).is_some_and(|role| value(role) >= gained + value(Role::Pawn) + 200)
    };
    let officers = after.by_color(us) & !after.by_role(Role::Pawn) & !after.by_role(Role::King);
    let given = || (officers & !Bitboard::from(arrival)).into_iter().filter(|&at| is_given(at));
    let pawns = after.pieces(!us, Role::Pawn);
    let to = |pawns: Bitboard| {
        let is_open = !pawns.is_empty() && !child.is_check();
        is_open && given().any(|at| attacks(Role::Pawn, us, at, after.occupied()).intersects(pawns))
    };
    let last = scene.last[0].map_or(Bitboard::EMPTY, |last| last.arrival().into());
    tell("leaves an officer to a pawn", flag(to(pawns)));
    tell("leaves an officer to the pawn that has just moved", flag(to(pawns & last)));
}
