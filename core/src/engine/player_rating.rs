use std::f64::consts::{LN_10, PI};
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Rating;

/// How strongly a person plays, as far as games against ratings have told: by Glicko (Mark E.
/// Glickman, "Parameter estimation in large dynamic paired comparison experiments", Applied
/// Statistics 48, 1999; formulas in "The Glicko system", 1995), one game being a rating period.
///
/// Its text is `1240 85 3`: the rating, its deviation and how many games have told it.
///
/// ```
/// use annabella::engine::{PlayerRating, Rating};
///
/// let start = PlayerRating::default();
/// let won = start.after(start.fair(), 1.0);
/// assert!(won.fair() > Rating::DEFAULT && won.to_string().ends_with(" 1"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRating {
    rating: Rating,
    /// In rating points: with 95 % the person plays within two of them.
    deviation: u16,
    games: u32,
}

/// A text that is no rating of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a rating from 600 to 2400, a deviation from 70 to 350 and a number of games")]
pub struct ParsePlayerRatingError;

/// The deviation of somebody who has not played.
const UNKNOWN: u16 = 350;
/// It goes no lower, so that who learns finds a stronger opponent soon.
const SURE: u16 = 70;
/// The deviation of the computer: how far its play may be from its number.
const COMPUTER: f64 = 60.0;

impl Default for PlayerRating {
    /// Of somebody who has not played yet.
    fn default() -> PlayerRating {
        PlayerRating { rating: Rating::DEFAULT, deviation: UNKNOWN, games: 0 }
    }
}

impl PlayerRating {
    /// The computer's rating that makes a fair game.
    pub const fn fair(self) -> Rating {
        self.rating
    }

    /// How many games have told it.
    pub const fn games(self) -> u32 {
        self.games
    }

    /// After a game against this rating; `score` is 1 for a win, 0.5 for a draw and 0 for a loss.
    #[must_use]
    pub fn after(self, opponent: Rating, score: f64) -> PlayerRating {
        let q = LN_10 / 400.0;
        let [rating, other] = [self.rating, opponent].map(|rating| f64::from(rating.number()));
        let deviation = f64::from(self.deviation);
        let g = 1.0 / (1.0 + 3.0 * (q * COMPUTER / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10_f64.powf(-g * (rating - other) / 400.0));
        // 1/d² of the paper
        let told = (q * g).powi(2) * expected * (1.0 - expected);
        let variance = 1.0 / (1.0 / deviation.powi(2) + told);
        let rating = rating + q * variance * g * (score - expected);
        let [least, most] = [Rating::LEAST, Rating::MOST].map(|end| f64::from(end.number()));
        // both are in these ranges then
        let rating = rating.clamp(least, most).round() as u16;
        let deviation = variance.sqrt().clamp(SURE.into(), UNKNOWN.into()).round() as u16;
        PlayerRating {
            rating: Rating::new(rating).unwrap_or(self.rating),
            deviation,
            games: self.games.saturating_add(1),
        }
    }
}

impl fmt::Display for PlayerRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.rating.number(), self.deviation, self.games)
    }
}

impl FromStr for PlayerRating {
    type Err = ParsePlayerRatingError;

    fn from_str(text: &str) -> Result<PlayerRating, ParsePlayerRatingError> {
        let numbers: Result<Vec<u32>, _> = text.split(' ').map(str::parse).collect();
        let Ok([rating, deviation, games]) = numbers.as_deref() else {
            return Err(ParsePlayerRatingError);
        };
        let [rating, deviation] = [*rating, *deviation].map(u16::try_from);
        let rating = rating.ok().and_then(Rating::new).ok_or(ParsePlayerRatingError)?;
        let deviation = deviation.map_err(|_| ParsePlayerRatingError)?;
        if !(SURE..=UNKNOWN).contains(&deviation) {
            return Err(ParsePlayerRatingError);
        }
        Ok(PlayerRating { rating, deviation, games: *games })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After games whose expected result is that of somebody of this strength.
    fn found(strength: f64, games: u32) -> PlayerRating {
        let mut found = PlayerRating::default();
        let mut owed = 0.5;
        for _ in 0..games {
            let other = f64::from(found.fair().number());
            owed += 1.0 / (1.0 + 10_f64.powf((other - strength) / 400.0));
            // as many wins as that, evenly spread
            let score = if owed >= 1.0 { 1.0 } else { 0.0 };
            owed -= score;
            found = found.after(found.fair(), score);
        }
        found
    }

    #[test]
    fn it_finds_its_player_within_some_ten_games() {
        for strength in [700.0, 1_000.0, 1_500.0, 2_000.0] {
            for (games, near) in [(12, 200.0), (40, 130.0)] {
                let rating = f64::from(found(strength, games).fair().number());
                assert!((rating - strength).abs() < near, "{strength}: {rating} after {games}");
            }
        }
    }

    #[test]
    fn a_win_over_a_weaker_player_counts_as_in_the_paper() {
        // Glickman's example: 1500 with a deviation of 200 wins against 1400. He gives the opponent
        // a deviation of 30, for which it is 1564; with 60 a point less.
        let player = PlayerRating { rating: Rating::new(1_500).unwrap(), deviation: 200, games: 0 };
        let won = player.after(Rating::new(1_400).unwrap(), 1.0);
        assert_eq!(won.to_string(), "1563 176 1");
        let lost = won.after(Rating::new(1_550).unwrap(), 0.0);
        assert!(lost.fair() < won.fair() && lost.deviation < won.deviation);
    }

    #[test]
    fn nobody_leaves_the_ratings_that_there_are() {
        let mut weak = PlayerRating::default();
        let mut strong = weak;
        for _ in 0..100 {
            (weak, strong) = (weak.after(weak.fair(), 0.0), strong.after(strong.fair(), 1.0));
        }
        assert_eq!((weak.fair(), strong.fair()), (Rating::LEAST, Rating::MOST));
        assert_eq!(weak.deviation, SURE);
    }

    #[test]
    fn texts_are_read_as_they_are_written() {
        for text in ["1200 350 0", "600 70 4294967295"] {
            assert_eq!(text.parse::<PlayerRating>().unwrap().to_string(), text);
        }
        for text in ["", "1200", "1200 350", "1200 350 0 1", "599 350 0", "1200 69 0", "a b c"] {
            assert_eq!(text.parse::<PlayerRating>(), Err(ParsePlayerRatingError), "{text}");
        }
    }
}
