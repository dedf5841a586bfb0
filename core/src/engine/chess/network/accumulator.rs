//! The sums of the first layer, kept from one position to the next.

use super::changes::Changes;
use super::features::Perspective;
use super::instructions::Instructions;
use super::weights::{Row, Weights};
use crate::games::chess::{Board, Color, Position};

/// What the first layer makes of one position of a line.
#[derive(Clone)]
pub(super) struct Accumulator {
    sums: [Row; 2],
    board: Board,
    views: [Perspective; 2],
    /// Whether `sums` belong to `board`.
    ready: [bool; 2],
}

impl Accumulator {
    pub(super) fn new(position: &Position) -> Accumulator {
        Accumulator {
            sums: [Row::ZERO; 2],
            board: *position.board(),
            views: views(position),
            ready: [false; 2],
        }
    }

    #[inline]
    pub(super) fn enter(&mut self, position: &Position) {
        self.board = *position.board();
        self.views = views(position);
        self.ready = [false; 2];
    }

    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub(super) fn sums(&self, color: Color) -> &Row {
        &self.sums[color as usize]
    }

    /// The last of `line` from which the sums of its end can be had by
    /// differences alone; `None` if the king has changed halves since.
    #[inline]
    pub(super) fn nearest(line: &[Accumulator], color: Color) -> Option<usize> {
        let color = color as usize;
        let view = line.last()?.views[color];
        for (at, earlier) in line.iter().enumerate().rev() {
            if earlier.views[color] != view {
                return None;
            }
            if earlier.ready[color] {
                return Some(at);
            }
        }
        None
    }

    /// Computes the sums from those one ply before.
    #[inline]
    pub(super) fn follow(
        &mut self,
        before: &Accumulator,
        color: Color,
        weights: &Weights,
        instructions: Instructions,
        changes: &mut Changes,
    ) {
        changes.find(&before.board, &self.board, self.views[color as usize]);
        instructions.update(before.sums(color), &mut self.sums[color as usize], changes, weights);
        self.ready[color as usize] = true;
    }

    /// Whether the sums are what they would be if they were computed afresh.
    pub(super) fn is_right(&self, color: Color, weights: &Weights) -> bool {
        let view = self.views[color as usize];
        let mut sums = weights.biases;
        for square in self.board.occupied() {
            if let Some(piece) = self.board.piece_at(square) {
                let row = &weights.inputs[view.input(square, piece)];
                sums.0.iter_mut().zip(row.0).for_each(|(sum, weight)| *sum += weight);
            }
        }
        self.ready[color as usize] && sums == self.sums[color as usize]
    }
}

#[inline]
fn views(position: &Position) -> [Perspective; 2] {
    Color::ALL.map(|color| Perspective::new(color, position.king(color)))
}

/// For each side and each half of the board the board seen last with the king
/// in that half: when a king crosses the middle, this one differs less than an
/// empty board (chessprogramming.org, "NNUE", "Finny tables").
pub(super) struct Cache([[Known; 2]; 2]);

#[derive(Clone, Copy)]
struct Known {
    sums: Row,
    board: Board,
}

impl Cache {
    pub(super) fn new(weights: &Weights) -> Cache {
        Cache([[Known { sums: weights.biases, board: Board::EMPTY }; 2]; 2])
    }

    /// Computes the sums of `accumulator` from the last board of its half.
    pub(super) fn refresh(
        &mut self,
        accumulator: &mut Accumulator,
        color: Color,
        weights: &Weights,
        instructions: Instructions,
        changes: &mut Changes,
    ) {
        let color = color as usize;
        let view = accumulator.views[color];
        let known = &mut self.0[color][usize::from(view.is_mirrored())];
        changes.find(&known.board, &accumulator.board, view);
        instructions.update(&known.sums, &mut accumulator.sums[color], changes, weights);
        accumulator.ready[color] = true;
        *known = Known { sums: accumulator.sums[color], board: accumulator.board };
    }
}
