//! Captures and promotions until the position is quiet, for only a quiet one
//! can be evaluated (chessprogramming.org, "Quiescence Search").

use super::frame::{Frame, context};
use super::node::{decides, improves};
use super::{Search, Window};
use crate::engine::chess::correction::Features;
use crate::engine::chess::exchange::{gain, is_quiet, wins_at_least};
use crate::engine::chess::history::PieceTo;
use crate::engine::chess::ordering::{Hints, Picker};
use crate::engine::chess::score::{DRAW, INFINITY, MATE_BOUND, MAX_PLY, mated_in};
use crate::engine::chess::table::{Bound, Entry};
use crate::games::chess::{Position, Role};

/// What a capture may bring beside the piece, in centipawns
/// (chessprogramming.org, "Delta Pruning").
const SURPRISE: i32 = 160;
/// After so many moves only those are tried that take the piece that has just
/// moved, or boards full of queens would never come to rest.
const NARROW: usize = 3;
/// So many plies of checks are answered by every move.
const FREE_STEPS: usize = 8;

impl Search<'_> {
    /// The value of `position` to its mover, who may also leave things as they
    /// are. `steps` plies of captures led here from the full search.
    pub(super) fn quiescence<const PV: bool>(
        &mut self,
        position: &Position,
        window: Window,
        ply: usize,
        steps: usize,
    ) -> i32 {
        self.worker.lines[ply].clear();
        if ply > 0 && self.is_drawn(position) {
            return DRAW;
        }
        if !self.budget.visit() {
            return DRAW;
        }
        self.worker.farthest = self.worker.farthest.max(ply);
        let checked = position.is_check();
        if ply >= MAX_PLY {
            return if checked { DRAW } else { self.evaluate(position, ply) };
        }
        let known = self.recall(position, ply);
        if !PV
            && let Some(entry) = known
            && decides(&entry, window)
        {
            return entry.value;
        }
        if !checked && steps == 0 && is_stalemate(position) {
            return DRAW;
        }
        let features = Features::of(position);
        let (mut raw, mut best) = (None, -INFINITY);
        if !checked || steps >= FREE_STEPS {
            let value = known.and_then(|entry| entry.evaluation);
            let value = value.unwrap_or_else(|| self.evaluate(position, ply));
            raw = Some(value);
            best = self.corrected(value, features);
            if let Some(entry) = known
                && improves(&entry, best)
            {
                best = entry.value;
            }
            if best >= window.beta || steps >= self.sight.captures || checked {
                if known.is_none() && !checked {
                    let bound = Bound::Lower;
                    let entry = Entry { best: None, value: best, evaluation: raw, depth: 0, bound };
                    self.keep(position, ply, entry);
                }
                return best;
            }
        }
        let leaf = Leaf { position, window, ply, steps, checked, known, raw, standing: best };
        self.best_capture::<PV>(&leaf, features.pawns())
    }

    /// Tries captures, or in check all moves.
    fn best_capture<const PV: bool>(&mut self, leaf: &Leaf, pawns: u64) -> i32 {
        let Leaf { position, window, ply, checked, standing, .. } = *leaf;
        let known = leaf.known.and_then(|entry| entry.best);
        let mut picker = if checked {
            Picker::all(&self.worker.moves, position, known)
        } else {
            Picker::captures(&self.worker.moves, position, known, 0)
        };
        let (mut alpha, mut best, mut best_move) = (window.alpha.max(standing), standing, None);
        let context = context(&self.worker.frames, ply);
        let last = self.worker.path.last_move();
        let mut tried = 0;
        while let Some(mv) = {
            let hints = Hints {
                history: &self.worker.history,
                killers: self.worker.frames[ply + Frame::BEHIND].killers,
                context: &context,
                pawns,
            };
            picker.next(&mut self.worker.moves, position, &hints)
        } {
            let child = position.after_legal(mv);
            if !checked {
                if self.sight.overlooks(position, mv, last) {
                    continue;
                }
                if !child.is_check() && best > -MATE_BOUND {
                    let hope = standing + gain(position, mv) + SURPRISE;
                    if hope <= alpha {
                        best = best.max(hope);
                        continue;
                    }
                    let is_recapture = last.is_some_and(|last| last.to() == mv.to());
                    if tried >= NARROW && !is_recapture {
                        continue;
                    }
                }
            } else if best > -MATE_BOUND && tried > 0 {
                // that all replies are mated must be seen of all; a quiet one
                // that holds is enough
                if is_quiet(position, mv) || !wins_at_least(position, mv, 0) {
                    picker.skip_quiets();
                    continue;
                }
            }
            self.worker.frame(ply).moved = PieceTo::of(position, mv);
            self.enter(position, ply, &child, Some(mv));
            let rest = Window { alpha, beta: window.beta }.turned();
            let value = -self.quiescence::<PV>(&child, rest, ply + 1, leaf.steps + 1);
            self.worker.path.pop();
            if self.budget.is_exhausted() {
                picker.finish(&mut self.worker.moves);
                return DRAW;
            }
            tried += 1;
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    if PV {
                        self.note_line(ply, mv);
                    }
                }
                if value >= window.beta {
                    picker.finish(&mut self.worker.moves);
                    break;
                }
            }
        }
        if checked && tried == 0 {
            return mated_in(ply);
        }
        // an open window was not searched in full
        let bound = if best >= window.beta { Bound::Lower } else { Bound::Upper };
        let entry = Entry { best: best_move, value: best, evaluation: leaf.raw, depth: 0, bound };
        self.keep(position, ply, entry);
        best
    }
}

/// What is known about the position at hand while its captures are tried.
#[derive(Clone, Copy)]
struct Leaf<'a> {
    position: &'a Position,
    window: Window,
    ply: usize,
    steps: usize,
    checked: bool,
    known: Option<Entry>,
    raw: Option<i32>,
    standing: i32,
}

/// A king and pawns that cannot move; with more on the board a stalemate is
/// too rare to be looked for at every leaf.
fn is_stalemate(position: &Position) -> bool {
    let board = position.board();
    let own = board.by_color(position.turn());
    let few = board.by_role(Role::Pawn) | board.by_role(Role::King);
    (own & !few).is_empty() && !position.has_legal_move()
}
