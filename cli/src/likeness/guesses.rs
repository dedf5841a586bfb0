//! How well people's moves were foreseen.

use annabella::games::chess::Move;

/// How the move of a person was foreseen in one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guess {
    /// How many moves were legal.
    moves: f64,
    /// Whether it was thought the likeliest,
    is_first: bool,
    /// how likely it was thought,
    chance: f64,
    /// and whether the judge would have played it.
    is_best: bool,
}

/// How well many of them were foreseen: logarithms are natural ones, and means.
#[derive(Clone, Debug)]
pub(super) struct Guesses {
    /// How often the likeliest move was played.
    pub(super) first: f64,
    pub(super) likelihood: f64,
    /// The same if all moves were alike.
    pub(super) uniform: f64,
    /// The share of moves that count as drawn out of all, so that none is thought impossible.
    pub(super) floor: f64,
    each: Vec<Guess>,
}

impl Guess {
    /// `chances` are of all legal moves, the likeliest first.
    pub(super) fn new(chances: &[(Move, f64)], played: Move, best: Option<Move>) -> Guess {
        let chance = chances.iter().find(|(mv, _)| *mv == played);
        Guess {
            moves: f64::from(chances.len() as u32),
            is_first: chances.first().is_some_and(|&(mv, _)| mv == played),
            chance: chance.map_or(0.0, |&(_, chance)| chance),
            is_best: best == Some(played),
        }
    }

    fn likelihood(&self, floor: f64) -> f64 {
        // what nobody would play is still played once
        const LEAST: f64 = 1e-12;
        ((1.0 - floor) * self.chance + floor / self.moves).max(LEAST).ln()
    }
}

impl Guesses {
    /// `None` without a guess. Where some move was thought impossible that was played, the floor
    /// is that of all hundredths with which most was foreseen; else there is none.
    pub(super) fn new(guesses: impl Iterator<Item = Guess>) -> Option<Guesses> {
        let each: Vec<Guess> = guesses.collect();
        if each.is_empty() {
            return None;
        }
        let with = |floor: f64| mean(&each, |guess| guess.likelihood(floor));
        let floors = (1..=100).map(|of_100| f64::from(of_100) / 100.0);
        let is_sure = each.iter().any(|guess| guess.chance <= 0.0);
        let best = floors.max_by(|&one, &other| with(one).total_cmp(&with(other)));
        let floor = best.filter(|_| is_sure).unwrap_or(0.0);
        Some(Guesses {
            first: mean(&each, |guess| f64::from(u8::from(guess.is_first))),
            likelihood: with(floor),
            uniform: mean(&each, |guess| -guess.moves.ln()),
            floor,
            each,
        })
    }

    /// How well somebody would have foreseen them who expects the judge's move, and one of the
    /// others with the chance `slips`, each as likely as the next.
    pub(super) fn with_slips(&self, slips: f64) -> f64 {
        mean(&self.each, |guess| {
            let chance = if guess.is_best { 1.0 - slips } else { slips / (guess.moves - 1.0) };
            chance.ln()
        })
    }
}

fn mean(guesses: &[Guess], of: impl Fn(&Guess) -> f64) -> f64 {
    guesses.iter().map(of).sum::<f64>() / f64::from(guesses.len() as u32)
}

#[cfg(test)]
mod tests {
    use annabella::games::chess::Position;

    use super::*;

    /// Of the twenty first moves: how likely the first two are, and which one was played.
    fn guess(likely: [f64; 2], played: usize) -> Guess {
        let moves = Position::default().legal_moves();
        let chance = |index: usize| likely.get(index).copied().unwrap_or(0.0);
        let chances: Vec<(Move, f64)> =
            moves.iter().enumerate().map(|(index, &mv)| (mv, chance(index))).collect();
        Guess::new(&chances, moves[played], Some(moves[0]))
    }

    #[track_caller]
    fn assert_near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-9, "{found} {expected}");
    }

    #[test]
    fn chances_count_as_they_are_where_all_was_possible() {
        let found = Guesses::new([guess([0.8, 0.2], 0), guess([0.8, 0.2], 1)].into_iter()).unwrap();
        assert_eq!((found.first, found.floor), (0.5, 0.0));
        assert_near(found.likelihood, f64::midpoint(0.8_f64.ln(), 0.2_f64.ln()));
        assert_near(found.uniform, -20_f64.ln());
        assert_near(found.with_slips(0.5), f64::midpoint(0.5_f64.ln(), (0.5_f64 / 19.0).ln()));
        assert!(Guesses::new(std::iter::empty()).is_none());
    }

    #[test]
    fn what_was_thought_impossible_has_the_floor_that_suits_best() {
        // three of four moves were foreseen: about a fourth is drawn out of all
        let played = [0, 0, 0, 5];
        let found = Guesses::new(played.into_iter().map(|played| guess([1.0, 0.0], played)));
        let found = found.unwrap();
        assert_near(found.floor, 0.26);
        let expected = 0.75 * (0.74_f64 + 0.26 / 20.0).ln() + 0.25 * (0.26_f64 / 20.0).ln();
        assert_near(found.likelihood, expected);
    }
}
