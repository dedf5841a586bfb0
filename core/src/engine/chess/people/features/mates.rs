//! Mates, and other ways in which a game ends or does not.

use super::{Scene, distance, flag, promise};
use crate::engine::chess::exchange::captured;
use crate::games::chess::{Move, Position, Role};

/// How a mate comes about, and what ends a game otherwise.
pub(super) fn mates(
    scene: &Scene,
    mv: Move,
    child: &Position,
    tell: &mut dyn FnMut(&'static str, f32),
) {
    let board = scene.position.board();
    let is_end = !child.has_legal_move();
    let mate = flag(is_end && child.is_check());
    let role = board.role_at(mv.from()).unwrap_or(Role::King);
    tell("mate among many", mate * scene.plain.len() as f32 / 40.0);
    tell("mate from afar", mate * distance(mv.from(), mv.arrival()));
    tell("mate by the queen", if role == Role::Queen { mate } else { 0.0 });
    tell("mate by capture", if captured(scene.position, mv).is_some() { mate } else { 0.0 });
    let same = scene.last[1].is_some_and(|own| own.arrival() == mv.from());
    tell("mate by the same piece again", if same { mate } else { 0.0 });
    tell("mate in the opening", mate * scene.opening);
    tell("mate in the ending", mate * scene.ending);
    let ahead = promise(scene.deepest().iter().copied().max().unwrap_or(0));
    tell("stalemate", flag(is_end && !child.is_check()) * ahead);
    let repeats = scene.history.iter().rev().take(40).any(|&key| key == child.key());
    tell("repeats when ahead", flag(repeats) * ahead);
    let clock = f32::from(child.halfmove_clock().min(100)) / 100.0;
    tell("no progress when ahead", clock * clock * ahead.max(0.0));
    let us = scene.position.turn();
    let may_castle =
        |position: &Position| position.castling_rooks().intersects(position.board().by_color(us));
    let gives_up = !mv.is_castle() && may_castle(scene.position) && !may_castle(child);
    tell("gives up castling", flag(gives_up));
    tell("castles in the opening", if mv.is_castle() { scene.opening } else { 0.0 });
}
