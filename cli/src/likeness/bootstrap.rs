//! How far a figure may be off (B. Efron, "Bootstrap methods: another look at the jackknife",
//! 1979).

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A figure, and between which two it lies in nine of ten cases.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// What was measured.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How often games are drawn anew.
const RESAMPLES: usize = 400;

/// Sums over the positions of a game: how much these count, and of each figure how much there is
/// of it.
#[derive(Clone, Copy, Debug)]
pub struct Sums<const N: usize> {
    /// How much the positions count.
    pub weight: f64,
    /// The figures, each times how much its position counts.
    pub totals: [f64; N],
}

impl<const N: usize> Default for Sums<N> {
    fn default() -> Sums<N> {
        Sums { weight: 0.0, totals: [0.0; N] }
    }
}

impl<const N: usize> Sums<N> {
    /// Takes more in.
    pub fn add(&mut self, more: &Sums<N>) {
        self.weight += more.weight;
        for (total, more) in self.totals.iter_mut().zip(more.totals) {
            *total += more;
        }
    }

    fn means(&self) -> [f64; N] {
        self.totals.map(|total| total / self.weight)
    }
}

/// The mean figures of all games; `None` where nothing counts. What may be otherwise by chance
/// is found by drawing as many games out of these, with repetition: positions of one game are
/// alike.
pub fn estimates<const N: usize>(games: &[Sums<N>]) -> Option<[Estimate; N]> {
    let all = games.iter().fold(Sums::default(), |mut all: Sums<N>, game| {
        all.add(game);
        all
    });
    if all.weight <= 0.0 {
        return None;
    }
    let mut rng = ChaCha8Rng::seed_from_u64(0);
    let mut drawn: Vec<[f64; N]> = Vec::with_capacity(RESAMPLES);
    for _ in 0..RESAMPLES {
        let mut sums = Sums::default();
        for _ in games {
            sums.add(&games[(rng.next_u64() % games.len() as u64) as usize]);
        }
        if sums.weight > 0.0 {
            drawn.push(sums.means());
        }
    }
    let means = all.means();
    Some(std::array::from_fn(|index| {
        let mut values: Vec<f64> = drawn.iter().map(|means| means[index]).collect();
        values.sort_unstable_by(f64::total_cmp);
        let end = |of_20: usize| values.get(values.len() * of_20 / 20).or(values.last());
        let value = means[index];
        let [low, high] = [1, 19].map(|of_20| end(of_20).copied().unwrap_or(value));
        Estimate { value, low, high }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wide_where_games_differ() {
        let game = |total: f64| Sums { weight: 10.0, totals: [total] };
        let alike = vec![game(50.0); 40];
        let [same] = estimates(&alike).unwrap();
        assert_eq!(same, Estimate { value: 5.0, low: 5.0, high: 5.0 });
        let differing: Vec<Sums<1>> = (0..40).map(|n| game(f64::from(n % 2) * 100.0)).collect();
        let [found] = estimates(&differing).unwrap();
        // of 40 throws of a coin, 10 points a game
        assert!((found.value - 5.0).abs() < 1e-9, "{found:?}");
        assert!((3.3..4.1).contains(&found.low) && (5.9..6.7).contains(&found.high), "{found:?}");
        assert_eq!(estimates(&differing), Some([found]));
        assert_eq!(estimates::<1>(&[]), None);
    }
}
