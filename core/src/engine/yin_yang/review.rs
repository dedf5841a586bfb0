//! The moments of a game of Yin-Yang that cost most.

use super::value::expected;
use super::{CancelFlag, Limits, Report, Request, Searcher};
use crate::engine::{Look, Reviewing};
use crate::games::yin_yang::sight::{self, Reason};
use crate::games::yin_yang::{End, Move, Point, Position};

/// A move that cost much.
pub type Moment = crate::engine::Moment<Position>;
/// What came of looking back at a game.
pub type Review = crate::engine::Review<Position>;

/// From here on a loss is told, in thousandths of a point.
const TOLD: u32 = 120;
/// The same for what no fact on the board explains.
const TOLD_UNEXPLAINED: u32 = 200;

impl Moment {
    /// Whether it cost so much that it is told of as soon as a fact explains it.
    pub fn is_costly(&self) -> bool {
        self.loss >= TOLD
    }

    /// What the answer wins, if one fact tells it.
    pub fn allowed(&self) -> Option<Reason> {
        let after = self.before.after(self.played);
        sight::reasons(&after, &self.past_of_reply(), self.reply?)
            .into_iter()
            .find(|reason| reason.wins())
    }

    /// What the better move wins or keeps, if one fact tells it.
    pub fn lesson(&self) -> Option<Reason> {
        let mut reasons = sight::reasons(&self.before, &self.past, self.better).into_iter();
        reasons.find(|reason| reason.wins() || reason.saves())
    }

    /// The keys of the positions before the answer.
    pub fn past_of_reply(&self) -> Vec<u64> {
        self.past.iter().copied().chain([self.before.key()]).collect()
    }
}

impl Reviewing for Position {
    type Searcher = Searcher;

    const TOLD_NODES: u64 = 5;
    const FINDS_LOST: bool = true;

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
        if let Some(end) = self.end() {
            let expected = match end.winner() {
                None => 500,
                Some(winner) if winner == self.turn() => 1000,
                Some(_) => 0,
            };
            return Some(Look { expected, best: None });
        }
        let limits = Limits { nodes, ..Limits::default() };
        searcher.forget_for(nodes);
        let request = Request { position: self, past, limits };
        let Report { best, value, .. } = searcher.find(&request, cancel, &mut |_| {})?;
        Some(Look { expected: expected(value), best: Some(best) })
    }

    fn is_explained(moment: &Moment) -> bool {
        moment.before.is_always_told(moment.played, None)
            || moment.allowed().is_some()
            || moment.lesson().is_some()
    }

    /// A pass that ends the game and loses it, or leaves stones in atari; stones that were left in
    /// atari and captured.
    fn is_always_told(&self, mv: Move, answer: Option<Move>) -> bool {
        let left = self.in_atari() & self.stones(self.turn());
        let after = self.after(mv);
        if mv.point().is_some() {
            let taken = answer.and_then(Move::point).map(|point| after.captured(point));
            return taken.is_some_and(|taken| !(taken & left).is_empty());
        }
        match after.end() {
            Some(end) => end.winner() == Some(!self.turn()),
            None => !left.is_empty(),
        }
    }

    fn missed_win(&self, past: &[u64], mv: Move) -> Option<Move> {
        let side = self.turn();
        if (self.in_atari() & self.stones(!side)).is_empty() {
            return None;
        }
        let wins = |mv: Move| self.after(mv).end().and_then(End::winner) == Some(side);
        let captures = |point: &Point| !self.captured(*point).is_empty();
        let points = self.empty().iter().filter(captures);
        let mut moves = points.filter_map(|point| self.placing(point, past).ok());
        if wins(mv) { None } else { moves.find(|mv| wins(*mv)) }
    }

    fn told_from(_start: &Position, _ply: usize, is_explained: bool) -> u32 {
        if is_explained { TOLD } else { TOLD_UNEXPLAINED }
    }
}
