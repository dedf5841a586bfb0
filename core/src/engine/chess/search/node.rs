//! The full search of one position.

use super::frame::{Frame, context};
use super::{Search, Window};
use crate::engine::chess::correction::Features;
use crate::engine::chess::draws::fifty_moves;
use crate::engine::chess::evaluation::{evaluate, evaluate_pieces};
use crate::engine::chess::history::Context;
use crate::engine::chess::score::{DRAW, EVALUATION_BOUND, INFINITY, MAX_PLY};
use crate::engine::chess::sight::Judgement;
use crate::engine::chess::table::{Bound, Entry};
use crate::games::chess::{Color, Move, Position};

/// So near to the 50-move rule the table, which does not know the counter, is
/// neither trusted nor told.
const OLD_CLOCK: u16 = 80;
/// A place without a known move is searched one ply less deep from here on
/// (chessprogramming.org, "Internal Iterative Reductions").
const MIN_IIR_DEPTH: i32 = 4;

/// What is known about the position at hand while its moves are tried.
pub(super) struct Node<'a> {
    pub(super) position: &'a Position,
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) window: Window,
    pub(super) checked: bool,
    /// A child that is expected to refute.
    pub(super) cut: bool,
    /// The evaluation as such, `None` in check.
    pub(super) raw: Option<i32>,
    /// The evaluation, nearer to the truth where the table knows a bound;
    /// `None` in check.
    pub(super) evaluation: Option<i32>,
    /// The mover stands better than two plies ago.
    pub(super) improving: bool,
    pub(super) features: Features,
    pub(super) known: Option<Entry>,
    pub(super) excluded: Option<Move>,
    /// The moves that led here.
    pub(super) context: Context,
}

impl Search<'_> {
    /// The value of `position`, `ply` plies from the root, to its mover,
    /// searched `depth` plies deep.
    ///
    /// `PV`: the window is open and the line is wanted.
    pub(super) fn node<const PV: bool>(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        ply: usize,
        cut: bool,
    ) -> i32 {
        if depth <= 0 {
            return self.quiescence::<PV>(position, window, ply, 0);
        }
        self.worker.lines[ply].clear();
        if ply > 0 && self.is_drawn(position) {
            return DRAW;
        }
        if !self.budget.visit() {
            return DRAW;
        }
        if ply >= MAX_PLY {
            return if position.is_check() { DRAW } else { self.evaluate(position, ply) };
        }
        self.worker.farthest = self.worker.farthest.max(ply);
        let window = if ply > 0 { window.within_mates(ply) } else { window };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let excluded = self.worker.frame(ply).excluded;
        let known = match excluded {
            Some(_) => None,
            None => self.recall(position, ply),
        };
        if !PV
            && let Some(entry) = known
            && entry.depth >= depth
            && decides(&entry, window)
        {
            return entry.value;
        }
        self.prepare_children(ply);
        let mut node = self.survey(position, depth, window, ply, known);
        node.cut = cut;
        node.excluded = excluded;
        if !PV
            && !node.checked
            && excluded.is_none()
            && !self.seeks_mate
            && let Some(value) = self.prune(&node)
        {
            return value;
        }
        let known_move = known.and_then(|entry| entry.best);
        if node.depth >= MIN_IIR_DEPTH && known_move.is_none() && (PV || cut) {
            node.depth -= 1;
        }
        self.best_of::<PV>(&node)
    }

    /// Goes from `position`, `ply` plies from the root, to `child` by a move or
    /// by a pass; `path.pop()` goes back.
    pub(super) fn enter(
        &mut self,
        position: &Position,
        ply: usize,
        child: &Position,
        mv: Option<Move>,
    ) {
        self.worker.path.push(position, mv);
        if self.sight.judgement == Judgement::Network {
            self.worker.network.enter(ply + 1, child);
        }
    }

    /// What the table knows. Near the 50-move rule that is only a move, an
    /// evaluation and a bound that says nothing.
    pub(super) fn recall(&self, position: &Position, ply: usize) -> Option<Entry> {
        let entry = self.table.probe(position.key(), ply)?;
        Some(if position.halfmove_clock() < OLD_CLOCK {
            entry
        } else {
            Entry { value: INFINITY, bound: Bound::Upper, ..entry }
        })
    }

    /// Keeps what was found in the table, unless the 50-move rule is near.
    pub(super) fn keep(&self, position: &Position, ply: usize, entry: Entry) {
        if position.halfmove_clock() < OLD_CLOCK {
            self.table.store(position.key(), ply, entry);
        }
    }

    pub(super) fn is_drawn(&self, position: &Position) -> bool {
        self.worker.path.repeats(position)
            || fifty_moves(position)
            || position.is_dead_by_material()
    }

    /// What `position` is worth without looking further.
    pub(super) fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        match self.sight.judgement {
            Judgement::Pieces => evaluate_pieces(position),
            Judgement::Knowledge => evaluate(position),
            // how a bare king is mated the network never learnt
            Judgement::Network if has_bare_king(position) => evaluate(position),
            Judgement::Network => self.worker.network.evaluate(ply, position),
        }
    }

    /// The evaluation, corrected by what similar positions turned out to be.
    pub(super) fn corrected(&self, raw: i32, features: Features) -> i32 {
        let value = raw + self.worker.corrections.correction(features);
        value.clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
    }

    fn survey<'a>(
        &mut self,
        position: &'a Position,
        depth: i32,
        window: Window,
        ply: usize,
        known: Option<Entry>,
    ) -> Node<'a> {
        let checked = position.is_check();
        let features = Features::of(position);
        let excluded = self.worker.frame(ply).excluded.is_some();
        let (mut raw, mut evaluation, mut improving) = (None, None, false);
        if checked {
            self.worker.frame(ply).evaluation = None;
        } else {
            let corrected = match self.worker.frame(ply).evaluation {
                Some(value) if excluded => value,
                _ => {
                    let known = known.and_then(|entry| entry.evaluation);
                    let value = known.unwrap_or_else(|| self.evaluate(position, ply));
                    raw = Some(value);
                    self.corrected(value, features)
                }
            };
            self.worker.frame(ply).evaluation = Some(corrected);
            let frames = &self.worker.frames[ply..];
            let before = frames[Frame::BEHIND - 2].evaluation;
            let before = before.or(frames[Frame::BEHIND - 4].evaluation);
            improving = before.is_some_and(|before| corrected > before);
            evaluation = Some(match known {
                Some(entry) if improves(&entry, corrected) => entry.value,
                _ => corrected,
            });
        }
        let context = context(&self.worker.frames, ply);
        Node {
            position,
            depth,
            ply,
            window,
            checked,
            cut: false,
            raw,
            evaluation,
            improving,
            features,
            known,
            excluded: None,
            context,
        }
    }
}

fn has_bare_king(position: &Position) -> bool {
    Color::ALL.into_iter().any(|color| !position.board().by_color(color).has_several())
}

pub(super) fn decides(entry: &Entry, window: Window) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value >= window.beta,
        Bound::Upper => entry.value <= window.alpha,
    }
}

/// Whether the table knows better than an evaluation.
pub(super) fn improves(entry: &Entry, evaluation: i32) -> bool {
    match entry.bound {
        Bound::Exact => true,
        Bound::Lower => entry.value > evaluation,
        Bound::Upper => entry.value < evaluation,
    }
}
