use std::fmt;

use crate::games::Side;

/// How a game ended, as the property RE has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// A side has won.
    Win(Side, How),
    /// `0`, or `Draw`.
    Draw,
    /// `Void`: there is no result.
    Void,
    /// Still going on, or not known; RE is left out then.
    #[default]
    Unknown,
}

/// How a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// By so many captured stones more.
    By(u16),
    /// The other side has resigned.
    Resignation,
    /// The other side's time was up.
    Time,
    /// The other side has lost for another reason.
    Forfeit,
    /// It is not told.
    Untold,
}

impl GameResult {
    /// The result of a value of RE; none where it is not written as results are.
    pub fn read(text: &str) -> Option<GameResult> {
        let side = match text.as_bytes() {
            [b'B' | b'b', b'+', ..] => Side::First,
            [b'W' | b'w', b'+', ..] => Side::Second,
            _ => {
                return match text.to_ascii_lowercase().as_str() {
                    "0" | "draw" | "jigo" => Some(GameResult::Draw),
                    "void" => Some(GameResult::Void),
                    "?" | "" => Some(GameResult::Unknown),
                    _ => None,
                };
            }
        };
        let how = match text[2..].to_ascii_lowercase().as_str() {
            "r" | "resign" => How::Resignation,
            "t" | "time" => How::Time,
            "f" | "forfeit" => How::Forfeit,
            "" => How::Untold,
            // half a stone comes of a komi, which this game does not have
            score => How::By(score.split('.').next()?.parse().ok()?),
        };
        Some(GameResult::Win(side, how))
    }

    /// Who has won.
    pub const fn winner(self) -> Option<Side> {
        match self {
            GameResult::Win(side, _) => Some(side),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    /// `B+3`, `W+R`, `0`; `?` where it is not known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (side, how) = match self {
            GameResult::Win(side, how) => (side, how),
            GameResult::Draw => return f.write_str("0"),
            GameResult::Void => return f.write_str("Void"),
            GameResult::Unknown => return f.write_str("?"),
        };
        f.write_str(if *side == Side::First { "B+" } else { "W+" })?;
        match how {
            How::By(count) => write!(f, "{count}"),
            How::Resignation => f.write_str("R"),
            How::Time => f.write_str("T"),
            How::Forfeit => f.write_str("F"),
            How::Untold => Ok(()),
        }
    }
}
