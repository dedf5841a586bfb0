use crate::games::Side;

/// The result that somebody rules: what each side gets (articles 11.1, 12.8,
/// 12.9, 13.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Record)]
#[uniffi(name = "GameVerdict")]
pub struct Verdict {
    /// What the first player gets.
    pub first: Points,
    /// What the other one gets.
    pub second: Points,
}

/// What a player gets for a game. Nobody gets more than the game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, uniffi::Enum)]
#[uniffi(name = "GamePoints")]
pub enum Points {
    /// Nothing.
    Zero,
    /// Half a point.
    Half,
    /// A point.
    One,
}

impl Points {
    /// How many halves these are.
    pub const fn halves(self) -> u32 {
        match self {
            Points::Zero => 0,
            Points::Half => 1,
            Points::One => 2,
        }
    }
}

impl Verdict {
    /// Half a point each.
    pub const DRAW: Verdict = Verdict { first: Points::Half, second: Points::Half };

    /// The point for one side.
    pub const fn win(side: Side) -> Verdict {
        match side {
            Side::First => Verdict { first: Points::One, second: Points::Zero },
            Side::Second => Verdict { first: Points::Zero, second: Points::One },
        }
    }

    /// What a side gets.
    pub(in crate::session) fn of_mut(&mut self, side: Side) -> &mut Points {
        match side {
            Side::First => &mut self.first,
            Side::Second => &mut self.second,
        }
    }

    /// Who has won: has got the point, and the other side nothing.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Verdict { first: Points::One, second: Points::Zero } => Some(Side::First),
            Verdict { first: Points::Zero, second: Points::One } => Some(Side::Second),
            _ => None,
        }
    }

    /// Whether a player, or both of them, gets nothing.
    pub(in crate::session) fn has_loser(self) -> bool {
        [self.first, self.second].contains(&Points::Zero)
    }

    /// Both sides' points, such as `1-0`, `1/2-1/2` or `1/2-0`.
    pub const fn name(self) -> &'static str {
        use Points::{Half, One, Zero};
        match (self.first, self.second) {
            (Zero, Zero) => "0-0",
            (Zero, Half) => "0-1/2",
            (Zero, One) => "0-1",
            (Half, Zero) => "1/2-0",
            (Half, Half) => "1/2-1/2",
            (Half, One) => "1/2-1",
            (One, Zero) => "1-0",
            (One, Half) => "1-1/2",
            (One, One) => "1-1",
        }
    }

    /// What [`name`](Verdict::name) gives.
    pub(in crate::session) fn read(text: &str) -> Option<Verdict> {
        let points = |text| match text {
            "0" => Some(Points::Zero),
            "1/2" => Some(Points::Half),
            "1" => Some(Points::One),
            _ => None,
        };
        let (first, second) = text.split_once('-')?;
        Some(Verdict { first: points(first)?, second: points(second)? })
    }
}
