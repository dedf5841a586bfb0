//! Stops a match as soon as it is decided (chessprogramming.org, "Sequential
//! Probability Ratio Test").
//!
//! The generalised test on pairs: for each of the two strengths, the distribution of
//! pair results that explains best what was seen and has the expected share; the
//! logarithm of how much likelier one is than the other (M. Van den Bergh, "The
//! Generalized Maximum Likelihood Ratio for the Expectation Value of a Distribution").

use super::score::{SHARES, Score, share};
use crate::args::Hypotheses;

/// How often the test may be wrong, in either way.
const ERROR: f64 = 0.05;

/// For results that have not been seen, as a share of one pair.
const UNSEEN: f64 = 1e-3;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Test {
    hypotheses: Hypotheses,
}

/// What a test came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The smaller strength, ELO0.
    Smaller,
    /// The greater one, ELO1.
    Greater,
}

impl Test {
    pub(super) const fn new(hypotheses: Hypotheses) -> Test {
        Test { hypotheses }
    }

    /// The test ends when the ratio is beyond this, to either side.
    pub(super) fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    pub(super) fn verdict(&self, score: &Score) -> Option<Verdict> {
        let ratio = self.log_likelihood_ratio(score);
        if ratio >= Test::bound() {
            Some(Verdict::Greater)
        } else if ratio <= -Test::bound() {
            Some(Verdict::Smaller)
        } else {
            None
        }
    }

    /// How much more likely ELO1 is than ELO0, as a natural logarithm.
    pub(super) fn log_likelihood_ratio(&self, score: &Score) -> f64 {
        if score.games() == 0 {
            return 0.0;
        }
        let counts = score.pairs.map(|count| f64::from(count).max(UNSEEN));
        let total: f64 = counts.iter().sum();
        let [smaller, greater] = [self.hypotheses.elo0, self.hypotheses.elo1]
            .map(|elo| tilt(&counts.map(|count| count / total), share(elo)));
        // the best distributions are p / (1 + tilt (a - share)); p falls out of their ratio
        let logs = smaller.iter().zip(greater).map(|(smaller, greater)| (smaller / greater).ln());
        logs.zip(counts).map(|(log, count)| log * count).sum()
    }
}

/// What the shares of the likeliest distribution with this expected value are divided by.
fn tilt(observed: &[f64; 5], expected: f64) -> [f64; 5] {
    let away = SHARES.map(|at| at - expected);
    let excess = |theta: f64| -> f64 {
        observed.iter().zip(away).map(|(share, away)| share * away / (1.0 + theta * away)).sum()
    };
    // falls from one end to the other; between them all is positive
    let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    away.map(|away| 1.0 + f64::midpoint(low, high) * away)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(pairs: [u32; 5], elo0: f64, elo1: f64) -> f64 {
        let score = Score { draws: 2 * pairs.iter().sum::<u32>(), pairs, ..Score::default() };
        Test::new(Hypotheses { elo0, elo1 }).log_likelihood_ratio(&score)
    }

    #[test]
    fn the_ratio_is_near_that_of_a_normal_distribution() {
        // N (s1 - s0) (2 m - s0 - s1) / (2 v), for small differences
        let pairs = [60, 240, 400, 260, 70];
        let total = f64::from(pairs.iter().sum::<u32>());
        let mean: f64 =
            SHARES.iter().zip(pairs).map(|(at, n)| at * f64::from(n)).sum::<f64>() / total;
        let squares = SHARES.iter().zip(pairs).map(|(at, n)| (at - mean).powi(2) * f64::from(n));
        let variance = squares.sum::<f64>() / total;
        let (s0, s1) = (share(0.0), share(5.0));
        let normal = total * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        let found = ratio(pairs, 0.0, 5.0);
        assert!((found - normal).abs() < 0.02, "found {found}, expected {normal}");
    }

    #[test]
    fn the_test_decides_in_both_ways() {
        let test = Test::new(Hypotheses { elo0: 0.0, elo1: 10.0 });
        let score = |pairs: [u32; 5]| Score {
            draws: 2 * pairs.iter().sum::<u32>(),
            pairs,
            ..Score::default()
        };
        assert_eq!(test.verdict(&score([50, 300, 500, 500, 120])), Some(Verdict::Greater));
        assert_eq!(test.verdict(&score([120, 500, 500, 300, 50])), Some(Verdict::Smaller));
        assert_eq!(test.verdict(&score([10, 30, 50, 31, 10])), None);
        assert_eq!(test.verdict(&Score::default()), None);
        // one kind of result alone
        assert!(ratio([0, 0, 0, 0, 30], 0.0, 10.0) > 0.0);
        assert!(ratio([30, 0, 0, 0, 0], 0.0, 10.0) < 0.0);
        assert!(ratio([0, 0, 500, 0, 0], 0.0, 10.0) < 0.0);
        assert!((Test::bound() - 2.944).abs() < 0.001);
    }
}
