use super::Search;
use crate::engine::checkers::evaluation::evaluate;
use crate::engine::checkers::request::{MAX_PLY, WON};
use crate::engine::checkers::table::{Bound, Entry};
use crate::games::checkers::{Move, Position};

/// A search that sees a threat goes on so many plies beyond its depth at most.
const MOST_THREATS: i32 = 6;

/// A move that stands this far back in the list is searched less deep.
const LATE: usize = 3;
/// From this depth on.
const LATE_DEPTH: i32 = 3;

/// After so many plies without progress a draw can be claimed.
const QUIET_LIMIT: u16 = 80;

impl Search<'_> {
    /// The value of a position for its mover, between or beyond `alpha` and `beta`; without
    /// meaning once the budget is spent.
    pub(super) fn value(
        &mut self,
        position: &Position,
        mut alpha: i32,
        mut beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        self.budget.count();
        if self.budget.is_spent() {
            return 0;
        }
        let key = position.key();
        if self.is_draw(position, key) {
            return 0;
        }
        // nothing below is won or lost sooner than this
        alpha = alpha.max(ply as i32 - WON);
        beta = beta.min(WON - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }
        let is_quiet = || {
            position.jumpers().is_empty()
                && (depth <= -MOST_THREATS || !position.is_threatened())
                && position.has_moves()
        };
        let is_end = ply >= MAX_PLY - 1 || depth <= 0 && is_quiet();
        if let Some(value) = self.endings.value(position, ply, is_end) {
            return value;
        }
        if is_end {
            return evaluate(position);
        }
        let known = self.table.probe(key, ply);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth.max(0)) {
            let is_enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            };
            if is_enough {
                return entry.value;
            }
        }
        let start = self.memory.moves.len();
        self.memory.moves.extend(position.legal_moves());
        if self.memory.moves.len() == start {
            return ply as i32 - WON;
        }
        self.memory.keys.push(key);
        let value = self.best_of(position, alpha, beta, depth, ply, (start, known, key));
        self.memory.keys.pop();
        self.memory.moves.truncate(start);
        value
    }

    fn best_of(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        (start, known, key): (usize, Option<Entry>, u64),
    ) -> i32 {
        let count = self.memory.moves.len() - start;
        // a forced reply costs no depth
        let next = if count == 1 { depth } else { depth - 1 };
        let mut order = self.order(start, known.map(|entry| usize::from(entry.best)));
        let (mut best, mut best_index, original) = (-WON, 0, alpha);
        let mut seen = 0;
        while let Some(index) = order.next() {
            let mv = self.memory.moves[start + index];
            let is_unseen = !self.sight.is_full() && self.sight.overlooks(position, mv);
            if is_unseen && !(order.is_empty() && seen == 0) {
                continue;
            }
            let after = position.after(mv);
            let value = self.value_of_move(&after, mv, (alpha, beta), next, ply, seen);
            seen += 1;
            if self.budget.is_spent() {
                return 0;
            }
            if value > best {
                (best, best_index) = (value, index);
                alpha = alpha.max(value);
                if alpha >= beta {
                    if !mv.is_jump() {
                        self.learn(mv, depth);
                    }
                    break;
                }
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > original => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Entry { best: best_index.min(255) as u8, value: best, depth, bound };
        self.table.store(key, ply, entry);
        best
    }

    /// The value of a position after a move, for who made it.
    fn value_of_move(
        &mut self,
        after: &Position,
        mv: Move,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        seen: usize,
    ) -> i32 {
        if seen == 0 {
            return -self.value(after, -beta, -alpha, depth, ply + 1);
        }
        let is_late = seen >= LATE && depth >= LATE_DEPTH && !mv.is_jump();
        let reduced = depth - i32::from(is_late) - i32::from(is_late && seen >= 3 * LATE);
        let mut value = -self.value(after, -alpha - 1, -alpha, reduced, ply + 1);
        if value > alpha && reduced < depth {
            value = -self.value(after, -alpha - 1, -alpha, depth, ply + 1);
        }
        if value > alpha && value < beta {
            value = -self.value(after, -beta, -alpha, depth, ply + 1);
        }
        value
    }

    /// Whether a draw can be claimed, or soon can: nothing has happened for long, or the position
    /// stood twice before in the game, or once in the line, where whoever repeats once can repeat
    /// again.
    fn is_draw(&self, position: &Position, key: u64) -> bool {
        let quiet = position.quiet_plies();
        if quiet >= QUIET_LIMIT {
            return true;
        }
        let keys = self.memory.keys.iter().enumerate().rev().take(usize::from(quiet));
        let mut same = keys.skip(1).step_by(2).filter(|(_, earlier)| **earlier == key);
        let Some((last, _)) = same.next() else { return false };
        last >= self.memory.past || same.next().is_some()
    }

    fn learn(&mut self, mv: Move, depth: i32) {
        let slot = &mut self.memory.history[index_of(mv)];
        *slot += depth * depth;
        if *slot > 1 << 20 {
            self.memory.history.iter_mut().for_each(|count| *count /= 2);
        }
    }

    /// In which order the moves from `start` on are tried.
    fn order(&self, start: usize, best: Option<usize>) -> Order {
        let moves = &self.memory.moves[start..];
        let weight = |(index, mv): (usize, &Move)| {
            let weight = match mv.captured().len() {
                _ if best == Some(index) => i32::MAX,
                0 => self.memory.history[index_of(*mv)],
                taken => (1 << 22) + taken as i32,
            };
            (weight, index)
        };
        Order(moves.iter().enumerate().map(weight).collect())
    }
}

fn index_of(mv: Move) -> usize {
    mv.from().index() << 5 | mv.to().index()
}

/// The places of moves in a list, the most promising first.
struct Order(Vec<(i32, usize)>);

impl Order {
    fn next(&mut self) -> Option<usize> {
        // of equal ones the first
        let by_weight = |(_, one): &(usize, &(i32, usize))| (one.0, std::cmp::Reverse(one.1));
        let (place, _) = self.0.iter().enumerate().max_by_key(by_weight)?;
        Some(self.0.swap_remove(place).1)
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
