use annabella::engine::checkers::evaluation::network::{
    FIRST, INPUTS, NEURONS, OUTPUT, PHASES, SCALE,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::samples::Sample;
use crate::chance::chance;

/// How steeply the chance to win grows with the value, such that a man more is worth about a
/// hundred.
const SLOPE: f32 = 0.01;

type Row = [f32; NEURONS];

/// The network in numbers that can be learnt.
#[derive(Clone)]
pub struct Model {
    inputs: [Row; INPUTS],
    biases: Row,
    outputs: [Row; PHASES],
    output_biases: [f32; PHASES],
}

impl Model {
    pub const ZERO: Model = Model {
        inputs: [[0.0; NEURONS]; INPUTS],
        biases: [0.0; NEURONS],
        outputs: [[0.0; NEURONS]; PHASES],
        output_biases: [0.0; PHASES],
    };

    /// Where training begins, always the same.
    pub fn random() -> Model {
        let mut random = ChaCha8Rng::seed_from_u64(7);
        let mut within =
            |most: f32| most * (2.0 * random.next_u32() as f32 / u32::MAX as f32 - 1.0);
        let mut model = Model::ZERO;
        model.inputs.as_flattened_mut().iter_mut().for_each(|weight| *weight = within(0.2));
        model.biases.iter_mut().for_each(|bias| *bias = 0.4 + within(0.3));
        model.outputs = [std::array::from_fn(|_| within(0.5)); PHASES];
        model
    }

    /// The chance to win of a position's mover, draws half.
    pub fn told(&self, sample: &Sample) -> f32 {
        self.told_by(sample, &self.neurons(sample))
    }

    /// Between 0 and 1.
    fn neurons(&self, sample: &Sample) -> Row {
        let mut neurons = self.biases;
        for input in sample.inputs() {
            add(&mut neurons, &self.inputs[input], 1.0);
        }
        neurons.map(|neuron| neuron.clamp(0.0, 1.0))
    }

    fn told_by(&self, sample: &Sample, neurons: &Row) -> f32 {
        let phase = sample.phase();
        let weights = self.outputs[phase].iter();
        let sum: f32 = neurons.iter().zip(weights).map(|(neuron, out)| neuron * neuron * out).sum();
        chance(sample.material + SCALE as f32 * (sum + self.output_biases[phase]), SLOPE)
    }

    /// Adds to `gradient` how the error of a position changes with each number.
    pub fn learn(&self, sample: &Sample, gradient: &mut Model) {
        let neurons = self.neurons(sample);
        // that of the cross entropy, but for factors that Adam divides by again
        let wrong = self.told_by(sample, &neurons) - sample.target;
        let phase = sample.phase();
        add(&mut gradient.outputs[phase], &neurons.map(|neuron| neuron * neuron), wrong);
        gradient.output_biases[phase] += wrong;
        let mut back = self.outputs[phase];
        for (weight, neuron) in back.iter_mut().zip(neurons) {
            // at its ends a neuron no longer moves
            let moves = neuron > 0.0 && neuron < 1.0;
            *weight = if moves { wrong * 2.0 * neuron * *weight } else { 0.0 };
        }
        add(&mut gradient.biases, &back, 1.0);
        for input in sample.inputs() {
            add(&mut gradient.inputs[input], &back, 1.0);
        }
    }

    /// The same with the numbers that the engine can hold.
    pub fn rounded(&self) -> Model {
        let mut model = self.clone();
        for (part, one) in model.parts_mut().into_iter().zip(ONES) {
            for number in part {
                *number = (*number * one).round() / one;
            }
        }
        model
    }

    /// The file that the engine takes.
    pub fn bytes(&self) -> Vec<u8> {
        let mut model = self.clone();
        let [inputs, biases, outputs, output_biases] = model.parts_mut();
        let mut bytes = Vec::new();
        for (part, one) in [inputs, biases, outputs].into_iter().zip(ONES) {
            bytes.extend(part.iter().map(|number| (number * one).round() as i8 as u8));
        }
        let one = SCALE as f32;
        bytes.extend(
            output_biases.iter().flat_map(|bias| ((bias * one).round() as i16).to_le_bytes()),
        );
        bytes
    }

    fn parts_mut(&mut self) -> [&mut [f32]; 4] {
        [
            self.inputs.as_flattened_mut(),
            &mut self.biases,
            self.outputs.as_flattened_mut(),
            &mut self.output_biases,
        ]
    }
}

/// What stands for 1 in each part.
const ONES: [f32; 4] = [FIRST as f32, FIRST as f32, OUTPUT as f32, SCALE as f32];
/// As much as a signed byte holds; the last part has two.
const MOST: [f32; 4] = [BYTE / ONES[0], BYTE / ONES[1], BYTE / ONES[2], f32::MAX];
const BYTE: f32 = i8::MAX as f32;

fn add(row: &mut Row, other: &Row, times: f32) {
    for (sum, number) in row.iter_mut().zip(other) {
        *sum += number * times;
    }
}

/// Steps against the gradient, each number at its own pace (Kingma and Ba, "Adam", 2015).
pub struct Adam {
    mean: Model,
    square: Model,
    steps: i32,
}

impl Adam {
    const KEEP_MEAN: f32 = 0.9;
    const KEEP_SQUARE: f32 = 0.999;

    pub fn new() -> Adam {
        Adam { mean: Model::ZERO, square: Model::ZERO, steps: 0 }
    }

    pub fn step(&mut self, model: &mut Model, gradient: &Model, rate: f32) {
        self.steps += 1;
        let mean_share = 1.0 - Adam::KEEP_MEAN.powi(self.steps);
        let square_share = 1.0 - Adam::KEEP_SQUARE.powi(self.steps);
        let mut gradient = gradient.clone();
        let moments = self.mean.parts_mut().into_iter().zip(self.square.parts_mut());
        let parts = model.parts_mut().into_iter().zip(gradient.parts_mut()).zip(moments);
        for (((numbers, slopes), (means, squares)), most) in parts.zip(MOST) {
            let moments = means.iter_mut().zip(squares);
            for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(moments) {
                *mean = Adam::KEEP_MEAN * *mean + (1.0 - Adam::KEEP_MEAN) * *slope;
                *square = Adam::KEEP_SQUARE * *square + (1.0 - Adam::KEEP_SQUARE) * *slope * *slope;
                let pace = (*square / square_share).sqrt() + 1e-8;
                *number = (*number - rate * (*mean / mean_share) / pace).clamp(-most, most);
            }
        }
    }
}
