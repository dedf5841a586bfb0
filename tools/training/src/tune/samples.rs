use std::io;
use std::ops::Range;
use std::path::PathBuf;

use annabella::engine::chess::trace::{Term, WHOLE, trace};
use annabella::games::chess::Color;

use super::model::Weights;
use crate::chance::{chance, fitted_slope};
use crate::format::{self, Record};

/// So many positions that follow each other are held out or learnt from
/// together: those of one game are much alike.
const BLOCK: usize = 1000;
const HELD_OUT_OF: usize = 20;

/// A position in terms of the weights, as its mover sees it.
pub struct Sample {
    /// Where in [`Samples::terms`] the balance is, then the dangers of both
    /// kings.
    pub worth: Range<usize>,
    pub dangers: [Range<usize>; 2],
    /// How much middlegame and endgame count.
    pub shares: [f32; 2],
    pub driving: f32,
    /// The chance to win that should be told, draws half.
    pub target: f32,
    /// The result alone: 0, a half or 1.
    result: f32,
    pub is_held_out: bool,
}

/// All positions.
pub struct Samples {
    pub terms: Vec<Term>,
    pub all: Vec<Sample>,
}

impl Samples {
    pub fn read(files: &[PathBuf], result_share: f32) -> io::Result<Samples> {
        let mut samples = Samples { terms: Vec::new(), all: Vec::new() };
        for path in files {
            let records = format::read(path)?;
            let scored: Vec<(f32, f32)> = records.iter().map(seen_by_mover).collect();
            let slope = fitted_slope(&scored);
            for (at, record) in records.iter().enumerate() {
                let (score, result) = seen_by_mover(record);
                let target = result_share * result + (1.0 - result_share) * chance(score, slope);
                samples.add(record, target, result, (at / BLOCK).is_multiple_of(HELD_OUT_OF));
            }
            println!("{}: {} positions, slope {slope:.5}", path.display(), records.len());
        }
        Ok(samples)
    }

    fn add(&mut self, record: &Record, target: f32, result: f32, is_held_out: bool) {
        let Some(position) = record.position() else { return };
        let trace = trace(&position);
        let [own, other] = trace.sides;
        let minus = other.worth.into_iter().map(|(weight, times)| (weight, -times));
        let worth = self.put(merged(own.worth.into_iter().chain(minus).collect()));
        let dangers = [self.put(merged(own.danger)), self.put(merged(other.danger))];
        let shares = trace.shares.map(|share| share as f32 / WHOLE as f32);
        let driving = trace.driving as f32;
        self.all.push(Sample { worth, dangers, shares, driving, target, result, is_held_out });
    }

    fn put(&mut self, terms: Vec<Term>) -> Range<usize> {
        let start = self.terms.len();
        self.terms.extend(terms);
        start..self.terms.len()
    }

    /// How steeply the chance to win grows with what `weights` make of the
    /// positions.
    pub fn slope(&self, weights: &Weights) -> f32 {
        let told = |sample: &Sample| (weights.value(self, sample).value, sample.result);
        fitted_slope(&self.all.iter().map(told).collect::<Vec<_>>())
    }
}

/// Score and result.
fn seen_by_mover(record: &Record) -> (f32, f32) {
    let (score, result) = (f32::from(record.score()), f32::from(record.points()) / 2.0);
    if record.turn() == Color::White { (score, result) } else { (-score, 1.0 - result) }
}

/// Each weight once, those that cancel out not at all.
fn merged(mut terms: Vec<Term>) -> Vec<Term> {
    terms.sort_unstable_by_key(|term| term.0);
    let mut merged: Vec<Term> = Vec::with_capacity(terms.len());
    for (weight, times) in terms {
        match merged.last_mut() {
            Some(last) if last.0 == weight => last.1 += times,
            _ => merged.push((weight, times)),
        }
    }
    merged.retain(|term| term.1 != 0);
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_weight_is_there_once() {
        assert_eq!(merged(vec![(7, 1), (3, 2), (7, -1), (3, 1)]), [(3, 3)]);
    }
}
