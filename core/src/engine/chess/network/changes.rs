//! What is different between two boards.

use super::features::Perspective;
use crate::games::chess::{Bitboard, Board};

/// The pieces that one board has and another has not.
pub(super) struct Changes {
    added: [u16; 64],
    removed: [u16; 64],
    counts: [usize; 2],
}

impl Changes {
    /// Finds what turns `before` into `after`, in inputs of `view`.
    #[inline]
    pub(super) fn find(&mut self, before: &Board, after: &Board, view: Perspective) {
        let changed = before.changed(after);
        self.counts = [
            list(&mut self.added, after, changed, view),
            list(&mut self.removed, before, changed, view),
        ];
    }

    /// The inputs to add.
    #[inline]
    pub(super) fn added(&self) -> &[u16] {
        &self.added[..self.counts[0]]
    }

    /// The inputs to take away.
    #[inline]
    pub(super) fn removed(&self) -> &[u16] {
        &self.removed[..self.counts[1]]
    }
}

/// Lists what stands on those of `squares` that are filled.
#[inline]
fn list(inputs: &mut [u16; 64], board: &Board, squares: Bitboard, view: Perspective) -> usize {
    let mut count = 0;
    for square in squares & board.occupied() {
        if let Some(piece) = board.piece_at(square) {
            inputs[count] = view.input(square, piece) as u16;
            count += 1;
        }
    }
    count
}

impl Default for Changes {
    fn default() -> Changes {
        Changes { added: [0; 64], removed: [0; 64], counts: [0; 2] }
    }
}
