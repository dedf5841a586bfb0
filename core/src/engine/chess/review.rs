//! The moments of a game of chess that cost most.

use super::look::{best_of, look};
use super::{CancelFlag, Searcher};
use crate::engine::{Look, Reviewing};
use crate::games::chess::sight::{self, Reason};
use crate::games::chess::{Color, Move, Position, Status};

/// A move that cost much.
pub type Moment = crate::engine::Moment<Position>;
/// What came of looking back at a game.
pub type Review = crate::engine::Review<Position>;

/// From here on a loss is told, in thousandths of a point: about what a pawn is worth in a
/// level game.
const TOLD: u32 = 150;

/// The same for what no fact on the board explains.
const TOLD_UNEXPLAINED: u32 = 200;

/// The same in the opening, where much can be played that a search does not like.
const TOLD_EARLY: u32 = 300;

/// So many first plies of a game with all pieces are its opening.
const EARLY_PLIES: usize = 12;

/// What all pieces of a side are worth, in pawns.
const FULL: u32 = 39;

impl Moment {
    /// What the answer wins, if one fact tells it.
    pub fn allowed(&self) -> Option<Reason> {
        let after = self.before.after_legal(self.played);
        sight::reason(&after, self.reply?).filter(|reason| reason.wins())
    }

    /// What the better move wins or keeps, if one fact tells it.
    pub fn lesson(&self) -> Option<Reason> {
        let reason = sight::reason(&self.before, self.better);
        reason.filter(|reason| reason.wins() || reason.keeps())
    }
}

impl Reviewing for Position {
    type Searcher = Searcher;

    const TOLD_NODES: u64 = 1;

    fn searcher() -> Searcher {
        Searcher::new(0)
    }

    fn look(
        &self,
        past: &[u64],
        nodes: u64,
        searcher: &mut Searcher,
        cancel: &CancelFlag,
    ) -> Option<Look<Move>> {
        let found = look(searcher, self, past, nodes, cancel, &mut |_| {})?;
        let best = found.report.as_ref().map(|report| report.best);
        Some(Look { expected: found.expected(), best })
    }

    fn look_at_others(
        &self,
        past: &[u64],
        mv: Move,
        nodes: u64,
        searcher: &mut Searcher,
        cancel: &CancelFlag,
    ) -> Option<Look<Move>> {
        let mut others = self.legal_moves();
        others.retain(|other| *other != mv);
        if others.is_empty() {
            return None;
        }
        let found = best_of(&others, searcher, self, past, nodes, cancel, &mut |_| {})?;
        Some(Look { expected: found.score.expected(), best: Some(found.best) })
    }

    fn is_explained(moment: &Moment) -> bool {
        moment.allowed().is_some() || moment.lesson().is_some()
    }

    /// What let the other side mate at once.
    fn is_always_told(&self, mv: Move, answer: Option<Move>) -> bool {
        let is_mate =
            |answer| self.after_legal(mv).after_legal(answer).status() == Status::Checkmate;
        answer.is_some_and(is_mate)
    }

    fn told_from(start: &Position, ply: usize, is_explained: bool) -> u32 {
        let is_full = |color| sight::material(start.board(), color) == FULL;
        let is_early = ply < EARLY_PLIES && Color::ALL.into_iter().all(is_full);
        match is_explained {
            _ if is_early => TOLD_EARLY,
            true => TOLD,
            false => TOLD_UNEXPLAINED,
        }
    }
}
