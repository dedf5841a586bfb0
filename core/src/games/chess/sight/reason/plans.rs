//! What is good in general.

use super::super::material;
use super::{Bitboard, Color, Reason, Role, Square, Thought};
use crate::games::chess::{File, Rank};

/// So much is left on both sides together as long as it is the opening, in pawns, of 78.
const OPENING: u32 = 60;

/// So much is left on each side at most in an ending, in pawns.
const ENDING: u32 = 16;

impl Thought<'_> {
    pub(super) fn advances_passed_pawn(&self) -> Option<Reason> {
        let is_pawn = self.role == Role::Pawn && self.mv.promoted_to().is_none();
        (is_pawn && self.is_past_the_middle() && self.is_passed() && self.is_safe())
            .then_some(Reason::AdvancesPassedPawn)
    }

    fn is_past_the_middle(&self) -> bool {
        let rank = self.to.rank() as u8;
        match self.mover {
            Color::White => rank >= Rank::Fifth as u8,
            Color::Black => rank <= Rank::Fourth as u8,
        }
    }

    fn is_passed(&self) -> bool {
        let pawns = self.after.board().pieces(!self.mover, Role::Pawn);
        let stops = |pawn: Square| {
            let files = (pawn.file() as u8).abs_diff(self.to.file() as u8);
            let is_ahead = match self.mover {
                Color::White => pawn.rank() > self.to.rank(),
                Color::Black => pawn.rank() < self.to.rank(),
            };
            files <= 1 && is_ahead
        };
        !pawns.into_iter().any(stops)
    }

    pub(super) fn improves(&self) -> Option<Reason> {
        let board = self.before.board();
        if self.mv.is_castle() {
            let has_queen = !board.pieces(!self.mover, Role::Queen).is_empty();
            return has_queen.then_some(Reason::Castles);
        }
        if !self.is_safe() {
            return None;
        }
        let left = Color::ALL.map(|color| material(board, color));
        let is_opening = left.iter().sum::<u32>() >= OPENING;
        let is_ending =
            left.iter().all(|&left| left <= ENDING) && board.by_role(Role::Queen).is_empty();
        let back_rank = self.mover.back_rank();
        match self.role {
            Role::Knight | Role::Bishop
                if is_opening
                    && self.mv.from().rank() == back_rank
                    && self.to.rank() != back_rank =>
            {
                Some(Reason::Develops(self.role))
            }
            Role::Pawn if is_opening && is_central(self.to) => Some(Reason::TakesCentre),
            Role::Rook if self.opens_file() => Some(Reason::TakesOpenFile),
            Role::King if is_ending && from_centre(self.to) < from_centre(self.mv.from()) => {
                Some(Reason::CentralisesKing)
            }
            _ => None,
        }
    }

    /// Whether a file without pawns is reached from one with pawns.
    fn opens_file(&self) -> bool {
        let pawns = self.before.board().by_role(Role::Pawn);
        let is_open = |file: File| (pawns & Bitboard::file(file)).is_empty();
        is_open(self.to.file()) && !is_open(self.mv.from().file())
    }
}

fn is_central(square: Square) -> bool {
    from_centre(square) == 0
}

/// How many king's steps a square is away from the four in the middle.
fn from_centre(square: Square) -> u8 {
    let away = |line: u8| if line < 4 { 3 - line } else { line - 4 };
    away(square.file() as u8).max(away(square.rank() as u8))
}
