//! Habits of people.

use super::{Scene, distance, flag, promise};
use crate::engine::chess::exchange::{captured, value};
use crate::games::chess::{Bitboard, Move, Rank, Role, Square};

/// What is played because one plays so.
pub(super) fn habits(scene: &Scene, mv: Move, tell: &mut dyn FnMut(&'static str, f32)) {
    let position = scene.position;
    let board = position.board();
    let us = position.turn();
    let role = board.role_at(mv.from()).unwrap_or(Role::King);
    let to = mv.arrival();
    let (file, rank) = (to.file() as i32, scene.rank(to));
    let is_centre = (3..=4).contains(&file) && (3..=4).contains(&rank);
    let is_near = (2..=5).contains(&file) && (2..=5).contains(&rank);
    tell("to the centre", flag(is_centre));
    tell("near the centre", flag(is_near));
    tell("to the edge", flag(file == 0 || file == 7));
    let is_pawn = role == Role::Pawn;
    tell("edge pawn", flag(is_pawn && (file == 0 || file == 7)));
    tell("edge pawn in the opening", if is_pawn && (file % 7 == 0) { scene.opening } else { 0.0 });
    let king = position.king(us);
    let castled = (king.file() as u8) != 4 && king.rank() == us.back_rank();
    let shield = is_pawn && castled && distance(mv.from(), king) < 0.3;
    tell("pawn before the king", flag(shield));
    let home: Rank = us.back_rank();
    let minors = (board.by_role(Role::Knight) | board.by_role(Role::Bishop)) & board.by_color(us);
    let at_home = (minors & Bitboard::rank(home)).len() as f32 / 4.0;
    let develops = (minors & Bitboard::rank(home)).contains(mv.from());
    tell("develops while others wait", if develops { at_home } else { 0.0 });
    tell("queen before the others", if role == Role::Queen { at_home } else { 0.0 });
    let takes = captured(position, mv);
    let is_idle = takes.is_none() && !position.is_check() && !scene.threatened.contains(mv.from());
    let again = is_idle
        && matches!(role, Role::Knight | Role::Bishop | Role::Queen)
        && scene.rank(mv.from()) > 0;
    tell("moves again while others wait", if again { at_home * scene.opening } else { 0.0 });
    let ahead = promise(scene.deepest().iter().copied().max().unwrap_or(0));
    let trades = takes.is_some_and(|role| !matches!(role, Role::Pawn));
    tell("trades when ahead", if trades { ahead } else { 0.0 });
    tell("pawn when ahead", if is_pawn { ahead } else { 0.0 });
    tell("king when ahead", if role == Role::King { ahead } else { 0.0 });
    let middle = |square: Square| {
        [Square::D4, Square::E4, Square::D5, Square::E5]
            .map(|centre| distance(square, centre))
            .into_iter()
            .fold(1.0, f32::min)
    };
    let nearer = if role == Role::King { middle(mv.from()) - middle(to) } else { 0.0 };
    tell("king to the middle in the ending", nearer * scene.ending * 7.0);
    let even = takes.is_some_and(|taken| (value(taken) - value(role)).abs() <= 50);
    tell("even trade", flag(even));
}
