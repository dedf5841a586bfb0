//! Games that look as if they had been played: pieces come out, pawns take the centre,
//! and what can be captured with gain mostly is.

use super::Story;
use super::chance::Chance;
use crate::games::chess::sight::{exchange, hanging, points};
use crate::games::chess::{Color, File, Move, MoveKind, Position, Rank, Role};

/// Until then pieces are brought out.
const OPENING: u32 = 9;

/// So many half-moves, after which there is a legal move.
pub(super) fn story(plies: usize, chance: &mut Chance) -> Story {
    loop {
        let mut position = Position::default();
        let mut moves = Vec::with_capacity(plies);
        while moves.len() < plies {
            let Some(mv) = draw(&position, chance) else { break };
            moves.push(mv);
            position = position.after_legal(mv);
        }
        if moves.len() == plies && position.has_legal_move() {
            return Story::new(moves);
        }
    }
}

fn draw(position: &Position, chance: &mut Chance) -> Option<Move> {
    let moves = position.legal_moves();
    let weights: Vec<u64> = moves.iter().map(|&mv| weight(position, mv)).collect();
    chance.weighted(&weights).and_then(|at| moves.get(at).copied())
}

/// How likely a move is beside the others; never 0.
fn weight(position: &Position, mv: Move) -> u64 {
    let mover = position.turn();
    let after = position.after_legal(mv);
    let is_capture = position.captured_by(mv).is_some();
    let liking = if !is_capture && is_retreat(position, mv) {
        2
    } else if is_capture {
        200 + 300 * u64::from(exchange(position.board(), mv.to(), mover))
    } else if position.fullmove_number() < OPENING {
        liking_in_opening(position, mv)
    } else {
        liking_later(position, mv)
    };
    let loss: u32 = hanging(after.board(), mover).iter().map(|hanging| hanging.loss).sum();
    // a piece that may be taken back has brought something before
    let brought = position.captured_by(mv).map_or(0, points);
    let loss = u64::from(loss.saturating_sub(brought));
    // squared, as a player gives a pawn before he gives a piece
    (liking / (1 + 4 * loss * loss)).max(1)
}

/// Whether a piece goes home again, as players seldom want.
fn is_retreat(position: &Position, mv: Move) -> bool {
    let is_rook = position.board().role_at(mv.from()) == Some(Role::Rook);
    mv.to().rank() == position.turn().back_rank() && !is_rook && !mv.is_castle()
}

fn liking_in_opening(position: &Position, mv: Move) -> u64 {
    let color = position.turn();
    let Some(role) = position.board().role_at(mv.from()) else { return 1 };
    let is_at_home = mv.from().rank() == color.back_rank();
    let is_early = position.fullmove_number() <= 4;
    match role {
        _ if mv.is_castle() => 500,
        Role::Pawn => match (mv.to().file(), mv.to().rank()) {
            (File::D | File::E, rank) if rank == fourth(color) && is_early => 300,
            (File::C, rank) if rank == fourth(color) => 80,
            (File::D | File::E | File::C, _) => 60,
            (File::B | File::G, _) => 15,
            _ => 8,
        },
        Role::Knight if is_at_home => match mv.to().file() {
            File::C | File::F => 200,
            File::D | File::E => 60,
            _ => 5,
        },
        Role::Bishop if is_at_home => 120,
        Role::Knight | Role::Bishop => 15,
        Role::Queen => 10,
        Role::Rook => 8,
        Role::King => 1,
    }
}

fn liking_later(position: &Position, mv: Move) -> u64 {
    match (mv.kind(), position.board().role_at(mv.from())) {
        (MoveKind::Castle, _) => 300,
        (MoveKind::Promotion(Role::Queen), _) => 1_000,
        (MoveKind::Promotion(_), _) | (_, Some(Role::King)) => 5,
        (_, Some(Role::Pawn)) => 40,
        _ => 60,
    }
}

const fn fourth(color: Color) -> Rank {
    match color {
        Color::White => Rank::Fourth,
        Color::Black => Rank::Fifth,
    }
}
