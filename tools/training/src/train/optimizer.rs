//! `AdamW` (I. Loshchilov and F. Hutter, "Decoupled Weight Decay Regularization",
//! 2019).

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

use super::model::Model;
use super::quantize::GREATEST_WEIGHT;

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;
const EPSILON: f32 = 1e-8;

/// A model on its way, with all that the next step needs.
pub struct Optimizer<const N: usize> {
    pub model: Model<N>,
    /// The running mean of each gradient and of its square.
    mean: Model<N>,
    square: Model<N>,
    steps: u64,
}

impl<const N: usize> Optimizer<N> {
    pub fn new(model: Model<N>) -> Optimizer<N> {
        Optimizer { model, mean: Model::zero(), square: Model::zero(), steps: 0 }
    }

    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Moves all parameters against the gradient, and towards 0 by the share
    /// `rate * decay`; weights stay so small that the engine can hold them in
    /// 16 bits.
    pub fn step(&mut self, gradient: &Model<N>, rate: f32, decay: f32) {
        self.steps += 1;
        let age = self.steps.min(1 << 20) as i32;
        let (first, second) = (1.0 - FIRST_DECAY.powi(age), 1.0 - SECOND_DECAY.powi(age));
        let parts = self.model.parts_mut().into_iter().zip(gradient.parts());
        let moments = self.mean.parts_mut().into_iter().zip(self.square.parts_mut());
        for ((weights, gradients), (means, squares)) in parts.zip(moments) {
            let moments = means.iter_mut().zip(squares);
            for ((weight, &gradient), (mean, square)) in
                weights.iter_mut().zip(gradients).zip(moments)
            {
                *mean = FIRST_DECAY * *mean + (1.0 - FIRST_DECAY) * gradient;
                *square = SECOND_DECAY * *square + (1.0 - SECOND_DECAY) * gradient * gradient;
                let step = *mean / first / ((*square / second).sqrt() + EPSILON);
                let moved = *weight - rate * (step + decay * *weight);
                *weight = moved.clamp(-GREATEST_WEIGHT, GREATEST_WEIGHT);
            }
        }
    }

    /// Writes the whole state; what was there before stays until it is written.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let unfinished = path.with_added_extension("unfinished");
        let mut file = BufWriter::new(File::create(&unfinished)?);
        file.write_all(&self.steps.to_le_bytes())?;
        for model in [&self.model, &self.mean, &self.square] {
            for number in model.parts().into_iter().flatten() {
                file.write_all(&number.to_le_bytes())?;
            }
        }
        file.into_inner()?.sync_all()?;
        std::fs::rename(unfinished, path)
    }

    pub fn load(path: &Path) -> io::Result<Optimizer<N>> {
        let mut file = BufReader::new(File::open(path)?);
        let mut optimizer = Optimizer::new(Model::zero());
        let mut steps = [0; 8];
        file.read_exact(&mut steps)?;
        optimizer.steps = u64::from_le_bytes(steps);
        for model in [&mut optimizer.model, &mut optimizer.mean, &mut optimizer.square] {
            for number in model.parts_mut().into_iter().flatten() {
                let mut bytes = [0; 4];
                file.read_exact(&mut bytes)?;
                *number = f32::from_le_bytes(bytes);
            }
        }
        if file.read(&mut [0])? > 0 {
            return Err(io::Error::other("the state is of a network of another size"));
        }
        Ok(optimizer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_downhill_and_come_back_from_a_file() {
        let mut optimizer = Optimizer::new(Model::<32>::random(2));
        let mut gradient = Model::zero();
        gradient.biases[3] = 0.5;
        gradient.output_biases[1] = -0.5;
        let before = optimizer.model.clone();
        for _ in 0..10 {
            optimizer.step(&gradient, 0.01, 0.01);
        }
        assert!(optimizer.model.biases[3] < before.biases[3] - 0.05);
        assert!(optimizer.model.output_biases[1] > 0.05);

        let path = std::env::temp_dir().join(format!("annabella-state-{}", std::process::id()));
        optimizer.save(&path).unwrap();
        let loaded = Optimizer::<32>::load(&path).unwrap();
        assert_eq!(loaded.steps(), 10);
        assert_eq!(loaded.model.parts(), optimizer.model.parts());
        assert_eq!(loaded.square.parts(), optimizer.square.parts());
        assert!(Optimizer::<64>::load(&path).is_err());
        std::fs::remove_file(&path).unwrap();
    }
}
