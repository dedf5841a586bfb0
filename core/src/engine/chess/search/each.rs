//! What each of the moves is worth, and not only the best.

use super::{Search, Window};
use crate::engine::chess::Request;
use crate::engine::chess::history::PieceTo;
use crate::engine::chess::score::INFINITY;
use crate::games::chess::Move;
use crate::text::sorting::sort_by_key;

/// What is worse than the best by more than this is only known to be so.
const TELLING: i32 = 800;

/// The moves to choose from, and what each is worth.
#[derive(Clone, Debug, Default)]
pub(in crate::engine::chess) struct Each {
    /// In the order of the generator.
    pub(in crate::engine::chess) moves: Vec<Move>,
    /// For each depth that was finished, from one ply on, the worth of each move to the mover.
    pub(in crate::engine::chess) values: Vec<Vec<i32>>,
    pub(in crate::engine::chess) nodes: u64,
}

impl Search<'_> {
    /// Searches each move by itself, one ply deeper and deeper, until a limit is reached.
    pub(super) fn each(&mut self, request: &Request) -> Each {
        self.prepare(request);
        let moves = request.position.legal_moves();
        let mut order: Vec<usize> = (0..moves.len()).collect();
        let mut each = Each { moves, ..Each::default() };
        for depth in 1..=request.limits.depth {
            let Some(values) = self.each_to(request, &each.moves, &order, depth) else { break };
            sort_by_key(&mut order, |&index| -values[index]);
            each.values.push(values);
            let soft = request.limits.soft_nodes;
            if soft > 0 && self.budget.nodes() >= soft {
                break;
            }
        }
        each.nodes = self.budget.nodes();
        each
    }

    /// The values of the moves at one depth; `None` if there was too little time.
    fn each_to(
        &mut self,
        request: &Request,
        moves: &[Move],
        order: &[usize],
        depth: u32,
    ) -> Option<Vec<i32>> {
        let position = request.position;
        let mut values = vec![0; moves.len()];
        let mut best = -INFINITY;
        self.worker.root_depth = depth as i32;
        self.prepare_children(0);
        for &index in order {
            let (mv, child) = (moves[index], position.after_legal(moves[index]));
            self.worker.frame(0).moved = PieceTo::of(position, mv);
            self.enter(position, 0, &child, Some(mv));
            let window = Window { alpha: (best - TELLING).max(-INFINITY), beta: INFINITY };
            let value = -self.node::<true>(&child, depth as i32 - 1, window.turned(), 1, false);
            self.worker.path.pop();
            if self.budget.is_exhausted() {
                return None;
            }
            values[index] = value;
            best = best.max(value);
        }
        Some(values)
    }
}
