use std::io;
use std::path::PathBuf;

use annabella::engine::checkers::evaluation::Seen;
use annabella::engine::checkers::evaluation::network::{inputs, phase};

use crate::chance::{chance, fitted_slope};
use crate::checkers::record::Record;
use crate::file;

/// So many positions that follow each other are held out or learnt from together: those of one
/// game are much alike.
const BLOCK: usize = 1000;
const HELD_OUT_OF: usize = 20;

/// The most pieces on a board.
const MOST_PIECES: usize = 24;

/// A position as the network sees it.
pub struct Sample {
    inputs: [u8; MOST_PIECES],
    count: u8,
    phase: u8,
    /// In hundredths of a man.
    pub material: f32,
    /// The chance to win that should be told, draws half.
    pub target: f32,
}

impl Sample {
    /// A position whose target is not known yet.
    fn new(record: &Record) -> Option<Sample> {
        let seen = Seen::of(&record.position()?);
        let mut all = [0; MOST_PIECES];
        let mut count = 0;
        for (place, input) in all.iter_mut().zip(inputs(&seen)) {
            *place = input as u8;
            count += 1;
        }
        let material = seen.material() as f32;
        Some(Sample { inputs: all, count, phase: phase(&seen) as u8, material, target: 0.0 })
    }

    pub fn inputs(&self) -> impl Iterator<Item = usize> {
        self.inputs[..usize::from(self.count)].iter().map(|input| usize::from(*input))
    }

    pub fn phase(&self) -> usize {
        usize::from(self.phase)
    }
}

/// All positions.
#[derive(Default)]
pub struct Samples {
    pub learnt: Vec<Sample>,
    pub held_out: Vec<Sample>,
}

impl Samples {
    pub fn read(files: &[PathBuf], result_share: f32) -> io::Result<Samples> {
        let mut samples = Samples::default();
        for path in files {
            let records: Vec<Record> = file::read(path)?.into_iter().map(Record).collect();
            let slope = fitted_slope(&records.iter().map(Record::told).collect::<Vec<_>>());
            println!("{}: {} positions, slope {slope:.5}", path.display(), records.len());
            for (at, record) in records.iter().enumerate() {
                let Some(sample) = Sample::new(record) else { continue };
                let (score, result) = record.told();
                let target = result_share * result + (1.0 - result_share) * chance(score, slope);
                let is_held_out = (at / BLOCK).is_multiple_of(HELD_OUT_OF);
                let set = if is_held_out { &mut samples.held_out } else { &mut samples.learnt };
                set.push(Sample { target, ..sample });
            }
        }
        Ok(samples)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checkers::record::Outcome;

    #[test]
    fn a_sample_is_what_the_engine_sees() {
        let position = "W:W11,25,30,K6:B5,12,K23,28".parse().unwrap();
        let sample = Sample::new(&Record::new(&position, 7, Outcome::Draw)).unwrap();
        let seen = Seen::of(&position);
        assert!(sample.inputs().eq(inputs(&seen)));
        assert_eq!((sample.phase(), sample.material), (phase(&seen), 0.0));
    }
}
