//! Counting the leaves of the tree of moves, the usual proof of a move generator. Two jumps
//! that go other ways count as two, as in the published numbers.

use std::hint::black_box;
use std::marker::PhantomData;

use super::movegen::{MoveSink, count, generate};
use super::moves::Jump;
use super::position::Board;
use super::side::{Direction, First, Mover, Second};
use super::{Bitboard, Position};
use crate::games::Side;

/// The number of legal move sequences of `depth` plies.
///
/// The last ply is counted, not played. The walk calls itself as deep as `depth` says; no
/// machine gets to the end of depth 30.
///
/// ```
/// use annabella::games::checkers::{Position, perft};
///
/// assert_eq!(perft(&Position::default(), 4), 1469);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    walk::<true>(position, depth)
}

/// As [`perft`], but each leaf is made, its key included.
pub fn perft_making_leaves(position: &Position, depth: u32) -> u64 {
    walk::<false>(position, depth)
}

fn walk<const BULK: bool>(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match position.turn() {
        Side::First => below::<First, BULK>(position.board, depth),
        Side::Second => below::<Second, BULK>(position.board, depth),
    }
}

fn below<M: Mover, const BULK: bool>(board: Board, depth: u32) -> u64 {
    if BULK && depth == 1 {
        return count::<M>(board);
    }
    let mut nodes = 0;
    if depth == 1 {
        let visit = |child: Board| {
            // without this the optimiser would not make what nobody reads
            black_box(child.key(M::Other::SIDE));
            nodes += 1;
        };
        generate::<M, _>(board, &mut Children::<M, _>::new(board, visit));
    } else {
        let visit = |child: Board| nodes += below::<M::Other, BULK>(child, depth - 1);
        generate::<M, _>(board, &mut Children::<M, _>::new(board, visit));
    }
    nodes
}

/// Makes every move of `M` and shows each board that arises to `visit`.
struct Children<M, F> {
    parent: Board,
    visit: F,
    mover: PhantomData<M>,
}

impl<M, F: FnMut(Board)> Children<M, F> {
    fn new(parent: Board, visit: F) -> Self {
        Children { parent, visit, mover: PhantomData }
    }
}

impl<M: Mover, F: FnMut(Board)> MoveSink for Children<M, F> {
    #[inline]
    fn steps(&mut self, direction: Direction, mut to: Bitboard) {
        while let Some(to) = to.pop() {
            let from = direction.back(to);
            (self.visit)(self.parent.after(M::SIDE, from, to, Bitboard::EMPTY));
        }
    }

    #[inline]
    fn jump(&mut self, jump: Jump) {
        (self.visit)(self.parent.after(M::SIDE, jump.from, jump.to, jump.captured));
    }
}
