//! What the games of a match say about the strength of A
//! (chessprogramming.org, "Match Statistics").
//!
//! Pairs are counted, not games: the two games of an opening depend on each other.

use super::game::Played;

/// The result of a match so far, seen by A.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Score {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
    /// How many pairs gave 0, ½, 1, 1½ and 2 points.
    pub(super) pairs: [u32; 5],
}

/// A difference in strength with what it may be off, at 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Elo {
    pub(super) value: f64,
    pub(super) error: f64,
}

/// So many standard deviations to each side hold 95 % of a normal distribution.
const SPREAD_95: f64 = 1.959_964;

impl Score {
    pub(super) fn add(&mut self, pair: &[Played; 2]) {
        let mut points = 0;
        for game in pair {
            let (count, more) = match game.winner() {
                Some(0) => (&mut self.wins, 2),
                Some(_) => (&mut self.losses, 0),
                None => (&mut self.draws, 1),
            };
            *count += 1;
            points += more;
        }
        self.pairs[points] += 1;
    }

    pub(super) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, from 0 to 1; a half when nothing was played.
    pub(super) fn share(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games())
    }

    /// By how much the share may be off, as a standard deviation.
    fn deviation(&self) -> f64 {
        let pairs = f64::from(self.pairs.iter().sum::<u32>().max(1));
        let share = self.share();
        let squares = SHARES.iter().zip(self.pairs);
        let variance: f64 =
            squares.map(|(at, count)| f64::from(count) * (at - share).powi(2)).sum();
        (variance / pairs / pairs).sqrt()
    }

    /// None where the result allows no guess: all won, all lost, nothing played.
    pub(super) fn elo(&self) -> Option<Elo> {
        let (share, spread) = (self.share(), SPREAD_95 * self.deviation());
        let value = elo(share)?;
        // at the edge the error is as large as the nearest share that can be told
        let [low, high] = [share - spread, share + spread].map(|at| at.clamp(0.001, 0.999));
        let error = (elo(high)? - elo(low)?) / 2.0;
        (self.games() > 0).then_some(Elo { value, error })
    }

    /// How likely it is that A is the stronger one, from 0 to 1.
    pub(super) fn superiority(&self) -> f64 {
        let (ahead, deviation) = (self.share() - 0.5, self.deviation());
        if deviation > 0.0 {
            normal(ahead / deviation)
        } else if ahead == 0.0 {
            0.5
        } else {
            f64::from(u8::from(ahead > 0.0))
        }
    }
}

/// The shares of a pair's points.
pub(super) const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The difference in strength at which a share of the points is expected.
fn elo(share: f64) -> Option<f64> {
    (0.0 < share && share < 1.0).then(|| 400.0 * (share / (1.0 - share)).log10())
}

/// The share of the points that a difference in strength lets expect.
pub(super) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The normal distribution, to seven digits: the error function after Abramowitz and
/// Stegun, Handbook of Mathematical Functions, 7.1.26.
fn normal(x: f64) -> f64 {
    let z = x.abs() / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * z);
    let terms = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    let tail = terms.iter().fold(0.0, |sum, term| (sum + term) * t) * (-z * z).exp() / 2.0;
    if x < 0.0 { tail } else { 1.0 - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() <= by, "found {found}, expected {expected}");
    }

    fn of_pairs(pairs: [u32; 5]) -> Score {
        let [lost, behind, even, ahead, won] = pairs;
        // pairs of one point are taken as two draws
        Score {
            wins: 2 * won + ahead,
            draws: behind + 2 * even + ahead,
            losses: 2 * lost + behind,
            pairs,
        }
    }

    #[test]
    fn strength_follows_from_the_share() {
        let score = of_pairs([0, 0, 50, 50, 0]);
        assert_eq!((score.games(), score.wins, score.losses), (200, 50, 0));
        near(score.share(), 0.625, 1e-9);
        let elo = score.elo().unwrap();
        near(elo.value, 88.74, 0.01);
        // the variance of a pair's share is 1/64, that of the mean 1/6400
        near(elo.error, 1.96 * 0.0125 * 400.0 / 10.0_f64.ln() / (0.625 * 0.375), 0.3);
        near(share(elo.value), 0.625, 1e-9);
        assert!(score.superiority() > 0.999_999);
    }

    #[test]
    fn even_and_one_sided_results_are_no_trouble() {
        let even = of_pairs([5, 10, 20, 10, 5]);
        near(even.elo().unwrap().value, 0.0, 1e-9);
        near(even.superiority(), 0.5, 1e-9);
        assert_eq!(Score::default().elo(), None);
        near(Score::default().superiority(), 0.5, 0.0);
        assert_eq!(of_pairs([0, 0, 0, 0, 9]).elo(), None);
        near(of_pairs([0, 0, 0, 0, 9]).superiority(), 1.0, 0.0);
        near(of_pairs([9, 0, 0, 0, 0]).superiority(), 0.0, 0.0);
    }

    #[test]
    fn the_normal_distribution_is_as_in_tables() {
        for (x, expected) in
            [(0.0, 0.5), (1.0, 0.841_344_7), (-1.96, 0.024_997_9), (3.0, 0.998_650_1)]
        {
            near(normal(x), expected, 2e-7);
        }
    }
}
