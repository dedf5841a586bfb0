//! The network in whole numbers, as the engine takes it: 16-bit numbers,
//! little-endian, the rows of the first layer, its biases, the output weights
//! and biases of each bucket.

use std::fs;
use std::io;
use std::path::Path;

use super::model::Model;

/// What a weight, bias or neuron of 1 becomes in the first layer,
const FIRST: f32 = 255.0;
/// and a weight in the output.
const OUTPUT: f32 = 64.0;
/// Centipawns for one unit of output.
pub const SCALE: f32 = 400.0;
/// With it the first layer's sum over all 64 squares stays within 16 bits, and
/// so does a clipped neuron times its output weight.
pub const GREATEST_WEIGHT: f32 = 504.0 / FIRST;

const UNITS: [f32; 4] = [FIRST, FIRST, OUTPUT, FIRST * OUTPUT];

fn numbers<const N: usize>(model: &Model<N>) -> impl Iterator<Item = i16> {
    let parts = model.parts().into_iter().zip(UNITS);
    parts.flat_map(|(part, unit)| part.iter().map(move |weight| (weight * unit).round() as i16))
}

/// The model with its numbers rounded as they are in the file.
pub fn rounded<const N: usize>(model: &Model<N>) -> Model<N> {
    from_numbers(numbers(model))
}

fn from_numbers<const N: usize>(mut numbers: impl Iterator<Item = i16>) -> Model<N> {
    let mut model = Model::zero();
    for (part, unit) in model.parts_mut().into_iter().zip(UNITS) {
        part.fill_with(|| f32::from(numbers.next().unwrap_or(0)) / unit);
    }
    model
}

/// Writes the network for the engine.
pub fn save<const N: usize>(model: &Model<N>, path: &Path) -> io::Result<()> {
    let bytes: Vec<u8> = numbers(model).flat_map(i16::to_le_bytes).collect();
    fs::write(path, bytes)
}

/// Reads a network that was written for the engine.
pub fn load<const N: usize>(path: &Path) -> io::Result<Model<N>> {
    let bytes = fs::read(path)?;
    let expected = 2 * Model::<N>::zero().parts().iter().map(|part| part.len()).sum::<usize>();
    if bytes.len() != expected {
        let message = format!("a network of {N} neurons has {expected} bytes, not {}", bytes.len());
        return Err(io::Error::other(message));
    }
    Ok(from_numbers(bytes.as_chunks().0.iter().map(|&bytes| i16::from_le_bytes(bytes))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_comes_back_rounded() {
        let path = std::env::temp_dir().join(format!("annabella-net-{}", std::process::id()));
        let mut model = Model::<32>::random(9);
        model.inputs[700][31] = GREATEST_WEIGHT;
        model.output_biases[7] = -GREATEST_WEIGHT;
        save(&model, &path).unwrap();
        let loaded = load::<32>(&path).unwrap();
        for (loaded, model) in loaded.parts().into_iter().zip(model.parts()) {
            assert!(loaded.iter().zip(model).all(|(loaded, model)| (loaded - model).abs() < 0.01));
        }
        assert_eq!(loaded.parts(), rounded(&loaded).parts(), "rounded once and for all");
        assert!(load::<64>(&path).is_err());
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn the_greatest_network_is_small_enough_to_ship() {
        assert!(numbers(&Model::<256>::zero()).count() * 2 < 400_000);
    }
}
