//! The weights, as `tools/training` writes them.

mod packed;

use std::sync::LazyLock;

use super::features::{BUCKETS, INPUTS};

/// Neurons of the first layer for each side.
pub(super) const NEURONS: usize = 128;

/// What stands for 1 in the first layer,
pub(super) const FIRST: i64 = 255;
/// and in the weights of the output.
pub(super) const OUTPUT: i64 = 64;
/// Centipawns for an output of 1.
pub(super) const SCALE: i64 = 400;

/// A number for each neuron of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Row(pub(super) [i16; NEURONS]);

impl Row {
    pub(super) const ZERO: Row = Row([0; NEURONS]);
}

pub(super) struct Weights {
    /// What each input adds to the neurons.
    pub(super) inputs: [Row; INPUTS],
    pub(super) biases: Row,
    /// For each bucket, of the mover's neurons and of the other side's.
    pub(super) outputs: [[Row; 2]; BUCKETS],
    pub(super) output_biases: [i16; BUCKETS],
}

/// The weights that the engine plays with, made ready when they are needed first.
pub(super) static WEIGHTS: LazyLock<Box<Weights>> = LazyLock::new(|| {
    let mut weights = Box::new(Weights::ZERO);
    weights.read(&packed::unpack());
    weights
});

/// The file: numbers of 16 bits, the lower byte first.
const FILE: &[u8; BYTES] = include_bytes!("weights.net");
// fails the build if a number is too great
#[allow(clippy::large_stack_arrays, reason = "evaluated by the compiler, never on a stack")]
const _: () = {
    let mut weights = Weights::ZERO;
    weights.read(FILE);
};

const BYTES: usize = 2 * ((INPUTS + 1 + 2 * BUCKETS) * NEURONS + BUCKETS);

/// With no greater input weight and bias, the sum over 64 pieces stays within
/// 16 bits;
pub(super) const GREATEST_INPUT: i16 = i16::MAX / 65;
/// with no greater output weight, so does its product with a clipped neuron.
pub(super) const GREATEST_OUTPUT: i16 = i16::MAX / FIRST as i16;
// The products with a clipped neuron once more, summed over one side, stay
// within 32 bits.
const _: () = assert!(GREATEST_OUTPUT as i64 * FIRST * FIRST * NEURONS as i64 <= i32::MAX as i64);

impl Weights {
    #[allow(
        clippy::large_stack_arrays,
        reason = "a constant, on a stack only without optimisation"
    )]
    pub(super) const ZERO: Weights = Weights {
        inputs: [Row::ZERO; INPUTS],
        biases: Row::ZERO,
        outputs: [[Row::ZERO; 2]; BUCKETS],
        output_biases: [0; BUCKETS],
    };

    /// Takes the numbers of the file.
    ///
    /// # Panics
    ///
    /// If one is too great, or is missing.
    const fn read(&mut self, bytes: &[u8]) {
        let mut input = 0;
        while input < INPUTS {
            self.inputs[input] = row(bytes, input, GREATEST_INPUT);
            input += 1;
        }
        self.biases = row(bytes, INPUTS, GREATEST_INPUT);
        let mut bucket = 0;
        while bucket < BUCKETS {
            let at = INPUTS + 1 + 2 * bucket;
            self.outputs[bucket] =
                [row(bytes, at, GREATEST_OUTPUT), row(bytes, at + 1, GREATEST_OUTPUT)];
            let at = (INPUTS + 1 + 2 * BUCKETS) * NEURONS + bucket;
            self.output_biases[bucket] = number(bytes, at);
            bucket += 1;
        }
    }
}

const fn row(bytes: &[u8], at: usize, greatest: i16) -> Row {
    let mut row = [0; NEURONS];
    let mut neuron = 0;
    while neuron < NEURONS {
        row[neuron] = number(bytes, at * NEURONS + neuron);
        assert!(row[neuron].unsigned_abs() <= greatest.unsigned_abs());
        neuron += 1;
    }
    Row(row)
}

const fn number(bytes: &[u8], at: usize) -> i16 {
    i16::from_le_bytes([bytes[2 * at], bytes[2 * at + 1]])
}
