//! The network in floating point, as it is trained: inputs of both sides
//! through one first layer, squared clipped linear units, one output.

use annabella::engine::chess::network::features::{BUCKETS, INPUTS};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::batch::Sample;

/// All parameters, or the gradient of each.
#[derive(Clone)]
pub struct Model<const N: usize> {
    /// A row of weights for each input.
    pub inputs: Vec<[f32; N]>,
    pub biases: [f32; N],
    /// For the mover's neurons and for those of the other side.
    pub outputs: [[[f32; N]; 2]; BUCKETS],
    pub output_biases: [f32; BUCKETS],
}

impl<const N: usize> Model<N> {
    pub fn zero() -> Model<N> {
        Model {
            inputs: vec![[0.0; N]; INPUTS],
            biases: [0.0; N],
            outputs: [[[0.0; N]; 2]; BUCKETS],
            output_biases: [0.0; BUCKETS],
        }
    }

    /// Small weights, so that most neurons are neither off nor full.
    pub fn random(seed: u64) -> Model<N> {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let mut draw = |size: f32| (random.next_u32() as f32 / u32::MAX as f32 * 2.0 - 1.0) * size;
        let mut model = Model::zero();
        model.inputs.as_flattened_mut().fill_with(|| draw(0.08));
        model.biases.fill_with(|| draw(0.08) + 0.2);
        let size = (1.0 / N as f32).sqrt();
        for side in 0..2 {
            for neuron in 0..N {
                let weight = draw(size);
                model.outputs.iter_mut().for_each(|bucket| bucket[side][neuron] = weight);
            }
        }
        model
    }

    /// The parameters one after the other, in the order of the file.
    pub fn parts(&self) -> [&[f32]; 4] {
        [
            self.inputs.as_flattened(),
            &self.biases,
            self.outputs.as_flattened().as_flattened(),
            &self.output_biases,
        ]
    }

    pub fn parts_mut(&mut self) -> [&mut [f32]; 4] {
        [
            self.inputs.as_flattened_mut(),
            &mut self.biases,
            self.outputs.as_flattened_mut().as_flattened_mut(),
            &mut self.output_biases,
        ]
    }

    /// Adds another one.
    pub fn add(&mut self, other: &Model<N>) {
        for (own, other) in self.parts_mut().into_iter().zip(other.parts()) {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
        }
    }

    /// The judgement of a position: the logarithm of the odds of the mover.
    pub fn output(&self, sample: &Sample) -> f32 {
        let neurons = [self.neurons(sample.own()), self.neurons(sample.theirs())];
        self.output_of(&neurons, sample.bucket)
    }

    fn neurons(&self, inputs: &[u16]) -> [f32; N] {
        let mut sums = self.biases;
        for &input in inputs {
            let row = &self.inputs[usize::from(input)];
            for at in 0..N {
                sums[at] += row[at];
            }
        }
        sums
    }

    fn output_of(&self, neurons: &[[f32; N]; 2], bucket: usize) -> f32 {
        // many sums side by side, which a processor adds at once
        let mut sums = [0.0f32; 16];
        for (neurons, weights) in neurons.iter().zip(&self.outputs[bucket]) {
            let (neurons, weights) = (neurons.as_chunks::<16>().0, weights.as_chunks::<16>().0);
            for (neurons, weights) in neurons.iter().zip(weights) {
                for at in 0..16 {
                    let clipped = neurons[at].clamp(0.0, 1.0);
                    sums[at] += clipped * clipped * weights[at];
                }
            }
        }
        self.output_biases[bucket] + sums.iter().sum::<f32>()
    }

    /// Adds what a position says about each parameter to `gradient`; `error`
    /// has the derivative of the loss by the output, of which it is told.
    pub fn learn(&self, sample: &Sample, error: impl FnOnce(f32) -> f32, gradient: &mut Model<N>) {
        let bucket = sample.bucket;
        let neurons = [self.neurons(sample.own()), self.neurons(sample.theirs())];
        let error = error(self.output_of(&neurons, bucket));
        gradient.output_biases[bucket] += error;
        for (side, inputs) in [sample.own(), sample.theirs()].into_iter().enumerate() {
            let (neurons, weights) = (&neurons[side], &self.outputs[bucket][side]);
            let output_gradient = &mut gradient.outputs[bucket][side];
            let mut errors = [0.0; N];
            for at in 0..N {
                let clipped = neurons[at].clamp(0.0, 1.0);
                let slope = if neurons[at] < 1.0 { 2.0 * clipped } else { 0.0 };
                output_gradient[at] += error * clipped * clipped;
                errors[at] = error * slope * weights[at];
                gradient.biases[at] += errors[at];
            }
            for &input in inputs {
                let row = &mut gradient.inputs[usize::from(input)];
                for at in 0..N {
                    row[at] += errors[at];
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{Outcome, Record};

    const FEN: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/Pp2P3/2N2Q1p/1PPBBPPP/R3K2R b KQk a3 7 19";

    #[test]
    fn the_gradient_is_the_slope() {
        let model = Model::<32>::random(4);
        let sample = Sample::new(&Record::new(&FEN.parse().unwrap(), 0, Outcome::Draw));
        let mut gradient = Model::zero();
        model.learn(&sample, |_| 1.0, &mut gradient);
        let input = usize::from(sample.own()[3]);
        for (part, at) in [(0, input * 32 + 5), (0, 7), (1, 9), (2, 64 * 7 + 40), (3, 7)] {
            let output = |step: f32| {
                let mut moved = model.clone();
                moved.parts_mut()[part][at] += step;
                moved.output(&sample)
            };
            let slope = (output(0.01) - output(-0.01)) / 0.02;
            assert!((slope - gradient.parts()[part][at]).abs() < 0.01, "{part} {at} {slope}");
        }
    }

    #[test]
    fn the_same_for_both_sides() {
        let model = Model::<32>::random(4);
        let output = |fen: &str| {
            model.output(&Sample::new(&Record::new(&fen.parse().unwrap(), 0, Outcome::Draw)))
        };
        let white = output("6k1/5ppp/8/8/8/2N5/PP6/K7 w - - 0 1");
        let black = output("k7/pp6/2n5/8/8/8/5PPP/6K1 b - - 0 1");
        let mirrored = output("1k6/ppp5/8/8/8/5N2/6PP/7K w - - 0 1");
        // the order of the inputs differs, and so the rounding
        assert!((white - black).abs() < 1e-5 && (white - mirrored).abs() < 1e-5);
    }
}
