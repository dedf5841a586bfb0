//! What many choices come to.

use super::bootstrap::{Estimate, Sums, estimates};
use super::guesses::{Guess, Guesses};
use super::verdict::{BLUNDER, Mistake, Phase, Verdict};

/// A choice and how much it counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) game: usize,
    pub(super) weight: f64,
    /// Whether it is one of those that are measured, and not only near them.
    pub(super) is_own: bool,
    pub(super) verdict: Verdict,
    /// Whether it is what the person played.
    pub(super) is_same: bool,
    /// What was expected of the person, where that is told.
    pub(super) guess: Option<Guess>,
}

/// What somebody's choices come to.
#[derive(Clone, Debug)]
pub(super) struct Figures {
    pub(super) games: usize,
    pub(super) positions: usize,
    /// In hundredths of a pawn.
    pub(super) loss: Estimate,
    pub(super) blunders: Estimate,
    pub(super) best: Estimate,
    pub(super) same: Estimate,
    /// For each of [`QUANTILES`].
    pub(super) losses: [u32; QUANTILES.len()],
    pub(super) phases: [Option<Part>; Phase::ALL.len()],
    pub(super) mistakes: [Option<Share>; Mistake::ALL.len()],
    pub(super) guesses: Option<Guesses>,
}

/// What those of one phase come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub(super) positions: usize,
    pub(super) loss: f64,
    pub(super) blunders: f64,
    pub(super) best: f64,
}

/// How often a mistake was made where it could be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    pub(super) occasions: usize,
    pub(super) share: f64,
}

/// Of the losses so many hundredths are no greater.
pub(super) const QUANTILES: [u32; 4] = [50, 75, 90, 95];

impl Figures {
    /// `None` without a choice in an open position. Games are numbered from 0 to `games`.
    pub(super) fn of(choices: &[Choice], games: usize) -> Option<Figures> {
        let is_open = |choice: &&Choice| choice.verdict.is_open;
        let mut sums = vec![Sums::default(); games];
        let mut own = vec![0; games];
        for choice in choices.iter().filter(is_open) {
            sums[choice.game].add(&choice.sums());
            own[choice.game] += usize::from(choice.is_own);
        }
        let positions = own.iter().sum();
        if positions == 0 {
            return None;
        }
        sums.retain(|game| game.weight > 0.0);
        let [loss, blunders, best, same] = estimates(&sums)?;
        Some(Figures {
            games: own.iter().filter(|&&positions| positions > 0).count(),
            positions,
            loss,
            blunders,
            best,
            same,
            losses: losses(choices.iter().filter(is_open)),
            phases: Phase::ALL.map(|phase| {
                let of_phase = |choice: &&Choice| choice.verdict.phase == phase;
                Part::of(choices.iter().filter(is_open).filter(of_phase))
            }),
            mistakes: std::array::from_fn(|kind| Share::of(choices, kind)),
            guesses: Guesses::new(choices.iter().filter(is_open).filter_map(|choice| choice.guess)),
        })
    }
}

impl Choice {
    /// Loss, blunder, best and same.
    fn sums(&self) -> Sums<4> {
        let Choice { weight, verdict, is_same, .. } = *self;
        let count = |is_so: bool| if is_so { weight } else { 0.0 };
        let totals = [
            f64::from(verdict.loss) * weight,
            count(verdict.loss >= BLUNDER),
            count(verdict.is_best),
            count(is_same),
        ];
        Sums { weight, totals }
    }
}

impl Part {
    fn of<'a>(choices: impl Iterator<Item = &'a Choice>) -> Option<Part> {
        let (mut positions, mut sums) = (0, Sums::default());
        for choice in choices {
            positions += usize::from(choice.is_own);
            sums.add(&choice.sums());
        }
        let [loss, blunders, best, _] = sums.totals.map(|total| total / sums.weight);
        (positions > 0).then_some(Part { positions, loss, blunders, best })
    }
}

impl Share {
    fn of(choices: &[Choice], kind: usize) -> Option<Share> {
        let (mut occasions, mut weight, mut made) = (0, 0.0, 0.0);
        for choice in choices {
            if let Some(was_made) = choice.verdict.mistakes[kind] {
                occasions += usize::from(choice.is_own);
                weight += choice.weight;
                made += if was_made { choice.weight } else { 0.0 };
            }
        }
        (occasions > 0).then_some(Share { occasions, share: made / weight })
    }
}

fn losses<'a>(choices: impl Iterator<Item = &'a Choice>) -> [u32; QUANTILES.len()] {
    let mut losses: Vec<(u32, f64)> =
        choices.map(|choice| (choice.verdict.loss, choice.weight)).collect();
    losses.sort_unstable_by_key(|&(loss, _)| loss);
    let all: f64 = losses.iter().map(|&(_, weight)| weight).sum();
    QUANTILES.map(|of_100| {
        let mut rest = all * f64::from(of_100) / 100.0;
        let reaches = |&&(_, weight): &&(u32, f64)| {
            rest -= weight;
            rest <= 0.0
        };
        losses.iter().find(reaches).or(losses.last()).map_or(0, |&(loss, _)| loss)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(game: usize, weight: f64, loss: u32, phase: Phase) -> Choice {
        let mistakes = [Some(loss > 0), None, None, None, None];
        let verdict = Verdict { is_open: true, loss, is_best: loss == 0, phase, mistakes };
        Choice { game, weight, is_own: weight > 0.5, verdict, is_same: game == 0, guess: None }
    }

    #[test]
    fn choices_are_weighed() {
        let choices = [
            choice(0, 1.0, 0, Phase::Opening),
            choice(0, 1.0, 300, Phase::Middle),
            choice(1, 0.5, 100, Phase::Middle),
        ];
        let found = Figures::of(&choices, 3).unwrap();
        assert_eq!((found.games, found.positions), (1, 2));
        let values =
            [found.loss, found.blunders, found.best, found.same].map(|estimate| estimate.value);
        for (value, expected) in values.into_iter().zip([140.0, 0.4, 0.4, 0.8]) {
            assert!((value - expected).abs() < 1e-9, "{values:?}");
        }
        assert_eq!(found.losses, [100, 300, 300, 300]);
        let middle = found.phases[1].unwrap();
        assert_eq!(middle.positions, 1);
        assert!((middle.loss - 350.0 / 1.5).abs() < 1e-9);
        assert!(found.phases[2].is_none() && found.mistakes[1].is_none());
        let en_prise = found.mistakes[0].unwrap();
        assert_eq!(en_prise.occasions, 2);
        assert!((en_prise.share - 0.6).abs() < 1e-9);
        assert!(Figures::of(&choices[2..], 3).is_none(), "only near it");
    }
}
