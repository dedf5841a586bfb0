use std::ops::Not;

/// The two players, in the order in which they move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, uniffi::Enum)]
#[uniffi(name = "GameSide")]
pub enum Side {
    /// White in chess, Red (dark) in checkers, Black in capture Go.
    First,
    /// The other player.
    Second,
}

impl Side {
    /// Both players, the first first.
    pub const ALL: [Side; 2] = [Side::First, Side::Second];
}

impl Not for Side {
    type Output = Side;

    fn not(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}
