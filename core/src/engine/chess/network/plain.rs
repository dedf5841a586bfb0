//! The arithmetic of the network, in a form from which the compiler makes good
//! code for any vector instructions it may use. Inlined always, and so compiled
//! once more where a function asks for more than the oldest processors have.
#![allow(clippy::inline_always, reason = "compiled again where it is inlined")]

use super::changes::Changes;
use super::weights::{FIRST, NEURONS, Row, Weights};

/// `to` becomes `from` with the rows of `changes`.
#[inline(always)]
pub(super) fn update(from: &Row, to: &mut Row, changes: &Changes, weights: &Weights) {
    let row = |&input: &u16| &weights.inputs[usize::from(input)];
    match (changes.added(), changes.removed()) {
        // a move to an empty square, a promotion among them,
        ([a], [r]) => exchange(from, to, [row(a)], [row(r)]),
        // a capture,
        ([a], [r, s]) => exchange(from, to, [row(a)], [row(r), row(s)]),
        // castling,
        ([a, b], [r, s]) => exchange(from, to, [row(a), row(b)], [row(r), row(s)]),
        // and another half of the board
        (added, removed) => {
            *to = *from;
            for input in added {
                exchange(&to.clone(), to, [row(input)], []);
            }
            for input in removed {
                exchange(&to.clone(), to, [], [row(input)]);
            }
        }
    }
}

/// All at once: each number is read and written once.
#[inline(always)]
fn exchange<const A: usize, const R: usize>(
    from: &Row,
    to: &mut Row,
    added: [&Row; A],
    removed: [&Row; R],
) {
    for at in 0..NEURONS {
        let mut sum = from.0[at];
        for row in added {
            sum = sum.wrapping_add(row.0[at]);
        }
        for row in removed {
            sum = sum.wrapping_sub(row.0[at]);
        }
        to.0[at] = sum;
    }
}

/// What the neurons of both sides bring to the output.
#[inline(always)]
pub(super) fn output(sums: [&Row; 2], weights: &[Row; 2]) -> i64 {
    i64::from(side(sums[0], &weights[0])) + i64::from(side(sums[1], &weights[1]))
}

/// Each neuron clipped and squared, times its weight. `weights.rs` shows that
/// nothing overflows.
#[inline(always)]
fn side(sums: &Row, weights: &Row) -> i32 {
    let mut output = 0;
    for (&sum, &weight) in sums.0.iter().zip(&weights.0) {
        let clipped = sum.clamp(0, FIRST as i16);
        output += i32::from(clipped.wrapping_mul(weight)) * i32::from(clipped);
    }
    output
}
