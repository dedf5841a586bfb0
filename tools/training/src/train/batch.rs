//! Positions as the network sees them, and what a batch of them teaches.

use std::thread;

use annabella::engine::chess::network::features::{Perspective, bucket};
use annabella::games::chess::{Color, Piece, Role, Square};

use super::model::Model;
use crate::format::Record;

/// The inputs that are on, first as the mover sees them.
pub struct Sample {
    inputs: [[u16; 32]; 2],
    count: usize,
    pub bucket: usize,
}

impl Sample {
    pub fn new(record: &Record) -> Sample {
        let king = |color| {
            let is_king = |piece| piece == Piece { color, role: Role::King };
            let mut pieces = record.pieces();
            pieces.find(|&(_, piece)| is_king(piece)).map_or(Square::A1, |(square, _)| square)
        };
        let turn = record.turn();
        let views = [turn, !turn].map(|color| Perspective::new(color, king(color)));
        let mut sample = Sample { inputs: [[0; 32]; 2], count: 0, bucket: 0 };
        for (square, piece) in record.pieces() {
            for (inputs, view) in sample.inputs.iter_mut().zip(views) {
                inputs[sample.count] = view.input(square, piece) as u16;
            }
            sample.count += 1;
        }
        sample.bucket = bucket(sample.count as u32);
        sample
    }

    pub fn own(&self) -> &[u16] {
        &self.inputs[0][..self.count]
    }

    pub fn theirs(&self) -> &[u16] {
        &self.inputs[1][..self.count]
    }
}

/// What the network shall foretell: the points of the mover, between what the
/// score promises and what the game brought.
#[derive(Clone, Copy)]
pub struct Target {
    /// The weight of the score; the rest is that of the result.
    pub lambda: f32,
    /// The score in centipawns for one unit of output.
    pub scale: f32,
}

impl Target {
    pub fn of(self, record: &Record) -> f32 {
        let (score, points) = (f32::from(record.score()), f32::from(record.points()) / 2.0);
        let (score, points) =
            if record.turn() == Color::White { (score, points) } else { (-score, 1.0 - points) };
        self.lambda * sigmoid(score / self.scale) + (1.0 - self.lambda) * points
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// What a batch teaches, on average.
pub struct Lesson<const N: usize> {
    pub gradient: Model<N>,
    /// The mean of the squared errors.
    pub loss: f64,
}

/// The gradient of the mean squared error, by several threads, each with a
/// part of the batch.
pub fn gradient<const N: usize>(
    model: &Model<N>,
    batch: &[Record],
    target: Target,
    threads: usize,
) -> Lesson<N> {
    let share = 1.0 / batch.len() as f32;
    let work = |part: &[Record]| {
        let mut gradient = Model::zero();
        let mut loss = 0.0;
        for record in part {
            let error = |output| {
                let (expected, wanted) = (sigmoid(output), target.of(record));
                loss += f64::from((expected - wanted).powi(2));
                2.0 * share * (expected - wanted) * expected * (1.0 - expected)
            };
            model.learn(&Sample::new(record), error, &mut gradient);
        }
        Lesson { gradient, loss: loss / batch.len() as f64 }
    };
    let mut lessons = in_parts(batch, threads, work).into_iter();
    let mut whole = lessons.next().unwrap_or(Lesson { gradient: Model::zero(), loss: 0.0 });
    for lesson in lessons {
        whole.gradient.add(&lesson.gradient);
        whole.loss += lesson.loss;
    }
    whole
}

/// The mean squared error.
pub fn loss<const N: usize>(
    model: &Model<N>,
    records: &[Record],
    target: Target,
    threads: usize,
) -> f64 {
    let work = |part: &[Record]| {
        let error = |record| sigmoid(model.output(&Sample::new(record))) - target.of(record);
        part.iter().map(|record| f64::from(error(record).powi(2))).sum::<f64>()
    };
    in_parts(records, threads, work).into_iter().sum::<f64>() / records.len().max(1) as f64
}

fn in_parts<R: Send>(
    records: &[Record],
    threads: usize,
    work: impl Fn(&[Record]) -> R + Copy + Send,
) -> Vec<R> {
    let size = records.len().div_ceil(threads.max(1)).max(1);
    thread::scope(|scope| {
        let workers: Vec<_> =
            records.chunks(size).map(|part| scope.spawn(move || work(part))).collect();
        workers.into_iter().map(|worker| worker.join().expect("no worker panics")).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Outcome;

    fn record(turn: &str, score: i16, outcome: Outcome) -> Record {
        let fen = format!("4k3/pppp4/8/8/8/8/4PPPP/4K3 {turn} - - 0 1");
        Record::new(&fen.parse().unwrap(), score, outcome)
    }

    #[test]
    fn the_target_is_the_movers() {
        let target = Target { lambda: 0.5, scale: 400.0 };
        let white = target.of(&record("w", 400, Outcome::Draw));
        let black = target.of(&record("b", -400, Outcome::Draw));
        assert!((white - black).abs() < 1e-6);
        assert!((white - (0.5 * 0.731_059 + 0.25)).abs() < 1e-5, "{white}");
        assert!(target.of(&record("b", 0, Outcome::BlackWon)) > 0.7);
    }

    #[test]
    fn threads_share_a_batch() {
        let model = Model::<32>::random(1);
        let target = Target { lambda: 0.5, scale: 400.0 };
        let batch: Vec<_> = (0..33).map(|score| record("w", score, Outcome::Draw)).collect();
        let [one, four] = [1, 4].map(|threads| gradient(&model, &batch, target, threads));
        assert!((one.loss - four.loss).abs() < 1e-9);
        for (one, four) in one.gradient.parts().into_iter().zip(four.gradient.parts()) {
            assert!(one.iter().zip(four).all(|(one, four)| (one - four).abs() < 1e-6));
        }
        assert!((loss(&model, &batch, target, 3) - one.loss).abs() < 1e-6);
    }
}
