use std::fmt;

use crate::games::Side;

/// How a game ended, by the side and not by a colour: `1-0` is a win of the side that has the
/// first move in every game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`: Red has won, whom PDN calls Black.
    FirstWins,
    /// `0-1`: White has won.
    SecondWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: still going on, given up, or not known.
    #[default]
    Unknown,
}

impl GameResult {
    /// The result when `side` has won.
    pub const fn win(side: Side) -> GameResult {
        match side {
            Side::First => GameResult::FirstWins,
            Side::Second => GameResult::SecondWins,
        }
    }

    /// The text as PDN writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameResult::FirstWins => "1-0",
            GameResult::SecondWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
