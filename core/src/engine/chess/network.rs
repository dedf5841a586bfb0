//! A small neural network that judges positions.
//!
//! A first layer looks at the board from both sides with the same weights; one
//! output neuron sees both results, the mover's first, through squared clipped
//! linear units (chessprogramming.org, "NNUE"; Y. Nasu, "Efficiently Updatable
//! Neural-Network-based Evaluation Functions for Computer Shogi", 2018). The
//! weights are our own, trained by `tools/training` on games of this engine
//! against itself.
//!
//! All is whole numbers, and no sum depends on the order of its parts: the same
//! values on every machine.

mod accumulator;
mod changes;
pub mod features;
mod instructions;
mod plain;
#[cfg(target_arch = "x86_64")]
mod simd_x86;
mod weights;

use super::score::{EVALUATION_BOUND, MAX_PLY};
use crate::games::chess::{Color, Position};
use accumulator::{Accumulator, Cache};
use changes::Changes;
use features::bucket;
use instructions::Instructions;
use weights::{FIRST, OUTPUT, SCALE, WEIGHTS, Weights};

/// Judges the positions along a line of play.
///
/// What the first layer makes of a position differs little from one ply to the
/// next, so it is kept for each ply and only the difference is computed, and
/// that only when a position is judged. All memory is allocated at the start,
/// about 100 kB.
///
/// ```
/// use annabella::engine::chess::network::Evaluator;
/// use annabella::games::chess::{Position, notation::san};
///
/// let start = Position::default();
/// let next = start.after(san::parse(&start, "e4").unwrap()).unwrap();
/// let mut evaluator = Evaluator::new();
/// evaluator.reset(&start);
/// evaluator.enter(1, &next);
/// assert!(evaluator.evaluate(1, &next).abs() < 100);
/// ```
pub struct Evaluator {
    weights: &'static Weights,
    instructions: Instructions,
    /// One for each distance to the root.
    line: Vec<Accumulator>,
    cache: Cache,
    changes: Changes,
}

impl Evaluator {
    /// An evaluator with the best instructions that this processor has.
    pub fn new() -> Evaluator {
        Evaluator::with(&WEIGHTS, Instructions::detect())
    }

    fn with(weights: &'static Weights, instructions: Instructions) -> Evaluator {
        let empty = Accumulator::new(&Position::default());
        Evaluator {
            weights,
            instructions,
            line: vec![empty; MAX_PLY + 1],
            cache: Cache::new(weights),
            changes: Changes::default(),
        }
    }

    /// Begins a line at its root, ply 0.
    pub fn reset(&mut self, root: &Position) {
        self.enter(0, root);
    }

    /// Notes that `position` is reached at `ply`, which is at most 128, after
    /// whatever was entered at the ply before, by a move or by a pass. What was
    /// at this ply is forgotten, deeper plies are to be entered again. Costs
    /// next to nothing.
    #[inline]
    pub fn enter(&mut self, ply: usize, position: &Position) {
        self.line[ply].enter(position);
    }

    /// The worth to its mover of `position`, which was entered last at `ply`,
    /// in centipawns, within ±30,000. Mate, stalemate and drawn material are
    /// not looked for.
    pub fn evaluate(&mut self, ply: usize, position: &Position) -> i32 {
        debug_assert_eq!(self.line[ply].board(), position.board(), "not entered at ply {ply}");
        for color in Color::ALL {
            self.prepare(ply, color);
            debug_assert!(self.line[ply].is_right(color, self.weights), "{color:?} at ply {ply}");
        }
        let (turn, pieces) = (position.turn(), position.board().occupied().len());
        let sums = [turn, !turn].map(|color| self.line[ply].sums(color));
        let bucket = bucket(pieces);
        let sum = self.instructions.output(sums, &self.weights.outputs[bucket]);
        let bias = i64::from(self.weights.output_biases[bucket]);
        let value = (sum / FIRST + bias) * SCALE / (FIRST * OUTPUT);
        value.clamp(-i64::from(EVALUATION_BOUND), i64::from(EVALUATION_BOUND)) as i32
    }

    /// Makes the sums of `color` ready at `ply`: from the nearest ply before
    /// that has them and sees the board from the same half, or afresh.
    fn prepare(&mut self, ply: usize, color: Color) {
        let from = Accumulator::nearest(&self.line[..=ply], color);
        let Evaluator { weights, instructions, line, cache, changes } = self;
        let Some(from) = from else {
            cache.refresh(&mut line[ply], color, weights, *instructions, changes);
            return;
        };
        for at in from + 1..=ply {
            let (before, after) = line.split_at_mut(at);
            after[0].follow(&before[at - 1], color, weights, *instructions, changes);
        }
    }
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator::new()
    }
}

#[cfg(test)]
mod tests;
