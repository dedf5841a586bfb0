//! The weights, as `tools/training` writes them.

use super::{INPUTS, PHASES};

/// Neurons of the only layer.
pub const NEURONS: usize = 32;

/// What stands for 1 in a neuron,
pub const FIRST: i16 = 127;
/// and in the weights of the output.
pub const OUTPUT: i16 = 64;

// The sum over 24 pieces stays within 16 bits, and that over all neurons within 32.
const _: () = {
    let greatest = i8::MIN as i64;
    assert!(25 * greatest >= i16::MIN as i64);
    assert!(NEURONS as i64 * FIRST as i64 * FIRST as i64 * greatest >= i32::MIN as i64);
};

/// The length of the file: signed bytes for what each input adds to the neurons, the biases of
/// the neurons, and the weights of the output for each phase; then a bias of each phase in
/// hundredths of a man, with 16 bits, the lower byte first.
pub const BYTES: usize = (INPUTS + 1 + PHASES) * NEURONS + 2 * PHASES;

pub(super) struct Weights {
    pub(super) inputs: [[i8; NEURONS]; INPUTS],
    pub(super) biases: [i16; NEURONS],
    pub(super) outputs: [[i8; NEURONS]; PHASES],
    pub(super) output_biases: [i16; PHASES],
}

pub(super) static WEIGHTS: Weights = Weights::read(include_bytes!("weights.net"));

impl Weights {
    const fn read(bytes: &[u8; BYTES]) -> Weights {
        let mut weights = Weights {
            inputs: [[0; NEURONS]; INPUTS],
            biases: [0; NEURONS],
            outputs: [[0; NEURONS]; PHASES],
            output_biases: [0; PHASES],
        };
        let mut input = 0;
        while input < INPUTS {
            weights.inputs[input] = row(bytes, input);
            input += 1;
        }
        let biases = row(bytes, INPUTS);
        let mut neuron = 0;
        while neuron < NEURONS {
            weights.biases[neuron] = biases[neuron] as i16;
            neuron += 1;
        }
        let mut phase = 0;
        while phase < PHASES {
            weights.outputs[phase] = row(bytes, INPUTS + 1 + phase);
            let at = BYTES - 2 * (PHASES - phase);
            weights.output_biases[phase] = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
            phase += 1;
        }
        weights
    }
}

const fn row(bytes: &[u8; BYTES], at: usize) -> [i8; NEURONS] {
    let (mut row, mut neuron) = ([0; NEURONS], 0);
    while neuron < NEURONS {
        row[neuron] = bytes[at * NEURONS + neuron] as i8;
        neuron += 1;
    }
    row
}
