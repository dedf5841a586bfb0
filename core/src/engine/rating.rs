use super::mixed::mixed;

/// How often of a thousand moves somebody resigns who is at least so many hundredths of a pawn
/// behind, at the lowest rating and from [`FIRM`] on. Counted in the games of
/// tools/training/data: a piece or less lost them none that more play would not explain.
const RESIGNS: [(i32, [u64; 2]); 2] = [(900, [10, 70]), (500, [20, 45])];
const FIRM: u64 = 1_500;

/// A rating of people who play chess, from 600 to 2400, on the scale of lichess.org for rapid
/// and blitz games, by which the opponent's play was fitted (tools/training/README.md). Other
/// scales differ: around 1500 the FIDE's is some 200 to 300 lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rating(u16);

impl Rating {
    /// The lowest that there is.
    pub const LEAST: Rating = Rating(600);

    /// The highest; above it is full strength.
    pub const MOST: Rating = Rating(2400);

    /// For somebody who has not chosen one.
    pub const DEFAULT: Rating = Rating(1200);

    /// How far apart the offered ratings are, of which the lowest and the highest are two.
    pub const STEP: u16 = 150;

    /// The rating with this number, from 600 to 2400.
    pub const fn new(number: u16) -> Option<Rating> {
        if number >= Rating::LEAST.0 && number <= Rating::MOST.0 {
            Some(Rating(number))
        } else {
            None
        }
    }

    /// Whether somebody of this rating resigns at a move, `lead` hundredths of a pawn ahead; by
    /// the lot that `seed` draws.
    pub(crate) fn resigns(self, lead: i32, seed: u64) -> bool {
        let Some((_, often)) = RESIGNS.iter().find(|(behind, _)| lead <= -behind) else {
            return false;
        };
        let (least, rating) = (u64::from(Rating::LEAST.0), u64::from(self.0).min(FIRM));
        let [low, firm] = *often;
        let chance = low + (firm - low) * (rating - least) / (FIRM - least);
        mixed(seed) % 1_000 < chance
    }

    /// From 600 to 2400.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Those that are offered, weakest first; each between them can be asked for.
    pub fn offered() -> impl Iterator<Item = Rating> {
        (Rating::LEAST.0..=Rating::MOST.0).step_by(Rating::STEP.into()).map(Rating)
    }

    /// The next one that is offered, above or below; itself at the end.
    #[must_use]
    pub fn next(self, is_higher: bool) -> Rating {
        let mut offered = Rating::offered();
        let next = if is_higher {
            offered.find(|rating| *rating > self)
        } else {
            offered.take_while(|rating| *rating < self).last()
        };
        next.unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_players_resign_sooner_and_nobody_for_a_piece() {
        let count = |number, lead| {
            let rating = Rating::new(number).unwrap();
            (0..10_000).filter(|&seed| rating.resigns(lead, seed)).count()
        };
        assert_eq!([count(600, -499), count(2400, -499), count(2400, 900)], [0; 3]);
        let behind_a_rook = [600, 1200, 1500, 2400].map(|number| count(number, -500));
        assert!(behind_a_rook.is_sorted() && (150..250).contains(&behind_a_rook[0]));
        let behind_a_queen = [600, 1200, 1500, 2400].map(|number| count(number, -900));
        assert!(behind_a_queen.is_sorted() && (50..150).contains(&behind_a_queen[0]));
        assert!((600..800).contains(&behind_a_queen[3]), "{behind_a_queen:?}");
    }

    #[test]
    fn steps_lead_from_one_that_is_offered_to_the_next() {
        let rating = |number| Rating::new(number).unwrap();
        assert_eq!(Rating::offered().count(), 13);
        assert_eq!(rating(1200).next(true), rating(1350));
        assert_eq!(rating(1201).next(false), rating(1200));
        assert_eq!(Rating::LEAST.next(false), Rating::LEAST);
        assert_eq!(Rating::MOST.next(true), Rating::MOST);
        assert_eq!([599, 2401].map(Rating::new), [None, None]);
    }
}
