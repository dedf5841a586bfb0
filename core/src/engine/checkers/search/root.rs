use super::Search;
use crate::engine::checkers::request::{Report, Request, WON};
use crate::games::checkers::{Move, Position};

/// A move from the root and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(in crate::engine::checkers) struct Line {
    pub(in crate::engine::checkers) mv: Move,
    pub(in crate::engine::checkers) value: i32,
}

impl Search<'_> {
    pub(super) fn deepen(
        &mut self,
        request: &Request,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let position = request.position;
        let mut moves = self.endings.keeping(position);
        let first = *moves.first()?;
        let mut report = Report { best: first, value: 0, depth: 0, nodes: 0 };
        self.memory.keys.push(position.key());
        for depth in 1..=request.limits.most_depth() {
            let Some(place) = self.iterate(position, &moves, depth, &mut report) else { break };
            // the best move is tried first the next time
            moves[..=place].rotate_right(1);
            report.depth = depth;
            report.nodes = self.budget.nodes;
            progress(&Report { value: self.endings.told(report.value), ..report });
            let is_timed = request.limits.time.is_some();
            let is_settled = self.endings.is_settled(report.value, depth);
            let is_forced = moves.len() == 1 && request.limits.depth == 0 && is_timed;
            if !self.budget.has_time_for_more() || is_settled || is_forced {
                break;
            }
        }
        report.nodes = self.budget.nodes;
        report.value = self.endings.told(report.value);
        Some(report)
    }

    /// One iteration: the place of the best move; nothing if none was finished. What was found
    /// before the budget was spent counts.
    fn iterate(
        &mut self,
        position: &Position,
        moves: &[Move],
        depth: u32,
        report: &mut Report,
    ) -> Option<usize> {
        let (mut best, mut place) = (-WON - 1, None);
        for (index, &mv) in moves.iter().enumerate() {
            let after = position.after(mv);
            let depth = depth as i32 - 1;
            let mut value = WON;
            if index > 0 {
                value = -self.value(&after, -best - 1, -best, depth, 1);
            }
            if index == 0 || value > best {
                value = -self.value(&after, -WON, -best.max(-WON), depth, 1);
            }
            if self.budget.is_spent() {
                break;
            }
            if value > best {
                (best, place) = (value, Some(index));
                (report.best, report.value) = (mv, value);
            }
        }
        // a broken iteration that has only seen the old best move again tells nothing new
        if self.budget.is_spent() { None } else { place }
    }

    /// What each legal move is worth, as deep as the budget allows, the best first; and the
    /// deepest iteration that was finished.
    pub(super) fn weigh_all(&mut self, request: &Request) -> (Vec<Line>, u32) {
        let position = request.position;
        let mut lines: Vec<Line> =
            self.endings.keeping(position).into_iter().map(|mv| Line { mv, value: 0 }).collect();
        let mut finished = 0;
        self.memory.keys.push(position.key());
        for depth in 1..=request.limits.most_depth() {
            let mut weighed = lines.clone();
            for line in &mut weighed {
                let after = position.after(line.mv);
                line.value = -self.value(&after, -WON, WON, depth as i32 - 1, 1);
            }
            if self.budget.is_spent() {
                break;
            }
            weighed.sort_by_key(|line| -line.value);
            (lines, finished) = (weighed, depth);
        }
        (lines, finished)
    }
}
