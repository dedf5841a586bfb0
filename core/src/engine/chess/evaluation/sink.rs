use super::tapered::{Tapered, s};

/// Hears which weights count for a side, and how often.
///
/// The terms are written once for whoever asks: the evaluation, which wants
/// their sum, and the tuning of the weights, which wants to know them singly.
pub(super) trait Sink {
    /// `weight` counts `times` in what the side has.
    fn add(&mut self, weight: &'static Tapered, times: i32);

    /// `weight` counts `times` in the danger in which the king of the side is.
    fn endanger(&mut self, weight: &'static Tapered, times: i32);
}

/// What a side has.
#[derive(Default)]
pub(super) struct Sum {
    worth: Tapered,
    danger: Tapered,
}

impl Sum {
    /// All of it, the danger of the king taken off.
    pub(super) fn total(&self) -> Tapered {
        self.worth - s(harm(self.danger.middlegame()), harm(self.danger.endgame()))
    }
}

impl Sink for Sum {
    #[inline]
    fn add(&mut self, weight: &'static Tapered, times: i32) {
        self.worth += *weight * times;
    }

    #[inline]
    fn endanger(&mut self, weight: &'static Tapered, times: i32) {
        self.danger += *weight * times;
    }
}

/// No danger is greater.
pub const MAX_DANGER: i32 = 1_000;
/// The square of the danger is divided by this.
pub const DANGER_DIVISOR: i32 = 256;

/// What danger costs, in centipawns: it grows with the square, since attackers
/// help each other (chessprogramming.org, "King Safety", "Attack Units").
fn harm(danger: i32) -> i32 {
    let danger = danger.clamp(0, MAX_DANGER);
    danger * danger / DANGER_DIVISOR
}
