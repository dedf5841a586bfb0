//! The terms of an evaluation one by one, for whoever tunes their weights.

use super::endings::Scale;
use super::side::Side;
pub use super::sink::{DANGER_DIVISOR, MAX_DANGER};
use super::sink::{Sink, Sum};
use super::tapered::Tapered;
use super::weights::{WEIGHTS, Weights};
use super::{MAX_PHASE, count, driving, phase, scale};
use crate::games::chess::Position;

/// How many weights there are; each has two halves.
pub const WEIGHT_COUNT: usize = size_of::<Weights>() / size_of::<Tapered>();

/// What the shares of a trace are parts of.
pub const WHOLE: i32 = MAX_PHASE * Scale::FULL;

/// The number of a weight, in the order in which they are written, and how
/// often it counts.
pub type Term = (u16, i16);

/// What one side counts.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// What it has.
    pub worth: Vec<Term>,
    /// What endangers its king.
    pub danger: Vec<Term>,
}

/// An evaluation in its parts.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The mover's and the other's.
    pub sides: [Terms; 2],
    /// How much the halves of the balance count, of [`WHOLE`].
    pub shares: [i32; 2],
    /// What is added in the end.
    pub driving: i32,
}

/// The parts of what [`evaluate`](super::evaluate) finds.
pub fn trace(position: &Position) -> Trace {
    let sides = Side::both(position.board(), position.turn());
    let mut sums = [Sum::default(), Sum::default()];
    count(position, &sides, &mut sums);
    let endgame = (sums[0].total() - sums[1].total()).endgame();
    let mut terms = [Terms::default(), Terms::default()];
    count(position, &sides, &mut terms);
    let phase = phase(&sides);
    let scale = scale(&sides, endgame);
    let shares = [phase * scale.middlegame, (MAX_PHASE - phase) * scale.endgame];
    Trace { sides: terms, shares, driving: driving(&sides) }
}

impl Sink for Terms {
    fn add(&mut self, weight: &'static Tapered, times: i32) {
        if times != 0 {
            self.worth.push((number_of(weight), times as i16));
        }
    }

    fn endanger(&mut self, weight: &'static Tapered, times: i32) {
        if times != 0 {
            self.danger.push((number_of(weight), times as i16));
        }
    }
}

/// The place of a weight among [`WEIGHTS`].
fn number_of(weight: &'static Tapered) -> u16 {
    let bytes = std::ptr::from_ref(weight).addr() - std::ptr::from_ref(&WEIGHTS).addr();
    (bytes / size_of::<Tapered>()) as u16
}

/// The text in which the weights are written.
pub const SOURCE: &str = include_str!("weights.rs");

/// The weights as they are, for the middlegame and the endgame, read from
/// [`SOURCE`]: each is there as `s(1, 2)`.
pub fn weights() -> impl Iterator<Item = (i32, i32)> {
    SOURCE.split("s(").filter_map(|rest| {
        let (pair, _) = rest.split_once(')')?;
        let (middlegame, endgame) = pair.split_once(", ")?;
        Some((middlegame.parse().ok()?, endgame.parse().ok()?))
    })
}
