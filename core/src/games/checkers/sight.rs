//! What can be seen in a position, for the reasons of hints.

use super::{Move, Position};

/// Why a move is good, as far as one fact tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other.
    OnlyMove,
    /// The opponent has no move left.
    Wins,
    /// It gives pieces up and takes more for them, whatever is answered.
    Shot {
        /// How many it gives up first, at most.
        gives: u32,
        /// These, and how many pieces more it has won when nothing can be jumped any more.
        takes: u32,
    },
    /// It takes so many, and no fewer than any other jump.
    TakesMost(u32),
    /// A man becomes a king.
    Crowns,
    /// Nothing can be taken any more that the opponent could have taken.
    Saves,
    /// As many are given up as are taken.
    Exchanges,
    /// It threatens to jump.
    Threatens,
}

/// Why a legal move is good.
pub fn reason(position: &Position, mv: Move) -> Option<Reason> {
    let moves = position.legal_moves();
    if moves.len() == 1 {
        return Some(Reason::OnlyMove);
    }
    let after = position.after(mv);
    if !after.has_moves() {
        return Some(Reason::Wins);
    }
    let taken = mv.captured().len();
    let most = moves.iter().map(|other| other.captured().len()).max().unwrap_or(0);
    let least = moves.iter().map(|other| other.captured().len()).min().unwrap_or(0);
    if taken > 0 && taken == most && least < most {
        return Some(Reason::TakesMost(taken));
    }
    if position.crowns(mv) {
        return Some(Reason::Crowns);
    }
    let replies: Vec<Move> = after.legal_moves().into_iter().filter(|mv| mv.is_jump()).collect();
    if !replies.is_empty() && taken == 0 {
        let gives = replies.iter().map(|reply| reply.captured().len()).max().unwrap_or(0);
        return match -jumped(&after) {
            0 => Some(Reason::Exchanges),
            wins @ 1.. => Some(Reason::Shot { gives, takes: gives + wins.unsigned_abs() }),
            _ => None,
        };
    }
    if replies.is_empty() && position.is_threatened() {
        return Some(Reason::Saves);
    }
    (taken == 0 && after.is_threatened()).then_some(Reason::Threatens)
}

/// How many pieces the mover wins while there is something to jump, as both jump best; below 0
/// where he loses some.
fn jumped(position: &Position) -> i32 {
    let jumps = position.legal_moves().into_iter().filter(|mv| mv.is_jump());
    let won = jumps.map(|mv| mv.captured().len() as i32 - jumped(&position.after(mv)));
    won.max().unwrap_or(0)
}
