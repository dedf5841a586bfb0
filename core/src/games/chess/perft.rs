//! Counting the leaves of the tree of moves, the usual proof of a move
//! generator (chessprogramming.org, "Perft").

use std::hint::black_box;
use std::marker::PhantomData;

use super::movegen::{Count, MoveSink, generate, origin};
use super::side::{self, Side};
use super::{Bitboard, Color, Position, Role, Square};

/// The number of legal move sequences of `depth` plies.
///
/// The last ply is counted, not played. The walk calls itself as deep as `depth`
/// says; no machine gets to the end of depth 20.
///
/// ```
/// use annabella::games::chess::{Position, perft};
///
/// assert_eq!(perft(&Position::default(), 3), 8902);
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
        Color::White => below::<side::White, BULK>(position, depth),
        Color::Black => below::<side::Black, BULK>(position, depth),
    }
}

fn below<S: Side, const BULK: bool>(position: &Position, depth: u32) -> u64 {
    if BULK && depth == 1 {
        return count::<S>(position);
    }
    let mut nodes = 0;
    if depth == 1 {
        let visit = |child: &Position| {
            // without this the optimiser would not make what nobody reads
            black_box(child);
            nodes += 1;
        };
        generate::<S, _>(position, &mut Children::<S, _>::new(position, visit));
    } else {
        let visit = |child: &Position| nodes += below::<S::Other, BULK>(child, depth - 1);
        generate::<S, _>(position, &mut Children::<S, _>::new(position, visit));
    }
    nodes
}

#[inline(never)]
fn count<S: Side>(position: &Position) -> u64 {
    let mut count = Count(0);
    generate::<S, _>(position, &mut count);
    count.0
}

/// Makes every move of `S` and shows each position that arises to `visit`.
struct Children<'a, S, F> {
    parent: &'a Position,
    visit: F,
    side: PhantomData<S>,
}

impl<'a, S: Side, F: FnMut(&Position)> Children<'a, S, F> {
    fn new(parent: &'a Position, visit: F) -> Self {
        Children { parent, visit, side: PhantomData }
    }
}

impl<S: Side, F: FnMut(&Position)> MoveSink for Children<'_, S, F> {
    #[inline]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        for to in to {
            (self.visit)(&self.parent.after_step::<S>(role, from, to));
        }
    }

    #[inline]
    fn pawns(&mut self, step: i8, to: Bitboard) {
        for to in to {
            (self.visit)(&self.parent.after_step::<S>(Role::Pawn, origin(to, step), to));
        }
    }

    #[inline]
    fn double_steps(&mut self, to: Bitboard) {
        for to in to {
            (self.visit)(&self.parent.after_double_step::<S>(to));
        }
    }

    #[inline]
    fn promotions(&mut self, step: i8, to: Bitboard) {
        for to in to {
            for role in Role::PROMOTIONS {
                (self.visit)(&self.parent.after_promotion::<S>(origin(to, step), to, role));
            }
        }
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) {
        (self.visit)(&self.parent.after_en_passant::<S>(from, to));
    }

    #[inline]
    fn castle(&mut self, king: Square, rook: Square) {
        (self.visit)(&self.parent.after_castle::<S>(king, rook));
    }
}
