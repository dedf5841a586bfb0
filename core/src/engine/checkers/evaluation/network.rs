//! What the squares are worth, by a network of one layer.
//!
//! Each piece on its square adds a number to every neuron. What a neuron has, between 0 and 1,
//! is squared and weighed, with other weights for each number of pieces.

mod weights;

use super::Seen;
use weights::WEIGHTS;
pub use weights::{BYTES, FIRST, NEURONS, OUTPUT};

/// One for each of the four kinds of pieces on each square.
pub const INPUTS: usize = 4 * 32;
/// Sets of weights of the output.
pub const PHASES: usize = 6;

/// Hundredths of a man for an output of 1.
pub const SCALE: i32 = 100;

/// The inputs of the pieces on a board.
pub fn inputs(seen: &Seen) -> impl Iterator<Item = usize> {
    seen.sets
        .into_iter()
        .enumerate()
        .flat_map(|(kind, set)| set.bits().map(move |bit| 32 * kind + bit))
}

/// Which weights of the output count on a board: a set for every four pieces.
pub fn phase(seen: &Seen) -> usize {
    (seen.pieces().saturating_sub(1) as usize / 4).min(PHASES - 1)
}

/// What is to be added to the material, in hundredths of a man.
pub(super) fn correction(seen: &Seen) -> i32 {
    let mut neurons = WEIGHTS.biases;
    for input in inputs(seen) {
        for (neuron, weight) in neurons.iter_mut().zip(&WEIGHTS.inputs[input]) {
            *neuron += i16::from(*weight);
        }
    }
    let phase = phase(seen);
    let outputs = neurons.iter().zip(&WEIGHTS.outputs[phase]).map(|(neuron, weight)| {
        let neuron = i32::from((*neuron).clamp(0, FIRST));
        neuron * neuron * i32::from(*weight)
    });
    let one = i32::from(FIRST) * i32::from(FIRST) * i32::from(OUTPUT);
    outputs.sum::<i32>() / (one / SCALE) + i32::from(WEIGHTS.output_biases[phase])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::checkers::Position;

    fn seen(text: &str) -> Seen {
        Seen::of(&text.parse::<Position>().unwrap())
    }

    #[test]
    fn both_sides_see_the_same_from_their_own_side() {
        let red = seen("B:W11,25,30,K6:B5,12,K23,28");
        // every square n in place of 33 - n, and the colours exchanged
        assert_eq!(red, seen("W:W28,21,K10,5:B22,8,3,K27"));
        assert_eq!(correction(&red), correction(&seen("W:W28,21,K10,5:B22,8,3,K27")));
    }

    #[test]
    fn each_piece_is_an_input() {
        let seen = seen("B:W11,25,30,K6:B5,12,K23,28");
        let inputs: Vec<_> = inputs(&seen).collect();
        assert_eq!(inputs.len(), 8);
        // squares 12 and 23 are the bits 26 and 29 of a set
        assert!(inputs.contains(&26) && inputs.contains(&(32 + 29)), "{inputs:?}");
        assert_eq!(phase(&seen), 1);
    }
}
