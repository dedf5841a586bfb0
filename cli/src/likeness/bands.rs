//! Bands of ratings.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

/// Ratings that are believed.
pub const RATINGS: RangeInclusive<u16> = 100..=4000;

/// How wide a band is that has no neighbour.
const USUAL_WIDTH: u16 = 300;

/// Bands by the ratings at which they begin; the last one has no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bands(Vec<u16>);

/// A text that is no list of bands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "expected ratings from {} to {} that rise, such as 600,900,1200",
    RATINGS.start(),
    RATINGS.end()
)]
pub struct ParseBandsError;

/// People whose ratings are near each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The lowest rating.
    pub from: u16,
    /// The first one beyond; none for the last band.
    pub to: Option<u16>,
    /// The rating in its middle. The last band has the width of the one before.
    pub middle: u16,
}

impl Bands {
    /// All of them, the lowest first.
    pub fn all(&self) -> Vec<Band> {
        let width = match self.0[..] {
            [.., before, last] => last - before,
            _ => USUAL_WIDTH,
        };
        let band = |(index, &from): (usize, &u16)| {
            let to = self.0.get(index + 1).copied();
            Band { from, to, middle: u16::midpoint(from, to.unwrap_or(from + width)) }
        };
        self.0.iter().enumerate().map(band).collect()
    }
}

impl Default for Bands {
    fn default() -> Bands {
        Bands((600..=2400).step_by(USUAL_WIDTH.into()).collect())
    }
}

impl fmt::Display for Bands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let starts: Vec<String> = self.0.iter().map(u16::to_string).collect();
        f.write_str(&starts.join(","))
    }
}

impl FromStr for Bands {
    type Err = ParseBandsError;

    fn from_str(text: &str) -> Result<Bands, ParseBandsError> {
        let start = |part: &str| part.trim().parse().ok().filter(|start| RATINGS.contains(start));
        let starts: Option<Vec<u16>> = text.split(',').map(start).collect();
        let starts = starts.filter(|starts| starts.is_sorted_by(|one, next| one < next));
        starts.map(Bands).ok_or(ParseBandsError)
    }
}

impl Band {
    /// Whether somebody with this rating belongs to it.
    pub fn contains(&self, rating: u16) -> bool {
        self.from <= rating && self.to.is_none_or(|to| rating < to)
    }
}

impl fmt::Display for Band {
    /// `600-899`, `2400+`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            Some(to) => write!(f, "{}-{}", self.from, to - 1),
            None => write!(f, "{}+", self.from),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_read_by_where_they_begin() {
        let bands: Bands = "1000, 1400,1500".parse().unwrap();
        let all = bands.all();
        let texts: Vec<String> = all.iter().map(Band::to_string).collect();
        assert_eq!(texts, ["1000-1399", "1400-1499", "1500+"]);
        assert_eq!([0, 1, 2].map(|index| all[index].middle), [1200, 1450, 1550]);
        assert!(all[0].contains(1399) && !all[0].contains(1400) && all[2].contains(4000));
        assert_eq!(bands.to_string().parse(), Ok(bands));
        assert_eq!("800".parse::<Bands>().unwrap().all()[0].middle, 950);
        assert_eq!(Bands::default().all().len(), 7);
    }

    #[test]
    fn other_texts_are_no_bands() {
        for text in ["", ",", "900,600", "600,600", "99", "4001", "-5", "600,,900", "a"] {
            assert_eq!(text.parse::<Bands>(), Err(ParseBandsError), "{text}");
        }
    }
}
