//! The moments of a game of checkers that cost most.

use super::request::{DECIDED, WON};
use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::{Look, Reviewing};
use crate::games::checkers::sight::{self, Reason};
use crate::games::checkers::{Move, Position};

/// A move that cost much.
pub type Moment = crate::engine::Moment<Position>;
/// What came of looking back at a game.
pub type Review = crate::engine::Review<Position>;

/// From here on a loss is told, in thousandths of a point: about half of what a man is worth in
/// a level game.
const TOLD: u32 = 150;
/// The same for what no fact on the board explains.
const TOLD_UNEXPLAINED: u32 = 200;

/// So many positions take about the time of one in chess.
const NODES_OF_ONE: u64 = 8;

impl Moment {
    /// What the answer wins, if one fact tells it.
    pub fn allowed(&self) -> Option<Reason> {
        sight::reason(&self.before.after(self.played), self.reply?).filter(wins)
    }

    /// What the better move wins or keeps, if one fact tells it.
    pub fn lesson(&self) -> Option<Reason> {
        let reason = sight::reason(&self.before, self.better);
        reason.filter(|reason| wins(reason) || *reason == Reason::Saves)
    }
}

fn wins(reason: &Reason) -> bool {
    matches!(reason, Reason::Wins | Reason::Shot { .. } | Reason::TakesMost(_) | Reason::Crowns)
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
        if !self.has_moves() {
            return Some(Look { expected: 0, best: None });
        }
        let nodes = nodes.saturating_mul(NODES_OF_ONE);
        let limits = Limits { nodes, ..Limits::default() };
        let request = Request { position: self, past, limits };
        searcher.forget_for(nodes);
        let Report { best, value, .. } = searcher.find(&request, cancel, &mut |_| {})?;
        Some(Look { expected: expected(value), best: Some(best) })
    }

    fn is_explained(moment: &Moment) -> bool {
        moment.allowed().is_some() || moment.lesson().is_some()
    }

    fn told_from(_start: &Position, _ply: usize, is_explained: bool) -> u32 {
        if is_explained { TOLD } else { TOLD_UNEXPLAINED }
    }
}

/// What can be expected of a value, in thousandths of a point: with a man more about 800.
fn expected(value: i32) -> i32 {
    match value {
        DECIDED..=WON => 1000,
        _ if value <= -DECIDED => 0,
        _ => 500 + 500 * value / (value * value + 133 * 133).isqrt(),
    }
}
